"""Ambigu (gibson 261-289): two cards that may be changed, two more, bets, another draw, and a bonus to the highest hand.

The players are named in the order of the deal, to the right of the dealer. The book does not say how equal spots of different
cards compare; nothing is reckoned then.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from attrs import evolve, mutable

from .log import Log, started
from .poker import Table, Way
from .poker_hands import Weighed
from .poker_ways import DRAW, script
from .tricks import PACK

SPOTS = "A23456789T"
#: what each kind of hand brings from every loser, the lowest kind first
BONUS = {
    "point": 1, "prime": 2, "grand prime": 3, "sequence": 3, "tricon": 4, "flush": 5, "prime and tricon": 6,
    "grand prime and tricon": 7, "sequence and flush": 8, "fredon": 10, "grand fredon": 11,
}  # fmt: skip
KINDS = list(BONUS)


def kind_of(hand: list[str]) -> tuple[str, int, list[int]]:
    """What a hand is, what of its kind it counts, and the spots of the cards that make it so."""
    suits = [card[0] for card in hand]
    ranks = sorted((SPOTS.index(card[1]) + 1 for card in hand), reverse=True)
    prime = "grand prime" if sum(ranks) > 30 else "prime"
    for rank in set(ranks):
        if ranks.count(rank) == 4:
            return ("grand fredon" if prime == "grand prime" else "fredon"), rank, [rank]
        if ranks.count(rank) == 3:
            return (f"{prime} and tricon" if len(set(suits)) == 4 else "tricon"), rank, [rank]
    if len(set(suits)) == 4:
        return prime, sum(ranks), ranks
    tops = [SPOTS.index(top[1]) + 1 for top in hand if all(top[0] + low in hand for low in _below(top))]
    if len(set(suits)) == 1:
        return ("sequence and flush", max(tops), [max(tops)]) if tops else ("flush", sum(ranks), ranks)
    if tops:
        return "sequence", max(tops), [max(tops)]
    pairs = [sorted(SPOTS.index(card[1]) + 1 for card in pair) for pair in combinations(hand, 2) if pair[0][0] == pair[1][0]]
    best = max(pairs, key=lambda pair: (sum(pair), pair[1] - pair[0] == 1))
    return "point", 2 * sum(best) + (best[1] - best[0] == 1), best


def _below(card: str) -> list[str]:
    """The two ranks under a card, which make a sequence with it; what is none where there are not two."""
    place = SPOTS.index(card[1])
    return list(SPOTS[place - 2 : place]) if place > 1 else ["-"]


def worth(own: list[str], centre: list[str]) -> tuple[int, int]:
    """The lower the better."""
    kind, counted, _ = kind_of(own)
    return -KINDS.index(kind), -counted


@mutable
class Ambigu(Table):
    """The pot to one alone, and a bonus from everybody who has shown a lower hand."""

    def best(self, weighed: Weighed, contenders: list[int]) -> list[int]:
        """Of identical hands the one nearest the dealer's right."""
        equal = super().best(weighed, contenders)
        if len({tuple(kind_of(self.log.hands[seat])[2]) for seat in equal}) > 1:
            self.sure = False
        return equal[:1]

    def slips(self, seat: int, due: int, most: int, must: bool, opens: bool) -> None:
        """How little may be raised the book does not say."""
        self.raised = 0
        super().slips(seat, due, most, must, opens)

    def settles(self) -> None:
        """The last raiser whom nobody has called shows his hand as well."""
        if len(self.active) == 1:
            self.log.tell("shows", self.active[0], *self.log.hands[self.active[0]])
        super().settles()
        if isinstance(self.log.due, list) and len(self.active) > 1:
            (winner,) = self.best(worth, self.from_left())
            bonus = BONUS[kind_of(self.log.hands[winner])[0]]
            for seat in self.active:
                self.log.due[seat] += bonus * (len(self.active) - 1) if seat == winner else -bonus


WAY: Way = evolve(
    DRAW, script=script("down 2, draw 2, down 2, bet left, draw 4"), wins=(worth,), size=4, named=False,
    pack=tuple(card for card in PACK if card[1] in SPOTS),
)  # fmt: skip


def ambigu(rng: Random, game: str) -> Log:
    """One deal of it."""
    log = started(rng, game, rng.randint(*WAY.players))
    number = len(log.names)
    up: list[list[str]] = [[] for _ in range(number)]
    pack = rng.sample(WAY.pack, len(WAY.pack))
    Ambigu(WAY, log, pack, list(range(number)), [None] * number, [0] * number, up, [0] * number).play()
    return log


GAMES = {"ambigu": ambigu}
