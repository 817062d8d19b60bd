"""Holdings declared that nobody holds, too late, or after another's was called good; and those that are sunk."""

from collections.abc import Iterator

from referee.core.cards import RANK_NAMES
from referee.core.expect import FalseClaim, TooLate, WordBroken
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.piquet_klaberjass.moves.declaring import (
    GOOD,
    best_key,
    class_of,
    conceded,
    declared_of,
    held,
    is_closed,
    may_hold,
    said_by,
    standing,
    told_closer,
)
from referee.families.piquet_klaberjass.moves.holdings import Holding, Said, beats

VERBS = ("declares", "replies")

FALSE_DECLARATION = FalseClaim(
    "combination", name="false-declaration", says="a combination declared that the hand does not hold"
)
CONCEDED_THEN_CLAIMED = WordBroken(
    "concession", name="conceded-then-claimed", says="a combination declared by a player who has called the other's good"
)
DECLARED_LATE = TooLate("declaration", name="declared-late", says="a combination declared when its time is over")
SUNK = Deed("sunk", "a combination that its holder does not declare")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a declaration, and what is kept back."""
    if act.seat is None:
        return
    if act.verb == "replies":
        yield from _sunk_by_answer(table, act)
        return
    said = said_by(act)
    holding = None if said is None else class_of(table, said.of)
    if said is None or holding is None:
        return
    who, known = table.name(act.seat), not table.is_open(act.seat)
    if said.is_nothing:
        best = holding.best(table, held(table, act.seat)) if known else None
        if best is not None:
            yield Matter(SUNK, act.seat, f"{who} declared no {holding.name} and holds {told(best)}", act.at, cards=best.cards)
        return
    now = declared_of(table)
    place = told_closer(now, said)
    place = len(now.said) if place is None else place
    others = [each for each in standing(table, said.of) if each.seat != act.seat]
    free = act.seat in now.free
    if not free and table.game.minds(DECLARED_LATE) and is_closed(table, said.of):
        yield Matter(DECLARED_LATE, act.seat, f"{who} declared {told(said)} when the time for it was over", act.at, count=place)
    elif not free and said.of not in now.reopened and act.seat in conceded(table, said.of) and others:
        why = f"{who} declared {told(said)} after he had let the other's {holding.name} pass for good"
        yield Matter(CONCEDED_THEN_CLAIMED, act.seat, why, act.at, count=place)
    elif (
        known and _is_whole(table, act.seat) and not any(holding.holds(table, hand, said) for hand in may_hold(table, act.seat))
    ):
        yield Matter(FALSE_DECLARATION, act.seat, f"{who} declared {told(said)} and does not hold it", act.at, count=place)


def _is_whole(table: Table, seat: Seat) -> bool:
    """Whether all the cards are told that he held; where those he drew are not, nobody knows what he had."""
    return held(table, seat).bit_count() >= table.hand_size


def told(said: Said) -> str:
    """What is declared, in words."""
    rank = "" if said.rank is None else f" {'of' if said.of == 'set' else 'headed by'} {RANK_NAMES[said.rank]}"
    numbers = "/".join(map(str, said.numbers))
    return f"a {said.of}{rank}{f' ({numbers})' if numbers else ''}"


def _sunk_by_answer(table: Table, act: Act) -> Iterator[Matter]:
    """The other's holding called good by a player who is known to hold a better one."""
    assert act.seat is not None
    his = [each for each in declared_of(table).said if each.seat != act.seat and not each.is_nothing][-1:]
    holding: Holding | None = class_of(table, his[0].of) if his else None
    if act.how != GOOD or holding is None or table.is_open(act.seat):
        return
    best = holding.best(table, held(table, act.seat))
    there = list(standing(table, holding.name))
    if best is not None and there and beats(holding.key(table, best), best_key(table, holding, there)):
        why = f"{table.name(act.seat)} called the other's {holding.name} good and holds {told(best)}"
        yield Matter(SUNK, act.seat, why, act.at, cards=best.cards)
