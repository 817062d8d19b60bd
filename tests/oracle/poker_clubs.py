"""Poker with a rule of betting or dealing of its own: California lowball (usp56 2277-2321) and acey-deucey (2347)."""

from __future__ import annotations

from random import Random

from attrs import evolve, field, mutable

from .faults import AGAIN, FIT, UNKNOWN
from .log import Log, Player, started
from .poker import Table, Way
from .poker_ways import LOWBALL, script

RANKS = "23456789TJQKA"
#: what the first card drawn costs, the second and the third
PRICES = (1, 2, 5)


@mutable
class Californian(Table):
    """The dealer and one or two at his left ante, together the limit; what they have put in counts toward the bets."""

    checked: set[int] = field(factory=set)

    def begin(self) -> None:
        """The antes, which open nothing."""
        way = self.way
        self.way = evolve(way, ante="", blinds=())
        super().begin()
        self.way = way
        dealer = len(self.log.names) - 1
        for seat, verb, chips in ((dealer, "antes", 1), *((seat, "blinds", each) for seat, each in enumerate(way.blinds))):
            self.log.tell(verb, seat, chips)
            self.pays(seat, chips)
            self.staked[seat] = chips

    def interval(self, speaker: str, how: list[str]) -> None:
        """Nobody has checked yet."""
        self.checked = set()
        super().interval(speaker, how)

    def tells(self, verb: str, seat: int, *chips: int) -> None:
        """Who checks may not raise any more."""
        super().tells(verb, seat, *chips)
        if verb == "checks":
            self.checked.add(seat)

    def slips(self, seat: int, due: int, most: int, must: bool, opens: bool) -> None:
        """Who has checked errs by any raise, and not by too small a one."""
        raised, self.raised = self.raised, 1 if seat in self.checked else self.raised
        super().slips(seat, due, most, must, opens and seat not in self.checked)
        self.raised = raised

    def first(self, speaker: str) -> int:
        """At first the player at the left of the last ante."""
        return len(self.way.blinds) % len(self.log.names) if speaker == "ante" else super().first(speaker)

    def speaks(self, seat: int, most: int, must: bool, *, checks: bool, may_raise: bool) -> None:
        """Before the draw nobody checks, and who opens brings it to the limit at once."""
        if self.level or checks:
            super().speaks(seat, most, must, checks=checks, may_raise=may_raise)
            return
        self.log.wrong(UNKNOWN, seat, "checks")
        if self.log.rng.random() < 0.5:
            chips = most - self.staked[seat]
            self.tells("bets", seat, chips)
            self.pays(seat, chips)
            self.staked[seat] = self.level = self.raised = most
            self.last, self.bet_yet, self.payer = seat, True, seat
            self.opener = seat if self.opener is None else self.opener
        else:
            self.tells("drops", seat)
            self.active.remove(seat)


@mutable
class Trading(Table):
    """Each changes one card after the other, and pays for it."""

    def deals(self, what: str, number: int) -> None:
        """Cards as everywhere, or changed."""
        if what != "trade":
            super().deals(what, number)
            return
        for seat in self.from_left():
            self.trades(seat)

    def trades(self, seat: int) -> None:
        """A card comes as the one lay for which it comes."""
        log, rng = self.log, self.log.rng
        for price in PRICES:
            stack = self.stacks[seat]
            if rng.random() < 0.6 or (stack is not None and stack <= price):
                log.tell("stands", seat)
                log.wrong(AGAIN, seat, "draws", 1)
                return
            card = rng.choice(log.hands[seat])
            up = card in self.up[seat]
            log.tell("discards", seat, card)
            log.away(seat, card)
            (new,) = self.cards(1)
            log.wrong(FIT, seat, "down" if up else "up", new)
            log.tell("up" if up else "down", seat, new)
            log.hands[seat].append(new)
            if up:
                self.up[seat] = [new]
            log.tell("puts", seat, price)
            self.pays(seat, price)


def highest(own: list[str], centre: list[str]) -> object:
    """A pair, or the higher cards, the ace high."""
    ranks = sorted((RANKS.index(card[1]) for card in own), reverse=True)
    return (ranks[0] != ranks[1], [-rank for rank in ranks])


def lowest(own: list[str], centre: list[str]) -> object:
    """Ace and deuce the best; two aces are a pair of the highest."""
    if all(card[1] == "A" for card in own):
        return (True, [len(RANKS), len(RANKS)])
    ranks = sorted((-1 if card[1] == "A" else RANKS.index(card[1]) for card in own), reverse=True)
    return (ranks[0] == ranks[1], ranks)


CALIFORNIA = tuple(
    evolve(
        LOWBALL, script=script("hand 5, bet ante bets, draw 5, bet left late"), ante="counting", blinds=blinds,
        limits=(limit, 2 * limit), players=(len(blinds) + 2, 6), dealers_ante=limit + 2,
    )
    for limit, blinds in ((2, (1,)), (3, (1, 1)), (5, (2, 2)))
)  # fmt: skip
ACEY_DEUCEY = Way(script("down 1, up 1, trade 1, bet showing"), wins=(highest, lowest), size=2, named=False, dealers_ante=10)


def at(kind: type[Table], *ways: Way) -> Player:
    """Who plays one of these ways at such a table."""

    def plays(rng: Random, game: str) -> Log:
        """One deal."""
        way = rng.choice(ways)
        log = started(rng, game, rng.randint(*way.players))
        number = len(log.names)
        stacks: list[int | None] = [way.dealers_ante + rng.randint(5, 29) if rng.random() < 0.4 else None] * number
        up: list[list[str]] = [[] for _ in range(number)]
        pack = rng.sample(way.pack, len(way.pack))
        kind(way, log, pack, list(range(number)), stacks, [0] * number, up, [0] * number).play()
        return log

    return plays


GAMES = {"california-lowball": at(Californian, *CALIFORNIA), "acey-deucey": at(Trading, ACEY_DEUCEY)}
