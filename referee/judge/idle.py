"""Acts that moved nothing when they were told: what came of them, now that the deal is over.

An act came to something where the deal without it would have ended otherwise: what was found, who was bound to what, the
score. It was in its place where the same by another player, with another card or number, would have moved something or been
found wrong then; where a time that a law sets would have ended with it; where it points to something that is wrong, or does
with one's cards what a ruling has done; or where it prepares the deal, or gives cards that are not told. Any other is said to
have no effect.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from attrs import evolve

from referee.core.cards import cards_of
from referee.core.fold import MOST_IDLE, may_use, passed_over, step
from referee.core.game import Game
from referee.core.limits import POINTING, RAISING
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import ScoreError
from referee.core.status import WITHOUT_EFFECT
from referee.core.table import Deaf, Table
from referee.core.unheard import is_obeyed, without_effect
from referee.core.verbs import taken, tree, verbs
from referee.core.window import Limit, Window
from referee.judge.session import result_of
from referee.mechanics.deal.moves import GIVING, PREPARING, dealing_begun
from referee.mechanics.setting.moves import UNKNOWN, VULNERABILITIES

#: of so many verbs of a deal it is looked what comes of them; and of so many acts of one of them, where something comes of some
_MOST_VERBS = 12
_MOST_OF_A_VERB = 4
#: by this one uses what a ruling lets one demand
DEMANDS = "demands"
#: the bids of a game in which seven is the highest
_CALLS = range(35)


def idle_acts_told(table: Table, again: Callable[[Deaf], Table]) -> Table:
    """The table at the end of its deal, saying which of its idle acts have no effect; `again` hears the deal without some."""
    stood = {(act, act.at): before for before, act in table.idle}
    for act in acts_without_effect(table, again):
        matter = without_effect(table, act, _as_heard(stood[act, act.at], act))
        if matter is not None:
            table = passed_over(table, matter)
    return table


def acts_without_effect(table: Table, again: Callable[[Deaf], Table]) -> Iterable[Act]:
    """The idle acts that were out of their place, and without which all would have been the same."""
    acts = [act for before, act in table.idle if not _in_place(before, act)]
    if not acts:
        return ()
    end, nothing = _end_of(table), list[Act]()
    for verb in list(dict.fromkeys(act.verb for act in acts))[:_MOST_VERBS]:
        told = [act for act in acts if act.verb == verb]
        known = sum(act.verb == verb for _, act in table.idle) < MOST_IDLE  # or there may be more of them
        if _end_of(again(_these(told) if known else frozenset([verb]))) == end:
            nothing += told
        elif len(told) > 1 or not known:
            nothing += (act for act in told[-_MOST_OF_A_VERB:] if _end_of(again(_these([act]))) == end)
    return nothing


def _these(acts: Iterable[Act]) -> Deaf:
    return frozenset((act, act.at) for act in acts)


def _end_of(table: Table) -> tuple[object, ...]:
    """All that a deal comes to."""
    matters = [
        (each.breach, each.seat, each.why, each.at, each.status, each.law and each.law.id, each.remedy, each.known, each.bound)
        for each in table.settled
        if each.status != WITHOUT_EFFECT
    ]
    try:
        result: object = result_of(table)
    except ScoreError as error:
        result = str(error)
    return matters, result, table.outcomes, table.void, table.next_dealer, table.parts, table.hands, table.unknown, table.phase


def _in_place(before: Table, act: Act) -> bool:
    """Whether at its moment something turns on who does it, and with what."""
    return (
        any(_stirs(before, other) for other in _told_otherwise(before, act))
        or (_is_of_time(act.verb) and any(_ends(before, act, *each) for each in _times(before.game)))
        or (act.verb in POINTING and any(each.status != WITHOUT_EFFECT for each in before.matters))
        or (act.verb in PREPARING and not dealing_begun(before))
        or (act.verb in GIVING and act.how_many > len(act.cards))
        or is_obeyed(before, act)
    )


@cache
def _is_of_time(verb: str) -> bool:
    """Whether it tells how far the deal has come, whoever brought it there: a trick is quitted, the cards are mixed."""
    return taken(tree(verbs()[verb]), frozenset()) is not None


@cache
def _times(game: Game) -> tuple[tuple[Matter, Window], ...]:
    """The times that laws of this game set, each with a matter of the kind for which it is set."""
    found: dict[int, tuple[Matter, Window]] = {}
    for law in (law for layer in game.layers for law in layer if law.subjects):
        limits = [law.until, law.after, *(each.fact for each in law.when)]
        windows = [limit.before for limit in limits if isinstance(limit, Limit)]
        if law.chooser is not None and law.chooser.until is not None:
            windows.append(law.chooser.until)
        for window in windows:
            found.setdefault(id(window), (Matter(law.subjects[0], 0, ""), window))
    return tuple(found.values())


def _ends(before: Table, act: Act, matter: Matter, window: Window) -> bool:
    """Whether the time would be over by this act, and not by any other or before, had there been such a matter."""
    matter = evolve(matter, before=before)
    other = evolve(act, verb="")
    return window.closes(before, matter, act) and not (window.closes(before, matter, other) or window.closed(before, matter))


def _stirs(before: Table, act: Act) -> bool:
    """Whether it comes to something. What it shows to be wrong with the record alone is none of the game."""
    after = step(before, act)
    if len(after.idle) != len(before.idle):
        return False
    found = after.settled[len(before.settled) :]
    only_doubted = found and all(each.breach.suspect for each in found) and after.docket == before.docket
    return not only_doubted or (after.hands, after.parts, after.phase) != (before.hands, before.parts, before.phase)


def _as_heard(before: Table, act: Act) -> str:
    """How one would have written it there, where a number would have come to something in the place of a call, or a call in
    that of a number; or where he who asks for something may demand what a ruling lets him."""
    if act.verb in RAISING:
        return " or ".join(
            f"{DEMANDS} SEAT {how}" for how in _demands() if _is_claim(before, evolve(act, verb=DEMANDS, how=how))
        )
    if "CALL|NUMBER" not in verbs()[act.verb]:
        return ""
    if act.call is not None:
        return f"{act.verb} SEAT NUMBER" if _is_heard(before, evolve(act, call=None, numbers=(1,))) else ""
    calls = (evolve(act, numbers=(), call=call) for call in _CALLS if act.numbers)
    return f"{act.verb} SEAT CALL" if any(_is_heard(before, each) for each in calls) else ""


@cache
def _demands() -> tuple[str, ...]:
    """What can be demanded."""
    return tuple(word for word in re.split(r"[^a-z-]+", verbs()[DEMANDS]) if word)


def _is_claim(before: Table, act: Act) -> bool:
    """Whether who says that uses a right that he has then."""
    return any(
        right.kind.claimed(before, right, act) and right.kind.ripe(before, right) and may_use(before, right, act)
        for right in before.rights
    )


def _is_heard(before: Table, act: Act) -> bool:
    return _stirs(before, act) or _in_place(before, act)


def _told_otherwise(table: Table, act: Act) -> Iterator[Act]:
    """The same act with one of its objects changed for another."""
    for seat in range(table.seats):
        if act.seat not in (None, seat):
            yield evolve(act, seat=seat)
        if act.other not in (None, seat):
            yield evolve(act, other=seat)
    if act.side is not None:
        yield from (evolve(act, side=side) for side in range(table.sides) if side != act.side)
    if act.how in VULNERABILITIES:
        yield from (evolve(act, how=sides) for sides in VULNERABILITIES if sides != act.how)
    if act.suit is not None:
        yield from (evolve(act, suit=suit) for suit in range(4) if suit != act.suit)
    if act.rank is not None:
        yield from (evolve(act, rank=rank) for rank in range(13) if rank != act.rank)
    for number in {each + by for each in act.numbers[:1] for by in (-1, 1) if each + by >= 0}:
        yield evolve(act, numbers=(number, *act.numbers[1:]))
    if act.amounts:
        yield evolve(act, amounts=(act.amounts[0] + 1, *act.amounts[1:]))
    if act.cards or act.how == UNKNOWN:
        others = {next(cards_of(held)) for held in (*table.hands, table.pack_used.cards) if held}
        how = "" if act.how == UNKNOWN else act.how
        yield from (evolve(act, how=how, cards=(card, *act.cards[1:])) for card in sorted(others.difference(act.cards)))
