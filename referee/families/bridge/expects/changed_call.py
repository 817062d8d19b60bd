"""A change of call: at once and by inadvertence, or later. And what a call gives away that was made and then cancelled."""

from collections.abc import Iterator

from referee.core.expect import Changed
from referee.core.matter import Matter
from referee.core.record import Act, call_text, suit_named
from referee.core.table import AUCTION, Table
from referee.mechanics.auction.moves import before_last_of, last_call_of
from referee.mechanics.auction.state import Auction

VERBS = ("changes",)

CHANGED_CALL = Changed("call", name="changed-call", says="an attempt to change a call")
DENOMINATION_CANCELLED = Changed("denomination", name="denomination-cancelled", says="a denomination named and then cancelled")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Every attempt to change a call; whether it is in time the log says, or somebody must."""
    auction = table.part(Auction)
    if auction is None or act.seat is None or act.call is None or table.phase != AUCTION:
        return
    first = last_call_of(auction, act.seat)
    if first is None or (act.how == "at-once" and auction.calls[-1][0] != act.seat):
        return  # nothing of his to change, or no more at once
    why = f"{table.name(act.seat)} wanted to change his call from {call_text(first)} to {call_text(act.call)}"
    yield Matter(
        CHANGED_CALL,
        act.seat,
        why,
        act.at,
        call=first,
        suit=suit_named(first),
        before=table.but(before_last_of(auction, act.seat)),
        act=act,
    )
