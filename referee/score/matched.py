"""Matched sets: three or four of a kind, three or more of a suit in sequence (usp56 2809, 3339).

A hand can often be parted in several ways; here are all of them, and the best.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from referee.core.cards import JOKERS, SUITS, Card, hand_of, suit_of
from referee.core.values import frozen
from referee.score.counts import from_ace_to_king, pips
from referee.score.wild import ABOVE, FIRST, LAST, NO_WILD, Gaps, Wild, at_place

SHORTEST = 3
#: of so many cards every combination can be tried
FEW = 8
#: the places of a suit, after the last of which a sequence may go round the corner
RANKS = 13
Cards = tuple[Card, ...]


def unmatched(cards: Sequence[Card], sets: Sequence[Cards]) -> Cards:
    """The cards that are in none of these sets; of two alike one may be, and the other not."""
    matched = [card for each in sets for card in each]
    left = []
    for card in cards:
        if card in matched:
            matched.remove(card)
        else:
            left.append(card)
    return tuple(left)


@frozen
class Matching:
    """What makes a set in a game, and what a card costs that is in none."""

    #: whether a sequence may go on from the king to the ace and round the corner
    corners: bool = False
    #: whether the ace is high as well as low, and not both at once
    high: bool = False
    #: whether three or more jokers are a set; they are in no other
    jokers: bool = False
    #: whether a sequence may have an ace at either end
    both_ends: bool = False
    #: what an unmatched ace counts, and an unmatched wild card
    ace: int = 1
    wild_left: int = 0
    #: the place of a card in its suit, the ace first, and the last place: where a pack lacks ranks, those around them are next
    place: Callable[[Card], int] = from_ace_to_king
    last: int = RANKS
    #: the cards that stand for others, and whether one in a sequence moves to an end when its place is filled
    wild: Wild = NO_WILD
    wild_moves: bool = False
    #: the fewest cards of a sequence, and the most of a group; whether groups are sets at all
    shortest_sequence: int = SHORTEST
    longest_group: int | None = None
    groups: bool = True
    #: the fewest cards of a group that are not wild
    naturals_of_group: int = 0

    def pips(self, card: Card) -> int:
        """What a card counts that is in no set."""
        return self.wild_left if self.wild.has(card) else pips(card, ace=self.ace)

    def pips_of(self, cards: Iterable[Card]) -> int:
        """What cards count together that are in no set."""
        return sum(map(self.pips, cards))

    def is_group(self, cards: Sequence[Card]) -> bool:
        """Whether these are three or more of one rank."""
        right = SHORTEST <= len(cards) <= (self.longest_group or len(cards)) and self.groups
        return right and len({from_ace_to_king(card) for card in cards}) == 1

    def is_sequence(self, cards: Sequence[Card]) -> bool:
        """Whether these are three or more of one suit that follow each other."""
        if self.both_ends:
            return len({suit_of(card) for card in cards}) == 1 and any(True for _ in self._in_sequence(cards, 0))
        ranks = {self.place(card) for card in cards}
        shortest = len(cards) < self.shortest_sequence
        if shortest or len(ranks) < len(cards) or len({suit_of(card) for card in cards}) > 1:
            return False
        if self.high and 1 in ranks and self.last in ranks:
            ranks = ranks - {1} | {self.last + 1}
        breaks = sum(rank % self.last + 1 not in ranks for rank in ranks)
        return breaks <= 1 if self.corners else len(ranks) == max(ranks) - min(ranks) + 1

    def is_matched(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are a matched set."""
        if any(map(self.wild.has, cards)):
            return any(True for _ in self.gaps(cards))
        if any(suit_of(card) == JOKERS for card in cards):
            return self.jokers and len(cards) >= SHORTEST and all(suit_of(card) == JOKERS for card in cards)
        return self.is_group(cards) or self.is_sequence(cards)

    def fits(self, cards: Sequence[Card], matched: Sequence[Card]) -> bool:
        """Whether these cards can be laid off together on a set that lies on the table."""
        return self.is_matched((*matched, *cards))

    # --- wild cards

    def gaps(self, cards: Sequence[Card]) -> Iterator[Gaps]:
        """For what the wild cards of a set can stand, in every way in which it is one."""
        natural = self.wild.naturals(cards)
        number = len(cards) - len(natural)
        ranks = {from_ace_to_king(card) for card in natural} or range(FIRST, LAST + 1)
        longest = self.longest_group or len(cards)
        right = self.groups and SHORTEST <= len(cards) <= longest and len(natural) >= self.naturals_of_group
        if right and len({from_ace_to_king(card) for card in natural}) < 2:
            yield from (Gaps((at_place(SUITS[0], rank),) * number, group=True) for rank in ranks)
        suits = {suit_of(card) for card in natural} or set(SUITS)
        if not natural or len(suits) == 1:
            for suit in sorted(suits):
                for _, places in self._in_sequence(natural, number):
                    yield Gaps(tuple(at_place(suit, place) for place in places))

    def runs(self, cards: Sequence[Card]) -> Iterator[tuple[int, int, int]]:
        """Each sequence that these cards can be: its suit, its first place and its last, the ace before or above the others."""
        natural = self.wild.naturals(cards)
        suits = {suit_of(card) for card in natural} or set(SUITS)
        for suit in sorted(suits) if not natural or len(suits) == 1 else ():
            for first, _ in self._in_sequence(natural, len(cards) - len(natural)):
                yield suit, first, first + len(cards) - 1

    def _in_sequence(self, natural: Sequence[Card], number: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Each sequence of which these cards of a suit can be part: its first place, and those that others fill, so many."""
        length, places = len(natural) + number, sorted(map(from_ace_to_king, natural))
        top = ABOVE if self.high or self.both_ends else LAST
        for first in range(FIRST, top + 2 - length) if length >= self.shortest_sequence else ():
            wanting = list(range(first, first + length))
            if ABOVE in wanting and FIRST in wanting and not self.both_ends:
                continue
            for place in places:
                either = (place, ABOVE) if place == FIRST else (place,)
                there = next((each for each in either if each in wanting), None)
                if there is None:
                    break
                wanting.remove(there)
            else:
                yield first, tuple(wanting)

    def stand_for(self, cards: Sequence[Card], named: Iterable[Card] = ()) -> Iterator[Gaps]:
        """The same where it has been said of some of them for what they stand: what is left for the others."""
        named = tuple(named)
        return (left for each in self.gaps(cards) if (left := each.filled_by(named)) is not None)

    # --- parting a hand

    def sets_in(self, cards: Sequence[Card]) -> Iterator[Cards]:
        """Every matched set that these cards hold. Longer sequences stand beside the shorter ones that they contain."""
        ranks: dict[int, list[Card]] = {}
        suits: dict[int, dict[int, Card]] = {}
        for card in self.wild.naturals(cards):
            ranks.setdefault(from_ace_to_king(card), []).append(card)
            suits.setdefault(suit_of(card), {})[self.place(card)] = card
        for alike in ranks.values():
            if self.is_group(alike):
                yield tuple(alike)
            if len(alike) > SHORTEST:
                fewer = (tuple(card for card in alike if card != left) for left in alike)
                yield from filter(self.is_group, fewer)
        for suit in suits.values():
            for start in suit:
                run = [suit[start]]
                while (after := self._after(start + len(run) - 1)) in suit and suit[after] not in run:
                    run.append(suit[after])
                    if len(run) >= self.shortest_sequence:
                        yield tuple(run)
        if wild := self.wild.among(cards):
            yield from self._sets_with(wild, self.wild.naturals(cards))

    def _sets_with(self, wild: Cards, natural: Cards) -> Iterator[Cards]:
        """The shortest sets that wild cards make with others; in a hand of few cards all of them."""
        if len(wild) + len(natural) <= FEW:
            for number in range(1, len(wild) + 1):
                for size in range(max(0, SHORTEST - number), len(natural) + 1):
                    for some in combinations(wild, number):
                        yield from ((*each, *some) for each in combinations(natural, size) if self.is_matched((*each, *some)))
            return
        for number in range(1, min(len(wild), self.shortest_sequence) + 1):
            for others in combinations(natural, max(0, SHORTEST - number)):
                if self.is_matched((*others, *wild[:number])):
                    yield (*others, *wild[:number])
            if self.shortest_sequence > SHORTEST:
                longer = combinations(natural, max(0, self.shortest_sequence - number))
                yield from ((*others, *wild[:number]) for others in longer if self.is_matched((*others, *wild[:number])))

    def _after(self, place: int) -> int:
        if self.high and place == self.last:
            return 1
        return place % self.last + 1 if self.corners else place + 1

    def partings(self, cards: Sequence[Card]) -> Iterator[tuple[Cards, ...]]:
        """Every way to choose from these cards sets that have no card in common, no sets at all among them."""
        if len(set(cards)) < len(cards):
            return self._partings_of_copies(list(self.sets_in(cards)), Counter(cards))
        options = [(hand_of(each), each) for each in self.sets_in(cards)]

        def choose(place: int, used: int) -> Iterator[tuple[Cards, ...]]:
            yield ()
            for number in range(place, len(options)):
                mask, each = options[number]
                if not mask & used:
                    yield from ((each, *others) for others in choose(number + 1, used | mask))

        return choose(0, 0)

    def _partings_of_copies(self, options: Sequence[Cards], left: Counter[Card]) -> Iterator[tuple[Cards, ...]]:
        """The same where several cards are alike."""
        yield ()
        for number, each in enumerate(options):
            if not Counter(each) - left:
                others = self._partings_of_copies(options[number:], left - Counter(each))
                yield from ((each, *more) for more in others)

    def best_parting(self, cards: Sequence[Card]) -> tuple[Cards, ...]:
        """The sets that leave the fewest pips unmatched."""
        return min(self.partings(cards), key=lambda sets: self.pips_of(unmatched(cards, sets)))

    def best_partings(self, cards: Sequence[Card]) -> list[tuple[Cards, ...]]:
        """Every choice of sets that leaves so few."""
        partings = list(self.partings(cards))
        left = [self.pips_of(unmatched(cards, sets)) for sets in partings]
        least = min(left)
        return [sets for sets, each in zip(partings, left, strict=True) if each == least]

    def least_count(self, cards: Sequence[Card]) -> int:
        """The fewest pips that can be left unmatched."""
        return self.pips_of(unmatched(cards, self.best_parting(cards)))

    # --- laying off

    def laid_off(self, cards: Sequence[Card], sets: Sequence[Cards]) -> Cards:
        """Those of the cards that can be laid off on the sets, one after another, for the most pips.

        A card that fits two sets goes where it leaves more to follow it.
        """
        best: Cards = ()
        for card in cards:
            for place, each in enumerate(sets):
                if self.fits((card,), each):
                    others = tuple(other for other in cards if other != card)
                    grown = (*sets[:place], (*each, card), *sets[place + 1 :])
                    found = (card, *self.laid_off(others, grown))
                    if self.pips_of(found) > self.pips_of(best):
                        best = found
        return best

    def least_count_against(self, cards: Sequence[Card], sets: Sequence[Cards]) -> int:
        """The fewest pips that can be left when cards may also be laid off on the other player's sets."""
        left = (unmatched(cards, own) for own in self.partings(cards))
        return min(self.pips_of(loose) - self.pips_of(self.laid_off(loose, sets)) for loose in left)


#: sequences from ace to king, an unmatched ace one
ACE_LOW = Matching()
