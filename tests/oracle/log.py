"""A legal record while it is played: what is told, who had to do it, what each held then, and what would have been wrong.

The players of this package know the rules of their games from the books and ask nothing of the program: a fault of the one
would hide a fault of the other. Of a game they read its equipment, the pack, the seats and the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from attrs import define, evolve, field, frozen

from referee.core.verdict import Verdict

#: the cards of each seat, before an act
Hands = tuple[tuple[str, ...], ...]


#: of a hand, the cards that it may play to what lies on the table
Choice = Callable[[Sequence[str], Sequence[str]], Sequence[str]]


@frozen
class Wrong:
    """Another act in the place of the one that was legal: what is wrong with it, and by whom."""

    kind: str
    text: str
    seat: int | None
    #: how many of the acts that follow may have to be told before it can be known
    then: int = 0


@frozen
class Line:
    """One line of the log."""

    verb: str
    seat: int | None
    words: tuple[str, ...]
    text: str
    #: the act is this player's now, and nobody else's
    turn: bool = False
    hands: Hands = ()
    #: cards that have left the hands
    gone: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    #: those who might do it without fault, beside him
    also: tuple[int, ...] = ()
    #: the cards with which each might do it, were it his turn; any of his, where nothing is said
    able: Hands = ()
    #: whether it is legal depends on the act before it
    leans: bool = False
    #: it ends a trick
    closes: bool = False
    #: the cards of the trick to which a card is played, and which of a hand may be played to how many of them
    trick: tuple[str, ...] | None = None
    may: Choice | None = None


def totals(verdict: Verdict, ruled: bool) -> list[int]:
    """The score of each column."""
    return list(verdict.score(ruled=ruled).totals)


@define
class Log:
    """A record of one deal or more, by the rules."""

    game: str
    names: list[str]
    rng: Random
    hands: list[list[str]] = field(factory=list)
    gone: list[str] = field(factory=list)
    lines: list[Line] = field(factory=list)
    #: what the record comes to by a reckoning of its own, None where there is none, and where a verdict has it
    due: object = None
    reckoned: Callable[[Verdict, bool], object] = totals
    #: the suit of the trumps in the last deal, where there are any
    trump: str = ""
    #: those who take part in the play; all, where nothing is said
    active: list[int] = field(factory=list)
    #: who pays and is paid by each of the others, where nothing in the record names him as the bank
    banker: int | None = None
    #: those who may show their cards in the play, as declarer may
    may_show: list[int] = field(factory=list)
    _wrong: list[Wrong] = field(factory=list)

    def clockwise(self, first: int) -> list[int]:
        """All seats from this one on."""
        number = len(self.names)
        return [(first + place) % number for place in range(number)]

    def wrong(self, kind: str, seat: int | None, verb: str, *words: object, then: int = 0, errs: int | None = None) -> None:
        """What would be wrong instead of the act that is told next; it may be another who errs by it."""
        self._wrong.append(Wrong(kind, self.said(verb, seat, words), seat if errs is None else errs, then))

    def said(self, verb: str, seat: int | None, words: Iterable[object]) -> str:
        """A line as it is written."""
        return " ".join([verb, *([] if seat is None else [self.names[seat]]), *map(str, words)])

    def tell(
        self,
        verb: str,
        seat: int | None = None,
        *words: object,
        turn: bool = False,
        leans: bool = False,
        also: Iterable[int] = (),
        able: Callable[[Sequence[str]], Sequence[str]] | None = None,
        trick: Sequence[str] | None = None,
        may: Choice | None = None,
    ) -> None:
        """An act, before what it does is done to the hands."""
        hands = tuple(map(tuple, self.hands))
        fit = tuple(tuple(able(hand)) for hand in hands) if able else hands
        text, told = self.said(verb, seat, words), tuple(word for each in words for word in str(each).split())
        on_table = None if trick is None else tuple(trick)
        line = Line(
            verb, seat, told, text, turn, hands, tuple(self.gone), tuple(self._wrong), tuple(also), fit, leans,
            trick=on_table, may=may,
        )  # fmt: skip
        self.lines.append(line)
        self._wrong = []

    def away(self, seat: int, *cards: str) -> None:
        """These cards leave his hand for good."""
        for card in cards:
            self.hands[seat].remove(card)
            self.gone.append(card)

    def closes(self) -> None:
        """The last line ended a trick."""
        self.lines[-1] = evolve(self.lines[-1], closes=True)

    def deal(self, pack: list[str], size: int, *, tell: bool = True, only: Sequence[int] | None = None) -> list[str]:
        """So many cards to each, or to these, told hand by hand; what is left of the pack."""
        self.gone, self.hands = [], [[] for _ in self.names]
        dealt = range(len(self.names)) if only is None else sorted(only)
        for place, seat in enumerate(dealt):
            self.hands[seat] = pack[size * place : size * (place + 1)]
            if tell:
                hand = self.hands[seat]
                self.lines.append(Line("hand", seat, tuple(hand), self.said("hand", seat, hand)))
        return pack[size * len(dealt) :]

    def text(self, lines: Iterable[str] | None = None) -> str:
        """The whole log, or its head over these lines."""
        told = [line.text for line in self.lines] if lines is None else list(lines)
        return "\n".join([f"game {self.game}", f"players {' '.join(self.names)}", *told]) + "\n"


#: how many lines stand before the first line that is told
HEAD = 2

#: plays a game by the rules
Player = Callable[[Random, str], Log]


def names(number: int) -> list[str]:
    """What the players are called."""
    return list("NESW") if number == 4 else [f"P{place}" for place in range(1, number + 1)]


def started(rng: Random, game: str, players: int) -> Log:
    """Nothing told yet."""
    return Log(game, names(players), rng, [[] for _ in range(players)], active=list(range(players)))
