"""How cards rank in games of all fours where that is not as printed: a joker that is the lowest trump."""

from functools import cache

from referee.core.cards import JOKERS, SPADES, SUIT_WIDTH
from referee.core.order import Order, ordered


@cache
def with_lowest_joker(trump: int | None) -> Order:
    """The joker is the lowest trump; before there is a trump it counts to the spades, which it makes trumps if it is led."""
    suit = SPADES if trump is None else trump
    return ordered(
        trump,
        lambda card: suit if card // SUIT_WIDTH == JOKERS else card // SUIT_WIDTH,
        lambda card: 0 if card // SUIT_WIDTH == JOKERS else card % SUIT_WIDTH + 1,
    )
