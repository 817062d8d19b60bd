"""The draw: who plays with whom, who deals first, and who sits out when more than four want to play (usp56 575-579)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from referee.cards import Card, rank_of, suit_of

SEATS_AT_TABLE = 4

#: a player by his place in the list of cards drawn
Drawer = int


@frozen
class Draw:
    """What a draw comes to."""

    #: the players, the highest card first
    order: tuple[Drawer, ...]

    @property
    def dealer(self) -> Drawer:
        """The highest deals first, and chooses his seat and his pack."""
        return self.order[0]

    @property
    def sides(self) -> tuple[tuple[Drawer, ...], tuple[Drawer, ...]]:
        """The two highest play together, the next two against them."""
        return self.order[:2], self.order[2:SEATS_AT_TABLE]

    def sitting_out(self, rubber: int) -> tuple[Drawer, ...]:
        """Who does not play in a rubber, the first being 1.

        The lowest sits out first, then the next above him and so on up; after the highest the lowest again.
        With six players two sit out at a time; the book says no more than that it goes as with five, and here they go
        in pairs from the bottom.
        """
        out = len(self.order) - SEATS_AT_TABLE
        upwards = self.order[::-1]
        return tuple(upwards[((rubber - 1) * out + each) % len(upwards)] for each in range(out))


def draw_for_partners(cards: Sequence[Card]) -> Draw:
    """The order that four to six drawn cards give: by rank, and by suit between cards of one rank."""
    if not SEATS_AT_TABLE <= len(cards) <= SEATS_AT_TABLE + 2:
        raise ValueError(f"{len(cards)} players cannot draw for one table")
    if len(set(cards)) < len(cards):
        raise ValueError("two players cannot have drawn the same card")
    return Draw(tuple(sorted(range(len(cards)), key=lambda drawer: _precedence(cards[drawer]), reverse=True)))


def _precedence(drawn: Card) -> tuple[int, int]:
    return rank_of(drawn), suit_of(drawn)
