"""What is common to the games in which one player, who has bought the right to it, plays against the others."""

from __future__ import annotations

from referee.core.cards import Hand
from referee.core.record import Seat
from referee.core.table import Table
from referee.families.skat.score import FOR_GAME
from referee.mechanics.trump.moves.bidding import BidForm


class PlayerForm(BidForm):
    """What such a game says of the Player's game."""

    __slots__ = ()

    #: the games that are played with his hand on the table, and whether he shows it only once somebody has led
    open_games: tuple[str, ...] = ()
    open_after_lead: bool = False
    #: those in which points are not what he needs
    without_points: tuple[str, ...] = ()
    #: those in which he takes up what was laid out, and whether he may before he names a game
    with_skat: tuple[str, ...] = ()
    open_skat: bool = False

    def needs(self, table: Table) -> int:
        """The points with which he has his game."""
        return FOR_GAME

    def set_aside(self, table: Table) -> Hand | None:
        """The cards that count for him beside his tricks; None where they are not known."""
        raise NotImplementedError

    def came_out(self, table: Table) -> tuple[bool, bool] | None:
        """Whether he has taken what his game calls for, and whether he had bid too much; None where that is not told."""
        raise NotImplementedError

    def leaves(self, table: Table, seat: Seat) -> Table:
        """The bidding goes on without a player."""
        raise NotImplementedError
