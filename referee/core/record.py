"""What a log says, and where it says it.

A record is a list of acts in the order in which they happened. An act is a verb with its objects: who did it, to whom, with
which cards, call, suit or number. One shape serves every verb of every game, so that reading, writing and printing need no
case for each of them; what a verb means is the table's business (`referee.play`).

Moves are kept as runs, a whole trick or auction on one line, because clean play is judged a run at a time and a record is
almost always clean. `Run.act` takes a move out of a run when something in it has to be looked at alone, and `in_parts` cuts
runs that are several told as one.
"""

import re
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction

from attrs import field

from referee.core.cards import Card, Suit
from referee.core.values import frozen

Seat = int
Side = int
Call = int
#: whole chips, or money to a part of the unit
Amount = int | Decimal

#: the seats of a table of four, clockwise; a side is a seat modulo two
NORTH, EAST, SOUTH, WEST = range(4)
SEAT_LETTERS = "NESW"
SEAT_NAMES = ("North", "East", "South", "West")
NS, EW = 0, 1
SIDE_NAMES = ("N-S", "E-W")
#: no game of the books has more players than this
MOST_SEATS = 14

#: calls: a bid is its place in the ladder 1C 1D 1H 1S 1NT 2C ..., so that a higher bid is a higher number
PASS, DOUBLE, REDOUBLE = -1, -2, -3
#: what a call is deemed to be that a ruling cancels as it is made
NO_CALL = -5
DENOMINATIONS = ("C", "D", "H", "S", "NT")
DENOMINATION_NAMES = ("clubs", "diamonds", "hearts", "spades", "no trump")
NO_TRUMP = 4


def amount_text(amount: Amount | Fraction) -> str:
    """An amount as a person writes it: in whole chips, in hundredths, in smaller parts where there are such.

    >>> amount_text(5), amount_text(Decimal("2.5")), amount_text(Decimal("0.1250")), amount_text(Fraction(128, 3))
    ('5', '2.50', '0.125', '128/3')
    """
    whole, parts = amount.as_integer_ratio()
    if parts == 1:
        return str(whole)
    decimal = Decimal(whole) / parts
    if Fraction(decimal) != Fraction(amount):
        return str(amount)
    return f"{decimal:.2f}" if decimal * 100 % 1 == 0 else f"{decimal:f}".rstrip("0")


def seat_names(count: int) -> tuple[str, ...]:
    """What the players are called where the log does not say: by the compass at a table of four, otherwise P1, P2 and so on.

    >>> seat_names(3)
    ('P1', 'P2', 'P3')
    """
    return tuple(SEAT_LETTERS) if count == len(SEAT_LETTERS) else tuple(f"P{place}" for place in range(1, count + 1))


def bid(level: int, denomination: int) -> Call:
    """The bid of so many odd tricks in a denomination (clubs 0 to no trump 4)."""
    return (level - 1) * 5 + denomination


def level_of(call: Call) -> int:
    """The odd tricks a bid names."""
    return call // 5 + 1


def denomination_of(call: Call) -> int:
    """The denomination a bid names, clubs 0 to no trump 4."""
    return call % 5


def suit_named(call: Call | None) -> int | None:
    """The suit that a bid names; None for no trump and for a call that is no bid."""
    return call % 5 if call is not None and call >= 0 and call % 5 != NO_TRUMP else None


def call_text(call: Call) -> str:
    """How reports and written logs spell a call.

    >>> call_text(bid(3, NO_TRUMP)), call_text(PASS)
    ('3NT', 'pass')
    """
    if call < 0:
        return ("redouble", "double", "pass")[call + 3]
    return f"{level_of(call)}{DENOMINATIONS[denomination_of(call)]}"


def _call_spellings() -> dict[str, Call]:
    names = {"pass": PASS, "p": PASS, "x": DOUBLE, "dbl": DOUBLE, "double": DOUBLE}
    names |= {"xx": REDOUBLE, "rdbl": REDOUBLE, "redouble": REDOUBLE}
    # Up to ten, for five hundred; elsewhere more than seven is a fault that a log must be able to tell.
    for level in range(1, 11):
        for place, letter in enumerate(DENOMINATIONS):
            names[f"{level}{letter}".lower()] = bid(level, place)
        names[f"{level}n"] = bid(level, NO_TRUMP)
        for place, signs in enumerate(("♣♧", "♦♢", "♥♡", "♠♤")):
            for sign in signs:
                names[f"{level}{sign}"] = bid(level, place)
    return {spelling: call for text, call in names.items() for spelling in {text, text.upper(), text.capitalize()}}


#: every spelling of every call
CALL: dict[str, Call] = _call_spellings()


@frozen
class Span:
    """A place in a log: a line, and the columns of it that are meant. All count from one; `end` is past the last column."""

    line: int
    column: int
    end: int

    def __str__(self) -> str:
        return f"{self.line}:{self.column}"


NOWHERE = Span(0, 0, 0)


