"""Classes of holdings that are declared and compared: what a player says, whether he holds it, what it scores, what beats it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import combinations

from attrs import field, frozen

from referee.core.cards import RANK_PLACE, Card, Hand, Suit, cards_of, hand_of, rank_of, suit_of
from referee.core.record import Seat
from referee.core.table import Table
from referee.mechanics.tricks.state import order_here

#: the ranks of a pack of 32 as sequences run, the seven lowest, whatever order holds in tricks
RUN = tuple(RANK_PLACE[rank] for rank in "789TJQKA")
SHORTEST_SEQUENCE = 3
#: what the cards count by which points of equal length are compared
PIPS: Mapping[int, int] = dict(zip(RUN, (7, 8, 9, 10, 10, 10, 10, 11), strict=True))

#: what is compared, the first first; None is not told
Key = tuple[int | None, ...]


@frozen
class Said:
    """Something that a player says he holds."""

    seat: Seat
    #: of which class
    of: str
    #: how many cards or how many points, and what he was asked for beside that
    numbers: tuple[int, ...] = ()
    #: the highest card, or the rank of all
    rank: int | None = None
    suit: Suit | None = None
    cards: tuple[Card, ...] = ()

    @property
    def number(self) -> int:
        """The first of his numbers; none where he names no more than a rank."""
        return self.numbers[0] if self.numbers else 0

    @property
    def is_nothing(self) -> bool:
        """Whether he says that he has nothing of it."""
        return self.numbers == (0,)

    def is_told_closer_by(self, other: "Said") -> bool:
        """Whether the other is the same with more said of it."""
        return (
            (self.seat, self.of) == (other.seat, other.of)
            and other.numbers[: len(self.numbers)] == self.numbers
            and self.rank in (None, other.rank)
            and self.suit in (None, other.suit)
            and self.cards in ((), other.cards)
            and self != other
        )


@frozen(eq=False)
class Holding(ABC):
    """One class of holdings."""

    name: str
    #: whether the best scores with all that its player tells beside it
    counts_all: bool = True

    @abstractmethod
    def found(self, table: Table, hand: Hand) -> Iterator[Said]:
        """Every holding of the class in a hand, said in full."""

    @abstractmethod
    def worth(self, said: Said) -> int:
        """What it scores."""

    @abstractmethod
    def key(self, table: Table, said: Said) -> Key:
        """By what it is compared with others of the class."""

    def holds(self, table: Table, hand: Hand, said: Said) -> bool:
        """Whether a hand has what is said."""
        if said.cards and hand_of(said.cards) & ~hand:
            return False
        return any(_fits(said, each) for each in self.found(table, hand))

    def best(self, table: Table, hand: Hand) -> Said | None:
        """The best that a hand has."""
        return max(self.found(table, hand), key=lambda each: [part or 0 for part in self.key(table, each)], default=None)


def _fits(said: Said, held: Said) -> bool:
    """Whether words are about this holding."""
    return (
        held.numbers[: len(said.numbers)] == said.numbers
        and said.rank in (None, held.rank)
        and said.suit in (None, held.suit)
        and (not said.cards or set(said.cards) == set(held.cards))
    )


def beats(one: Key, other: Key) -> bool | None:
    """Whether one holding is better than another; None where they are alike as far as they are told."""
    for mine, his in zip(one, other, strict=True):
        if mine is None or his is None:
            return None
        if mine != his:
            return mine > his
    return None


@frozen(eq=False)
class Point(Holding):
    """The longest suit; of suits of equal length, the one whose cards count more."""

    name: str = "point"
    counts_all: bool = False

    def found(self, table: Table, hand: Hand) -> Iterator[Said]:
        """Every holding of the class in a hand, said in full."""
        for suit in range(4):
            cards = [card for card in cards_of(hand) if suit_of(card) == suit]
            for number in range(1, len(cards) + 1):
                for some in combinations(cards, number):
                    yield Said(0, self.name, (number, sum(PIPS[rank_of(card)] for card in some)), None, suit, some)

    def worth(self, said: Said) -> int:
        """What it scores."""
        return said.number

    def key(self, table: Table, said: Said) -> Key:
        """By what it is compared with others of the class."""
        number, *pips = said.numbers or (0,)
        return number, pips[0] if pips else None


@frozen(eq=False)
class Sequence(Holding):
    """Cards of one suit that follow each other; a longer one is better, then a higher one."""

    #: what a sequence of so many cards scores
    values: Mapping[int, int] = field(kw_only=True)
    #: whether players say what it counts, and not how many cards it has
    by_value: bool = field(default=False, kw_only=True)
    #: whether of two that are alike one in the trump suit is better
    trump_breaks_tie: bool = field(default=False, kw_only=True)

    def found(self, table: Table, hand: Hand) -> Iterator[Said]:
        """Every holding of the class in a hand, said in full."""
        for suit in range(4):
            places = [place for place, rank in enumerate(RUN) if hand >> (suit * 16 + rank) & 1]
            for top in places:
                for number in range(SHORTEST_SEQUENCE, len(RUN) + 1):
                    if not all(top - step in places for step in range(number)):
                        break
                    cards = tuple(suit * 16 + RUN[top - step] for step in range(number))
                    told = self.values[number] if self.by_value else number
                    yield Said(0, self.name, (told,), RUN[top], suit, cards)

    def worth(self, said: Said) -> int:
        """What it scores."""
        return said.number if self.by_value else self.values.get(said.number, 0)

    def key(self, table: Table, said: Said) -> Key:
        """By what it is compared with others of the class."""
        number = said.numbers[0] if said.numbers else None
        top = RUN.index(said.rank) if said.rank in RUN else None
        if not self.trump_breaks_tie:
            return number, top
        return number, top, None if said.suit is None else int(said.suit == order_here(table).trump)


@frozen(eq=False)
class Alike(Holding):
    """Cards of one rank; more of them are better, then those of the better rank."""

    #: what so many of a rank score, by number and rank
    values: Mapping[tuple[int, int], int] = field(kw_only=True)
    #: the ranks, the best first
    ranks: tuple[int, ...] = field(kw_only=True)
    #: whether players say what it counts, and not how many cards it has
    by_value: bool = field(default=False, kw_only=True)

    def found(self, table: Table, hand: Hand) -> Iterator[Said]:
        """Every holding of the class in a hand, said in full."""
        for rank in self.ranks:
            cards = [card for card in cards_of(hand) if rank_of(card) == rank]
            for number in range(1, len(cards) + 1):
                if (number, rank) not in self.values:
                    continue
                told = self.values[number, rank] if self.by_value else number
                for some in combinations(cards, number):
                    yield Said(0, self.name, (told,), rank, None, some)

    def worth(self, said: Said) -> int:
        """What it scores."""
        return said.number if self.by_value else self.values.get((said.number, said.rank or 0), 0)

    def key(self, table: Table, said: Said) -> Key:
        """By what it is compared with others of the class."""
        number = said.numbers[0] if said.numbers else None
        return number, -self.ranks.index(said.rank) if said.rank in self.ranks else None
