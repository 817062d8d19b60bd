"""What a log says, and where it says it.

A record is a list of acts in the order in which they happened. An act is a verb with its objects: who did it, to whom, with
which cards, call, suit or number. One shape serves every verb of every game, so that reading, writing and printing need no
case for each of them; what a verb means is the table's business (`referee.play`).

Moves are kept as runs, a whole trick or auction on one line, because clean play is judged a run at a time and a record is
almost always clean. `Run.acts` takes a run apart when something in it has to be looked at alone.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

from attrs import field, frozen

from referee.cards import Card, Suit

Seat = int
Side = int
Call = int
#: whole chips, or money to a part of the unit
Amount = int | Fraction

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
DENOMINATIONS = ("C", "D", "H", "S", "NT")
DENOMINATION_NAMES = ("clubs", "diamonds", "hearts", "spades", "no trump")
NO_TRUMP = 4


def amount_text(amount: Amount) -> str:
    """An amount as a person writes it: in whole chips, in hundredths, in smaller parts where there are such.

    >>> amount_text(5), amount_text(Fraction(5, 2)), amount_text(Fraction(1, 8)), amount_text(Fraction(1, 3))
    ('5', '2.50', '0.125', '1/3')
    """
    if amount.denominator == 1:
        return str(int(amount))
    if amount * 100 % 1 == 0:
        return f"{float(amount):.2f}"
    decimal = Decimal(amount.numerator) / Decimal(amount.denominator)
    return f"{decimal:f}" if Fraction(decimal) == amount else str(amount)


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
    def amount(self) -> Amount | None:
        """The chips that this act names, if it names any."""
        return self.amounts[0] if self.amounts else None


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
    #: what the log calls the seats, where that is not by the compass: as many names as players
    seated: tuple[str, ...] = ()
    #: the line that says so
    seated_at: int = field(default=0, eq=False)
    marks: tuple[Mark, ...] = field(default=(), eq=False)
    faults: tuple[Fault, ...] = field(default=(), eq=False)


#: The verbs of a log and the objects each takes, in the one order that all of them keep:
#: SEAT (who), OTHER (whom), SIDE, a plain word (how), RANK, PILES, CARDS or CALL or SUIT, NUMBERS, AMOUNTS, "TEXT". Square
#: brackets: may be left out; a|b: one of these words. grammars/record.lark says the same to the parser, and a test holds the
#: two together.
_ANY: dict[str, str] = {
    # --- the deal and its setting
    "deal": "[NUMBER]",  # a new deal begins
    "board": "NUMBER",  # a new deal begins whose dealer and vulnerability the board's number gives
    "dealer": "SEAT",
    "vulnerable": "none|NS|EW|both",
    "pack": "NUMBER",  # the pack by its size
    "hand": "SEAT CARDS [...]",  # also `hand N AK.QJ.T9.87`; `...`: and cards not told; `-`: unknown
    "turn": "SEAT",  # a log that begins in the middle: whose turn it is
    "trump": "SUIT|no-trump",  # begins after the trump was made
    "contract": "SEAT CALL [doubled|redoubled]",  # begins after the auction: `contract S 4H doubled`
    "taken": "SIDE|SEAT NUMBER",  # begins in the middle of the play: tricks already won
    "below": "SIDE|SEAT NUMBER",  # begins in the middle of a rubber: part score
    "games": "SIDE|SEAT NUMBER",  # begins in the middle of a rubber: games won
    "points": "SIDE|SEAT NUMBER",  # begins in the middle of a game: points scored
    # --- moves (kept as runs where they follow each other)
    "call": "SEAT CALL",  # `call S 1S, W pass` ; `auction 1S pass 2H` is a run from the dealer
    "play": "SEAT CARD",  # `play E D7, S DK` ; `trick W H4 H9 HJ C2` is a run from its leader
    # --- before and during the deal
    # draws: other: from another pack; NUMBER: as many cards asked of the dealer
    "draws": "[SEAT] [OTHER] [end|other|stock|pile|faced] [CARDS|NUMBER]",
    "shuffles": "SEAT [below]",  # below the table
    "cuts": "SEAT [NUMBER]",
    # deals: hands: cards to each; widow: laid out after that round
    "deals": "SEAT [hands|rounds|incorrectly|two|unshuffled|widow NUMBERS]",
    "dealt": "[SEAT]",  # the last card is dealt, to that player
    "faces": "[SEAT] shuffle|cut|deal|last|pack CARD",  # last: one of the last cards of the deal
    "damaged": "CARD",
    "marked": "CARD",
    "foreign": "CARD",
    "lacks": "CARD",
    "interchanges": "[SIDE]",
    "reclaims": "SIDE",
    "picks": "SEAT OTHER [seen|unseen]",
    "touches": "SEAT [pile] [CARD]",
    "interrupts": "SEAT",  # the dealer while he deals
    "looks": "SEAT [OTHER] [bottom|hand|received|widow|discards|taken|extra|down|crib]",
    "counts": "SEAT [hand|crib|pack|widow|discards] NUMBER",  # pack: the dealer counts what is not dealt yet
    "finds": "[SEAT] [OTHER] floor|trick|hand|pack|nowhere|left [CARD]",
    "mixes": "[SEAT]",
    # --- words and gestures
    "attention": 'SEAT [OTHER] ["TEXT"]',
    # asks: lead: whether he may lead
    "asks": "SEAT [OTHER] review|number|revoke|law|trick|meaning|lead|count|trump|bids|out|RANK|CARD",
    # demands: place: the cards before their players
    "demands": "SEAT shuffle|redeal|misdeal|balance|seats|show|rotation|pack|correction|place|director",
    "accepts": "SEAT",
    "refuses": "SEAT",
    "enters": "SEAT [NUMBER]",  # cuts into another table, at which so many others wait to play
    "waives": "SEAT",
    "consults": "SEAT OTHER",
    "requires": "SEAT OTHER lead|play|highest|lowest|win|lose|trump|pass|retract|withdraw|hand [CARD|SUIT]",
    "forbids": "SEAT OTHER lead|play|trump [CARD|SUIT]",
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
    "announces": 'SEAT [bet|raise|call|check|pass|drop|draw|blind|see|last|natural|over|under|even|SUIT] [AMOUNT] ["TEXT"]',
    "gathers": "SEAT [AMOUNT]",
    "rake": "AMOUNT",  # what the house takes out of the pot
    "detaches": "SEAT [CARD]",
    "watches": "SEAT OTHER",
    "scatters": "SEAT",  # does not keep his side's tricks in order
    "spectator": '["TEXT"]',
    # --- in the auction and the play
    "changes": "SEAT [at-once|late] CALL",
    "simultaneous": "SEAT CALL",
    "exposes": "SEAT [OTHER] [hand|floor|widow|discards] [CARDS]",  # OTHER: to whom alone; floor: below the table
    "arranges": "SEAT",  # touches dummy's cards to arrange them
    "pulls": "SEAT [CARD]",  # draws the trick or his card of it towards him, or says that it is his
    "names": "SEAT [OTHER] CARD|SUIT|RANK",
    "designates": "SEAT OTHER CARD",
    "retracts": "SEAT [CARD|CALL]",
    "substitutes": "SEAT [for] CARD [CARD]",  # the new card, then the one taken back
    "adds": "SEAT CARD [NUMBER]",  # to the trick of that number
    "omits": "SEAT",  # does not play to the trick
    "quits": "[SEAT]",  # the trick is turned and quitted
    "abandons": "",  # all throw their hands on the table face up
    "leaves": "SEAT [CARD]",  # leaves the turned-up card lying
    "places": "SEAT CARD",  # dummy puts a card in the played position
    "inspects": "SEAT NUMBER",
    "claims": 'SEAT [shown] NUMBER ["TEXT"]',  # shown: with the cards on the table
    "concedes": "SEAT NUMBER",
    "disputes": "SEAT",
    "agrees": "SEAT",
    "takes": "SIDE|SEAT NUMBER",  # tricks taken from the other side as a penalty
    # --- the score
    "pays": "SEAT [OTHER] NUMBER",  # another player, or the pool
    "penalty": "SEAT NUMBER",  # takes points for his side, or, below nothing, from the other, for a revoke
    "took": "SEAT CARDS|NUMBER",  # the cards that count, or their points, where the play is not told
    "won": "SIDE|SEAT NUMBER",  # tricks won, where the play is not told
    "honors": "SEAT NUMBER|aces|chicane",
    "score": "SIDE|SEAT [below|above] NUMBER",
    "amends": "SIDE|SEAT [below|above|game] NUMBER",
    "agreed": "[score|rubber|muggins|looking-back]",
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
#: those of certain games: where a game knows nothing of them, the log is of another
_SOME: dict[str, str] = {
    # --- the make of the trump and the doubling
    "makes": "SEAT [alone] SUIT|no-trump",  # also `makes E hearts alone`
    "doubles": "SEAT",  # and redoubles
    "passes": "SEAT [OTHER] [CARDS|NUMBER]",  # leaves it to the next; or hands cards on
    # --- bids, the turn-up and the widow, and the partners of a deal
    "bids": "SEAT CALL|NUMBER|nap|wellington|blucher|nullo|hold",
    "orders": "SEAT [alone]",  # accepts the turn-up as an opponent of the dealer
    "assists": "SEAT [alone]",  # accepts it as the dealer's partner
    "lifts": "SEAT [alone]",  # accepts it as the dealer
    "rejects": "SEAT",  # turns it down as the dealer
    "solo": "SEAT",  # says that he plays alone
    "widow": "[SEAT] [CARDS]",  # takes the widow; without a seat, the cards that lie in it
    "discards": "SEAT [down] CARDS|NUMBER",
    "chooses": "SEAT OTHER",  # takes a player for his partner
    "wants": "SEAT CARD|SUIT",  # whoever holds the card, or the best of the suit, is his partner
    # exchanges: puts a card away for one that the other gives him; or his hand for the extra one
    "exchanges": "SEAT [OTHER] [CARD] [CARD]",
    "robs": "SEAT [CARD]",  # takes the turn-up for this card
    "declines": "[SEAT]",  # could rob, or make a move, and does not
    # --- betting: chips, and cards dealt as it goes on
    "limit": "[pot|stakes] AMOUNTS",
    "stack": "SEAT AMOUNT",  # what he has in front of him
    "pot": "AMOUNT",  # what lies there from an earlier deal
    # rule: an optional rule that the players have agreed on
    "rule": (
        "no-doubles|fourflush|short-hand|last-call|original-schedule|inverted-schedule|by-value|passed-deals|"
        "by-difference|pool-fines|ace-low|wild-low|double-ace-low|bonuses|doubling-chips|high-low|high-only|dealers-choice"
    ),
    "wild": "[bug|not-held] CARDS",  # cards agreed to be wild, and what they may stand for if not for any card
    "antes": "[SEAT] [alone] AMOUNT",  # without a seat: everybody; alone: one for all
    "blinds": "SEAT AMOUNT",  # a blind bet, raise or straddle
    "checks": "SEAT",
    "bets": "SEAT [red|black] AMOUNT",
    "calls": "SEAT [AMOUNT]",
    "raises": "SEAT [to] AMOUNT",  # by so many, or to so many
    "puts": "SEAT [unannounced] AMOUNT",  # chips without a word about them
    "drops": "SEAT [down]",  # down: without facing the cards
    "withdraws": "SEAT [AMOUNT]",
    "up": "SEAT CARDS",  # dealt face up
    "down": "SEAT CARDS|NUMBER",
    "first": "SEAT OTHER",  # the dealer says who bets first
    "center": "CARDS",
    "serves": "SEAT [up|bottom] CARDS|NUMBER",  # what the dealer gives in the draw
    "stands": "SEAT",
    "shows": "SEAT [openers] [CARDS]",
    "declares": "SEAT high|low|both",
    "improper": (
        "SEAT [OTHER] partnership|trade|remark|sandbag|blind|pass-deal|swap|limit|below-table|interferes|exposes-card|"
        "silent-on-draw|no-announcement|upcards-left|first-card-up|reclaims-discard|too-many-played|ace-unnamed|no-burn|"
        "fouls|value-unsaid|before-signal|order-changed|signal-unasked|widow-down"
    ),
    # --- cards in piles on the table
    "pile": "[SEAT] PILE [CARDS] [NUMBER]",  # what lies in it: these cards face up, on so many face down
    "turns": "[SEAT] [down|over|toward] [PILE] [CARDS]",  # turns cards up; over: a whole pile; toward: to himself first
    "moves": "[SEAT] [OTHER] PILE PILE [CARDS] [NUMBER]",  # OTHER: whose pile they come from
    "loads": "SEAT PILE PILE [CARD]",  # onto the other player's pile
    "spreads": "[SEAT] [OTHER] PILE",
    "stops": "SEAT",
    "captures": "SEAT CARDS",  # the card from the hand, then what it takes in
    "builds": "SEAT CARDS [NUMBER]",  # the card from the hand, then what it is put to; the number announced
    "trails": "SEAT CARD",
    "covers": "SEAT [CARD]",  # lays a card, or turns a build, face down
    "lays": "SEAT [OTHER] [RANK] [CARDS] [NUMBER]",  # RANK and NUMBER: what he says they are
    "doubts": "SEAT",
    "gives": "SEAT OTHER [CARDS]",
    "slaps": "SEAT",
    # --- bets on cards
    "money": "[SEAT] [CARDS] NUMBER",  # chips laid on money cards
    "splits": "SEAT [NUMBER]",  # the bet on the second hand
    "redoubles": "SEAT",
    "burns": "SEAT [CARD]",
    # --- draw, meld, discard
    "melds": "SEAT [RANK] CARDS",  # a set laid down, or in canasta cards added to one of the side, by its RANK
    "knocks": "SEAT",
    "out": "SEAT",  # announces that he is out
    "rummy": "SEAT CARDS",  # calls rummy: the discard that he lays off, and his own in its place
    "sees": "SEAT CARDS",  # cards of the stock that he has no right to see
    "buries": "SEAT",  # has a card seen so put in the middle of the stock
    "restores": "SEAT [CARDS]",  # puts back what he drew, or takes up what he laid down
    "answers": 'SEAT yes|no|"TEXT"',
    # --- counting and pegging
    "go": "SEAT",  # cannot play
    "says": "SEAT NUMBER",  # the running total
    "pegs": "SEAT NUMBER",
    "muggins": "SEAT NUMBER",  # points that another has overlooked
}
VERBS = _ANY | _SOME
OF_CERTAIN_GAMES = frozenset(_SOME) | {"call", "play"}