@frozen
class Act:
    """One thing that happened at the table."""

    verb: str
    seat: Seat | None = None
    #: a second player: whose hand was looked at, who is required to do something
    other: Seat | None = None
    #: a side, where the log names one (N-S or E-W)
    side: Side | None = None
    #: what a verb needs beside: `lead`, `bottom`, `floor`, `highest`
    how: str = ""
    cards: tuple[Card, ...] = ()
    call: Call | None = None
    suit: Suit | None = None
    #: a rank named by itself, as its place in a suit
    rank: int | None = None
    #: piles of cards, by name
    piles: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    #: chips, or money to a part of the unit
    amounts: tuple[Amount, ...] = ()
    #: words in quotation marks, kept as they stand
    text: str = ""
    #: what a record of another program says of itself: names, each with its value
    tags: tuple[tuple[str, str], ...] = ()
    #: where it stands; two acts are the same act wherever they were written
    at: Span = field(default=NOWHERE, eq=False)

    @property
    def card(self) -> Card:
        """The one card this act is about."""
        return self.cards[0]

    @property
    def number(self) -> int:
        """The one number this act is about."""
        return self.numbers[0]

    @property
    def how_many(self) -> int:
        """How many cards it is about: those that it names, or else as many as it says."""
        return len(self.cards) or (self.numbers[0] if self.numbers else 0)

    @property
    def amount(self) -> Amount | None:
        """The chips that this act names, if it names any."""
        return self.amounts[0] if self.amounts else None


#: acts by which players agree on something for the whole game; told before the first deal they belong to it
AGREEMENTS = ("limit", "rule", "wild")
#: what says how a game stands, and all that may stand before the line with which the first deal told begins
STANDINGS = ("games", "below", "points")
BEFORE_THE_DEALS = (*AGREEMENTS, "agreed", *STANDINGS)


@frozen
class Run:
    """Moves that follow each other clockwise: an auction, or the cards of a trick, as one line of the log."""

    #: `call` or `play`
    verb: str
    #: who begins; None where the log leaves it to the rules (the dealer, the winner of the last trick)
    first: Seat | None
    #: calls or cards
    moves: tuple[int, ...]
    line: int = field(default=0, eq=False)
    #: the column at which the first move stands
    column: int = field(default=0, eq=False)
    #: the moves as the log spells them, for the place of each
    text: str = field(default="", eq=False)

    def span(self, place: int) -> Span:
        """Where the move at this place of the run stands."""
        for number, word in enumerate(re.finditer(r"[^\s,]+", self.text)):
            if number == place:
                return Span(self.line, self.column + word.start(), self.column + word.end())
        return Span(self.line, self.column, self.column + len(self.text))

    def act(self, place: int, seat: Seat | None) -> Act:
        """One move of the run as an act of its own."""
        move = self.moves[place]
        if self.verb == "call":
            return Act("call", seat, call=move, at=self.span(place))
        return Act("play", seat, cards=(move,), at=self.span(place))

    def parts(self) -> "tuple[Act | Run, ...]":
        """What is told as this one: itself, the tricks of a play told whole, or what a language makes of it."""
        return (self,)


def in_parts(acts: Iterable[Act | Run]) -> tuple[Act | Run, ...]:
    """The same acts, all that are told as one apart, and no runs but auctions and tricks."""
    return tuple([part for act in acts for part in (act.parts() if isinstance(act, Run) else (act,))])


@frozen
class Mark:
    """`! law seat` at the end of a line: what a casebook says the referee must find there."""

    #: the law's slug or the kind of breach
    name: str
    seat: Seat | None
    line: int = field(eq=False)


@frozen
class Fault:
    """Something in a log that could not be read."""

    line: int
    column: int
    #: what stood there
    found: str
    #: what a card player would have written
    expected: str

    def __str__(self) -> str:
        return f"line {self.line} column {self.column}: {self.found}; {self.expected}"


@frozen
class Record:
    """One log: a game, the players, and what happened. A file may hold several."""

    #: the game's slug, or empty where the log does not say
    game: str
    acts: tuple[Act | Run, ...]
    #: the line on which the record begins
    line: int = field(default=1, eq=False)
    #: names by seat, where the log gives them
    players: tuple[str, ...] = ()
    #: what the log calls the seats, where that is not by the compass: as many names as players
    seated: tuple[str, ...] = ()
    #: the line that says so
    seated_at: int = field(default=0, eq=False)
    #: the language of other programs in which it was kept, as reports call it; empty for a log
    source: str = ""
    #: the key of the code of law under which it is to be judged, where the log says so
    code: str = field(default="", kw_only=True)
    marks: tuple[Mark, ...] = field(default=(), eq=False)
    faults: tuple[Fault, ...] = field(default=(), eq=False)

    def telling(self, acts: tuple[Act | Run, ...]) -> "Record":
        """The same record with these acts; `attrs.evolve` without its cost, since every second record has words in it."""
        return Record(
            self.game, acts, self.line, self.players, self.seated, self.seated_at, self.source, code=self.code,
            marks=self.marks, faults=self.faults,
        )  # fmt: skip


@frozen
class DealRead:
    """One deal of a record: `record` has the acts, marks and faults of this deal alone."""

    record: Record
    #: whether this deal begins a new record
    begins: bool
