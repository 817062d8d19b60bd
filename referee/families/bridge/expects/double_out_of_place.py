"""A double or redouble that cannot be made: of the own side's bid, of one doubled already, of an undoubled one, of none."""

from collections.abc import Iterator

from referee.core.expect import NoSuchDouble
from referee.core.matter import Matter
from referee.core.record import DOUBLE, REDOUBLE, Act, call_text, suit_named
from referee.core.subject import MUST_BE_REPLACED
from referee.core.table import Table
from referee.families.bridge.expects.call_out_of_turn import calls_again
from referee.families.bridge.facts.auction import HIGHER_SAME, LOWEST_SAME, NOTHING, REPLACED_BY
from referee.mechanics.auction.moves import called_upon, may_double
from referee.mechanics.auction.state import NO_BID

VERBS = ("call", "simultaneous", "changes")

DOUBLE_OUT_OF_PLACE = NoSuchDouble(
    # whatever is bid instead, a double named no denomination
    never=((REPLACED_BY.is_(NOTHING, LOWEST_SAME, HIGHER_SAME),),),
    waits=MUST_BE_REPLACED,
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A double of anything but the opponents' last bid, a redouble of anything but the own side's doubled one."""
    before = called_upon(table, act)
    if before is None or act.call not in (DOUBLE, REDOUBLE) or act.seat is None or may_double(before, act.seat, act.call):
        return
    if calls_again(table, act):
        return  # a call of which nothing comes but an attempt to change the first
    said = f"{table.name(act.seat)} said {call_text(act.call)}"
    if before.bid == NO_BID:
        why = f"{said} before any bid"
    else:
        state = {1: "undoubled", 2: "doubled", 4: "redoubled"}[before.doubling]
        why = f"{said} over {table.name(before.bidder)}'s {state} {call_text(before.bid)}"
    yield Matter(
        DOUBLE_OUT_OF_PLACE, act.seat, why, act.at, call=act.call, suit=suit_named(before.bid), before=table.but(before)
    )
