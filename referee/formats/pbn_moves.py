"""The sections of PBN that hold moves: an auction in rows of four calls, a play in columns by seat.

A section is followed as far as it goes without a gap. Beside a call or card there may be a mark of irregularity, a reference to
a note, a glyph or a suffix; blanks are put in their place first, so that everything else still stands where it stood.
"""

from __future__ import annotations

import re

from attrs import define, field

from referee.core.cards import CARD, STANDARD_PACK, Card, suit_of
from referee.core.order import by_rank
from referee.core.record import CALL, PASS, Act, Call, Fault, Mark, Run, Seat, Span, bid
from referee.core.values import frozen
from referee.formats.moves import MOST_CALLS, WHOLE, Row, Spread, in_any_case, place_in, winner
from referee.mechanics.tricks.plays import Plays, laid_out, with_begun
from referee.reading import spelling

#: the kind of breach that each mark of PBN tells (3.9)
MARKS = {"I": "insufficient-bid", "S": "call-out-of-rotation", "R": "revoke", "L": "lead-out-of-turn"}
#: what begins a note on one call or card
CALL_NOTE, CARD_NOTE = "call", "card"

#: what may stand beside a call or a card: irregularity, reference to a note, numeric glyph, suffix
_BESIDE = re.compile(r"\^\s*([ISRL])|=(\d+)=|\$\d+|[!?]{1,2}", re.IGNORECASE)
_HAS_BESIDE = re.compile(r"[\^=$!?]").search
_ALL_PASS = re.compile(r"AP|ALLPASS", re.IGNORECASE)
_WORD = re.compile(r"\S+")
_ENDS = ("*", "+")
_NOTHING_MORE = ([], *([end] for end in _ENDS))
_MISSING = ("-", "+", "*")
_CALLS: dict[str, Call] = in_any_case({word: call for word, call in CALL.items() if call < bid(8, 0)})
_CARDS: dict[str, Card] = in_any_case({word: card for word, card in CARD.items() if STANDARD_PACK.has(card)})


