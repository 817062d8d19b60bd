"""Pegs placed short or too far, hands counted wrong, help in counting, and points taken that another overlooked."""

from collections.abc import Iterator

from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.expect import Consulted, NoRight, OutOfTurn, WrongSum
from referee.core.fact import NO, YES
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.cribbage.facts import WERE_OVERLOOKED
from referee.families.cribbage.moves.cribbage import (
    CRIB,
    can_count,
    combinations_of,
    counted_in_order,
    overlooked,
    place_in_show,
)
from referee.families.cribbage.moves.pegging import HAND, Pegging
from referee.families.cribbage.score.cribbage import pegged, points
from referee.score.expects import WRONG_COUNT

VERBS = ("pegs", "counts", "asks", "suggests", "muggins")

PEGGED_SHORT = WrongSum("peg", "short", name="pegged-short", says="a peg placed short of what the player scored")
PEGGED_TOO_FAR = WrongSum("peg", "far", name="pegged-too-far", says="a peg placed further than the player scored")
SCORE_ACROSS_GO = WrongSum(
    "peg", name="score-across-go", says="points pegged for a lead together with cards of the series before"
)
COUNTED_OUT_OF_ORDER = OutOfTurn(
    "count", name="counted-out-of-order", says="a hand or the crib counted before one that comes first"
)
HELP_IN_COUNTING = Consulted("count", name="help-in-counting", says="help asked or given in counting a hand")
TWO_FOR_AN_ERROR = Deed("two-for-an-error", "two points for an error where there are two opponents")
OVERLOOKED_TAKEN = NoRight("muggins", name="overlooked-points-taken", says="points taken that another player overlooked")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What was pegged or counted and should not have been, or should have been and was not."""
    pegging = table.part(Pegging)
    if pegging is None or act.seat is None:
        return
    who = table.name(act.seat)
    if act.verb == "pegs":
        yield from _peg(table, pegging, act)
    elif act.verb == "counts":
        yield from _count(table, pegging, act)
    elif act.verb == "muggins":
        yield from _muggins(table, pegging, act)
    elif table.phase == OVER and (act.how == "count" or act.verb == "suggests"):
        did = "asked for help in counting" if act.verb == "asks" else "helped in counting"
        yield Matter(HELP_IN_COUNTING, act.seat, f"{who} {did}", act.at)


def _muggins(table: Table, pegging: Pegging, act: Act) -> Iterator[Matter]:
    last = overlooked(table, act)
    missed = 0 if last is None else -last.points
    others = [show for show in pegging.counted if show[0] != act.seat]
    known = others and all(combinations_of(table, *show) is not None for show in others)
    if last is None and not known:
        return
    beyond = act.number > missed
    why = f"{table.name(act.seat)} took {counted(act.number, 'point')} that had been overlooked"
    why += f", and {missed or 'nothing'} had been" if beyond else ""
    moment = 0 if last is None else last.moment
    yield Matter(OVERLOOKED_TAKEN, act.seat, why, act.at, count=moment, of=WERE_OVERLOOKED.told(NO if beyond else YES))


def _peg(table: Table, pegging: Pegging, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    if pegging.unplayed == act.seat:
        return  # with a dead card, which is a matter of its own
    pegging = pegging.gaining_go(act.seat, act.number)
    away = pegging.away(act.seat, act.number)
    if not away:
        return
    due = act.number - away
    scored = ", ".join(f"{each.what} {each.points}" for each in next(iter(pegging.unpegged(act.seat)), ()))
    told = f"{table.name(act.seat)} pegged {act.number}, where {f'{due} was due: {scored}' if due else 'nothing was due'}"
    if away < 0:
        yield Matter(PEGGED_SHORT, act.seat, told, act.at, count=pegging.moment + 1)
    elif not due and _across(pegging, act):
        yield Matter(SCORE_ACROSS_GO, act.seat, told, act.at, count=pegging.moment + 1)
    else:
        yield Matter(PEGGED_TOO_FAR, act.seat, told, act.at, count=pegging.moment + 1)


def _across(pegging: Pegging, act: Act) -> bool:
    """Whether it is what a lead would score together with the series before."""
    if len(pegging.series) != 1 or pegging.last != act.seat or not pegging.past:
        return False
    cards = [card for _, card in (*pegging.past[-1], *pegging.series)]
    return points(pegged(cards)) == act.number


def _count(table: Table, pegging: Pegging, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    if act.how:
        yield from _before_another(table, pegging, act)
    found = combinations_of(table, act.seat, act.how == CRIB) if act.how else None
    if act.how and act.how != CRIB and not can_count(table, act.seat, act.number):
        why = f"{table.name(act.seat)} counted {act.number} for his hand, which no {HAND} of the cards told come to"
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, remedy=NOBODY_ACCUSED)
    if found is None or points(found) == act.number:
        return
    scored = ", ".join(f"{each.what} {each.points}" for each in found) or "nothing"
    why = f"{table.name(act.seat)} counted {act.number} for his {act.how}, which scores {points(found)}: {scored}"
    yield Matter(WRONG_COUNT, act.seat, why, act.at, count=pegging.moment + 1)


def _before_another(table: Table, pegging: Pegging, act: Act) -> Iterator[Matter]:
    """A hand is counted that should have been counted before the last one; it shows only now, since a log need not tell all."""
    assert act.seat is not None
    show = act.seat, act.how == CRIB
    if show in pegging.counted or not pegging.counted or not counted_in_order(table):
        return
    seat, crib = pegging.counted[-1]
    if place_in_show(table, (seat, crib)) > place_in_show(table, show):
        what = f"{table.name(seat)} counted his {CRIB if crib else 'hand'}"
        yield Matter(COUNTED_OUT_OF_ORDER, seat, f"{what} before {table.name(act.seat)} counted his {act.how}", act.at)
