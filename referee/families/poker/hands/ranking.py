"""How the hands of a form are compared: which kinds are played, what a wild card may stand for, what is low.

A wild card stands for a rank, and for whichever suit serves best. So a hand with wild cards is tried with every choice of
ranks, and as there are but a few thousand patterns of five ranks, each is weighed once and remembered.
"""

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import ClassVar

from referee.core.cards import Hand, cards_of
from referee.core.values import frozen
from referee.families.poker.hands.natural import ACE, FIVE, LOW_ACE, Kind, Worth, kind_of, natural_worth, suit_masks, worth
from referee.families.poker.hands.special import is_sequence, special_kind

Ranks = tuple[int, ...]
RANKS = range(2, ACE + 1)


class Wild(Enum):
    """What a wild card may stand for (usp56 2469-2472); agreed before the game."""

    NOT_HELD = "any card that its holder does not have"
    BUG = "an ace, or a card that completes a straight, a flush or a special hand"
    ANY = "any card, whether or not its holder has it"


class LowWild(Enum):
    """What a wild card is in a low hand."""

    LOWEST_NOT_HELD = "the lowest card that its holder does not have"
    ZERO = "a nought, below every card"
    LOWEST_TWICE = "the lowest card, without pairing another"


#: the kinds that the bug may complete, with the special ones
_COMPLETED = frozenset({Kind.STRAIGHT, Kind.FLUSH, Kind.STRAIGHT_FLUSH})
_SHAPES = {
    (5,): Kind.FIVE,
    (4, 1): Kind.FOUR,
    (4,): Kind.FOUR,
    (3, 2): Kind.FULL_HOUSE,
    (3, 1, 1): Kind.THREE,
    (3, 1): Kind.THREE,
    (3,): Kind.THREE,
    (2, 2, 1): Kind.TWO_PAIR,
    (2, 2): Kind.TWO_PAIR,
    (2, 1, 1, 1): Kind.PAIR,
    (2, 1, 1): Kind.PAIR,
    (2, 1): Kind.PAIR,
    (2,): Kind.PAIR,
}


@lru_cache(maxsize=1 << 16)
def pattern_worth(
    ranks: Ranks, suited: int, run: int = FIVE, played: frozenset[Kind] = frozenset(), strict_skeet: bool = False
) -> Worth:
    """What a hand of these ranks, highest first, is worth with so many cards of one suit."""
    groups = sorted(Counter(ranks).items(), key=lambda group: (group[1], group[0]), reverse=True)
    kind = _SHAPES.get(tuple(number for _, number in groups), Kind.NO_PAIR)
    best = worth(kind, *(rank for rank, number in groups for _ in range(number)))
    if run and len(ranks) == run:
        sequence = len(groups) == run and is_sequence(ranks)
        in_order = (*ranks[1:], LOW_ACE) if sequence and ranks[0] - ranks[1] > 1 else ranks
        if suited >= run:
            best = max(best, worth(Kind.STRAIGHT_FLUSH if sequence else Kind.FLUSH, *in_order))
        elif sequence:
            best = max(best, worth(Kind.STRAIGHT, *in_order))
    if played and len(ranks) == FIVE:
        special = special_kind(ranks, suited, played, strict_skeet)
        if special is not None:
            best = max(best, worth(special[0], *special[1]))
    return best


def _ranks_in(mask: int) -> list[int]:
    return [place + 2 for place in range(13) if mask >> place & 1]


