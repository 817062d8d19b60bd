"""Which cards are owed to a trick where it is not enough to follow suit: to trump, to head the trick, to do both."""

from collections.abc import Callable

from referee.core.cards import EMPTY, Hand, cards_of
from referee.core.order import Order
from referee.core.record import Seat
from referee.core.table import Table
from referee.mechanics.tricks.moves.tricks import following
from referee.mechanics.tricks.state import Trick, order_here

Owed = Callable[[Table, Seat, Trick], Hand]


def owing(*, trump: bool = False, heads_trumps: bool = False, heads_all: bool = False, overtrumps: bool = False) -> Owed:
    """What a hand owes that can follow suit, or cannot and is to trump; and whether it is to win the trick if it can.

    `heads_trumps` where trumps are led, `heads_all` in every suit, `overtrumps` where it cannot follow and another has trumped.
    """

    def owed(table: Table, seat: Seat, trick: Trick) -> Hand:
        order, held = order_here(table), following(table, seat, trick)
        led = order.suit[trick[0][1]]
        if held:
            heads = heads_all or (heads_trumps and led == order.trump)
            return heading(held, trick, order) or held if heads else held
        if not trump or order.trump is None:
            return EMPTY
        trumps = table.hands[seat] & order.of_suit[order.trump]
        return heading(trumps, trick, order) or trumps if overtrumps else trumps

    return owed


def heading(cards: Hand, trick: Trick, order: Order) -> Hand:
    """Those of the cards that would win the trick as it lies; a card like the best one does not."""
    worth = order.in_trick[order.suit[trick[0][1]]]
    best = max(worth[card] for _, card in trick)
    return sum(1 << card for card in cards_of(cards) if worth[card] > best)
