"""What a hand owes to a trick where that is more than to follow suit, or less: each is for a game to name as `owed`."""

from referee.core.cards import Hand
from referee.core.record import Seat
from referee.core.table import Table
from referee.mechanics.tricks.moves.tricks import following
from referee.mechanics.tricks.state import Trick, order_here


def follow_or_trump(table: Table, seat: Seat, trick: Trick) -> Hand:
    """Who can follow suit does, or trumps; a trump lead has to be followed, and who is void plays what he likes."""
    follows = following(table, seat, trick)
    trump = order_here(table).trump
    if not follows or trump is None:
        return follows
    return follows | table.hands[seat] & order_here(table).of_suit[trump]
