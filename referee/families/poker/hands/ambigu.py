"""Four-card hands of ambigu (gibson 261-289): from the point to the fredon, and what each brings from every loser."""

from referee.core.cards import Hand, cards_of, suit_of
from referee.core.values import frozen
from referee.families.poker.hands.natural import ACE, KIND_AT, Worth, poker_rank
from referee.families.poker.hands.ranking import High

#: the kinds of hand, the lowest first, and the bonus of each
POINT, PRIME, GRAND_PRIME, SEQUENCE, TRICON, FLUSH = range(6)
PRIME_TRICON, GRAND_TRICON, SEQUENCE_FLUSH, FREDON, GRAND_FREDON = range(6, 11)
BONUS = (1, 2, 3, 3, 4, 5, 6, 7, 8, 10, 11)
#: a prime of more spots than this is a grand prime
GRAND = 30


@frozen
class AmbiguHigh(High):
    """The highest hand of ambigu wins."""

    size: int = 4
    run: int = 0

    def of_hand(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of four cards: the place of their kind, and the spots that decide."""
        held = [(suit_of(card), _spots(card)) for card in cards_of(cards)]
        kind, deciding = _kind(held)
        return kind << KIND_AT | deciding

    pays = True

    def bonus(self, value: Worth) -> int:
        """What the winner gets from each loser for such a hand.

        >>> from referee.core.cards import CARD, hand_of
        >>> hands = ("S6 H6 C6 D2", "S9 H9 C9 D5", "C9 C8 C7 C3", "S4 C4 H4 D4", "HT ST CT DT")
        >>> [AmbiguHigh().bonus(AmbiguHigh().of_hand(hand_of(CARD[card] for card in hand.split()))) for hand in hands]
        [6, 7, 8, 10, 11]
        """
        return BONUS[value >> KIND_AT]


def _spots(card: int) -> int:
    rank = poker_rank(card)
    return 1 if rank == ACE else rank


def _kind(held: list[tuple[int, int]]) -> tuple[int, int]:
    total = sum(spots for _, spots in held)
    suits, ranks = [suit for suit, _ in held], [spots for _, spots in held]
    prime = len(set(suits)) == len(held) == 4
    most = max(ranks, key=ranks.count, default=0)
    equal = ranks.count(most)
    grand = prime and total > GRAND
    if equal == 4:
        return (GRAND_FREDON if grand else FREDON), most
    if equal == 3 and prime:
        return (GRAND_TRICON if grand else PRIME_TRICON), most
    run = _best_run(held)
    flush = len(held) == 4 and len(set(suits)) == 1
    if run and flush:
        return SEQUENCE_FLUSH, run
    if flush:
        return FLUSH, total
    if equal == 3:
        return TRICON, most
    if run:
        return SEQUENCE, run
    if prime:
        return (GRAND_PRIME if grand else PRIME), total
    return POINT, _point(held)


def _best_run(held: list[tuple[int, int]]) -> int:
    """The highest card of three of one suit that follow each other."""
    tops = [spots for suit, spots in held if {(suit, spots - 1), (suit, spots - 2)} <= set(held)]
    return max(tops, default=0)


def _point(held: list[tuple[int, int]]) -> int:
    """The spots of the best two cards of a suit; of equal points those in sequence win."""
    pairs = [(one, other) for one in held for other in held if one[0] == other[0] and one[1] > other[1]]
    return max(((one[1] + other[1]) * 2 + (one[1] - other[1] == 1) for one, other in pairs), default=0)
