"""Sums: what the numbers of a question come to, reckoned by the score of the game.

A room that can score something of which people tell by its numbers alone has a module `sums`, with its `SUMS`: how each number
is said, in the phrases of `referee.ask.words.phrases`, and what they come to. Nothing is reckoned here: a room asks its own
score, or tells a deal as the lines of a log (`AsLog`), which is then judged and scored as any other. Those of a family are of
its games.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping

from attrs import evolve, field

from referee.core.cards import RANK_NAMES, Card, Suit, card, rank_of
from referee.core.game import Game
from referee.core.record import Call
from referee.core.subject import Subject
from referee.core.values import frozen

#: by this name a sum is told how many tricks somebody has, whose side a ruling may give more of them
TRICKS = "tricks"
#: and by this one what somebody took it to come to
CLAIMED = "claimed"
#: one who pays and one who is paid
_TWO = 2
#: how that is said
AS_CLAIMED = (
    "scores|pegs|counts|marks|claims|enters|writes {number}",
    "writes|marks|enters down|in {number}",
    # two that are put down, and no more is said, may be cards
    "puts|put down|in {number} for|points|against",
    "scorer puts|put down|in {number}",
    "{number} for that|them|this",
)

#: by the name of a number, the phrases in which it is said
Said = Mapping[str, tuple[str, ...]]


@frozen
class Figures:
    """What a question tells in numbers."""

    #: by the names of what was looked for, the number told, or 0 where its phrase has none; and the card told in it
    numbers: Mapping[str, int] = field(factory=dict)
    named: Mapping[str, Card] = field(factory=dict)
    #: the cards in the order in which they are told; the ranks of cards told without a suit, as often as there are such cards
    cards: tuple[Card, ...] = ()
    ranks: tuple[str, ...] = ()
    #: the bids told
    calls: tuple[Call, ...] = ()
    #: the suits told without a card or a bid
    suits: tuple[Suit, ...] = ()
    #: of the tricks told, how many a ruling gives that side, or takes from it where it is less than nothing
    ruled_tricks: int = 0

    def __contains__(self, name: object) -> bool:
        return name in self.numbers

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    @property
    def claimed(self) -> int | None:
        """What somebody took it to come to."""
        return self.numbers.get(CLAIMED)


@frozen
class Line:
    """One line of a sum: how much, and for what; less than nothing is lost or paid. `who` has it, where somebody does."""

    points: int
    what: str
    who: str = ""


@frozen
class Held:
    """A number that is told, held against what there has to be: what it is if it is not kept, and how it stands, in words."""

    breaches: tuple[Subject, ...]
    number: int
    kept: bool
    words: str

    @property
    def breach(self) -> Subject:
        """What it is, where the game has several words for it: the first of them."""
        return self.breaches[0]


def at_least(told: int, least: int, breach: Subject) -> Held:
    """A number that may not be less than this."""
    kept = told >= least
    return Held(
        (breach,), told, kept, f"{told} is enough, where {least} is the least" if kept else f"{told} is less than {least}"
    )


def at_most(told: int, most: int, breach: Subject) -> Held:
    """A number that may not be more than this."""
    kept = told <= most
    return Held(
        (breach,), told, kept, f"{told} is not too much, where {most} is the most" if kept else f"{told} is more than {most}"
    )


@frozen
class Reckoned:
    """What numbers come to, line by line."""

    of: str
    lines: tuple[Line, ...]
    #: whether the lines make one number together
    added_up: bool = True
    #: whether it is what the ruling makes of it
    ruled: bool = False
    #: what else it hangs on that was not told, such as "vulnerable"
    if_: str = ""
    #: how a number that was told stands to it
    held: Held | None = None

    @property
    def total(self) -> int | None:
        """All of it together, where one column has it all."""
        alone = self.added_up and len({line.who for line in self.lines}) == 1
        return sum(line.points for line in self.lines) if alone else None

    @property
    def amount(self) -> int | None:
        """The one number that somebody may take it to come to: all of it, or what passes from one to the other."""
        if len(self.lines) == 1:
            return self.lines[0].points
        passes = len({line.who for line in self.lines}) == len(self.lines) == _TWO
        return abs(self.lines[0].points) if passes and sum(line.points for line in self.lines) == 0 else self.total

    def against(
        self, claimed: int | None, *breaches: Subject, or_else: Container[int] = (), below: int | None = None
    ) -> Reckoned:
        """The same, with what somebody took it to come to, or what of it to stand below the line; other numbers may do too."""
        amount, where, there = (self.amount, "", "") if below is None else (below, " below the line", " there")
        if claimed is None or amount is None:
            return self
        kept = abs(claimed) == abs(amount) or (below is None and claimed in or_else)
        words = f"{claimed}{where} is right" if kept else f"{claimed}{where} is wrong, since it comes to {amount}{there}"
        return evolve(self, held=Held(breaches, claimed, kept, words))


@frozen
class AsLog:
    """A deal as the lines of a log, which is judged; `who` says what the columns of its sheet are called."""

    of: str
    log: tuple[str, ...]
    who: tuple[str, ...] = ()
    ruled: bool = False
    if_: str = ""
    #: what somebody took it to come to, and what it is if that is wrong
    claimed: int | None = None
    breaches: tuple[Subject, ...] = ()
    #: whether that is only what stands below the line
    below: bool = False


@frozen
class Sum:
    """Something that can be reckoned from what people tell."""

    #: how each number is said, in every game or in this one
    said: Said | Callable[[Game], Said]
    #: what these come to in this game; nothing where they do not suffice, or the game has no such thing
    reckon: Callable[[Game, Figures], Iterable[Reckoned | AsLog]]
    #: whether the tricks told are those of declarer's side, and not of whoever is told to have them
    of_declarer: bool = False
    #: numbers that are those of two players, by their names two by two
    apart: tuple[tuple[str, str], ...] = ()

    def said_in(self, game: Game) -> Said:
        """How each number is said in this game."""
        return self.said(game) if callable(self.said) else self.said


#: that cards are left in a hand, and that it is asked or told what they count
LEFT_IN_HAND: Said = {
    "left": ("left|stuck|caught|sits with", "in hand|fist", "left in", "still holds|has|had"),
    "count": ("count|counts|cost|costs|worth|points|owe|pay|score|charged", "how many|much"),
}


def each_rank(figures: Figures, of: str, value: Callable[[Card], int]) -> Iterator[Reckoned]:
    """What the cards told come to, with suits or without, rank by rank."""
    told = (*figures.cards, *(card(0, rank) for rank in figures.ranks))
    ranks: dict[int, list[Card]] = {}
    for each in told:
        ranks.setdefault(rank_of(each), []).append(each)
    if len(told) > 1:
        yield Reckoned(of, tuple(Line(sum(map(value, each)), ranked(len(each), rank)) for rank, each in ranks.items()))


def ranked(number: int, rank: int) -> str:
    """So many cards of a rank.

    >>> ranked(1, 3), ranked(4, 15), ranked(1, 4)
    ('a five', '4 aces', 'a six')
    """
    name = RANK_NAMES[rank]
    one = name.removesuffix("es") if name == "sixes" else name.removesuffix("s")
    return f"{number} {name}" if number != 1 else f"{'an' if one[0] in 'ae' else 'a'} {one}"
