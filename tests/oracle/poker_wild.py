"""Hands of poker with wild cards, special ones, of three cards and of a short pack (usp56 2029-2041, 2123-2157, 2381-2399)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

RANKS = "23456789TJQKA"
#: how good, and by what hands of the same kind are told apart; the lowest wins
Worth = tuple[float, list[int]]


def _rank(card: str) -> int:
    return RANKS.index(card[1]) + 2


def _better(kind: float, *ranks: int) -> Worth:
    return -kind, [-rank for rank in ranks]


def five(cards: Sequence[str], wild: str) -> Worth:
    """Five cards, those of one rank standing for whatever serves best, be it a second ace of a suit."""
    natural = [card for card in cards if card[1] != wild]
    free, counts = len(cards) - len(natural), Counter(map(_rank, natural))
    ranks = sorted(counts, key=lambda rank: (-counts[rank], -rank))
    if len(counts) < 2:
        return _better(9, *(ranks or [14]))
    suited = len({card[0] for card in natural}) == 1
    tops = [top for top in range(14, 4, -1) if max(counts.values()) == 1 and all(_within(rank, top) for rank in counts)]
    most = counts[ranks[0]]
    if suited and tops:
        return _better(8, tops[0])
    if most + free == 4:
        return _better(7, *ranks)
    if len(counts) == 2:
        return _better(6, *(sorted(counts, reverse=True) if free else ranks))
    if suited:
        return _better(5, *sorted([*map(_rank, natural), *[14] * free], reverse=True))
    if tops:
        return _better(4, tops[0])
    if most + free == 3:
        return _better(3, *ranks)
    if most + free == 2 and len(counts) == 3:
        return _better(2, *ranks)
    return _better(1 if most + free == 2 else 0, *ranks)


def _within(rank: int, top: int) -> bool:
    """Whether a rank is in the straight with that card at its head, the ace below the deuce too."""
    return top - 4 <= (1 if rank == 14 and top == 5 else rank) <= top


def deuces(own: list[str], centre: list[str]) -> Worth:
    """The deuces wild."""
    return five(own, "2")


def widow(own: list[str], centre: list[str]) -> Worth:
    """Those of the rank that was turned up."""
    return five(own, centre[0][1])


def spit(own: list[str], centre: list[str]) -> Worth:
    """The card turned up too, which is everybody's fifth."""
    return five([*own, *centre], centre[0][1])


def concealed(own: list[str], up: list[str]) -> Worth:
    """Those of the rank of the one card that was never turned."""
    (hidden,) = (card for card in own if card not in up)
    return five(own, hidden[1])


def monte(own: list[str], centre: list[str]) -> Worth:
    """Three cards, with straights and flushes of three."""
    counts = Counter(map(_rank, own))
    ranks = sorted(counts, key=lambda rank: (-counts[rank], -rank))
    suited = len({card[0] for card in own}) == 1
    top = 3 if ranks == [14, 3, 2] else ranks[0] if len(ranks) == 3 and ranks[0] - ranks[2] == 2 else 0
    if suited or top:
        return _better(8 if suited and top else 5 if suited else 4, *([top] if top else ranks))
    return _better({3: 0, 2: 1, 1: 3}[len(ranks)], *ranks)


def short(own: list[str], centre: list[str]) -> Worth:
    """The best of all, a flush above a full house and the ace below the six."""
    return min(_short(each) for each in combinations([*own, *centre], 5))


def _short(cards: Sequence[str]) -> Worth:
    counts = Counter(map(_rank, cards))
    if set(counts) == {14, 6, 7, 8, 9}:
        return _better(8 if len({card[0] for card in cards}) == 1 else 4, 9)
    kind, ranks = five(cards, "")
    return {-5.0: -6.5}.get(kind, kind), ranks


def special(own: list[str], centre: list[str]) -> Worth:
    """Cats and dogs and the rest of them, a skeet with any two cards below the nine beside its three.

    Whether a skeet or a dog is better the book does not say: they are hardly ever played together.
    """
    plain, ranks = five(own, "")
    held = sorted(map(_rank, own), reverse=True)
    suited = max(Counter(card[0] for card in own).values())
    if plain in (-5, 0):  # no pair and no straight
        found = {(13, 8): 4.8, (8, 3): 4.7, (14, 9): 4.6, (7, 2): 4.5}.get((held[0], held[-1]))
        found = 4.4 if found is None and held[0] == 9 and {5, 2} <= set(held) else found
        if found:
            return _better(found + (10 if suited == 5 else 0), *held)
    if plain == 0 and all(one - other == 2 for one, other in pairwise(held)):
        return _better(3.9, held[0])
    corner = next((top for top in (4, 3, 2) if {(rank - top) % 13 for rank in held} == {0, 12, 11, 10, 9}), 0)
    if plain == 0 and corner:
        return _better(3.8, corner)
    if plain >= -2 and all(11 <= rank <= 13 for rank in held):
        return _better(2.5, *held)
    if plain >= -1 and suited == 4:
        return _better(1.5, *held)
    return plain, ranks
