"""How hands rank in forms younger than the books: eight or better, badugi, and the pack without deuces to fives."""

from itertools import combinations

from referee.core.cards import Hand, cards_of
from referee.core.values import frozen
from referee.families.poker.hands.natural import ACE, DECIDING, FIVE, KIND_AT, LOW_ACE, Kind, Worth, kind_of, suit_masks, worth
from referee.families.poker.hands.ranking import High, Low, pattern_worth

#: the straight in which the ace is low, where the six is the lowest card
_SHORT_WHEEL = (ACE, 9, 8, 7, 6)
_EIGHT = 8


@frozen
class EightOrBetter(Low):
    """A low hand counts only where it has no pair and no card above an eight."""

    def counts(self, value: Worth) -> bool:
        """Whether a hand of this worth may win."""
        return kind_of(value) is Kind.NO_PAIR and value >> 4 * (DECIDING - 1) & 15 <= _EIGHT


@frozen
class AceHighLow(Low):
    """The ace is never low, so that five to ace is no straight."""

    def _pattern(self, ranks: list[int], suited: int) -> Worth:
        if sorted(ranks) == [2, 3, 4, 5, ACE] and suited < FIVE:
            return worth(Kind.NO_PAIR, *sorted(ranks, reverse=True))
        return super()._pattern(ranks, suited)


@frozen
class Badugi(Low):
    """As many cards as possible of different ranks and suits, and of these the lowest."""

    size: int = 4

    def best(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of the best badugi in these cards; a lower number is better."""
        return self.of_hand(cards, wild)

    def of_hand(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of just these cards."""
        held = [(suit, rank) for suit, rank in _suits_and_ranks(cards)]
        for number in range(self.size, 0, -1):
            found = [_low_first(chosen) for chosen in combinations(held, number) if _all_differ(chosen)]
            if found:
                return (self.size - number) << KIND_AT | min(found)
        return self.size << KIND_AT


@frozen
class ShortHigh(High):
    """Without deuces to fives a flush beats a full house, and nine to six with the ace is a straight."""

    def best(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of the best five of these cards."""
        chosen = combinations(cards_of(cards), FIVE) if cards.bit_count() > FIVE else [tuple(cards_of(cards))]
        return max(self.of_hand(sum(1 << card for card in each), wild) for each in chosen)

    def _pattern(self, ranks: list[int], suited: int) -> Worth:
        pattern = tuple(sorted(ranks, reverse=True))
        if pattern == _SHORT_WHEEL:
            return worth(Kind.STRAIGHT_FLUSH if suited >= FIVE else Kind.STRAIGHT, 9, 8, 7, 6, LOW_ACE)
        value = pattern_worth(pattern, suited)
        swapped = {Kind.FLUSH: Kind.FULL_HOUSE, Kind.FULL_HOUSE: Kind.FLUSH}.get(kind_of(value))
        return value if swapped is None else value & ((1 << KIND_AT) - 1) | swapped << KIND_AT


def _suits_and_ranks(cards: Hand) -> list[tuple[int, int]]:
    """The cards as suit and rank, the ace low."""
    return [
        (suit, LOW_ACE if place + 2 == ACE else place + 2)
        for suit, mask in enumerate(suit_masks(cards))
        for place in range(13)
        if mask >> place & 1
    ]


def _all_differ(cards: tuple[tuple[int, int], ...]) -> bool:
    return len({suit for suit, _ in cards}) == len({rank for _, rank in cards}) == len(cards)


def _low_first(cards: tuple[tuple[int, int], ...]) -> Worth:
    """The ranks as one number, the highest first, since that is what decides."""
    value = 0
    for rank in sorted((rank for _, rank in cards), reverse=True):
        value = value << 4 | rank
    return value
