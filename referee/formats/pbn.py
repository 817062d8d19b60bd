"""Portable Bridge Notation, version 2.1 and before, as people have it: import format, export format and neither.

A game of PBN becomes a record of one deal. It is read with regular expressions over the text of a whole game, not by a Lark
grammar: see tests/bench/formats.py for the figures. The language has three tokens that matter (a tag, a section of calls, a
section of cards), and what is in them is a matter of columns.

What becomes of what PBN says:

- Board, Dealer and Vulnerable become `deal N`, `dealer` and `vulnerable`, even where they disagree with the usual order of
  boards, which is no fault of the players.
- Deal, Auction and Play become hands, an auction and tricks in the order of play. An auction or a play is followed as far as
  it can be: to its end, to `*` or `+`, or to the first call or card that is missing or cannot be made out.
- Where the auction is not told to its end, Contract and Declarer become `contract`; where the play is not, Result becomes `won`.
- The marks ^I ^S ^R ^L become marks of the log, such as `! revoke E`.
- Every other tag is kept in one note, which the referee holds against the record (`referee.breaches.record_tags`); explanations
  and comments are kept in notes too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from attrs import define, field

from referee import spelling
from referee.breaches.record_tags import contract_named, result_of, tag_span
from referee.cards import CARD, Card
from referee.formats.moves import GAME, WHOLE, Foreign, Row, Spread, is_closed, place_in, tricks_act, trump_of, winner
from referee.reading import Part
from referee.record import CALL, NO_TRUMP, PASS, SEAT_LETTERS, Act, Call, Fault, Mark, Record, Run, Seat, Side, Span, bid

#: a game of more lines is no game; what is beyond is read as another
MOST_LINES = 5000
#: the kind of breach that each mark of PBN tells (3.9)
MARKS = {"I": "insufficient-bid", "S": "call-out-of-rotation", "R": "revoke", "L": "lead-out-of-turn"}
#: what begins a note on one call or card
CALL_NOTE, CARD_NOTE, COMMENT = "call", "card", "comment"

_TAG = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\]|\\.)*)"\s*\]([^\[]*)')
_TAG_NAME = re.compile(r"\[\s*(\w+)")
_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|(\{[^}]*(?:\}|\Z)|;[^\n]*)')
_ESCAPE = re.compile(r"^(?:%|</?PBN>)[^\n]*", re.MULTILINE)
_HAND = r"(?:-|[2-9TJQKA]*(?:\.[2-9TJQKA]*){3})"
_DEAL = re.compile(rf"\s*([NESW])\s*:\s*({_HAND})\s+({_HAND})\s+({_HAND})\s+({_HAND})\s*", re.IGNORECASE)
#: what may stand beside a call or a card: irregularity, reference to a note, numeric glyph, suffix
_BESIDE = re.compile(r"\^\s*([ISRL])|=(\d+)=|\$\d+|[!?]{1,2}", re.IGNORECASE)
_HAS_BESIDE = re.compile(r"[\^=$!?]").search
_ALL_PASS = re.compile(r"(?<!\S)(?:AP|ALLPASS)(?!\S)", re.IGNORECASE)
#: a play that somebody has put in braces
_CARDS_ALONE = re.compile(r"\{((?:\s*(?:\^[RL]\s*)?(?:[SHDC][2-9TJQKA]|-|\*))+\s*)\}", re.IGNORECASE)
_PLAY_BEFORE = re.compile(r'\[Play\s*"\w"\s*\]\s*\Z')
_VULNERABLE = {"none": "none", "love": "none", "-": "none", "ns": "NS", "ew": "EW", "all": "both", "both": "both"}
_NAMES = ("North", "East", "South", "West")
#: tags that become something else than a tag in the note
_TOLD = frozenset({"Board", "Dealer", "Vulnerable", "Deal", *_NAMES})
#: tags with moves, and those that stand among them
_MOVES = frozenset({"Auction", "Play", "Note"})
#: tags that no section can follow
_PLAIN = _TOLD | {"Event", "Site", "Date", "Scoring", "Declarer", "Contract", "Result", "Room", "Round", "Score", "HomeTeam"}
_UNKNOWN = ("", "?", "-")
#: what may stand between tags and says nothing; DOS programs end a text with the last of them
_BLANK = " \t\r\n\x1a"
_ENDS = ("*", "+")
_CALLS: dict[str, Call] = {word: call for word, call in CALL.items() if call < bid(8, 0)}
_MISSING = ("-", "+", "*")


# --- cutting a file into games ----------------------------------------------------------------------------------------


def stream(source: Iterable[str]) -> Iterator[Part]:
    """The games of a source of lines, each as a record of its own."""
    reader = _Reader()
    for first, lines in games(source):
        record = reader.game(first, lines)
        if record is not None:
            yield Part(record, begins=True)


def games(source: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each game, with the number of the first.

    A game ends at a blank line that is in no comment. Where that is missing, a tag that the game has already, after its
    auction or its play, begins the next one.
    """
    lines: list[str] = []
    commented = moves = False
    first = 1
    for number, line in enumerate(source, 1):
        line = line.rstrip()
        if commented:
            commented = "}" not in line
        elif not line:
            if lines:
                yield first, lines
            lines, moves = [], False
            continue
        elif line[0] == "[":
            if moves:
                if _is_next(line, lines):
                    yield first, lines
                    lines, moves = [], False
            elif line.startswith(("[Auction", "[Play")):
                moves = True
        if "{" in line and not commented:
            commented = _opens_comment(line)
        if not lines or len(lines) >= MOST_LINES:
            if lines:
                yield first, lines
            lines, first = [], number
        lines.append(line)
    if lines:
        yield first, lines


