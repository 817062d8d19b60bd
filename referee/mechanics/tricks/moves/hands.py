"""Cards that come into a hand and leave it, one copy of each, as packs of which there are two in play need it."""

from collections.abc import Iterable

from referee.core.cards import Card, with_card, without_card
from referee.core.record import Seat
from referee.core.table import Table
from referee.mechanics.tricks.moves.tricks import with_hand


def loses(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with these cards out of the hand, as far as it was known to hold them."""
    hand = table.hands[seat]
    for card in cards:
        hand = without_card(hand, card)
    return with_hand(table, seat, hand)


def gains(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """The table with these cards in the hand."""
    hand = table.hands[seat]
    for card in cards:
        hand = with_card(hand, card)
    return with_hand(table, seat, hand)
