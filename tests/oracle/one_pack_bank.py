"""Russian bank with one pack: eight piles, built in suit either way round the corner."""

from __future__ import annotations

from random import Random

from attrs import define, field

from .faults import FIT, SKIPPED, UNKNOWN
from .log import Log
from .patience import PACK, place

RANKS = 13
#: the players' hands to begin with, and how many cards of them each lays in a row
DEALT, ROW = 26, 4


def fits(card: str, under: str) -> bool:
    """Whether a card goes on this one: of its suit and next to it, an ace next to a king too."""
    return card[0] == under[0] and (place(card) - place(under)) % RANKS in (1, RANKS - 1)


@define
class OnePack:
    """A game as it is played. In a single pack no pile can turn back: the card for it lies in the pile."""

    log: Log
    hand: list[list[str]]
    talon: list[list[str]] = field(factory=lambda: [[], []])
    tableau: list[list[str]] = field(factory=list)

    def row(self, player: int) -> None:
        """Four cards of the hand laid face up, and what can be built with them."""
        for _ in range(ROW):
            self.tableau.append([self.hand[player].pop()])
            self.log.tell("pile", None, f"T{len(self.tableau)}", self.tableau[-1][0])
        self.log.tell("pile", player, "hand", len(self.hand[player]))
        self.shift(player)
        while self.spaces():
            self.to_pile(player, self.turned(player), self.log.rng.choice(self.spaces()))
            self.shift(player)

    def spaces(self) -> list[int]:
        """The empty piles."""
        return [number for number, pile in enumerate(self.tableau) if not pile]

    def places(self, card: str, but: int = -1) -> list[int]:
        """The piles on which a card may be built."""
        return [number for number, pile in enumerate(self.tableau) if number != but and pile and fits(card, pile[-1])]

    def shift(self, player: int) -> None:
        """Cards built from pile to pile, and now and then one into a space, from which others can go on it the other way."""
        rng = self.log.rng
        while True:
            moves = [(one, two) for one, pile in enumerate(self.tableau) if pile for two in self.places(pile[-1], one)]
            long = [one for one, pile in enumerate(self.tableau) if len(pile) > 1]
            moves += [(one, two) for one in long for two in self.spaces()]
            if not moves or rng.random() < 0.3:
                return
            one, two = rng.choice(moves)
            self.wrongs(player, one)
            card = self.tableau[one].pop()
            self.tableau[two].append(card)
            self.log.tell("moves", player, f"T{one + 1}", "to", f"T{two + 1}")

    def wrongs(self, player: int, one: int) -> None:
        """What would be wrong instead of a card moved from this pile."""
        log, card = self.log, self.tableau[one][-1]
        others = [n for n, pile in enumerate(self.tableau) if n != one and pile and not fits(card, pile[-1])]
        if others:
            log.wrong(FIT, player, "moves", f"T{one + 1}", "to", f"T{log.rng.choice(others) + 1}")
        log.wrong(UNKNOWN, 1 - player, "stops")

    def turned(self, player: int) -> str:
        """The next card of the hand, which the talon becomes when it is out."""
        log = self.log
        if not self.hand[player]:
            self.hand[player], self.talon[player] = self.talon[player][::-1], []
            log.tell("turns", player, "over talon")
        if own := self.talon[player]:
            for number in [*self.places(own[-1]), *self.spaces()][:1]:
                log.wrong(FIT, player, "moves", "talon", "to", f"T{number + 1}")
        if other := self.talon[1 - player]:
            for number in self.places(other[-1])[:1]:  # as it goes on that, so that goes on it
                log.wrong(FIT, player, "loads", f"T{number + 1}", "to talon")
        card = self.hand[player].pop()
        log.tell("turns", player, "hand", card)
        return card

    def to_pile(self, player: int, card: str, number: int) -> None:
        """The card of the hand laid on a pile."""
        log = self.log
        others = [n for n, pile in enumerate(self.tableau) if pile and not fits(card, pile[-1])]
        if others:
            log.wrong(FIT, player, "moves", "hand", "to", f"T{log.rng.choice(others) + 1}")
        if self.spaces():
            log.wrong(SKIPPED, player, "moves", "hand to talon")
        self.tableau[number].append(card)
        log.tell("moves", player, "hand", "to", f"T{number + 1}")

    def turn(self, player: int) -> bool:
        """Cards of the hand as long as they can be played; whether the player is rid of all that he has."""
        log, other = self.log, self.talon[1 - player]
        while self.hand[player] or self.talon[player]:
            card = self.turned(player)
            piles = self.places(card) or self.spaces()
            load = bool(other) and fits(card, other[-1])
            if load and (not piles or log.rng.random() < 0.5):
                other.append(card)
                log.tell("loads", player, "hand", "to talon")
            elif piles:
                self.to_pile(player, card, log.rng.choice(piles))
            else:
                if other:
                    log.wrong(FIT, player, "loads", "hand", "to talon")
                self.talon[player].append(card)
                log.tell("moves", player, "hand", "to talon")
                return False
            self.shift(player)
        return True


def one_pack(rng: Random, game: str) -> Log:
    """Each lays his row and plays with it, or most lies there by now; then thirty turns, or fewer. The book has no points."""
    log = Log(game, ["P1", "P2"], rng, [[], []])
    pack = rng.sample(PACK, len(PACK))
    if rng.random() < 0.5:
        played = late(log)
    else:
        played = OnePack(log, [pack[:DEALT], pack[DEALT:]])
        for player in range(2):
            played.row(player)
    for turn in range(30):
        if played.turn(turn % 2):
            log.due = log.names[turn % 2]
            break
    log.reckoned = lambda verdict, ruled: dict(verdict.deals[0].outcomes).get("winner")
    return log


def late(log: Log) -> OnePack:
    """Two piles of every suit, built towards each other, and in the hands what lies between."""
    tableau, left = [], []
    for suit in "CDHS":
        cards = [suit + rank for rank in "A23456789TJQK"]
        up, down = log.rng.randint(3, 6), log.rng.randint(3, 6)
        tableau += [cards[:up], cards[: -down - 1 : -1]]
        left += cards[up : RANKS - down]
    left = log.rng.sample(left, len(left))
    for number, pile in enumerate(tableau, 1):
        log.tell("pile", None, f"T{number}", *pile)
    hands = [left[::2], left[1::2]]
    for player, hand in enumerate(hands):
        log.tell("pile", player, "hand", len(hand))
    return OnePack(log, hands, tableau=tableau)


GAMES = {"one-pack-russian-bank": one_pack}