def _is_next(line: str, lines: list[str]) -> bool:
    """Whether a tag after the moves of a game belongs to the next one."""
    found = _TAG_NAME.match(line)
    name = found[1] if found else ""
    if name in _MOVES or name.endswith("Table"):
        return name == "Auction" and any(each.startswith("[Auction") for each in lines)
    return any((had := _TAG_NAME.match(each)) is not None and had[1] == name for each in lines)


def _opens_comment(line: str) -> bool:
    """Whether a comment begins in this line and does not end in it."""
    if line[0] == "%":
        return False
    bare = _STRINGS.sub("", line)
    while (start := bare.find("{")) >= 0 and ";" not in bare[:start]:
        end = bare.find("}", start)
        if end < 0:
            return True
        bare = bare[end + 1 :]
    return False


# --- a game -----------------------------------------------------------------------------------------------------------


@define
class _Reader:
    """What is carried from one game to the next: the tags that `#` and `##` refer to."""

    #: the value that each tag had last
    last: dict[str, str] = field(factory=dict)
    #: what `##` says of all games to come
    header: dict[str, str] = field(factory=dict)

    def game(self, first: int, lines: list[str]) -> Record | None:
        """The record of a game; None where there is no game in these lines."""
        game = _Game(first, "\n".join(lines))
        if "{" in game.text or ";" in game.text or "%" in game.text or "PBN>" in game.text:
            game.without_comments()
        if "[" not in game.text:
            return game.without_tags()
        game.read_tags()
        self._inherit(game.values)
        return game.record()

    def _inherit(self, values: dict[str, str]) -> None:
        last, header = self.last, self.header
        for name, value in values.items():
            if value[:1] == "#":
                if value == "#":
                    values[name] = value = last.get(name, "")
                elif value[:2] == "##":
                    values[name] = header[name] = value = value[2:]
            last[name] = value
        for name, value in header.items():
            values.setdefault(name, value)


