"""Deals of cassino played at random and by the rules, in words of their own: what a referee must find nothing in."""

from __future__ import annotations

from itertools import combinations
from random import Random

from attrs import define, field

PACK = [suit + rank for suit in "CDHS" for rank in "A23456789TJQK"]
FACES = "JQK"


def number(card: str) -> int:
    """What a card counts; nothing for a face card."""
    return 0 if card[1] in FACES else "A23456789T".index(card[1]) + 1


@define
class Build:
    """Cards put together."""

    value: int
    sets: list[list[str]]
    owner: int

    @property
    def cards(self) -> list[str]:
        """All of them."""
        return [card for each in self.sets for card in each]


@define
class Deal:
    """A deal as it is played."""

    rng: Random
    players: int
    hands: list[list[str]] = field(factory=list)
    table: list[str] = field(factory=list)
    builds: list[Build] = field(factory=list)
    taken: list[list[str]] = field(factory=list)
    sweeps: list[int] = field(factory=list)
    lines: list[str] = field(factory=list)
    last: int | None = None

    def play(self) -> None:
        """The deal to its end."""
        pack = PACK[:]
        self.rng.shuffle(pack)
        self.taken, self.sweeps = [[] for _ in range(self.players)], [0] * self.players
        self.lines.append(f"dealer {self.name(self.players - 1)}")
        self.table = [pack.pop() for _ in range(4)]
        first = True
        while len(pack) >= 4 * self.players:
            if len(pack) < 8 * self.players and not first:
                self.lines.append(f"announces {self.name(self.players - 1)} last")
            self.lines.append(f"deals {self.name(self.players - 1)}")
            self.hands = [[pack.pop() for _ in range(4)] for _ in range(self.players)]
            self.lines += [f"hand {self.name(seat)} {' '.join(hand)}" for seat, hand in enumerate(self.hands)]
            if first:
                self.lines.append(f"pile table {' '.join(self.table)}")
            first = False
            for _ in range(4):
                for seat in range(self.players):
                    self.turn(seat)
        if self.last is not None:
            self.taken[self.last] += self.table + [card for build in self.builds for card in build.cards]

    def name(self, seat: int) -> str:
        """A seat as the log has it."""
        return f"P{seat + 1}"

    def turn(self, seat: int) -> None:
        """One card, captured, built or trailed with."""
        choices = [*self.captures(seat), *self.buildings(seat)]
        own = any(build.owner == seat for build in self.builds)
        if own:
            choices = [choice for choice in choices if choice[0] == "takes"] or choices
        if choices and (own or self.rng.random() < 0.8):
            verb, card, cards, value = self.rng.choice(choices)
        else:
            verb, card, cards, value = "trails", self.rng.choice(self.hands[seat]), [], 0
        self.hands[seat].remove(card)
        getattr(self, verb)(seat, card, cards, value)

    def captures_of(self, card: str) -> list[list[str]]:
        """What a card takes, the builds of its number always among it."""
        if card[1] in FACES:
            return [[other] for other in self.table if other[1] == card[1]]
        value = number(card)
        sets = [
            list(cards)
            for size in (1, 2, 3)
            for cards in combinations([each for each in self.table if number(each)], size)
            if sum(map(number, cards)) == value
        ]
        self.rng.shuffle(sets)
        chosen: list[str] = [card for build in self.builds if build.value == value for card in build.cards]
        for cards in sets:
            if not set(cards) & set(chosen):
                chosen += cards
        return [chosen] if chosen else []

    def captures(self, seat: int) -> list[tuple[str, str, list[str], int]]:
        """The captures that the hand allows."""
        return [("takes", card, cards, 0) for card in self.hands[seat] for cards in self.captures_of(card)]

    def buildings(self, seat: int) -> list[tuple[str, str, list[str], int]]:
        """Builds of two cards, and single builds increased, that a card left in hand will take."""
        found = []
        for card in self.hands[seat]:
            others = [number(each) for each in self.hands[seat] if each != card]
            standing = {build.value for build in self.builds}
            if not number(card):
                continue
            for other in self.table:
                value = number(card) + number(other)
                if number(other) and value in others and value not in standing:
                    found.append(("built", card, [other], value))
            for build in self.builds:
                value = build.value + number(card)
                if len(build.sets) == 1 and value in others and value not in standing:
                    found.append(("raised", card, build.cards, value))
        return found

    def takes(self, seat: int, card: str, cards: list[str], value: int) -> None:
        """The cards are taken in; the table may be swept by it."""
        self.lines.append(f"captures {self.name(seat)} {card} {' '.join(cards)}")
        self.builds = [build for build in self.builds if build.cards[0] not in cards]
        self.table = [each for each in self.table if each not in cards]
        self.taken[seat] += [card, *cards]
        self.sweeps[seat] += not self.table and not self.builds
        self.last = seat

    def trails(self, seat: int, card: str, cards: list[str], value: int) -> None:
        """The card stays on the table."""
        self.table.append(card)
        self.lines.append(f"trails {self.name(seat)} {card}")

    def built(self, seat: int, card: str, cards: list[str], value: int) -> None:
        """A new build."""
        self.table.remove(cards[0])
        self.builds.append(Build(value, [[card, *cards]], seat))
        self.lines.append(f"builds {self.name(seat)} {card} {' '.join(cards)} {value}")

    def raised(self, seat: int, card: str, cards: list[str], value: int) -> None:
        """A build of one combination increased."""
        build = next(each for each in self.builds if each.cards == cards)
        self.lines.append(f"builds {self.name(seat)} {card} {' '.join(cards)} {value}")
        build.value, build.sets, build.owner = value, [[*cards, card]], seat
