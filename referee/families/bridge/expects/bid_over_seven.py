"""A bid of more than seven, which counts as a pass."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.matter import Matter
from referee.core.record import Act, call_text
from referee.core.subject import DEEMED_PASS
from referee.core.table import Table
from referee.families.bridge.expects.call_out_of_turn import calls_again
from referee.mechanics.auction.expects import BID_NOT_LISTED
from referee.mechanics.auction.moves import SEVEN_NO_TRUMP, called_upon

VERBS = ("call", "simultaneous", "changes")

#: what is made of it in bridge
BID_OVER_SEVEN = evolve(BID_NOT_LISTED, waits=DEEMED_PASS)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bid above seven no trump."""
    before = called_upon(table, act)
    if before is not None and act.call is not None and act.call > SEVEN_NO_TRUMP and not calls_again(table, act):
        why = f"{table.name(act.seat)} bid {call_text(act.call)}"
        yield Matter(BID_OVER_SEVEN, act.seat, why, act.at, call=act.call, before=table.but(before))
