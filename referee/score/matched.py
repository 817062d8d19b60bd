"""Matched sets: three or four of a kind, three or more of a suit in sequence (usp56 2809, 3339).

A hand can often be parted in several ways; here are all of them, and the best.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import frozen

from referee.core.cards import JOKERS, Card, hand_of, suit_of
from referee.score.counts import from_ace_to_king, pips

SHORTEST = 3
#: the places of a suit, after the last of which a sequence may go round the corner
RANKS = 13
Cards = tuple[Card, ...]


def is_group(cards: Sequence[Card]) -> bool:
    """Whether these are three or more of one rank."""
    return len(cards) >= SHORTEST and len({from_ace_to_king(card) for card in cards}) == 1


def unmatched(cards: Sequence[Card], sets: Sequence[Cards]) -> Cards:
    """The cards that are in none of these sets."""
    matched = {card for each in sets for card in each}
    return tuple(card for card in cards if card not in matched)


@frozen
class Matching:
    """What makes a set in a game, and what a card costs that is in none."""

    #: whether a sequence may go on from the king to the ace and round the corner
    corners: bool = False
    #: whether the ace is high as well as low, and not both at once
    high: bool = False
    #: whether three or more jokers are a set; they are in no other
    jokers: bool = False
    #: what an unmatched ace counts
    ace: int = 1
    #: the place of a card in its suit, the ace first, and the last place: where a pack lacks ranks, those around them are next
    place: Callable[[Card], int] = from_ace_to_king
    last: int = RANKS

    def pips_of(self, cards: Iterable[Card]) -> int:
        """What cards count together that are in no set."""
        return sum(pips(card, ace=self.ace) for card in cards)

    def is_sequence(self, cards: Sequence[Card]) -> bool:
        """Whether these are three or more of one suit that follow each other."""
        ranks = {self.place(card) for card in cards}
        if len(cards) < SHORTEST or len(ranks) < len(cards) or len({suit_of(card) for card in cards}) > 1:
            return False
        if self.high and 1 in ranks and self.last in ranks:
            ranks = ranks - {1} | {self.last + 1}
        breaks = sum(rank % self.last + 1 not in ranks for rank in ranks)
        return breaks <= 1 if self.corners else len(ranks) == max(ranks) - min(ranks) + 1

    def is_matched(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are a matched set."""
        if any(suit_of(card) == JOKERS for card in cards):
            return self.jokers and len(cards) >= SHORTEST and all(suit_of(card) == JOKERS for card in cards)
        return is_group(cards) or self.is_sequence(cards)

    def fits(self, cards: Sequence[Card], matched: Sequence[Card]) -> bool:
        """Whether these cards can be laid off together on a set that lies on the table."""
        return self.is_matched((*matched, *cards))

    # --- parting a hand

    def sets_in(self, cards: Sequence[Card]) -> Iterator[Cards]:
        """Every matched set that these cards hold. Longer sequences stand beside the shorter ones that they contain."""
        ranks: dict[int, list[Card]] = {}
        suits: dict[int, dict[int, Card]] = {}
        for card in cards:
            ranks.setdefault(from_ace_to_king(card), []).append(card)
            suits.setdefault(suit_of(card), {})[self.place(card)] = card
        for alike in ranks.values():
            if len(alike) >= SHORTEST:
                yield tuple(alike)
            if len(alike) > SHORTEST:
                yield from (tuple(card for card in alike if card != left) for left in alike)
        for suit in suits.values():
            for start in suit:
                run = [suit[start]]
                while (after := self._after(start + len(run) - 1)) in suit and suit[after] not in run:
                    run.append(suit[after])
                    if len(run) >= SHORTEST:
                        yield tuple(run)

    def _after(self, place: int) -> int:
        if self.high and place == self.last:
            return 1
        return place % self.last + 1 if self.corners else place + 1

    def partings(self, cards: Sequence[Card]) -> Iterator[tuple[Cards, ...]]:
        """Every way to choose from these cards sets that have no card in common, no sets at all among them."""
        options = [(hand_of(each), each) for each in self.sets_in(cards)]

        def choose(place: int, used: int) -> Iterator[tuple[Cards, ...]]:
            yield ()
            for number in range(place, len(options)):
                mask, each = options[number]
                if not mask & used:
                    yield from ((each, *others) for others in choose(number + 1, used | mask))

        return choose(0, 0)

    def best_parting(self, cards: Sequence[Card]) -> tuple[Cards, ...]:
        """The sets that leave the fewest pips unmatched."""
        return min(self.partings(cards), key=lambda sets: self.pips_of(unmatched(cards, sets)))

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
