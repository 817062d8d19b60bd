"""Hands that are worth the sum of their cards: Red and Black (usp56 2439)."""

from referee.core.cards import DIAMONDS, HEARTS, Hand, cards_of, suit_of
from referee.core.values import frozen
from referee.families.poker.hands.natural import ACE, Worth, poker_rank
from referee.families.poker.hands.ranking import High, Low

#: added to every count, so that a worth is never below nothing
NOUGHT = 50


def red_and_black(cards: Hand) -> int:
    """The points of a hand: face cards and tens ten, aces one, others their pips; red for, black against.

    >>> from referee.core.cards import CARD, hand_of
    >>> red_and_black(hand_of(CARD[card] for card in ("DK", "CJ", "S8", "C7", "H3")))
    -12
    """
    points = 0
    for card in cards_of(cards):
        rank = poker_rank(card)
        pips = 1 if rank == ACE else min(rank, 10)
        points += pips if suit_of(card) in (HEARTS, DIAMONDS) else -pips
    return points


@frozen
class RedAndBlackHigh(High):
    """The highest count wins."""

    def best(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The count of the hand."""
        return NOUGHT + red_and_black(cards)


@frozen
class RedAndBlackLow(Low):
    """The lowest count wins."""

    def best(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The count of the hand."""
        return NOUGHT + red_and_black(cards)
