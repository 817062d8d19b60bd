"""What cards, melds and deals count in canasta (usp56 2934-2984, 3019-3037, 3069)."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from referee.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JOKERS, KING, RANK_PLACE, SPADES, Card, rank_of, suit_of
from referee.core.parts import Part

THREE, EIGHT = (RANK_PLACE[rank] for rank in "38")
DEUCE = RANK_PLACE["2"]

RED_THREES_IN_PACK = 4
#: a meld of so many cards is a canasta (usp56 2954)
CANASTA = 7


@frozen
class Counts(Part):
    """What counts in a game beside the cards."""

    going_out: int
    #: beside the same for going out
    concealed: int
    red_three: int
    all_red_threes: int
    natural_canasta: int
    mixed_canasta: int
    #: what a side has at the beginning of the deal, from the highest, and what its first meld must count
    minimums: tuple[tuple[int, int], ...]
    minimum_below_nothing: int

    def minimum(self, total: int) -> int:
        """What the first meld of a side with that total must count."""
        return next((least for reached, least in self.minimums if total >= reached), self.minimum_below_nothing)

    def bonus(self, meld: Sequence[Card]) -> int:
        """The bonus of a meld; nothing for fewer cards than a canasta has."""
        if len(meld) < CANASTA:
            return 0
        return self.mixed_canasta if any(map(is_wild, meld)) else self.natural_canasta


def is_joker(card: Card) -> bool:
    """Whether the card is a joker."""
    return suit_of(card) == JOKERS


def is_wild(card: Card) -> bool:
    """Whether the card is a joker or a two."""
    return is_joker(card) or rank_of(card) == DEUCE


def is_red_three(card: Card) -> bool:
    """Whether the card is a three of hearts or diamonds, which is no card of the hand."""
    return suit_of(card) in (HEARTS, DIAMONDS) and rank_of(card) == THREE


def is_black_three(card: Card) -> bool:
    """Whether the card is a three of spades or clubs."""
    return suit_of(card) in (SPADES, CLUBS) and rank_of(card) == THREE


def value(card: Card) -> int:
    """The points of a card: joker 50, deuce and ace 20, king to eight 10, seven to four and black three 5; a red three none."""
    if is_joker(card):
        return 50
    rank = rank_of(card)
    if rank in (DEUCE, ACE):
        return 20
    if EIGHT <= rank <= KING:
        return 10
    return 0 if is_red_three(card) else 5


def value_of(cards: Iterable[Card]) -> int:
    """The points of several cards."""
    return sum(map(value, cards))


@frozen
class Side:
    """What a side has when play ends."""

    melds: tuple[tuple[Card, ...], ...] = ()
    #: what is left in both hands
    left: tuple[Card, ...] = ()
    #: red threes on the table
    red_threes: int = 0
    #: red threes that were left in the hand
    undeclared: int = 0
    goes_out: bool = False
    concealed: bool = False

    def lines(self, counts: Counts) -> tuple[tuple[int, str], ...]:
        """What the side scores, line by line: the base first, then the points of the cards."""
        found = []
        if self.goes_out:
            found.append((counts.going_out, "going out"))
        if self.concealed:
            found.append((counts.concealed, "going out concealed"))
        if self.red_threes:
            worth = counts.all_red_threes if self.red_threes == RED_THREES_IN_PACK else counts.red_three * self.red_threes
            found.append((worth if self.melds else -worth, f"{self.red_threes} red three{'s' * (self.red_threes > 1)}"))
        if self.undeclared and not self.melds:
            found.append((-counts.red_three * self.undeclared, "red threes not declared"))
        for bonus, kind in ((counts.natural_canasta, "natural"), (counts.mixed_canasta, "mixed")):
            number = sum(1 for meld in self.melds if counts.bonus(meld) == bonus)
            if number:
                found.append((number * bonus, f"{number} {kind} canasta{'s' * (number > 1)}"))
        melded = value_of(card for meld in self.melds for card in meld)
        found += [(melded, "cards melded"), (-value_of(self.left), "cards left in hand")]
        return tuple(line for line in found if line[0])

    def score(self, counts: Counts) -> int:
        """What the deal brings the side."""
        return sum(points for points, _ in self.lines(counts))


def in_hundreds(total: int) -> int:
    """A total to the nearest hundred, fifty up, as games are settled (usp56 3069).

    >>> in_hundreds(5_030), in_hundreds(3_050)
    (50, 31)
    """
    return (total + 50) // 100
