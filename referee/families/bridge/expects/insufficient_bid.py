"""An insufficient bid: one that does not top the last bid. The offender must put another call in its place."""

from collections.abc import Iterator

from attrs import evolve

from referee.core.matter import Matter
from referee.core.measured import Said, Told
from referee.core.record import Act, call_text, suit_named
from referee.core.subject import MUST_BE_REPLACED
from referee.core.table import Table
from referee.families.bridge.expects.call_out_of_turn import calls_again
from referee.mechanics.auction import expects as auction
from referee.mechanics.auction.moves import SEVEN_NO_TRUMP, called_upon, is_sufficient

VERBS = ("call", "simultaneous", "changes")

#: in bridge the table waits for the call that is to take its place
INSUFFICIENT_BID = evolve(auction.INSUFFICIENT_BID, waits=MUST_BE_REPLACED)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bid that is not higher than the last bid that stands."""
    before = called_upon(table, act)
    if before is None or act.call is None:
        return
    if 0 <= act.call <= SEVEN_NO_TRUMP and not is_sufficient(before, act.call) and not calls_again(table, act):
        why = f"{table.name(act.seat)} bid {call_text(act.call)} over {table.name(before.bidder)}'s {call_text(before.bid)}"
        yield Matter(
            INSUFFICIENT_BID,
            act.seat,
            why,
            act.at,
            call=act.call,
            suit=suit_named(act.call),
            due=Told(f"more than {call_text(before.bid)}"),
            found=Said(act.call),
            before=table.but(before),
        )
