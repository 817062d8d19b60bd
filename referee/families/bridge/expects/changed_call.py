"""A change of call: at once and by inadvertence, or later. And what a call gives away that was made and then cancelled."""

from collections.abc import Iterator

from referee.core.expect import Changed
from referee.core.matter import Matter
from referee.core.record import Act, Seat, call_text, suit_named
from referee.core.table import AUCTION, PLAY, Table
from referee.mechanics.auction.moves import before_last_of, last_call_of, reopens
from referee.mechanics.auction.state import Auction
from referee.mechanics.tricks.moves.tricks import has_begun

VERBS = ("changes",)

CHANGED_CALL = Changed("call", name="changed-call", says="an attempt to change a call")
DENOMINATION_CANCELLED = Changed("denomination", name="denomination-cancelled", says="a denomination named and then cancelled")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Every attempt to change a call; whether it is in time the log says, or somebody must."""
    auction = table.part(Auction)
    if auction is None or act.seat is None or act.call is None or not _may_still_be_changed(table, act):
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


def _may_still_be_changed(table: Table, act: Act) -> bool:
    """In the auction, or at once if it was the call that closed it; and until a lead by whom the director finds misinformed."""
    if table.phase == AUCTION or reopens(table, act):
        return True
    return table.phase == PLAY and not has_begun(table) and is_misinformed(table, act.seat)


def is_misinformed(table: Table, seat: Seat | None) -> bool:
    """Whether the director has found that wrong information could well have told on his call."""
    return any(note.how == "misinformed" and note.seat in (None, seat) for note in table.acts_of("judges"))