@frozen
class Columns(Plays):
    """Tricks told in columns, the first of which is that of whoever leads to the first."""

    def parts(self) -> tuple[Run, ...]:
        """Each trick, with its line."""
        rows, _ = _in_rows(self.text, {})
        lines = [(line, row) for line, row in enumerate(rows, self.line) if row.strip()]
        return tuple(
            Row("play", leader, self.trick(number), line, 1, row, (leader - self.leaders[0]) % 4)
            for number, ((line, row), leader) in enumerate(zip(lines, self.leaders, strict=False))
            if number * 4 < len(self.moves)
        )

    def turns(self) -> list[int]:
        """In which column each trick begins, and the one after the last whole one."""
        return [(leader - self.leaders[0]) % 4 for leader in self.leaders]

    def span(self, place: int) -> Span:
        """Where a card stands."""
        return self.parts()[place // 4].span(place % 4)


@define
class Moves:
    """A game while it is read: what it tells, as far as it is read, and the reading of its moves."""

    #: the number of its first line
    first: int
    text: str
    acts: list[Act | Run] = field(factory=list)
    marks: list[Mark] = field(factory=list)
    faults: list[Fault] = field(factory=list)
    #: references to notes: the section, the number of the move in it, the index of the note
    references: list[tuple[str, int, str]] = field(factory=list)
    #: the tricks of each side, as they were played
    won: list[int] = field(factory=lambda: [0, 0])
    #: the cards that are taken to have been played where none is told
    taken_so: set[Card] = field(factory=set)

    def fault(self, place: int, found: str, expected: str) -> None:
        """Something that cannot be made out, at this place of the text."""
        at = self.at(place, 1)
        shown = found if len(found) <= 60 else f"{found[:57]}..."
        self.faults.append(Fault(at.line, at.column, f"'{shown}'", expected))

    def at(self, place: int, length: int) -> Span:
        """Where a part of the text stands in the file."""
        return place_in(self.text, place, length, self.first)

    def _bare(self, kind: str, body: str) -> tuple[str, list[tuple[int, str]]]:
        """A section with blanks where something stands beside the moves, and the places of the marks."""
        marks: list[tuple[int, str]] = []

        def beside(found: re.Match[str]) -> str:
            if found[1]:
                marks.append((found.start(), found[1].upper()))
            else:
                number = len(without_glyphs(body[: found.start()]).split())
                self.references.append((kind, number, found[2] or found[0]))
            return " " * len(found[0])

        return _BESIDE.sub(beside, body), marks

    def auction(self, first: str, body: str, place: int, dealer: Seat | None) -> tuple[Call, ...]:
        """Tell the calls, and give them."""
        marks: list[tuple[int, str]] = []
        if _HAS_BESIDE(body):
            body, marks = self._bare(CALL_NOTE, body)
        words, skip, passed = body.split(), 0, False
        while skip < len(words) and words[skip] == "-":
            skip += 1
        seat = seat_named(first)
        seat = ((dealer or 0) if seat is None else seat + skip) % 4
        if words and (words[-1] in _ENDS or _ALL_PASS.fullmatch(words[-1])):
            passed = words.pop() not in _ENDS
        try:
            calls = tuple([_CALLS[word] for word in words[skip:]] if skip else [_CALLS[word] for word in words])
        except KeyError as error:
            (word,) = error.args
            known = words.index(word, skip)
            calls = tuple([_CALLS[each] for each in words[skip:known]])
            wrong = list(_WORD.finditer(body))[known]
            self.fault(place + wrong.start(), word, "a call is Pass, X, XX or a bid such as 1NT, and AP says that all pass")
            passed = False
        if len(calls) > MOST_CALLS:
            too_many = list(_WORD.finditer(body))[skip + MOST_CALLS]
            self.fault(place + too_many.start(), too_many[0], f"an auction has {MOST_CALLS} calls at most")
            calls, passed = calls[:MOST_CALLS], False
        if passed:
            calls += (PASS,) * _passes_left(calls)
        if calls:
            line = self.first + self.text.count("\n", 0, place)
            run = Spread("call", None if seat == dealer else seat, calls, line, 1, body, skip)
            if skip:
                self.references = [(kind, number - skip, index) for kind, number, index in self.references]
            if marks:
                self._marked_calls(run, seat, marks)
            else:
                self.acts.append(run)
        return calls

    def _marked_calls(self, run: Spread, seat: Seat, marks: list[tuple[int, str]]) -> None:
        """Calls of which some are irregular, each as an act of its own."""
        begins = [word.start() for word in _WORD.finditer(run.text)][run.skip :]
        for place in range(len(run.moves)):
            before = begins[place - 1] if place else -1
            mine = [mark for where, mark in marks if place < len(begins) and before < where < begins[place]]
            seat = (seat + mine.count("S")) % 4
            act = run.act(place, seat)
            self.acts.append(act)
            self.marks += [Mark(MARKS[mark], seat, act.at.line) for mark in dict.fromkeys(mine)]
            seat = (seat + 1) % 4

    def play(self, first: str, body: str, place: int, trump: int | None, swapped: Seat | None) -> int:
        """Tell the tricks as far as they are told without a gap, and give the number of cards."""
        marks: dict[tuple[int, int], str] = {}
        if _HAS_BESIDE(body):
            body, places = self._bare(CARD_NOTE, body)
            for where, mark in places:
                begin = body.rfind("\n", 0, where) + 1
                marks[body.count("\n", 0, where), len(body[begin:where].split())] = mark
        leader = seat_named(first)
        if leader is None:
            return 0
        line = self.first + self.text.count("\n", 0, place)
        turn = cards = done = 0
        turns: list[int] = []
        if not marks and swapped is None:
            words = body.split()
            plays = self._plays(leader, words, trump, line, body)
            if plays is not None:
                self.acts.append(plays)
                cards, done = len(plays.moves), len(plays.leaders) - 1
                self.won = [*plays.won()]
                if cards % 4 or words[cards:] in _NOTHING_MORE:
                    if self.references:
                        self._put_in_order(plays.turns())
                    return cards
                *turns, turn = plays.turns()
        rows, marks = _in_rows(body, marks)
        words_in = [row.split() for row in rows]
        for number, words in enumerate(words_in, line):
            if done and words:  # told whole
                done -= 1
                continue
            if len(words) < 4:
                if not words:
                    continue
                if cards == WHOLE and words[0] in _ENDS:
                    break
                words += ["-"] * (4 - len(words))
            if cards == WHOLE:
                self.faults.append(Fault(number, 1, f"'{words[0][:60]}'", f"a play has {WHOLE} cards"))
                break
            if marks:
                turn = self._marked_row(marks, number - line, leader, turn, number)
            turns.append(turn)
            if turn:
                words = words[turn:] + words[:turn]
            row = rows[number - line]
            try:
                lead, second, third, last = words
                moves: tuple[Card, ...] = (_CARDS[lead], _CARDS[second], _CARDS[third], _CARDS[last])
            except KeyError:
                seats = [(leader + turn + place) % 4 for place in range(4)]
                moves = self._cards_left(words, seats, words_in, number - line, trump) or self._cards_known(words, row, number)
            if moves:
                run = Row("play", (leader + turn) % 4, moves, number, 1, row, turn)
                if swapped is not None and not cards:
                    self._swapped(run, swapped)
                else:
                    self.acts.append(run)
                cards += len(moves)
            if len(moves) < 4:
                self._behind_gap(rows[number - line :], len(moves), number)
                break
            turn = (turn + winner(moves, trump)) % 4
            self.won[(leader + turn) % 2] += 1
        if self.references:
            self._put_in_order(turns)
        return cards

    def _plays(self, leader: Seat, words: list[str], trump: int | None, line: int, body: str) -> Columns | None:
        """The tricks up to the first with a word that is no card; that one too, if nothing is told behind the gap in it."""
        known = list(map(_CARDS.get, words[:WHOLE]))
        count = known.index(None) // 4 * 4 if None in known else len(known) // 4 * 4
        order = by_rank(trump)
        told: bytes = bytes(known[:count])  # type: ignore[arg-type]
        cards, leaders, of_seat = laid_out(told, leader, order, in_columns=True)
        rest = words[count:]
        if rest not in _NOTHING_MORE and rest[4:] in _NOTHING_MORE:
            begun = _begun(rest[:4], (leaders[-1] - leader) % 4)
            cards, of_seat = (*cards, *begun), with_begun(of_seat, leaders[-1], begun)
        if not cards:
            return None
        return Columns("play", leader, cards, line, 1, body, order=order, leaders=leaders, of_seat=of_seat)

    def _put_in_order(self, turns: list[int]) -> None:
        self.references = [each if each[0] == CALL_NOTE else _in_order(each, turns) for each in self.references]

    def _swapped(self, run: Row, declarer: Seat) -> None:
        """The first trick, where declarer has laid down his hand over a lead out of turn, and his partner plays for him."""
        for place in range(len(run.moves)):
            act = run.act(place, ((run.first or 0) + place) % 4)
            self.acts.append(act)
            if not place:
                mark = Mark(MARKS["L"], act.seat, act.at.line)
                self.marks += [] if mark in self.marks else [mark]
                self.acts.append(Act("exposes", declarer, how="hand", at=act.at))

    def _marked_row(self, marks: dict[tuple[int, int], str], row: int, leader: Seat, turn: int, line: int) -> int:
        """Keep the marks of a row, and give the column that leads to it."""
        for (where, column), mark in marks.items():
            if where == row and column < 4:
                self.marks.append(Mark(MARKS[mark], (leader + column) % 4, line))
                if mark == "L":
                    turn = column
        return turn

    def _cards_left(
        self, words: list[str], seats: list[Seat], rows: list[list[str]], here: int, trump: int | None
    ) -> tuple[Card, ...]:
        """The cards of a trick of which one is not told, if the hand and the rest of the play leave one that it can have been.

        Where they leave several, whoever follows suit is taken to have done so, and none is taken unless each would leave the
        trick with the same player. Nobody is accused of what rests on such a card (`referee.formats.weighing`).
        """
        place = words.index("-") if words.count("-") == 1 else -1
        if place < 0 or any(word not in _CARDS for word in words if word != "-"):
            return ()
        if not any(word in _CARDS for row in rows[here + 1 :] for word in row):
            return ()
        told = self.taken_so | {_CARDS[word] for row in rows for word in row if word in _CARDS}
        hands = (act.cards for act in self.acts if isinstance(act, Act) and act.verb == "hand" and act.seat == seats[place])
        left = [card for card in sorted(next(hands, ())) if card not in told]
        if place:
            led = suit_of(_CARDS[words[0]])
            left = [card for card in left if suit_of(card) == led] or left
        ways = [tuple(_CARDS.get(word, card) for word in words) for card in left]
        if not ways or (len(ways) > 1 and (not place or len({winner(way, trump) for way in ways}) > 1)):
            return ()
        self.acts.append(Act("note", how="gap", numbers=(4 * sum(self.won) + place + 1,), at=Span(self.first, 1, 2)))
        self.taken_so.add(ways[0][place])
        return ways[0]

    def _behind_gap(self, rows: list[str], known: int, line: int) -> None:
        """Keep the cards behind one that is missing: who led to them cannot be said."""
        words = sum(1 for row in rows for word in row.split() if word in _CARDS)
        if words > known:
            at = Span(line, 1, 2)
            self.acts += [Act("note", how="gap", text=row.strip(), at=at) for row in rows if row.strip(" *+\r")]

    def _cards_known(self, words: list[str], row: str, line: int) -> tuple[Card, ...]:
        """The cards of a trick up to the first that is missing or cannot be made out."""
        moves = []
        for word in words:
            if word not in _CARDS:
                if word not in _MISSING:
                    column = row.index(word) + 1
                    expected = "a card is a suit and a rank, such as SA or HT; - is one not known"
                    self.faults.append(Fault(line, column, f"'{word[:60]}'", expected))
                break
            moves.append(_CARDS[word])
        return tuple(moves)


def without_glyphs(text: str) -> str:
    """A text of calls or cards without what stands beside them."""
    return _BESIDE.sub("", text)


def seat_named(name: str) -> Seat | None:
    """The seat of a letter or name; None for a placeholder."""
    return spelling.SEATS.get(name.strip().casefold()) if name else None


def _passes_left(calls: tuple[Call, ...]) -> int:
    """How many passes close the auction."""
    passed = 0
    for call in reversed(calls):
        if call != PASS:
            return 3 - min(passed, 3)
        passed += 1
    return 4 - min(passed, 4)


def _in_order(reference: tuple[str, int, str], turns: list[int]) -> tuple[str, int, str]:
    """A reference to a card by its place in the columns, as one by its number in the order of play."""
    kind, number, index = reference
    trick, column = divmod(number - 1, 4)
    turn = turns[trick] if trick < len(turns) else 0
    return kind, 4 * trick + (column - turn) % 4 + 1, index


def _is_laid_out(rows: list[list[str]]) -> bool:
    """Whether there is a trick on every line: four words, or fewer on the last and where the section ends."""
    if rows[0]:
        return False
    whole = True
    for words in rows[1:]:
        if len(words) == 4 and whole:
            continue
        if len(words) > 4 or (words and not whole and words[0] not in _ENDS):
            return False
        whole = False
    return True


def _begun(row: list[str], turn: int) -> bytes:
    """The cards of the last trick as far as it is told; none where something else stands there than cards that are missing."""
    row += ["-"] * (4 - len(row))
    words = row[turn:] + row[:turn]
    count = next((place for place, word in enumerate(words) if word in _MISSING), 4)
    if any(word not in _CARDS for word in words[:count]) or any(word not in _MISSING for word in words[count:]):
        return b""
    return bytes(_CARDS[word] for word in words[:count])


def _in_rows(body: str, marks: dict[tuple[int, int], str]) -> tuple[list[str], dict[tuple[int, int], str]]:
    """The lines of a play, a trick on each, with the marks in them."""
    rows = body.split("\n")
    words = [row.split() for row in rows]
    return (rows, marks) if _is_laid_out(words) else _in_columns(words, marks)


def _in_columns(rows: list[list[str]], marks: dict[tuple[int, int], str]) -> tuple[list[str], dict[tuple[int, int], str]]:
    """Cards that are not laid out four to a line, in lines of four; each such line stands for the first it was taken from."""
    words = [(word, number, place) for number, row in enumerate(rows) for place, word in enumerate(row)]
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
