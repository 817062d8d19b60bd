"""The draw: who plays with whom, who deals first, and who sits out when more than four want to play.

Where the highest deal, cards of one rank are told apart by suit (usp56 575-579); where the lowest do, they are cut again
(ames 369-387).
"""

from collections.abc import Sequence

from referee.core.cards import Card, rank_of, suit_of
from referee.core.values import frozen
from referee.score.counts import from_ace_to_king

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


# --- the lowest deal


@frozen
class Cut:
    """What a cut for partners comes to."""

    #: the players, the lowest card first
    order: tuple[Drawer, ...]
    #: who has to cut again before it is settled who deals and who plays with whom
    again: tuple[Drawer, ...] = ()


def cut_for_partners(cuts: Sequence[Sequence[Card]]) -> Cut:
    """The order that the cards cut give, the ace low; cards of one rank are cut again as often as needed.

    The lowest deals and plays with the next, and of more than four the four lowest play. Where three were level and the
    fourth lower, the highest two of the second cut are partners; where he was higher, the lowest two: that is one order.
    """
    return cut_in_order([tuple(map(from_ace_to_king, cards)) for cards in cuts])


def cut_in_order(keys: Sequence[tuple[int, ...]]) -> Cut:
    """The order that the ranks of cards give, the least first; those who are level where it matters cut or draw again.

    Of each the ranks of all the cards that he has drawn: what is drawn again decides among those alone who were level.
    """
    order = tuple(sorted(range(len(keys)), key=keys.__getitem__))
    matters = (1, 2, SEATS_AT_TABLE)  # the first apart from the second, the second from the third, the last from who is out
    level = {keys[order[place]] for place in matters if place < len(order) and keys[order[place]] == keys[order[place - 1]]}
    return Cut(order, tuple(drawer for drawer in order if keys[drawer] in level))
