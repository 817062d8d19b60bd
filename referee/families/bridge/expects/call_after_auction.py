"""A call made after the auction is closed."""

from collections.abc import Iterator

from referee.core.expect import TooLate
from referee.core.matter import Matter
from referee.core.record import Act, call_text, suit_named
from referee.core.status import CONDONED
from referee.core.table import OVER, PLAY, Table
from referee.families.bridge.expects.changed_call import is_misinformed
from referee.mechanics.auction.moves import auction_told, reopens
from referee.mechanics.declarer.contract import Contract

VERBS = ("call", "simultaneous", "changes")

CALL_AFTER_AUCTION = TooLate("call", "close", name="call-after-auction", says="a call after the auction is closed")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Any call once the play is on, but for the one that has just let an improper call count as the last pass.

    Where all have passed there is neither declarer nor defender, and a call comes after the end of the deal. Who changes at once
    the call that closed the auction is still in it, and one who has been misinformed may change his last pass until the lead.
    """
    if act.verb == "changes" and (reopens(table, act) or is_misinformed(table, act.seat)):
        return
    if act.call is None or table.phase not in (PLAY, OVER) or (table.phase == OVER and table.part(Contract) is None):
        return
    if any(matter.status == CONDONED and matter.settled_at == table.clock and matter.breach.waits for matter in table.settled):
        return
    why = f"{table.name(act.seat)} called {call_text(act.call)} after the auction was closed"
    yield Matter(
        CALL_AFTER_AUCTION,
        act.seat,
        why,
        act.at,
        call=act.call,
        suit=suit_named(act.call),
        before=table.but(auction_told(table)),
    )
