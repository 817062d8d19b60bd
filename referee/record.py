"""What a log says, and where it says it.

A record is a list of acts in the order in which they happened. An act is a verb with its objects: who did it, to whom, with
which cards, call, suit or number. One shape serves every verb of every game, so that reading, writing and printing need no
case for each of them; what a verb means is the table's business (`referee.play`).

Moves are kept as runs, a whole trick or auction on one line, because clean play is judged a run at a time and a record is
almost always clean. `Run.acts` takes a run apart when something in it has to be looked at alone.
"""

from __future__ import annotations

import re

from attrs import field, frozen

from referee.cards import Card, Suit

Seat = int
Side = int
Call = int

#: the seats of a table of four, clockwise; a side is a seat modulo two
NORTH, EAST, SOUTH, WEST = range(4)
SEAT_LETTERS = "NESW"
SEAT_NAMES = ("North", "East", "South", "West")
NS, EW = 0, 1
SIDE_NAMES = ("N-S", "E-W")

#: calls: a bid is its place in the ladder 1C 1D 1H 1S 1NT 2C ..., so that a higher bid is a higher number
PASS, DOUBLE, REDOUBLE = -1, -2, -3
DENOMINATIONS = ("C", "D", "H", "S", "NT")
DENOMINATION_NAMES = ("clubs", "diamonds", "hearts", "spades", "no trump")
NO_TRUMP = 4


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
    for level in range(1, 10):  # eight and nine too: a bid of more than seven is a fault that a log must be able to tell
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
    numbers: tuple[int, ...] = ()
    #: words in quotation marks, kept as they stand
    text: str = ""
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
    marks: tuple[Mark, ...] = field(default=(), eq=False)
    faults: tuple[Fault, ...] = field(default=(), eq=False)


