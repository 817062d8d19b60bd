"""Russian bank by the rules of order."""

from collections.abc import Iterator
from random import Random

from attrs import define, field

from .faults import TURN
from .log import Line, Log, Wrong
from .patience import PACK, place, red


@define
class RussianBank:
    """A game as it is played."""

    rng: Random
    stock: list[list[str]] = field(factory=list)
    #: whether the top card of the stock lies face up
    shown: list[bool] = field(factory=lambda: [False, False])
    hand: list[list[str]] = field(factory=list)
    talon: list[list[str]] = field(factory=lambda: [[], []])
    tableau: list[list[str]] = field(factory=list)
    foundations: list[list[str]] = field(factory=list)
    lines: list[str] = field(factory=list)
    winner: int | None = None

    def play(self, turns: int, late: bool) -> None:
        """So many turns, or fewer if a player is rid of his cards; from the beginning, or with most cards built."""
        packs, size = [PACK[:], PACK[:]], 2 if late else 12
        if late:
            self.foundations = [[suit + rank for rank in "A23456789TJQK"[: self.rng.randint(8, 11)]] for suit in "CDHS" * 2]
            built = [card for pile in self.foundations for card in pile]
            left = [card for card in PACK for _ in range(2 - built.count(card))]
            self.rng.shuffle(left)
            packs = [left[::2], left[1::2]]
        for pack in packs:
            self.rng.shuffle(pack)
        self.stock = [[pack.pop() for _ in range(size)] for pack in packs]
        self.tableau = [[pack.pop()] for pack in packs for _ in range(min(4, len(pack) - 1))]
        self.hand = packs
        self.lines += [f"pile F{number} {' '.join(pile)}" for number, pile in enumerate(self.foundations, 1)]
        for player in range(2):
            self.lines += [f"pile P{player + 1} stock {size}", f"pile P{player + 1} hand {len(self.hand[player])}"]
        self.lines += [f"pile T{number} {pile[0]}" for number, pile in enumerate(self.tableau, 1)]
        for turn in range(turns):
            if self.winner is None:
                self.turn(turn % 2)

    # --- moves

    def say(self, player: int, source: str, target: str) -> None:
        """A line of the log."""
        self.lines.append(f"moves P{player + 1} {source} to {target}")

    def home(self, card: str) -> int | None:
        """The foundation on which the card goes; one more than there are for an ace."""
        if card[1] == "A":
            return len(self.foundations)
        fits = (n for n, pile in enumerate(self.foundations) if pile[-1][0] == card[0] and place(pile[-1]) + 1 == place(card))
        return next(fits, None)

    def go_home(self, card: str) -> str:
        """The card played to its foundation, and the name of that."""
        number = self.home(card)
        assert number is not None
        if number == len(self.foundations):
            self.foundations.append([])
        self.foundations[number].append(card)
        return f"F{number + 1}"

    def fits(self, card: str) -> list[int]:
        """The tableau piles on which the card may be built."""
        piles = ((number, pile[-1]) for number, pile in enumerate(self.tableau) if pile)
        return [number for number, under in piles if red(under) != red(card) and place(under) == place(card) + 1]

    def foundation_play(self, player: int) -> bool:
        """A play to a foundation, the stock's card before those of the tableau."""
        if self.shown[player] and self.stock[player] and self.home(self.stock[player][-1]) is not None:
            card = self.stock[player].pop()
            self.shown[player] = False
            self.say(player, "stock", self.go_home(card))
            return True
        for number, pile in enumerate(self.tableau):
            if pile and self.home(pile[-1]) is not None:
                self.say(player, f"T{number + 1}", self.go_home(pile.pop()))
                return True
        return False

    def stock_play(self, player: int) -> bool:
        """The stock turned, or its card played into a space, and sometimes on the tableau."""
        if not self.stock[player]:
            return False
        if not self.shown[player]:
            self.shown[player] = True
            self.lines.append(f"turns P{player + 1} stock {self.stock[player][-1]}")
            return True
        spaces = [number for number, pile in enumerate(self.tableau) if not pile]
        piles = spaces or (self.fits(self.stock[player][-1]) if self.rng.random() < 0.7 else [])
        if not piles:
            return False
        number = self.rng.choice(piles)
        self.tableau[number].append(self.stock[player].pop())
        self.shown[player] = False
        self.say(player, "stock", f"T{number + 1}")
        return True

    def tableau_play(self, player: int) -> bool:
        """Now and then a card built from one tableau pile on another."""
        moves = [(one, two) for one, pile in enumerate(self.tableau) if len(pile) > 1 for two in self.fits(pile[-1])]
        if not moves or self.rng.random() < 0.6:
            return False
        one, two = self.rng.choice(moves)
        self.tableau[two].append(self.tableau[one].pop())
        self.say(player, f"T{one + 1}", f"T{two + 1}")
        return True

    def turn(self, player: int) -> None:
        """A turn: whatever has to be done and some of what may be, then cards of the hand as long as they can be played."""
        other = 1 - player
        while True:
            while self.foundation_play(player) or self.stock_play(player) or self.tableau_play(player):
                pass
            if not self.hand[player] and self.talon[player]:
                self.hand[player], self.talon[player] = self.talon[player][::-1], []
                self.lines.append(f"turns P{player + 1} over talon")
            if not self.hand[player]:
                self.winner = None if self.stock[player] else player
                return
            card = self.hand[player].pop()
            self.lines.append(f"turns P{player + 1} hand {card}")
            piles = self.fits(card)
            if self.home(card) is not None:
                self.say(player, "hand", self.go_home(card))
            elif piles:
                self.tableau[self.rng.choice(piles)].append(card)
                number = next(number for number in piles if self.tableau[number][-1] is card)
                self.say(player, "hand", f"T{number + 1}")
            elif self.talon[other] and loads(card, self.talon[other][-1]):
                self.talon[other].append(card)
                self.lines.append(f"loads P{player + 1} hand to talon")
            else:
                self.talon[player].append(card)
                self.say(player, "hand", "talon")
                return
            if not (self.hand[player] or self.talon[player] or self.stock[player]):
                self.winner = player
                return


def loads(card: str, under: str) -> bool:
    """Whether a card may be loaded on this one: of its suit, and next to it."""
    return card[0] == under[0] and abs(place(card) - place(under)) == 1


def _goes_on(lines: list[str], place: int) -> Iterator[Wrong]:
    """Who has just ended his turn by a card on his talon turns the next of his hand."""
    verb, player, *piles = lines[place - 1].split()
    if (verb, piles) == ("moves", ["hand", "to", "talon"]):
        following = next((text for text in lines[place:] if text.startswith(f"turns {player} hand")), None)
        if following is not None:
            yield Wrong(TURN, following, int(player[1:]) - 1)


def russian_bank(rng: Random, game: str) -> Log:
    """Thirty turns, or fewer."""
    played = RussianBank(rng)
    played.play(30, rng.random() < 0.5)
    log = Log(game, ["P1", "P2"], rng, [[], []])
    for at, text in enumerate(played.lines):
        verb, *words = text.split()
        wrong = tuple(_goes_on(played.lines, at)) if at else ()
        log.lines.append(Line(verb, None, tuple(words), text, wrong=wrong))
    if played.winner is not None:
        other = 1 - played.winner
        left = len(played.hand[other]) + len(played.talon[other]) + 2 * len(played.stock[other])
        log.due, log.reckoned = 30 + left, lambda verdict, ruled: verdict.score(ruled=ruled).totals[played.winner or 0]
    return log


GAMES = {"russian-bank": russian_bank}
