"""Building: which card may be placed on which, as data, for patience games and for those two play on one layout."""

from collections.abc import Sequence
from itertools import pairwise

from referee.core.cards import DIAMONDS, HEARTS, Card, suit_of
from referee.core.values import frozen
from referee.score.counts import from_ace_to_king

#: what the suits of two cards must have to do with each other
SAME_SUIT, OTHER_COLOUR, ANY_SUIT = "of the same suit", "of the other colour", "of any suit"

_RANKS = 13
_RED = (DIAMONDS, HEARTS)


def is_red(card: Card) -> bool:
    """Whether the card is a diamond or a heart."""
    return suit_of(card) in _RED


@frozen
class Building:
    """How the cards of one kind of pile go on each other."""

    #: how many ranks each card stands above the one it is placed on; below nothing: how many below it
    steps: tuple[int, ...]
    suit: str = ANY_SUIT
    #: whether the ranks go round the corner, from the king on to the ace
    round_the_corner: bool = False
    #: the one place from ace to king that may begin a pile; none where any card may
    begins: int | None = None
    #: whether a pile that has been begun up or down goes on that way
    keeps_direction: bool = False

    def fits(self, card: Card, under: Card) -> bool:
        """Whether the card may be placed on this one."""
        return self._suits(card, under) and self._follows(card, under)

    def may_begin(self, card: Card) -> bool:
        """Whether the card may be placed where none lies."""
        return self.begins is None or from_ace_to_king(card) == self.begins

    def is_sequence(self, cards: Sequence[Card]) -> bool:
        """Whether each of these cards, the lowest in the pile first, fits on the one before."""
        return all(self.fits(card, under) for under, card in pairwise(cards))

    def _suits(self, card: Card, under: Card) -> bool:
        if self.suit == SAME_SUIT:
            return suit_of(card) == suit_of(under)
        return self.suit == ANY_SUIT or is_red(card) != is_red(under)

    def _follows(self, card: Card, under: Card) -> bool:
        between = from_ace_to_king(card) - from_ace_to_king(under)
        if self.round_the_corner:
            return any((between - step) % _RANKS == 0 for step in self.steps)
        return between in self.steps
