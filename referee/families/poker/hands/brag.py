"""Three-card hands as brag ranks them (arnold 1013-1030): runs above flushes, and two hands against the order of the cards."""

from referee.core.cards import Hand
from referee.core.values import frozen
from referee.families.poker.hands.natural import KIND_AT, Kind, Worth, kind_of, ranks_of
from referee.families.poker.hands.ranking import High

#: the kinds of hand, the lowest first: a prial is three of a kind
_ORDER = (Kind.NO_PAIR, Kind.PAIR, Kind.FLUSH, Kind.STRAIGHT, Kind.STRAIGHT_FLUSH, Kind.THREE)
#: the best prial, and the best run
_THREES, _ACE_DEUCE_THREE = (3, 3, 3), (3, 2, 1)
_BEST = 0xFFF00


@frozen
class BragHigh(High):
    """The highest hand of brag wins."""

    size: int = 3
    run: int = 3

    def of_hand(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of just these cards: the place of their kind, and the ranks that decide."""
        value = super().of_hand(cards, wild)
        kind, ranks = kind_of(value), ranks_of(value)
        deciding = _BEST if ranks in (_THREES, _ACE_DEUCE_THREE) and kind > Kind.FOURFLUSH else value & ((1 << KIND_AT) - 1)
        return _ORDER.index(kind) << KIND_AT | deciding
