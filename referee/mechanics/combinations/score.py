"""What combinations of cards count: which cards make one, for how much, and how often a card may be counted.

A game has a scale: its combinations, each with a group. Shown together, a card counts once in each group, and what a number
of cards is worth is the most that they can come to so. Declared one after the other, it depends on the scale whether a card
that has been counted may be counted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from attrs import field

from referee.core.cards import CARD, PLANE, SUIT_WIDTH, SUITS, Card, Suit
from referee.core.values import frozen

#: every way to make a combination, by the trump suit: the cards of each
Ways = Callable[[Suit | None], tuple[tuple[Card, ...], ...]]
#: which suits a combination of one suit may be of
TRUMP, PLAIN, ANY = "trump", "plain", "any"


def _suits(which: str, trump: Suit | None) -> tuple[Suit, ...]:
    return tuple(suit for suit in SUITS if which == ANY or (suit == trump) == (which == TRUMP))


def of_one_suit(ranks: Sequence[int], which: str = ANY, times: int = 1) -> Ways:
    """Cards of these ranks in one suit, so many of each."""
    return cache(
        lambda trump: tuple(tuple(suit * SUIT_WIDTH + rank for rank in ranks) * times for suit in _suits(which, trump))
    )


def of_each_suit(rank: int, times: int = 1) -> Ways:
    """So many cards of the rank in each suit."""
    return cache(lambda trump: (tuple(suit * SUIT_WIDTH + rank for suit in SUITS) * times,))


def of_all_suits(ranks: Sequence[int], times: int = 1) -> Ways:
    """Cards of these ranks in every suit."""
    return cache(lambda trump: (tuple(suit * SUIT_WIDTH + rank for suit in SUITS for rank in ranks) * times,))


def of_any_suits(rank: int, number: int) -> Ways:
    """So many cards of the rank, whatever their suits."""
    return cache(
        lambda trump: tuple(
            tuple(suit * SUIT_WIDTH + rank for suit in suits) for suits in combinations_with_replacement(SUITS, number)
        )
    )


def these(cards: str, times: int = 1) -> Ways:
    """Certain cards, so many of each."""
    return cache(lambda trump: (tuple(CARD[each] for each in cards.split()) * times,))


def by_trump(cards: Mapping[Suit, str], times: int = 1) -> Ways:
    """Certain cards for each trump suit, so many of each; none as long as there is no trump."""
    made = {suit: tuple(CARD[each] for each in named.split()) * times for suit, named in cards.items()}
    return cache(lambda trump: () if trump is None else (made[trump],))


@frozen(eq=False)
class Combination:
    """Cards that count together."""

    name: str
    #: shown together, a card counts once in a group
    group: str
    points: int
    ways: Ways = field(repr=False)
    #: whether it may be declared beside another in the same turn
    beside: bool = False
    #: whether the book's number for it is lost, so that it counts what its owner says
    lost: bool = False

    def is_of_suits(self, trump: Suit | None) -> bool:
        """Whether it is made in one suit alone, so that in two suits it is two combinations."""
        return all(len({card // SUIT_WIDTH for card in way}) == 1 for way in self.ways(trump))


#: how cards that lie there make a combination anew which they have made before, where they may: once a card of it is gone; or
#: once one is gone, of all that lie there in every pairing that has not counted
ONE_AT_A_TIME, EVERY_PAIRING = "one at a time", "every pairing"


@frozen(eq=False)
class Scale:
    """The combinations of a game."""

    combinations: tuple[Combination, ...]
    #: how a combination is made anew; where it is not, `counts_again` says in what more a card counts
    anew: str = ""
    _worth: Callable[[tuple[Card, ...], Suit | None], int] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "_worth", lru_cache(maxsize=1024)(self._most))

    def counts_again(self, new: Combination, counted: Iterable[str]) -> bool:
        """Whether a card that was counted in these may be in a new one: in another group, or where the new one counts more."""
        return all(new.group != old.group or new.points > old.points for old in map(self.named, counted))

    def found(self, cards: Iterable[Card], trump: Suit | None, said: int | None = None) -> Combination | None:
        """What these cards make, neither more nor fewer of them; of several what was said that they count, or the best."""
        told = Counter(card % PLANE for card in cards)
        made = (each for each in self.combinations if any(Counter(way) == told for way in each.ways(trump)))
        return max(made, key=lambda each: (each.points == said, each.points), default=None)

    def made_in(self, cards: Iterable[Card], trump: Suit | None) -> Iterator[tuple[Combination, tuple[Card, ...]]]:
        """Each combination that some of these cards make, and those cards."""
        told = Counter(card % PLANE for card in cards)
        return ((each, way) for each in self.combinations for way in each.ways(trump) if not Counter(way) - told)

    def best_in(self, cards: Iterable[Card], trump: Suit | None) -> tuple[Combination, tuple[Card, ...]] | None:
        """The best of the combinations that some of these cards make, and those cards."""
        return max(self.made_in(cards, trump), key=lambda each: each[0].points, default=None)

    def named(self, name: str) -> Combination:
        """The combination of that name."""
        return next(each for each in self.combinations if each.name == name)

    def worth(self, cards: Iterable[Card], trump: Suit | None) -> int:
        """The most that these cards count, shown together."""
        return self._worth(tuple(sorted(card % PLANE for card in cards)), trump)

    def counts(self, cards: Iterable[Card], trump: Suit | None) -> frozenset[Card]:
        """Those of the cards without which they would count less."""
        told = [card % PLANE for card in cards]
        whole = self.worth(told, trump)

        def without(card: Card) -> list[Card]:
            return told[: told.index(card)] + told[told.index(card) + 1 :]

        return frozenset(card for card in told if self.worth(without(card), trump) < whole)

    def _most(self, cards: tuple[Card, ...], trump: Suit | None) -> int:
        return sum(most for _, most in self.by_group(cards, trump))

    def by_group(self, cards: Iterable[Card], trump: Suit | None) -> tuple[tuple[str, int], ...]:
        """The same by group, those that bring nothing left out."""
        told = Counter(card % PLANE for card in cards)
        ways: dict[str, list[_Way]] = {each.group: [] for each in self.combinations}
        for each, way in self.made_in(told.elements(), trump):
            ways[each.group].append((Counter(way), each.points))
        found = [(group, sum(_most_of(part, told) for part in _apart(made))) for group, made in ways.items() if made]
        return tuple(found)


_Way = tuple[Counter[Card], int]


def _apart(ways: list[_Way]) -> Iterable[list[_Way]]:
    """Ways that share no card with any of the others, kept apart: what one takes is nothing to another."""
    waiting = list(ways)
    while waiting:
        part = [waiting.pop()]
        for mine in part:
            joined = [other for other in waiting if not mine[0].keys().isdisjoint(other[0])]
            part += joined
            waiting = [other for other in waiting if not any(other is each for each in joined)]
        yield part


def _most_of(ways: list[_Way], cards: Counter[Card]) -> int:
    """The most that the cards come to in these ways, each card counted once."""
    kinds = tuple(dict.fromkeys(card for way, _ in ways for card in way))
    needs = [(tuple(way[card] for card in kinds), points) for way, points in ways]

    @cache
    def most(left: tuple[int, ...]) -> int:
        best = 0
        for need, points in needs:
            after = tuple(have - take for have, take in zip(left, need, strict=True))
            if min(after) >= 0:
                best = max(best, points + most(after))
        return best

    return most(tuple(cards[card] for card in kinds))