#: The verbs of a log and the objects each takes, in the one order that all of them keep:
#: SEAT (who), OTHER (whom), SIDE, a plain word (how), CARDS or CALL or SUIT, NUMBERS, "TEXT". Square brackets: may be left
#: out; a|b: one of these words. grammars/record.lark says the same to the parser, and a test holds the two together.
VERBS: dict[str, str] = {
    # --- the deal and its setting
    "deal": "[NUMBER]",  # a new deal begins
    "board": "NUMBER",  # a new deal begins whose dealer and vulnerability the board's number gives
    "dealer": "SEAT",
    "vulnerable": "none|NS|EW|both",
    "pack": "NUMBER",  # the pack by its size
    "hand": "SEAT CARDS [...]",  # also `hand N AK.QJ.T9.87`; `...`: and cards not told; `-`: unknown
    "turn": "SEAT",  # a log that begins in the middle: whose turn it is
    "contract": "SEAT CALL [doubled|redoubled]",  # begins after the auction: `contract S 4H doubled`
    "taken": "SIDE NUMBER",  # begins in the middle of the play: tricks already won
    "below": "SIDE NUMBER",  # begins in the middle of a rubber: part score
    "games": "SIDE NUMBER",  # begins in the middle of a rubber: games won
    # --- moves (kept as runs where they follow each other)
    "call": "SEAT CALL",  # `call S 1S, W pass` ; `auction 1S pass 2H` is a run from the dealer
    "play": "SEAT CARD",  # `play E D7, S DK` ; `trick W H4 H9 HJ C2` is a run from its leader
    # --- before and during the deal
    "draws": "[SEAT] [end] CARDS",
    "shuffles": "SEAT",
    "cuts": "SEAT [NUMBER]",
    "deals": "SEAT [hands|rounds|incorrectly NUMBERS]",  # hands: cards to each, clockwise from the dealer's left
    "dealt": "",  # the last card is dealt
    "faces": "[SEAT] shuffle|cut|deal|pack CARD",
    "damaged": "CARD",
    "marked": "CARD",
    "foreign": "CARD",
    "lacks": "CARD",
    "interchanges": "[SIDE]",
    "reclaims": "SIDE",
    "picks": "SEAT OTHER [seen|unseen]",
    "touches": "SEAT [CARD]",
    "looks": "SEAT OTHER|bottom|hand",
    "counts": "SEAT NUMBER",
    "finds": "[SEAT] [OTHER] floor|trick|hand|pack|nowhere|left [CARD]",
    "mixes": "[SEAT]",
    # --- words and gestures
    "attention": 'SEAT [OTHER] ["TEXT"]',
    "asks": "SEAT [OTHER] review|revoke|law|trick|meaning",
    "demands": "SEAT shuffle|redeal|pack|correction|director",
    "accepts": "SEAT",
    "waives": "SEAT",
    "consults": "SEAT OTHER",
    "requires": "SEAT OTHER lead|play|highest|lowest|pass|retract|withdraw|hand [CARD|SUIT]",
    "forbids": "SEAT OTHER lead|play [CARD|SUIT]",
    "lets": "SEAT OTHER",  # leaves the player free, where a demand was possible
    "cancels": "SEAT doubles",
    "discloses": 'SEAT [CARDS|SUIT] ["TEXT"]',
    "suggests": 'SEAT [OTHER] [CARD|SUIT] ["TEXT"]',
    "warns": "SEAT OTHER",
    "hesitates": "SEAT",
    "emphasises": "SEAT",
    "approves": "SEAT",
    "influenced": "SEAT",
    "infers": "SEAT [OTHER]",
    "silent": "SEAT",
    "undisclosed": 'SEAT ["TEXT"]',
    "announces": 'SEAT ["TEXT"]',
    "gathers": "SEAT",
    "detaches": "SEAT [CARD]",
    "watches": "SEAT OTHER",
    "scatters": "SEAT",  # does not keep his side's tricks in order
    "spectator": '["TEXT"]',
    # --- in the auction and the play
    "changes": "SEAT [at-once|late] CALL",
    "simultaneous": "SEAT CALL",
    "exposes": "SEAT [OTHER] [hand] [CARDS]",  # OTHER: to whom alone
    "names": "SEAT [OTHER] CARD",
    "designates": "SEAT OTHER CARD",
    "retracts": "SEAT [CARD|CALL]",
    "substitutes": "SEAT [for] CARD [CARD]",  # the new card, then the one taken back
    "adds": "SEAT CARD [NUMBER]",  # to the trick of that number
    "omits": "SEAT",  # does not play to the trick
    "places": "SEAT CARD",  # dummy puts a card in the played position
    "inspects": "SEAT NUMBER",
    "claims": 'SEAT NUMBER ["TEXT"]',
    "concedes": "SEAT NUMBER",
    "disputes": "SEAT",
    "agrees": "SEAT",
    "takes": "SIDE NUMBER",  # tricks taken from the other side as a penalty
    # --- the score
    "won": "SIDE NUMBER",  # tricks won, where the play is not told
    "honors": "SEAT NUMBER|aces",
    "score": "SIDE [below|above] NUMBER",
    "amends": "SIDE [below|above|game] NUMBER",
    "agreed": "[score|rubber]",
    "unfinished": "",  # the rubber is broken off
    "round": "",  # the round is over
    "moved": "",  # the board has been moved
    "returned": "",  # all four hands are back in the board
    "posted": "",  # the official score is posted
    "minutes": "NUMBER",  # so much time goes by
    "scores": "SIDE NUMBERS",  # a traveller: the side's score at each table
    "rooms": "NUMBERS",  # team of four: N-S score in the one room and in the other
    "slips": "NUMBERS",  # replay: N-S score in the original play and in the replay
    # --- the tournament director
    "director": "[SEAT]",
    "adjusts": "SIDE NUMBER",
    "assesses": "SEAT",
    "psychic": "SEAT",
    "explains": "SEAT",
    "fouled": "NUMBERS",
    "note": '["TEXT"]',
}
