"""What is to be seen of how the trump is made."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES
from referee.core.shown import Cards, Figure, Shown
from referee.core.table import Table
from referee.mechanics.trump.moves.bidding import Bidding
from referee.mechanics.trump.turned import turned_up


def shown(table: Table) -> Iterator[Shown]:
    """The card turned up, who makes the trump, and what it is."""
    turned = turned_up(table)
    if turned is not None:
        yield Cards("turned up", (turned,))
    bidding = table.part(Bidding)
    if bidding is None:
        return
    if bidding.maker is not None:
        yield Figure("", "maker", bidding.maker)
    for seat in range(table.seats):
        if bidding.alone >> seat & 1:
            yield Figure("", "alone", seat)
    if bidding.trump is not None:
        yield Figure("trump", SUIT_NAMES[bidding.trump])
