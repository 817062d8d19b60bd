"""The auction of a deal: what a table keeps of the calls."""

from referee.core.long import Long
from referee.core.parts import Part
from referee.core.record import Call, Seat, Side
from referee.core.table import Table
from referee.core.values import frozen

NO_BID: Call = -4
NO_CALLS = Long[tuple[Seat, Call]]()


@frozen
class Auction(Part):
    """The calls that stand, and what follows from them."""

    moved_by = "call"

    turn: Seat
    calls: Long[tuple[Seat, Call]] = NO_CALLS
    #: the last bid, or NO_BID
    bid: Call = NO_BID
    bidder: Seat = 0
    #: 1 undoubled, 2 doubled, 4 redoubled
    doubling: int = 1
    #: the passes since the last call that was none
    passes: int = 0
    closed: bool = False
    #: those who call, clockwise, and the side of each seat
    around: tuple[Seat, ...] = (0, 1, 2, 3)
    sides: tuple[Side, ...] = (0, 1, 0, 1)

    def mover(self, table: Table, last: Seat | None) -> Seat:
        """The player whose turn it is; then clockwise, as the calls were told."""
        return self.turn if last is None else table.left(last)
