"""LIN, the language of Bridge Base Online: vugraph matches of two rooms, and single tables.

A file is a chain of commands, two letters and a value between bars: `md|...|` deals, `mb|1N|` is a call, `pc|sA|` a card. A
board becomes a record of one deal. It is read by splitting at the bars, and not by a Lark grammar: a board has some 110
commands, so that at 6 us a token a grammar would take ten times as long as the whole reading does (65 us a board;
tests/bench/formats.py). Where a bar is missing or there is one too many, the commands are found again by their names.

What becomes of what LIN says:

- `qx` (or `ah`) has the room and the number of the board, `md` the dealer and three or four hands, `sv` who is vulnerable;
  what is missing follows from the number.
- LIN does not say who called and who played: the auction goes round from the dealer, and a trick from the winner of the last.
- `mc`, a claim, says how many tricks declarer came to, and not who claimed: it becomes `won`.
- `rs`, the results of the match, and the title become tags in a note, as those of PBN do, and are held against the record.
- Explanations (`an`, `!`) and comments (`nt`) are kept in notes, with the number of calls and cards before them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import ClassVar

from attrs import define, field, frozen

from referee.cards import RANK_PLACE, SUIT_WIDTH, Card, Suit
from referee.formats.moves import GAME, WHOLE, Foreign, Spread, is_closed, place_in, tricks_act, trump_of, winner
from referee.reading import Part
from referee.record import (
    DENOMINATIONS,
    DOUBLE,
    NO_TRUMP,
    NOWHERE,
    PASS,
    REDOUBLE,
    SEAT_LETTERS,
    Act,
    Call,
    Fault,
    Record,
    Run,
    Seat,
    Span,
    bid,
)
from referee.score.duplicate import board_dealer, board_vulnerability
from referee.spelling import DOTTED_ORDER

#: LIN counts seats from South
SEATS = (2, 3, 0, 1)
CALL_NOTE, COMMENT = "call", "comment"

#: the commands of LIN; nothing is what stands after the last bar
_COMMANDS = frozenset((
    "", "3b", "4b", "ah", "an", "at", "bc", "bg", "bm", "bn", "bt", "cp", "cr", "cs", "ct", "fh", "fp", "ha", "hc", "hf", "hs",
    "ia", "kn", "lb", "lf", "lg", "mb", "mc", "md", "mn", "mp", "nb", "ng", "nt", "ob", "pc", "pg", "pn", "pw", "px", "qx",
    "rh", "rs", "sa", "sb", "se", "sk", "st", "sv", "tc", "tu", "ub", "up", "va", "ve", "vg", "wb",
))  # fmt: skip
_COMMAND = re.compile(r"(?<![^|\s])([a-z][a-z0-9])\|([^|]*)(?=\||\Z)", re.IGNORECASE)
_BEGINS = re.compile(r"(?<![^|\s])(?:qx|md|pn|vg)\|")
_BOARD = re.compile(r"\s*(?:([oc])|board)?\s*(\d+)", re.IGNORECASE)
_HAND = re.compile(r"\s*S((?:10|[2-9TJQKA])*)H((?:10|[2-9TJQKA])*)D((?:10|[2-9TJQKA])*)C((?:10|[2-9TJQKA])*)\s*", re.IGNORECASE)
_RESULT = re.compile(r"\s*([1-7])\s*(NT?|[SHDC])\s*([NESW])\s*(x{0,2})\s*(=|[+-]\d+)\s*", re.IGNORECASE)
_VULNERABLE = {"o": "none", "0": "none", "-": "none", "n": "NS", "e": "EW", "b": "both"}
_PLACEHOLDERS = ("South", "West", "North", "East")


def _call_words() -> dict[str, Call]:
    words = {"p": PASS, "pass": PASS, "d": DOUBLE, "x": DOUBLE, "dbl": DOUBLE, "r": REDOUBLE, "xx": REDOUBLE, "rdbl": REDOUBLE}
    for level in range(1, 8):
        for place, name in enumerate(DENOMINATIONS):
            words[f"{level}{name.lower()}"] = words[f"{level}{name[0].lower()}"] = bid(level, place)
    spelled = {spelling: call for word, call in words.items() for spelling in (word, word.upper(), word.capitalize())}
    return spelled | {f"{word}!": call for word, call in spelled.items()}


_CALLS = _call_words()
_CARDS: dict[str, Card] = {
    spelling: suit * SUIT_WIDTH + place
    for suit, letter in enumerate("CDHS")
    for rank, place in RANK_PLACE.items()
    if rank not in ("11", "12", "13")
    for spelling in (f"{letter}{rank}", f"{letter.lower()}{rank}", f"{letter.lower()}{rank.lower()}")
}
_PACK = frozenset(_CARDS.values())


@frozen
class Called(Spread):
    """The calls of a board, each after `mb|`."""

    pattern: ClassVar[re.Pattern[str]] = re.compile(r"mb\|\s*([^|\s]*)", re.IGNORECASE)


@frozen
class Played(Spread):
    """Cards of a board, each after `pc|`."""

    pattern: ClassVar[re.Pattern[str]] = re.compile(r"pc\|\s*([^|\s]*)", re.IGNORECASE)


# --- cutting a file into boards ---------------------------------------------------------------------------------------


def stream(source: Iterable[str]) -> Iterator[Part]:
    """The boards of a source of lines, each as a record of its own."""
    match = _Match()
    for first, lines in pieces(source):
        record = match.piece(first, lines)
        if record is not None:
            yield Part(record, begins=True)


def pieces(source: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of the head of the file and of each board, with the number of the first.

    A board begins at `qx`; where there is none, at a second `md`, or at the names of the players after a deal. A line that
    holds several boards is cut, and blanks keep the rest of it at its place.
    """
    lines: list[str] = []
    first, dealt = 1, False
    for number, line in enumerate(source, 1):
        line = line.rstrip("\r\n")
        if "md|" in line or "qx|" in line or "pn|" in line or "vg|" in line:
            begun = 0
            for found in _BEGINS.finditer(line):
                command = found[0][:2]
                if command in ("qx", "vg") or dealt:
                    if lines or line[begun : found.start()].strip("| "):
                        lines.append(" " * begun + line[begun : found.start()] if begun else line[: found.start()])
                        yield first, lines
                    lines, first, dealt, begun = [], number, False, found.start()
                dealt = dealt or command == "md"
            if begun:
                line = " " * begun + line[begun:]
        elif not lines:
            first = number
        lines.append(line)
    if lines:
        yield first, lines


