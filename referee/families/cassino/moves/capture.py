"""Taking cards in from the table: which cards pair with the one played, and builds, as fishing games have them."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from referee.core.cards import ACE, Card, rank_of
from referee.core.parts import Part
from referee.core.table import Table
from referee.score.counts import FACES, from_ace_to_king, pips

_ACE_HIGH = 14


@frozen
class Numbers:
    """What cards are worth for combining: the face cards nothing, or eleven to thirteen with the ace fourteen as well."""

    faces_count: bool = False

    def of(self, card: Card) -> tuple[int, ...]:
        """The numbers that a card may stand for; none for one that only pairs with its like."""
        if not self.faces_count:
            return () if rank_of(card) in FACES else (pips(card),)
        return (1, _ACE_HIGH) if rank_of(card) == ACE else (from_ace_to_king(card),)


@frozen
class Build:
    """Cards of the table put together to be taken in together."""

    #: the number that takes it
    number: int
    #: the combinations in it, each of which comes to that number
    sets: tuple[tuple[Card, ...], ...]
    #: who made it or increased it last, and may not trail while it stands
    owner: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards."""
        return tuple(card for each in self.sets for card in each)

    @property
    def is_multiple(self) -> bool:
        """Whether it has more than one combination, so that its number cannot change any more."""
        return len(self.sets) > 1


@frozen
class Builds(Part):
    """Cards put together on the table, to be taken in together."""

    all: tuple[Build, ...] = ()


def builds_of(table: Table) -> tuple[Build, ...]:
    """The builds on the table."""
    part = table.part(Builds)
    return part.all if part else ()


def split(numbers: Numbers, cards: Sequence[Card], number: int) -> tuple[tuple[Card, ...], ...] | None:
    """The cards in combinations that come to that number each, with none left over; None where they cannot be so split."""
    if not cards:
        return ()
    first, *rest = cards
    for chosen in _with_sum(numbers, rest, [number - each for each in numbers.of(first)]):
        others = list(rest)
        for card in chosen:
            others.remove(card)
        parts = split(numbers, others, number)
        if parts is not None:
            return ((first, *chosen), *parts)
    return None


def _with_sum(numbers: Numbers, cards: Sequence[Card], wanted: Iterable[int]) -> Iterator[tuple[Card, ...]]:
    """Every choice of these cards that comes to one of the numbers wanted, the smallest first in hand."""
    wanted = [each for each in wanted if each >= 0]
    if 0 in wanted:
        yield ()
    wanted = [each for each in wanted if each > 0]
    if not wanted:
        return
    for place, card in enumerate(cards):
        left = [each - number for each in wanted for number in numbers.of(card)]
        for rest in _with_sum(numbers, cards[place + 1 :], left):
            yield (card, *rest)


def takes(numbers: Numbers, card: Card, loose: Sequence[Card], builds: Iterable[Build] = ()) -> int | None:
    """The number for which the card takes these loose cards and builds; 0 for a face card and its like, None if it does not."""
    builds = tuple(builds)
    worth = numbers.of(card)
    if not worth:
        like = len(loose) == 1 and rank_of(loose[0]) == rank_of(card)
        return 0 if like and not builds else None
    for number in worth:
        if all(build.number == number for build in builds) and split(numbers, loose, number) is not None:
            return number
    return None


def can_take(numbers: Numbers, hand: Iterable[Card], number: int) -> bool:
    """Whether a card of the hand takes a build of that number."""
    return any(number in numbers.of(card) for card in hand)
