"""What a hand of poker is worth: the high ones by phevaluator, the low ones by what the book says of them (usp56 2228-2275)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from phevaluator.evaluator import evaluate_cards
from phevaluator.evaluator_omaha import evaluate_omaha_cards

#: by the worst that phevaluator gives it
NAMES = ((10, "straight flush"), (166, "four of a kind"), (322, "full house"), (1599, "flush"), (1609, "straight"),
         (2467, "three of a kind"), (3325, "two pairs"), (6185, "one pair"), (7462, "no pair"))  # fmt: skip

#: how good a hand is, the lower the better; None where it cannot win
Weighed = Callable[[list[str], list[str]], object]


def _theirs(cards: Iterable[str]) -> list[str]:
    return [card[1] + card[0].lower() for card in cards]


def _rank(five: Iterable[str]) -> int:
    """Of all hands of five, the best first."""
    return int(evaluate_cards(*_theirs(five)))


def high(own: list[str], centre: list[str]) -> int:
    """The best five of all."""
    return min(_rank(five) for five in combinations(own + centre, 5))


def two_and_three(own: list[str], centre: list[str]) -> int:
    """Two of one's own and three of the centre."""
    return int(evaluate_omaha_cards(*_theirs(centre), *_theirs(own)))


def worst(own: list[str], centre: list[str]) -> int:
    """The lowest by the ranks of high hands, the ace high (usp56 2228)."""
    return -max(_rank(five) for five in combinations(own + centre, 5))


def two_cards(own: list[str], centre: list[str]) -> object:
    """A pair, or the higher card."""
    ranks = sorted("AKQJT98765432".index(card[1]) for card in own)
    return (ranks[0] != ranks[1], ranks)


def ace_high_low(own: list[str], centre: list[str]) -> tuple[int, ...]:
    """The same, but five to ace is no straight."""
    if sorted(card[1] for card in own) == list("2345A") and len({card[0] for card in own}) > 1:
        return (-_rank(["SA", "H6", "S4", "S3", "S2"]) - 1, 1)  # below ace six, above ace high with a seven
    return (worst(own, centre), 0)


def _bicycle(cards: Iterable[str]) -> list[tuple[int, int]]:
    """Straights and flushes count for nothing and the ace is low (usp56 2271): how many of which rank, the most first."""
    counts = Counter("A23456789TJQK".index(card[1]) for card in cards)
    return sorted(((number, rank) for rank, number in counts.items()), reverse=True)


def _by_shape(cards: Iterable[str]) -> tuple[list[int], list[int]]:
    shape = _bicycle(cards)
    return [number for number, _ in shape], [rank for _, rank in shape]


def bicycle(own: list[str], centre: list[str]) -> object:
    """The lowest five."""
    return min(_by_shape(five) for five in combinations(own + centre, 5))


def eight_or_better(own: list[str], centre: list[str]) -> object:
    """The same, which wins with five different cards up to the eight alone."""
    found = [_by_shape(five) for five in combinations(own, 5)] if not centre else [
        _by_shape(mine + theirs) for mine in combinations(own, 2) for theirs in combinations(centre, 3)
    ]  # fmt: skip
    best = min(found)
    return best if best[0] == [1] * 5 and best[1][0] <= 7 else None


def badugi(own: list[str], centre: list[str]) -> object:
    """As many as may be of different ranks and suits, then the lowest."""
    for number in range(4, 0, -1):
        chosen = [
            sorted(("A23456789TJQK".index(card[1]) for card in cards), reverse=True)
            for cards in combinations(own, number)
            if len({card[0] for card in cards}) == len({card[1] for card in cards}) == number
        ]
        if chosen:
            return -number, min(chosen)
    raise AssertionError(own)


def jacks(hand: list[str]) -> bool:
    """A pair of jacks or better."""
    counts = Counter(card[1] for card in hand)
    return high(hand, []) < 3326 or any(counts[rank] == 2 for rank in "AKQJ")


def points(own: list[str], centre: list[str]) -> int:
    """Red cards for and black ones against, ace one and the court ten (usp56 2439); the most first."""
    return -sum((1 if card[0] in "HD" else -1) * min(10, "A23456789TJQK".index(card[1]) + 1) for card in own)


def fewest_points(own: list[str], centre: list[str]) -> int:
    """The same, the fewest first."""
    return -points(own, centre)