# --- a board ----------------------------------------------------------------------------------------------------------


@define
class _Match:
    """What the head of a file says of all its boards."""

    names: tuple[str, ...] = ()
    #: results as the head of the file gives them: by board number and room, tags and their place
    results: dict[tuple[int, str], str] = field(factory=dict)
    results_at: Span = NOWHERE
    title: str = ""
    #: how many boards there were that do not tell their number
    unnumbered: int = 0

    def piece(self, first: int, lines: list[str]) -> Record | None:
        """The record of a board; None for lines in which no board is dealt, which may tell of all that follow."""
        text = "\n".join(lines)
        faults: list[Fault] = []
        commands = _commands(text, first, faults)
        if "md|" not in text and "mb|" not in text and "pc|" not in text:
            self._head(commands, text, first)
            if not commands and text.strip():
                word = text.strip().split("\n")[0]
                faults.append(Fault(first, 1, f"'{word[:60]}'", "LIN is made of commands between bars, such as md|...|"))
            return Foreign(GAME, (), first, faults=tuple(faults), language="LIN") if faults else None
        board = _Board(first, text, faults)
        return board.record(self, commands)

    def _head(self, commands: Sequence[tuple[str, str]], text: str, first: int) -> None:
        said = {key: value for key, value in commands if value}
        if "pn" in said:
            self.names = tuple(name.strip() for name in said["pn"].split(","))
        if "vg" in said or "mn" in said:
            match = said.get("vg", "").split(",")
            self.title = ", ".join(part.strip() for part in match[:2] if part.strip()) or said.get("mn", "").strip()
            self.results = {}
        if "rs" in said and "vg" in said:
            place = text.find("rs|")
            self.results_at = place_in(text, place, len(said["rs"].split("\n")[0]) + 3, first)
            begin = said["vg"].split(",")[3:4]
            numbers = [int(each) for each in said.get("bn", "").split(",") if each.strip().isdigit()]
            results = said["rs"].split(",")
            if not numbers and begin and begin[0].strip().isdigit():
                numbers = list(range(int(begin[0]), int(begin[0]) + len(results) // 2 + 1))
            if len(set(numbers)) == len(numbers):
                rooms = ((number, room) for number in numbers for room in "oc")
                self.results = {
                    where: tags for where, said_ in zip(rooms, results, strict=False) if (tags := result_tags(said_))
                }


def _commands(text: str, first: int, faults: list[Fault]) -> Sequence[tuple[str, str]]:
    """The commands of a piece: the name of each and its value."""
    words = text.replace("\n", "").split("|")
    names = words[::2]
    if not _COMMANDS.issuperset(names):
        names = [name.strip().lower() for name in names]
    if _COMMANDS.issuperset(names):
        return list(zip(names, words[1::2], strict=False))
    return [(found[1].lower(), found[2].replace("\n", "")) for found in _COMMAND.finditer(text)]


@define
class _Board:
    """One board while it is read."""

    first: int
    text: str
    faults: list[Fault]
    acts: list[Act | Run] = field(factory=list)

    def record(self, match: _Match, commands: Sequence[tuple[str, str]]) -> Record:
        """The record of the board."""
        calls: list[str] = []
        cards: list[str] = []
        comments: list[str] = []
        explained: list[tuple[int, str]] = []
        said: dict[str, str] = {}
        for key, value in commands:
            if key == "pc":
                cards.append(value)
            elif key == "mb":
                calls.append(value)
            elif key == "nt":
                comments.append(f"{len(calls)}+{len(cards)} {value.strip()}")
            elif key == "an":
                explained.append((len(calls), value.strip()))
            elif value:
                said.setdefault(key, value)
        at = Span(self.first, 1, 2)
        room, number = _room_and_number(said)
        acts = self.acts
        acts.append(Act("deal", numbers=(number,) if number else (), at=at))
        dealer = self._deal(said, number, at)
        made = self._calls(calls, dealer)
        result = match.results.get((number, room or "o"), "")
        tricks = self._tricks(cards, made, dealer, result)
        if tricks is not None and len(cards) < WHOLE and said.get("mc", "").strip().isdigit():
            acts.append(tricks_act(tricks % 2, int(said["mc"]), self._at("mc|")))
        self._notes(calls, explained, comments, at)
        tags = f'[Event "{_escaped(match.title)}"]' if match.title else ""
        if room:
            tags += f' [Room "{"Open" if room == "o" else "Closed"}"]'
        if tags or result:
            acts.append(Act("note", text=f"{tags} {result}".strip(), at=match.results_at if result else at))
        names = tuple(name.strip() for name in said["pn"].split(",")) if "pn" in said else match.names
        return Foreign(GAME, tuple(acts), self.first, _players(names, room), faults=tuple(self.faults), language="LIN")

    def _at(self, words: str) -> Span:
        place = max(0, self.text.find(words))
        end = self.text.find("|", place + len(words))
        return place_in(self.text, place, max(1, end - place), self.first)

    def _deal(self, said: dict[str, str], number: int, at: Span) -> Seat:
        """Tell dealer, vulnerability and hands, and give the dealer."""
        deal = said.get("md", "").strip()
        dealer = SEATS[int(deal[0]) - 1] if deal[:1] in ("1", "2", "3", "4") else board_dealer(number) if number else 2
        self.acts.append(Act("dealer", dealer, at=at))
        vulnerable = _VULNERABLE.get(said.get("sv", "").strip().lower())
        if vulnerable is None and number:
            vulnerable = {(False, False): "none", (True, False): "NS", (False, True): "EW"}.get(
                board_vulnerability(number), "both"
            )
        if vulnerable is not None:
            self.acts.append(Act("vulnerable", how=vulnerable, at=at))
        if deal:
            hands = hands_of(deal.lstrip("1234"))
            place = self._at("md|")
            if not hands:
                expected = "a deal is md|, the dealer (1 is South) and four hands such as SAK2HQJ5DT98C7643 between commas"
                self.faults.append(Fault(place.line, place.column, f"'{deal[:60]}'", expected))
            for seat, how, cards in hands:
                self.acts.append(Act("hand", seat, how=how, cards=cards, at=place))
        return dealer

    def _calls(self, words: list[str], dealer: Seat) -> tuple[Call, ...]:
        try:
            calls = tuple([_CALLS[word] for word in words])
        except KeyError:
            calls = tuple(_known(words, _CALLS, self._misread("mb", "a call is p, d, r or a bid such as 1N")))
        if calls:
            self.acts.append(Called("call", None, calls, self.first, 1, self.text))
        return calls

    def _tricks(self, words: list[str], calls: tuple[Call, ...], dealer: Seat, result: str) -> Seat | None:
        """Tell the tricks, and give declarer, where he is known."""
        declarer, trump = declarer_of(calls, dealer) if is_closed(calls) else (None, None)
        if declarer is None and result and not is_closed(calls):
            contract = re.search(r'Contract "(\d)(\w)\w*?(X{0,2})"\] \[Declarer "(\w)"', result)
            if contract is not None:
                denomination = "CDHSN".index(contract[2])
                declarer, trump = SEAT_LETTERS.index(contract[4]), None if denomination == NO_TRUMP else denomination
                how = ("", "doubled", "redoubled")[len(contract[3])]
                self.acts.append(
                    Act("contract", declarer, how=how, call=bid(int(contract[1]), denomination), at=self._at("md|"))
                )
        if declarer is None:
            return None
        try:
            cards = [_CARDS[word] for word in words]
        except KeyError:
            cards = list(_known(words, _CARDS, self._misread("pc", "a card is a suit and a rank, such as sA or hT")))
        leader, acts, text, first = (declarer + 1) % 4, self.acts, self.text, self.first
        for start in range(0, len(cards), 4):
            moves = tuple(cards[start : start + 4])
            acts.append(Played("play", leader, moves, first, 1, text, start))
            if len(moves) == 4:
                leader = (leader + winner(moves, trump)) % 4
        return declarer

    def _misread(self, command: str, expected: str) -> Callable[[str], None]:
        def told(word: str) -> None:
            place = max(0, self.text.find(f"{command}|{word}") + len(command) + 1)
            at = place_in(self.text, place, len(word), self.first)
            self.faults.append(Fault(at.line, at.column, f"'{word[:60]}'", expected))

        return told

    def _notes(self, calls: list[str], explained: list[tuple[int, str]], comments: list[str], at: Span) -> None:
        told = dict(explained)
        alerted = {place: "alerted" for place, word in enumerate(calls, 1) if word[-1:] == "!"}
        for place, words in sorted((alerted | told).items()):
            self.acts.append(Act("note", text=f"{CALL_NOTE} {place}: {words}", at=at))
        if comments:
            self.acts.append(Act("note", text=f"{COMMENT}: " + " | ".join(comments), at=at))


def _known(words: Iterable[str], spelled: dict[str, int], misread: Callable[[str], None]) -> Iterator[int]:
    """The moves up to the first that cannot be made out; an empty one is a slip that says nothing."""
    for word in words:
        move = spelled.get(word.strip())
        if move is None:
            if not word.strip():
                continue
            misread(word)
            return
        yield move


def _room_and_number(said: dict[str, str]) -> tuple[str, int]:
    for key in ("qx", "ah"):
        found = _BOARD.match(said.get(key, ""))
        if found:
            return (found[1] or "").lower(), int(found[2])
    return "", 0


def _players(names: Sequence[str], room: str) -> tuple[str, ...]:
    """The names of the four at the table, from North round; LIN has the open room and then the closed one, each from South."""
    four = tuple(names[4:8]) if room == "c" else tuple(names[:4])
    if len(four) < 4 or four == _PLACEHOLDERS or not any(four):
        return ()
    return four[2], four[3], four[0], four[1]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def declarer_of(calls: Sequence[Call], dealer: Seat) -> tuple[Seat | None, int | None]:
    """Who declares after these calls in turn, and the trump suit."""
    bids, trump = trump_of(calls)
    if not bids:
        return None, None
    last = max(place for place, call in enumerate(calls) if call >= 0)
    named = calls[last] % 5
    first = next(place for place in range(last % 2, last + 1, 2) if calls[place] >= 0 and calls[place] % 5 == named)
    return (dealer + first) % 4, trump


def result_tags(said: str) -> str:
    """A result of a match as tags: contract, declarer and tricks.

    >>> result_tags("4HNx-2")
    '[Contract "4HX"] [Declarer "N"] [Result "8"]'
    """
    found = _RESULT.fullmatch(said)
    if found is None:
        return '[Contract "Pass"]' if said.strip().upper() == "PASS" else ""
    level, denomination, declarer, doubled, made = found.groups()
    tricks = int(level) + 6 + (0 if made == "=" else int(made))
    name = "NT" if denomination[0] in "Nn" else denomination.upper()
    return f'[Contract "{level}{name}{doubled.upper()}"] [Declarer "{declarer.upper()}"] [Result "{tricks}"]'


Hands = tuple[tuple[Seat, str, tuple[Card, ...]], ...]


@lru_cache(maxsize=256)
def hands_of(deal: str) -> Hands:
    """The hands of a deal, each with its seat, and whether it is unknown; none where this is no deal.

    One hand that is not told has the cards that are left. Remembered, because the two rooms play the same deals.
    """
    words = deal.split(",")
    if len(words) > 4:
        return ()
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat, word in zip(SEATS, words, strict=False):
        if not word.strip():
            continue
        found = _HAND.fullmatch(word)
        if found is None:
            return ()
        hands[seat] = tuple(chain.from_iterable(map(_held, DOTTED_ORDER, found.groups())))
    told = [card for hand in hands.values() for card in hand]
    missing = [seat for seat in SEATS if seat not in hands]
    if len(missing) == 1 and len(set(told)) == len(told) == 39:
        hands[missing[0]] = tuple(sorted(_PACK.difference(told), reverse=True))
    return tuple((seat, "" if seat in hands else "unknown", hands.get(seat, ())) for seat in range(4))


@lru_cache(maxsize=40_000)
def _held(suit: Suit, ranks: str) -> tuple[Card, ...]:
    return tuple(suit * SUIT_WIDTH + RANK_PLACE[rank] for rank in re.findall("10|[2-9TJQKA]", ranks.upper()))