@frozen
class High:
    """The highest hand wins."""

    #: cards in a hand, and in a straight or flush (0 where these count for nothing)
    size: int = FIVE
    run: int = FIVE
    #: special hands in force, and whether a skeet needs a card on either side of its five
    played: frozenset[Kind] = frozenset()
    strict_skeet: bool = False
    wild: Wild = Wild.ANY

    def best(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of the best hand in these cards, those of `wild` being wild."""
        if not wild & cards and not self.played and self.size == self.run == FIVE:
            return natural_worth(cards)
        return max(self.of_hand(each, wild) for each in hands_in(cards, self.size))

    def beats(self, one: Worth, other: Worth) -> bool:
        """Whether a hand of the one worth wins over one of the other."""
        return one > other

    #: whether losers pay the winner for his hand beside the pot
    pays: ClassVar[bool] = False

    def bonus(self, value: Worth) -> int:
        """What the winner gets from each loser beside the pot."""
        return 0

    def counts(self, value: Worth) -> bool:
        """Whether a hand of this worth may win at all."""
        return True

    def of_hand(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of just these cards."""
        masks = suit_masks(cards & ~wild)
        number = (cards & wild).bit_count()
        held = [rank for mask in masks for rank in _ranks_in(mask)]
        if not number:
            return self._pattern(held, max(mask.bit_count() for mask in masks))
        best = 0
        for ranks in combinations_with_replacement(RANKS, number):
            if self.wild is not Wild.ANY and any(held.count(rank) + ranks.count(rank) > 4 for rank in ranks):
                continue
            suited = max(mask.bit_count() + self._fitting(mask, ranks) for mask in masks)
            made = self._pattern([*held, *ranks], suited)
            if self.wild is not Wild.BUG or kind_of(made) in _COMPLETED | self.played:
                best = max(best, made)
        if self.wild is Wild.BUG:
            best = max(best, self._pattern([*held, *(ACE,) * number], 0))
        return best

    def _fitting(self, mask: int, ranks: Ranks) -> int:
        """How many of these ranks a wild card can have in a suit of which these are held."""
        return len(ranks) if self.wild is Wild.ANY else sum(1 for rank in set(ranks) if not mask >> rank - 2 & 1)

    def _pattern(self, ranks: list[int], suited: int) -> Worth:
        return pattern_worth(tuple(sorted(ranks, reverse=True)), suited, self.run, self.played, self.strict_skeet)


@frozen
class Low:
    """The lowest hand wins."""

    size: int = FIVE
    #: cards in a straight or flush, which is no low hand; 0 where they count for nothing
    run: int = FIVE
    #: whether an ace may be called, or is, the lowest card
    ace_low: bool = False
    #: whether two aces are then the lowest pair
    low_aces_pair: bool = True
    wild: LowWild = LowWild.LOWEST_NOT_HELD

    def best(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of the lowest hand in these cards, those of `wild` being wild."""
        return min(self.of_hand(each, wild) for each in hands_in(cards, self.size))

    def beats(self, one: Worth, other: Worth) -> bool:
        """Whether a hand of the one worth wins over one of the other."""
        return one < other

    def counts(self, value: Worth) -> bool:
        """Whether a hand of this worth may win at all."""
        return True

    def of_hand(self, cards: Hand, wild: Hand = 0) -> Worth:
        """The worth of just these cards, the ace where it serves better."""
        masks = suit_masks(cards & ~wild)
        number = (cards & wild).bit_count()
        suited = max(mask.bit_count() for mask in masks)
        held = [rank for mask in masks for rank in _ranks_in(mask)]
        lowest = self._with_wild(held, suited, number, 2)
        if self.ace_low and (self.low_aces_pair or held.count(ACE) < 2):
            aces_down = [LOW_ACE if rank == ACE else rank for rank in held]
            lowest = min(lowest, self._with_wild(aces_down, suited, number, LOW_ACE))
        return lowest

    def _with_wild(self, held: list[int], suited: int, number: int, lowest_rank: int) -> Worth:
        if not number:
            return self._pattern(held, suited)
        if self.wild is LowWild.LOWEST_NOT_HELD:
            choices = combinations_with_replacement(range(lowest_rank, ACE + 1), number)
            return min(self._pattern([*held, *ranks], suited) for ranks in choices)
        as_held = self._pattern(held, 0)
        if self.wild is LowWild.ZERO:
            return as_held
        extra = 0
        for place in range(FIVE - len(held) - number, FIVE - len(held)):
            extra |= lowest_rank << 4 * place
        return as_held | extra

    def _pattern(self, ranks: list[int], suited: int) -> Worth:
        return pattern_worth(tuple(sorted(ranks, reverse=True)), suited, self.run)


Ranking = High | Low


def hands_in(cards: Hand, size: int) -> Iterable[Hand]:
    """Every hand of that size that these cards hold; the cards themselves where there are no more."""
    if cards.bit_count() <= size:
        return (cards,)
    return (sum(1 << card for card in chosen) for chosen in combinations(cards_of(cards), size))


def winners(ranking: Ranking, worths: dict[int, Worth]) -> list[int]:
    """Those whose hand is beaten by nobody's."""
    able = {who: mine for who, mine in worths.items() if ranking.counts(mine)}
    return [who for who, mine in able.items() if not any(ranking.beats(other, mine) for other in able.values())]
