"""Wild cards: which cards stand for others, and for what they stand in a set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.core.cards import ACE, JACK, JOKERS, KING, QUEEN, RANK_PLACE, Card, Suit, rank_of, suit_of
from referee.core.values import frozen

#: the places of a suit from ace to king, and the ace again above it
FIRST, LAST, ABOVE = 1, 13, 14
_RANKS = {FIRST: ACE, 11: JACK, 12: QUEEN, LAST: KING, ABOVE: ACE}


@frozen
class Wild:
    """Which cards are wild."""

    jokers: bool = False
    ranks: tuple[int, ...] = ()

    def has(self, card: Card) -> bool:
        """Whether the card is wild."""
        return self.jokers if suit_of(card) == JOKERS else rank_of(card) in self.ranks

    def among(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The wild cards of these."""
        return tuple(card for card in cards if self.has(card))

    def naturals(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The others."""
        return tuple(card for card in cards if not self.has(card))


NO_WILD = Wild()
JOKERS_WILD = Wild(jokers=True)
JOKERS_AND_DEUCES = Wild(jokers=True, ranks=(RANK_PLACE["2"],))


def at_place(suit: Suit, place: int) -> Card:
    """The card of a suit at a place from ace to king, or the ace above it.

    >>> from referee.core.cards import HEARTS, cards_text
    >>> cards_text(at_place(HEARTS, place) for place in (1, 9, 13, 14))
    'HA H9 HK HA'
    """
    return suit * 16 + _RANKS.get(place, place - 2)


@frozen
class Gaps:
    """The cards for which the wild cards of a set stand; in a group their suits say nothing."""

    cards: tuple[Card, ...]
    group: bool = False

    def filled_by(self, named: Iterable[Card]) -> Gaps | None:
        """What is left for others when some stand for these; None where one of these is not wanting."""
        left = list(self.cards)
        for name in named:
            card = next((each for each in left if self.is_wanted(each, name)), None)
            if card is None:
                return None
            left.remove(card)
        return Gaps(tuple(left), self.group)

    def is_wanted(self, wanting: Card, name: Card) -> bool:
        """Whether the card of this name is the one that is wanting."""
        if self.group:
            return rank_of(wanting) == rank_of(name) and suit_of(name) != JOKERS
        return wanting == name

    def standing_for_others(self, wild: Iterable[Card]) -> int:
        """How many of these wild cards stand for another card than themselves, at the least."""
        wild = tuple(wild)
        left = self.cards
        for card in wild:
            rest = Gaps(left, self.group).filled_by((card,))
            left = left if rest is None else rest.cards
        return len(left)
