"""What a hand is worth in the Goren system, and the steps by which aces and kings are shown (usp56 982-990, 1165-1175)."""

from fractions import Fraction

from referee.core.cards import ACE, JACK, KING, QUEEN, SUIT_WIDTH, SUITS, Hand, in_suit
from referee.core.record import NO_TRUMP, Call, bid

_POINTS = {ACE: 4, KING: 3, QUEEN: 2, JACK: 1}
#: high cards of a suit, the most that fit first: what they are in quick tricks
_QUICK_TRICKS = (
    ((ACE, KING), Fraction(2)),
    ((ACE, QUEEN), Fraction(3, 2)),
    ((ACE,), Fraction(1)),
    ((KING, QUEEN), Fraction(1)),
)
_GUARDED_KING = Fraction(1, 2)

FIVE_CLUBS, SIX_CLUBS, FOUR_DIAMONDS = bid(5, 0), bid(6, 0), bid(4, 1)


def _holds(hand: Hand, suit: int, *ranks: int) -> bool:
    return all(hand >> (suit * SUIT_WIDTH + rank) & 1 for rank in ranks)


def high_card_points(hand: Hand) -> int:
    """Ace 4, king 3, queen 2, jack 1."""
    return sum(points for suit in SUITS for rank, points in _POINTS.items() if _holds(hand, suit, rank))


def quick_tricks(hand: Hand) -> Fraction:
    """Ace and king 2, ace and queen one and a half, an ace or king and queen 1, a guarded king a half."""
    total = Fraction(0)
    for suit in SUITS:
        worth = next((tricks for ranks, tricks in _QUICK_TRICKS if _holds(hand, suit, *ranks)), Fraction(0))
        if not worth and _holds(hand, suit, KING) and in_suit(hand, suit).bit_count() > 1:
            worth = _GUARDED_KING
        total += worth
    return total


def may_open(hand: Hand) -> bool:
    """Whether cutthroat contract lets this hand open: thirteen points, or three quick tricks (usp56 1779)."""
    return high_card_points(hand) >= 13 or quick_tricks(hand) >= 3


def held(hand: Hand, rank: int) -> int:
    """How many aces, or kings, a hand has."""
    return sum(_holds(hand, suit, rank) for suit in SUITS)


def blackwood_aces(aces: int) -> Call:
    """The answer to four no-trump: five clubs for none or all four, and a step for each."""
    return FIVE_CLUBS + aces % 4


def blackwood_kings(kings: int) -> Call:
    """The answer to five no-trump: a step for each, six no-trump for all four."""
    return SIX_CLUBS + kings


def gerber_aces(aces: int) -> Call:
    """The answer to four clubs: four diamonds for none, and a step for each."""
    return FOUR_DIAMONDS + aces


def gerber_asks_kings(answer: Call) -> Call:
    """The bid that asks for kings over the answer about aces: the next suit up."""
    return answer + (2 if answer % 5 == NO_TRUMP - 1 else 1)


def gerber_kings(asked: Call, kings: int) -> Call:
    """The answer to it: a step for each."""
    return asked + 1 + kings
