"""Carte blanche shown too late, and a running score that does not add up."""

from collections.abc import Iterator

from referee.core.expect import TooLate, WrongSum
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import Table
from referee.families.piquet_klaberjass.moves.exchange import exchange_of
from referee.families.piquet_klaberjass.moves.piquet import CARTE_BLANCHE, Piquet, form_of, running
from referee.mechanics.deal.moves import known_dealer
from referee.mechanics.setting.moves import BEFORE, SCORED
from referee.mechanics.tricks.state import Tricks

VERBS = ("declares", "says")

CARTE_BLANCHE_LATE = TooLate(
    "declaration", "carte blanche", name="carte-blanche-late", says="carte blanche shown when its time is over"
)
WRONG_RUNNING_SCORE = WrongSum(
    "running total", "score so far", name="wrong-running-score", says="a running score announced that does not add up"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Carte blanche after the discard; the sum that a player tells as he plays."""
    if act.seat is None or table.game.part(Piquet) is None or known_dealer(table) is None:
        return
    who = table.name(act.seat)
    if act.verb == "declares":
        if act.how == CARTE_BLANCHE and _is_late(table, act):
            yield Matter(CARTE_BLANCHE_LATE, act.seat, f"{who} showed carte blanche when the time for it was over", act.at)
        return
    due = running(table, act.seat)
    if not table.noted("declares") or _tells_too_little(table) or table.settled:
        return
    if act.number != due:
        why = f"{who} announced {act.number}, and has {due}"
        yield Matter(WRONG_RUNNING_SCORE, act.seat, why, act.at, due=Number(due), found=Number(act.number))


def _tells_too_little(table: Table) -> bool:
    """Whether the log begins in the middle of the play without what had been scored in it by then."""
    stands = table.part(Tricks)
    told = {act.seat for act in table.acts_of(BEFORE) if act.how == SCORED}
    return stands is not None and any(stands.earlier) and len(told) < table.seats


def _is_late(table: Table, act: Act) -> bool:
    """Whether he has discarded, or where either has to announce it first, anybody has."""
    assert act.seat is not None
    away = exchange_of(table).away
    first = table.eldest if form_of(table).announced_first else act.seat
    return bool(away[first] or away[act.seat]) or (table.part(Tricks) is not None and bool(table[Tricks].past))
