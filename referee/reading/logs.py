"""Text in, records out: the reader of the log language, which knows the syntax of logs and nothing of any game.

A log is read a deal at a time, so that a file of any length needs the memory of its longest deal. A deal that does not
parse is read again line by line: each line that cannot be read becomes a fault in card players' words, and all others
are kept. Nothing that a text holds makes reading stop or raise.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from threading import Lock
from typing import Any

from attrs import define, evolve, field
from lark import Token
from lark.exceptions import UnexpectedInput

from referee.core.cards import Card
from referee.core.record import MOST_SEATS, SEAT_LETTERS, Act, DealRead, Fault, Mark, Record, Run, Seat, Span
from referee.core.verbs import verbs
from referee.reading import spelling
from referee.reading.lines import Deal, deals
from referee.reading.misreading import explain
from referee.reading.parser import Parser

#: so many cards too many in a trick are a fault of the players, and not of the log
MOST_BEYOND = 1
MOST_LINES = 500  # a longer deal is parsed in pieces, so that one bad line in it costs little


def read(text: str) -> list[Record]:
    """All records of a text.

    >>> read("game whist\\ntrick W H4 H9 HJ C2")[0].acts[0].moves
    (34, 39, 44, 0)
    """
    records: list[list[Record]] = []
    for part in stream(io.StringIO(text, newline=None)):
        if part.begins:
            records.append([])
        records[-1].append(part.record)
    return [
        evolve(
            parts[-1],
            acts=tuple(chain.from_iterable(part.acts for part in parts)),
            marks=tuple(chain.from_iterable(part.marks for part in parts)),
            faults=tuple(chain.from_iterable(part.faults for part in parts)),
        )
        for parts in records
    ]


def stream(source: Iterable[str]) -> Iterator[DealRead]:
    """The records of a source of lines, a deal at a time. Holds no more than one deal."""
    reader, begins = Reader(), True
    for lines in deals(source):
        if lines.begins_record:
            reader, begins = Reader(line=lines.first), True
        record = reader.deal(lines)
        if record.acts or record.marks or record.faults or (begins and (lines.begins_record or record.players)):
            yield DealRead(record, begins)
            begins = False


# --- from deals to acts -----------------------------------------------------------------------------------------------


class _Misread(Exception):
    """A line that parses and yet cannot be meant: the column, what is wrong there, and what would be right."""


@define
class Reader:
    """A record while it is read: its head, and the deal at hand. A deal may be read in parts, down to a line each."""

    game: str = ""
    #: the line on which the record begins
    line: int = 1
    names: tuple[str, ...] = ()
    #: the names that stand for the seats themselves, where the log does not call them by the compass
    seated: tuple[str, ...] = ()
    seated_at: int = 0
    source: str = ""
    code: str = ""
    #: how many lines of the log stand before the text that is being parsed
    before: int = 0
    acts: list[Act | Run] = field(factory=list)
    marks: list[Mark] = field(factory=list)
    faults: list[Fault] = field(factory=list)

    def fork(self) -> Reader:
        """The reader with what it knows of the record, to go on with while this one stays."""
        return evolve(self, acts=[], marks=[], faults=[])

    def deal(self, told: Deal) -> Record:
        """Read one deal."""
        self.acts, self.marks, self.faults = [], [], told.faults
        for start in range(0, len(told.lines), MOST_LINES):
            self._piece(told.first + start, told.lines[start : start + MOST_LINES])
        faults = sorted(self.faults, key=lambda fault: fault.line)
        return Record(
            self.game, tuple(self.acts), self.line, self.names, self.seated, self.seated_at, self.source,
            code=self.code, marks=tuple(self.marks), faults=tuple(faults),
        )  # fmt: skip

    def _piece(self, first: int, lines: list[str]) -> None:
        acts, marks, names = len(self.acts), len(self.marks), self.names
        seated, seated_at = self.seated, self.seated_at
        try:
            _parse(self, first, "".join(lines))
            return
        except (UnexpectedInput, _Misread):
            del self.acts[acts:], self.marks[marks:]
            self.names, self.seated, self.seated_at = names, seated, seated_at
        for number, line in enumerate(lines, first):
            try:
                _parse(self, number, line)
            except _Misread as error:
                self.faults.append(Fault(number, *error.args))
            except UnexpectedInput as error:
                choices = error.interactive_parser.accepts
                self.faults.append(explain(number, error.column, line, choices, _parser()[0].words))

    @property
    def seats(self) -> int:
        """How many players there are: four, where the log does not say."""
        return len(self.seated) or len(SEAT_LETTERS)

    def seat_of(self, name: str) -> Seat | None:
        """Where the player of this name sits."""
        return _by_name(self.names).get(spelling.text(name).casefold())


@lru_cache(maxsize=8)
def _by_name(names: tuple[str, ...]) -> Mapping[str, Seat]:
    """Where each of these players sits; of two who are called alike the first is meant."""
    return {name.casefold(): seat for seat, name in reversed(list(enumerate(names)))}


class _Maker:
    """Makes acts while Lark parses; there is never a tree. Each public method is a rule of grammars/record.lark."""

    def __init__(self) -> None:
        self.reader = Reader()
        self.words: dict[str, str] = {}  # the words that stand in the grammar itself, by their terminals

    def start(self, _: list[None]) -> None:
        """The end of the text; by then everything has been told."""

    def game(self, words: list[Token | None]) -> None:
        """`game contract-bridge`; in the place of a remark, which is told by itself, there is nothing."""
        self.reader.game = str(words[0] or "") if words else ""

    def code(self, words: list[Token]) -> None:
        """`code tdlb2017`: under which code of law the game is to be judged, where it stands in several."""
        self.reader.code = str(words[0])

    def source(self, words: list[Token]) -> None:
        """`source PBN`: a record that was kept in another language."""
        self.reader.source = str(words[0])

    def players(self, words: list[Token]) -> None:
        """`players N Ann, S "Bob Smith"` at a table of four, or `players Ann Bob Cat` of as many, or `players 5`."""
        if words[-1].type == "REMARK" and self._has_all_names(words[:-1]):
            self.remark([words.pop()])
        if words[0].type == "NUMBER":
            self._seat_all([f"P{place}" for place in range(1, int(words[0]) + 1)], words[0])
            return
        if words[0].casefold() not in spelling.SEATS or all(word.casefold() in spelling.SEATS for word in words):
            self._seat_all([spelling.text(word) for word in words], words[0])
            return
        if len(words) % 2 or any(word.casefold() not in spelling.COMPASS for word in words[::2]):
            raise _Misread(
                words[0].column, "seats and names that do not go together", "players N Ann, E Bob; or players Ann Bob Cat"
            )
        names = list(self.reader.names or ("",) * len(SEAT_LETTERS))
        for seat, name in zip(words[::2], words[1::2], strict=True):
            names[self._seat(seat)] = spelling.text(name)
        self.reader.names = tuple(names)

    def _has_all_names(self, words: list[Token]) -> bool:
        """Whether what is quoted at the end of these players names none of them: behind others it may."""
        if words[0].casefold() in spelling.COMPASS:
            return len(words) % 2 == 0
        return words[0].type == "NUMBER" or all(word.casefold() in spelling.SEATS for word in words)

    def _seat_all(self, names: list[str], at: Token) -> None:
        if not 1 <= len(names) <= MOST_SEATS:
            raise _Misread(at.column, f"a table of {len(names)} players", f"no game has more than {MOST_SEATS}")
        if len({name.casefold() for name in names}) < len(names):
            raise _Misread(at.column, "two players of one name", "give each a name of his own")
        seated_before = self.reader.seated
        if {name.upper() for name in names} == set(SEAT_LETTERS):  # who sit where they always do, however they are listed
            self.reader.names, self.reader.seated = (), tuple(SEAT_LETTERS)
        else:
            self.reader.names = self.reader.seated = tuple(names)
        if self.reader.seated != seated_before:  # who is named again has sat there all along
            self.reader.seated_at = self._line(at)

    def mark(self, words: list[Token]) -> None:
        """`! revoke W`."""
        seat = self._seat(words[1]) if len(words) > 1 else None
        self.reader.marks.append(Mark(str(words[0]), seat, self._line(words[0])))

    def remark(self, words: list[Token]) -> None:
        """Words after moves told on one line: a note of its own, for they may be about any of them."""
        self.reader.acts.append(Act("note", text=spelling.text(words[0]), at=self._span(words[0], words[0])))

    def act(self, words: list[Token]) -> None:
        """Any verb with its objects: each word fills the slot that its terminal says."""
        slots: dict[str, Any] = {}
        for word in words[1:]:
            if word.type == "SEAT" or (word.type == "REMARK" and self._is_player(word, self.words[words[0].type], slots)):
                slots["other" if "seat" in slots else "seat"] = self._seat(word)
            else:
                fill = spelling.SLOTS.get(word.type)
                for slot, value in (fill(word) if fill else {"how": self.words[word.type]}).items():
                    slots[slot] = slots.get(slot, ()) + value if isinstance(value, tuple) else value
        self.reader.acts.append(Act(self.words[words[0].type], at=self._span(words[0], words[-1]), **slots))

    def _is_player(self, word: Token, verb: str, slots: Mapping[str, Any]) -> bool:
        """Whether a quoted name at the end of a line is that of a player for whom the verb has a place, and no remark."""
        shape, wanted = verbs()[verb], "OTHER" if "seat" in slots else "SEAT"
        return "other" not in slots and wanted in shape and '"TEXT"' not in shape and self.reader.seat_of(word) is not None

    def calls(self, words: list[Token]) -> None:
        """`call S 1S, W pass`."""
        for seat, call in zip(words[::2], words[1::2], strict=True):
            self.reader.acts.append(Act("call", self._seat(seat), call=spelling.calls(call)[0], at=self._span(seat, call)))

    def plays(self, words: list[Token]) -> None:
        """`play E D7, S DK`."""
        for seat, card in zip(words[::2], words[1::2], strict=True):
            self.reader.acts.append(Act("play", self._seat(seat), cards=spelling.cards([card]), at=self._span(seat, card)))

    def several(self, words: list[Token]) -> None:
        """`bids W 2, N 1`: one verb for several players and their numbers."""
        verb = self.words[words[0].type]
        for seat, number in zip(words[1::2], words[2::2], strict=True):
            self.reader.acts.append(Act(verb, self._seat(seat), numbers=(int(number),), at=self._span(seat, number)))

    def auction(self, words: list[Token]) -> None:
        """`auction S 1S pass 2H`."""
        first = self._seat(words.pop(0)) if words[0].type == "SEAT" else None
        self._auction(first, *self._laid_out(words))

    def auction_line(self, words: list[Token]) -> None:
        """The same as one word, as nearly all logs write it."""
        self._auction(*self._seat_and_run(words[0]))

    def _auction(self, first: Seat | None, number: int, column: int, text: str) -> None:
        self.reader.acts.append(Run("call", first, spelling.calls(text), number, column, text))

    def trick(self, words: list[Token]) -> None:
        """`trick 3 W H4 H9 HJ C2`, or with a seat before each card, which need not be in order."""
        runs = [word for word in words if word.type == "CARDS"]
        moves: list[tuple[Seat | None, Card]] = []
        turn: Seat | None = None
        for word in words:
            if word.type == "SEAT":
                turn = self._seat(word)
            elif word.type == "CARDS":
                for card in spelling.cards(word.split()):
                    moves.append((turn, card))
                    turn = None if turn is None else (turn + 1) % self.reader.seats
        self._not_too_many(moves, runs[-1].column or 1)
        first = moves[0][0]
        run = Run("play", first, tuple(card for _, card in moves), *self._laid_out(runs))
        if first is None or all(seat == (first + place) % self.reader.seats for place, (seat, _) in enumerate(moves)):
            self.reader.acts.append(run)
        else:
            self.reader.acts += [run.act(place, seat) for place, (seat, _) in enumerate(moves)]

    def _not_too_many(self, cards: Sequence[Any], column: int) -> None:
        most = self.reader.seats + MOST_BEYOND
        if len(cards) > most:
            raise _Misread(column, f"a trick of {len(cards)} cards", f"a trick has at most {most}")

    def settings(self, words: list[Token]) -> None:
        """Lines that begin a deal, `deal 3`, `dealer N`, `vulnerable NS`, all as one word."""
        indent = (words[0].column or 1) - 1
        for number, line in enumerate(words[0].split("\n"), self._line(words[0])):
            if setting := spelling.SETTING(line):
                column = setting.start(1) + 1 + indent
                seat = self._seats().get(setting[2].casefold())
                slots = spelling.setting(setting[2]) if seat is None else {"seat": seat}
                self.reader.acts.append(Act(setting[1].lower(), at=Span(number, column, indent + setting.end(2) + 1), **slots))
            indent = 0

    def tricks(self, found: list[Token]) -> None:
        """Lines of tricks that follow each other, all as one word."""
        indent, acts, most = (found[0].column or 1) - 1, self.reader.acts, self.reader.seats + MOST_BEYOND
        for number, line in enumerate(found[0].split("\n"), self._line(found[0])):
            words = line.split()
            if words:
                first, place = spelling.leader(words, self._seats())
                cards = spelling.cards(words[place:])
                if len(cards) > most:
                    self._not_too_many(cards, 1 + indent + line.index(words[place]))
                begins = line.index(words[place], len(words[0]) + 1)
                acts.append(Run("play", first, cards, number, begins + 1 + indent, line[begins:].rstrip()))
            indent = 0

    def hands(self, words: list[Token]) -> None:
        """`hands N AK.QJ5.T9.8765 ...`, one for each player."""
        self._hands(self._seat(words[0]), *self._laid_out(words[1:]))

    def hands_line(self, words: list[Token]) -> None:
        """The same as one word, as nearly all logs write it."""
        self._hands(*self._seat_and_run(words[0]))

    def _hands(self, seat: Seat | None, number: int, column: int, text: str) -> None:
        hands = text.split()
        if len(hands) != self.reader.seats:
            raise _Misread(column, f"the hands of {len(hands)} players", f"give {self.reader.seats}, and - for one not known")
        begins = 0
        for place, hand in enumerate(hands, seat or 0):
            begins = text.index(hand, begins)
            span = Span(number, column + begins, column + begins + len(hand))
            begins += len(hand)
            how, cards = ("unknown", ()) if hand == "-" else ("", spelling.hand(hand))
            self.reader.acts.append(Act("hand", place % self.reader.seats, how=how, cards=cards, at=span))

    def _seat_and_run(self, line: Token) -> tuple[Seat | None, int, int, str]:
        """The seat of a line that is one word, and where its run stands."""
        found = spelling.SEAT_AND_RUN(line)
        assert found is not None
        first = None if found[1] is None else self._seats()[found[1].casefold()]
        return first, self._line(line), (line.column or 1) + found.start(2), found[2]

    def known(self, name: Token) -> Token:
        """Lark asks of each name it meets: that of a player is a seat, any other a word that belongs nowhere."""
        return name if self.reader.seat_of(name) is None else name.update(type="SEAT")

    def _seat(self, word: Token) -> Seat:
        seat = self._seats().get(word.casefold())
        return self.reader.seat_of(word) or 0 if seat is None else seat

    def _seats(self) -> Mapping[str, Seat]:
        return spelling.seats_at(self.reader.seated)

    def _line(self, word: Token) -> int:
        return (word.line or 0) + self.reader.before

    def _span(self, first: Token, last: Token) -> Span:
        return Span(self._line(first), first.column or 0, last.end_column or 0)

    def _laid_out(self, words: list[Token]) -> tuple[int, int, str]:
        """Line, column and text of these words, each of them as far from the first as it stands in the log."""
        column, text = words[0].column or 1, ""
        for word in words:
            text = text.ljust((word.column or 1) - column) + word
        return self._line(words[0]), column, text


# --- the parser -------------------------------------------------------------------------------------------------------

_ONE_AT_A_TIME = Lock()


@cache
def _parser() -> tuple[Parser, _Maker]:
    """The parser, and what makes acts of what it finds."""
    maker = _Maker()
    parser = Parser(maker, maker.known)
    maker.words = parser.words
    return parser, maker


def _parse(reader: Reader, first: int, text: str) -> None:
    """Let the reader hear a text whose first line has this number in the log."""
    with _ONE_AT_A_TIME:
        parser, maker = _parser()
        maker.reader, reader.before = reader, first - 1
        parser.parse(text)
