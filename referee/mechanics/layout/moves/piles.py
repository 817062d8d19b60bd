"""Piles: cards that lie on the table under a name, such as a stock, a talon, a tableau pile or what somebody has taken in.

A log need not tell what lies face down, and a pile of which it tells nothing at all is not there: of it nothing is judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import Factory, evolve

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.table import Table
from referee.core.values import frozen

#: a card that the log does not tell
UNKNOWN: Card = -1
#: more cards than any game has
MOST_CARDS = 1_000


@frozen
class Pile:
    """Cards on each other, the lowest first."""

    cards: tuple[Card, ...] = ()
    #: how many of them, from the lowest up, lie face down
    down: int = 0
    #: whether nothing may be played from it until another card is put on it
    closed: bool = False

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> Card | None:
        """The card on top, where it lies face up."""
        return self.cards[-1] if len(self.cards) > self.down else None

    @property
    def faced(self) -> tuple[Card, ...]:
        """The cards that lie face up."""
        return self.cards[self.down :]

    def with_top(self, cards: Sequence[Card]) -> Pile:
        """The pile with these cards on it, face up."""
        return Pile((*self.cards, *cards), self.down)

    def without_top(self, number: int = 1) -> Pile:
        """The pile without its highest cards."""
        cards = self.cards[: max(0, len(self.cards) - number)]
        return Pile(cards, min(self.down, len(cards)), self.closed)

    def turned_up(self, card: Card) -> Pile:
        """The pile with its highest face-down card turned, which proves to be this one."""
        if not self.down:
            return self
        place = self.down - 1
        return Pile((*self.cards[:place], card, *self.cards[place + 1 :]), place)

    def face_down(self) -> Pile:
        """The pile turned over as a whole: what was on top is the lowest card now."""
        return Pile(self.cards[::-1], len(self.cards))


def face_down(number: int) -> Pile:
    """A pile of so many cards that nobody knows."""
    cards = untold(number)
    return Pile(cards, len(cards))


def untold(number: int) -> tuple[Card, ...]:
    """So many cards that nobody knows; a log may say any number, and no game has more than this."""
    return (UNKNOWN,) * min(number, MOST_CARDS)


def face_up(cards: Sequence[Card]) -> Pile:
    """A pile of cards that all lie face up."""
    return Pile(tuple(cards))


@frozen
class Layout(Part):
    """All piles of a table, by name."""

    piles: Mapping[str, Pile] = Factory(dict)

    def __contains__(self, name: str) -> bool:
        return name in self.piles

    def pile(self, name: str) -> Pile:
        """The pile of that name; an empty one where there is none."""
        return self.piles.get(name, Pile())

    def with_pile(self, name: str, pile: Pile) -> Layout:
        """The layout with that pile in the place of the one of its name."""
        return evolve(self, piles={**self.piles, name: pile})

    def named(self, prefix: str) -> Iterator[tuple[str, Pile]]:
        """The piles whose names begin so and go on with a number, in that order."""
        numbers = sorted(
            int(name[len(prefix) :]) for name in self.piles if name[: len(prefix)] == prefix and name[len(prefix) :].isdecimal()
        )
        return ((f"{prefix}{number}", self.piles[f"{prefix}{number}"]) for number in numbers)

    def moved(self, source: str, target: str, cards: Sequence[Card]) -> Layout:
        """The layout with these cards taken from the top of one pile and put on another, as they lay."""
        after = self.with_pile(source, self.pile(source).without_top(len(cards))) if source in self else self
        return after.with_pile(target, after.pile(target).with_top(cards))


def layout_of(table: Table) -> Layout:
    """The piles of this table, as far as the log has told of any."""
    return table.part(Layout) or Layout()
