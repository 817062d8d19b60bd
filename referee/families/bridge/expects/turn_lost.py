"""A turn that somebody has lost: a pass out of turn was accepted, and now the third pass would end the auction without him."""

from collections.abc import Iterator, Sequence

from referee.core.matter import Matter
from referee.core.record import PASS, Act, Call, Seat
from referee.core.subject import WITHOUT_EFFECT, Deed
from referee.core.table import AUCTION, Table
from referee.mechanics.auction.moves import after_call, until_turn_of
from referee.mechanics.auction.state import NO_BID, Auction

VERBS = ("call", "simultaneous")

TURN_LOST = Deed(
    "turn-lost", "a third pass while somebody has lost his turn by a pass out of turn that was accepted", waits=WITHOUT_EFFECT
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The pass that would end the auction, though one of the three was made at another's turn."""
    auction = table.part(Auction)
    if auction is None or table.phase != AUCTION or act.call != PASS or act.seat != auction.turn:
        return
    after = after_call(auction, act.seat, PASS)
    if after.passes < len(after.around) - 1 or after.bid == NO_BID:
        return
    place, seat = _passed_over(after.calls, after.around)
    if seat is not None:
        why = f"three passes, and {table.name(seat)} has lost his turn by one that was made out of turn"
        yield Matter(TURN_LOST, seat, why, act.at, before=table.but(until_turn_of(auction, place, seat)))


def _passed_over(calls: Sequence[tuple[Seat, Call]], around: Sequence[Seat]) -> tuple[int, Seat | None]:
    """Who should have called where another passed, and the place of that pass among the calls."""
    last = max(place for place, (_, call) in enumerate(calls) if call != PASS)
    at = around.index(calls[last][0])
    for step, (seat, _) in enumerate(calls[last + 1 :], 1):
        due = around[(at + step) % len(around)]
        if seat != due:
            return last + step, due
    return 0, None