@define
class _Game:
    """One game while it is read."""

    #: the number of its first line
    first: int
    text: str
    values: dict[str, str] = field(factory=dict)
    #: the sections of moves and the notes in them: name, value of the tag, text, and the place of that text
    sections: list[tuple[str, str, str, int]] = field(factory=list)
    acts: list[Act | Run] = field(factory=list)
    marks: list[Mark] = field(factory=list)
    faults: list[Fault] = field(factory=list)
    comments: list[str] = field(factory=list)
    #: references to notes: the section, the number of the move in it, the index of the note
    references: list[tuple[str, int, str]] = field(factory=list)
    #: the tricks of each side, as they were played
    won: list[int] = field(factory=lambda: [0, 0])

    # --- tags

    def without_comments(self) -> None:
        """Put blanks in the place of escapes and comments, and keep what the comments say."""

        def comment(found: re.Match[str]) -> str:
            if found[1] is None:
                return found[0]
            if _CARDS_ALONE.fullmatch(found[0]) and _PLAY_BEFORE.search(self.text, 0, found.start()):
                self.comments.append("the play stands in braces")
                return f" {found[0][1:-1]} "
            words = " ".join(found[1].strip("{};").split())
            if words:
                self.comments.append(words)
            return re.sub(r"[^\n]", " ", found[0])

        text = _COMMENT.sub(comment, self.text)
        self.text = _ESCAPE.sub(lambda found: " " * len(found[0]), text) if "%" in text or "PBN>" in text else text

    def without_tags(self) -> Record | None:
        """Lines in which there is no tag: comments alone are no game, anything else is a fault."""
        if not self.text.strip(_BLANK):
            return None
        self._leftover(0, len(self.text), 'a game of PBN begins with a tag such as [Board "1"]')
        return Foreign(GAME, (), self.first, faults=tuple(self.faults), language="PBN")

    def read_tags(self) -> None:
        """Fill in the values and the sections; whatever stands between tags and is no section is a fault."""
        values, end = self.values, 0
        for found in _TAG.finditer(self.text):
            name, value, body = found.groups()
            if found.start() != end:
                self._leftover(end, found.start())
            end = found.end()
            if name in _MOVES:
                self.sections.append((name, value, body, found.start(3)))
                continue
            if name not in values:
                values[name] = value
            if body != "\n" and name in _PLAIN:
                self._leftover(found.start(3), end)
        if end != len(self.text):
            self._leftover(end, len(self.text))

    def _leftover(self, start: int, end: int, expected: str = 'a tag is written [Name "value"]') -> None:
        words = self.text[start:end].strip(_BLANK)
        if words:
            self._fault(self.text.index(words, start), words.split("\n")[0], expected)

    def _fault(self, place: int, found: str, expected: str) -> None:
        at = self._at(place, 1)
        shown = found if len(found) <= 60 else f"{found[:57]}..."
        self.faults.append(Fault(at.line, at.column, f"'{shown}'", expected))

    def _at(self, place: int, length: int) -> Span:
        return place_in(self.text, place, length, self.first)

    def _tag_at(self, name: str) -> Span:
        """Where a tag stands that may be anywhere in the game, or nowhere."""
        place = self.text.find(f"[{name}")
        return self._at(place, self.text.find("]", place) + 1 - place) if place >= 0 else Span(self.first, 1, 2)

    # --- what the game says

    def record(self) -> Record:
        """The record of the game, its tags being known."""
        values, acts = self.values, self.acts
        at = tag_span(self.first, self.text)
        number = values.get("Board", "")
        acts.append(Act("deal", numbers=(int(number),) if number.isascii() and number.isdigit() else (), at=at))
        dealer = _seat(values.get("Dealer", ""))
        if dealer is not None:
            acts.append(Act("dealer", dealer, at=at))
        vulnerable = _VULNERABLE.get(values.get("Vulnerable", "").casefold())
        if vulnerable is not None:
            acts.append(Act("vulnerable", how=vulnerable, at=at))
        self._deal(values.get("Deal", ""))
        self._moves(dealer, at)
        if self.comments or self.references:
            self._notes(at)
        tags = " ".join([f'[{name} "{value}"]' for name, value in values.items() if name not in _TOLD])
        if tags:
            acts.append(Act("note", text=tags, at=at))
        players = tuple([values.get(name, "") for name in _NAMES])
        told = players if any(players) else ()
        return Foreign(GAME, tuple(acts), self.first, told, tuple(self.marks), tuple(self.faults), language="PBN")

    def _deal(self, deal: str) -> None:
        if deal in _UNKNOWN:
            return
        at = self._tag_at("Deal ")
        hands = hands_of(deal)
        for seat, how, cards in hands:
            self.acts.append(Act("hand", seat, how=how, cards=cards, at=at))
        if not hands:
            expected = "a deal is written N:AK2.QJ5.T98.7643 and so on: four hands clockwise, each in four suits, - for one unknown"
            self.faults.append(Fault(at.line, at.column, f"'{deal[:60]}'", expected))

    def _notes(self, at: Span) -> None:
        texts: dict[tuple[str, str], str] = {}
        section = ""
        for name, value, _, _ in self.sections:
            if name == "Note":
                index, _, text = value.partition(":")
                texts.setdefault((section, index.strip()), text.strip())
            else:
                section = CALL_NOTE if name == "Auction" else CARD_NOTE
        for kind, number, index in self.references:
            self.acts.append(Act("note", text=f"{kind} {number}: {texts.get((kind, index), f'note {index}')}", at=at))
        for comment in self.comments:
            self.acts.append(Act("note", text=f"{COMMENT}: {comment}", at=at))

    # --- its moves

    def _moves(self, dealer: Seat | None, at: Span) -> None:
        values, calls, cards = self.values, (), 0
        sections = {name: section for name, *section in reversed(self.sections) if section[1].strip()}
        if "Auction" in sections:
            calls = self._auction(*sections["Auction"], dealer)
        bids, trump = trump_of(calls)
        contract = contract_named(values.get("Contract", ""))
        declarer = _seat(values.get("Declarer", "").lstrip("^ "))
        if contract is not None and declarer is not None and not is_closed(calls):
            level, denomination, doubling = contract
            how = ("", "doubled", "redoubled")[doubling // 2]
            self.acts.append(Act("contract", declarer, how=how, call=bid(level, denomination), at=self._tag_at("Contract")))
            bids, trump = True, None if denomination == NO_TRUMP else denomination
        if "Play" in sections and bids:
            swapped = (declarer + 2) % 4 if declarer is not None and "^" in values["Declarer"] and is_closed(calls) else None
            cards = self._play(*sections["Play"], trump, swapped)
        if contract is not None and declarer is not None:
            self._result(values.get("Result", ""), declarer % 2, cards, at)

    def _result(self, result: str, side: Side, cards: int, at: Span) -> None:
        """Tell the result where the play does not, and where it is marked as not the one that was played."""
        tricks = result_of(result, side)
        if tricks is None:
            return
        if cards < WHOLE:
            self.acts.append(tricks_act(side, tricks, at))
        elif "^" in result and tricks != self.won[side]:
            at = self._tag_at("Result")
            short = side if tricks < self.won[side] else 1 - side  # the side that was counted fewer than it won
            self.acts.append(tricks_act(short, tricks if short == side else WHOLE // 4 - tricks, at))
            self.marks.append(Mark("fewer-than-won", None, at.line))

    def _bare(self, kind: str, body: str, place: int) -> tuple[str, list[tuple[int, str]]]:
        """A section with blanks where something stands beside the moves, and the places of the marks."""
        marks: list[tuple[int, str]] = []

        def beside(found: re.Match[str]) -> str:
            if found[1]:
                marks.append((found.start(), found[1].upper()))
            elif found[2]:
                self.references.append((kind, len(_BESIDE.sub("", body[: found.start()]).split()), found[2]))
            return " " * len(found[0])

        return _BESIDE.sub(beside, body), marks

    def _auction(self, first: str, body: str, place: int, dealer: Seat | None) -> tuple[Call, ...]:
        """Tell the calls, and give them."""
        marks: list[tuple[int, str]] = []
        if _HAS_BESIDE(body):
            body, marks = self._bare(CALL_NOTE, body, place)
        words = body.split()
        skip = 0
        while skip < len(words) and words[skip] == "-":
            skip += 1
        seat = _seat(first)
        seat = ((dealer or 0) if seat is None else seat + skip) % 4
        ending = words[-1] if words else ""
        if ending in _ENDS or _ALL_PASS.fullmatch(ending):
            words.pop()
        try:
            calls = tuple([_CALLS[word] for word in words[skip:]] if skip else [_CALLS[word] for word in words])
        except KeyError as error:
            (word,) = error.args
            known = words.index(word, skip)
            calls = tuple([_CALLS[each] for each in words[skip:known]])
            wrong = list(re.finditer(r"\S+", body))[known]
            self._fault(place + wrong.start(), word, "a call is Pass, X, XX or a bid such as 1NT, and AP says that all pass")
            ending = ""
        if ending and ending not in _ENDS:
            calls += (PASS,) * _passes_left(calls)
        if calls:
            line = self.first + self.text.count("\n", 0, place)
            run = Spread("call", seat, calls, line, 1, body, skip)
            if marks:
                self._marked_calls(run, marks)
            else:
                self.acts.append(run)
        return calls

    def _marked_calls(self, run: Spread, marks: list[tuple[int, str]]) -> None:
        """Calls of which some are irregular, each as an act of its own."""
        begins = [word.start() for word in re.finditer(r"\S+", run.text)][run.skip :]
        seat = run.first or 0
        for place in range(len(run.moves)):
            before = begins[place - 1] if place else -1
            mine = [mark for where, mark in marks if place < len(begins) and before < where < begins[place]]
            seat = (seat + mine.count("S")) % 4
            act = run.act(place, seat)
            self.acts.append(act)
            self.marks += [Mark(MARKS[mark], seat, act.at.line) for mark in dict.fromkeys(mine)]
            seat = (seat + 1) % 4

    def _play(self, first: str, body: str, place: int, trump: int | None, swapped: Seat | None) -> int:
        """Tell the tricks as far as they are told without a gap, and give the number of cards."""
        marks: dict[tuple[int, int], str] = {}
        if _HAS_BESIDE(body):
            body, places = self._bare(CARD_NOTE, body, place)
            for where, mark in places:
                row = body.rfind("\n", 0, where) + 1
                marks[body.count("\n", 0, where), len(body[row:where].split())] = mark
        leader = _seat(first)
        if leader is None:
            return 0
        line = self.first + self.text.count("\n", 0, place)
        turn = cards = 0
        rows = body.split("\n")
        if any(len(row.split()) != 4 for row in rows[1:_last_full(rows)]) or rows[0].strip():
            rows, marks = _in_columns(rows, marks)
        for number, row in enumerate(rows, line):
            words = row.split()
            if len(words) < 4:
                if not words:
                    continue
                words += ["-"] * (4 - len(words))
            if marks:
                turn = self._marked_row(marks, number - line, leader, turn, number)
            if turn:
                words = words[turn:] + words[:turn]
            try:
                moves = tuple([CARD[word] for word in words])
            except KeyError:
                moves = self._cards_known(words, row, number)
            if moves:
                run = Row("play", (leader + turn) % 4, moves, number, 1, row, turn)
                if swapped is not None and not cards:
                    self._swapped(run, swapped)
                else:
                    self.acts.append(run)
                cards += len(moves)
            if len(moves) < 4:
                break
            turn = (turn + winner(moves, trump)) % 4
            self.won[(leader + turn) % 2] += 1
        return cards

    def _swapped(self, run: Row, declarer: Seat) -> None:
        """The first trick, where declarer has laid down his hand over a lead out of turn, and his partner plays for him."""
        for place in range(len(run.moves)):
            act = run.act(place, ((run.first or 0) + place) % 4)
            self.acts.append(act)
            if not place:
                self.marks.append(Mark(MARKS["L"], act.seat, act.at.line))
                self.acts.append(Act("exposes", declarer, how="hand", at=act.at))

    def _marked_row(self, marks: dict[tuple[int, int], str], row: int, leader: Seat, turn: int, line: int) -> int:
        """Keep the marks of a row, and give the column that leads to it."""
        for (where, column), mark in marks.items():
            if where == row and column < 4:
                self.marks.append(Mark(MARKS[mark], (leader + column) % 4, line))
                if mark == "L":
                    turn = column
        return turn

    def _cards_known(self, words: list[str], row: str, line: int) -> tuple[Card, ...]:
        """The cards of a trick up to the first that is missing or cannot be made out."""
        moves = []
        for word in words:
            if word not in CARD:
                if word not in _MISSING:
                    column = row.index(word) + 1
                    self.faults.append(Fault(line, column, f"'{word[:60]}'", "a card is a suit and a rank, such as SA or HT; - is one not known"))
                break
            moves.append(CARD[word])
        return tuple(moves)


def _seat(name: str) -> Seat | None:
    return spelling.SEATS.get(name.strip().casefold()) if name else None


def _passes_left(calls: tuple[Call, ...]) -> int:
    """How many passes close the auction."""
    passed = 0
    for call in reversed(calls):
        if call != PASS:
            return 3 - min(passed, 3)
        passed += 1
    return 4 - min(passed, 4)


def _last_full(rows: list[str]) -> int:
    """The number of the last row with a card in it, which need not be whole."""
    last = len(rows)
    while last and rows[last - 1].split() in ([], ["*"], ["+"]):
        last -= 1
    return last - 1


def _in_columns(
    rows: list[str], marks: dict[tuple[int, int], str]
) -> tuple[list[str], dict[tuple[int, int], str]]:
    """Cards that are not laid out four to a line, in lines of four; each such line stands for the first it was taken from."""
    words = [(word, number, place) for number, row in enumerate(rows) for place, word in enumerate(row.split())]
    laid = [""] * len(rows)
    moved = {}
    for start in range(0, len(words), 4):
        group = words[start : start + 4]
        line = group[0][1]
        while line < len(laid) and laid[line]:
            line += 1
        laid += [""] * (line + 1 - len(laid))
        laid[line] = " ".join(word for word, _, _ in group)
        for column, (_, number, place) in enumerate(group):
            if (number, place) in marks:
                moved[line, column] = marks[number, place]
    return laid, moved


Hands = tuple[tuple[Seat, str, tuple[Card, ...]], ...]


@lru_cache(maxsize=256)
def hands_of(deal: str) -> Hands:
    """The hands of a deal, each with its seat, and whether it is unknown; none where this is no deal.

    Remembered, because the two rooms of a match play the same deals.
    """
    found = _DEAL.fullmatch(deal)
    if found is None:
        return ()
    first, *hands = found.groups()
    seat = SEAT_LETTERS.index(first.upper())
    return tuple(
        ((seat + place) % 4, *(("unknown", ()) if hand == "-" else ("", spelling.hand(hand)))) for place, hand in enumerate(hands)
    )
