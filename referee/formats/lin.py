"""LIN, the language of Bridge Base Online: vugraph matches of two rooms, and single tables.

A file is a chain of commands, two letters and a value between bars: `md|...|` deals, `mb|1N|` is a call, `pc|sA|` a card. A
board becomes a record of one deal. It is read by splitting at the bars, and not by a Lark grammar: a board has some 110
commands, so that at 6 us a token a grammar would take ten times as long as the whole reading does (65 us a board;
tests/bench/formats.py). Where a bar is missing or there is one too many, the commands are found again by their names.

What becomes of what LIN says:

- `qx` (or `ah`) has the room and the number of the board, `md` the dealer and three or four hands, `sv` who is vulnerable;
  what is missing follows from the number.
- LIN does not say who called and who played: the auction goes round from the dealer, and a trick from the winner of the last.
- `mc`, a claim, says how many tricks declarer came to, and not who claimed: it becomes `won`, and where no head says
  otherwise the result in the tags.
- `rs`, the results of the match, and the title become tags, as those of PBN do, and are held against the record.
- Explanations (`an`, `!`) and comments (`nt`) are kept in notes, with the number of calls and cards before them.
- Every other command with a value is kept as a tag: `LinVg` with teams and scores, `LinPw` and so on, those of the head of a
  match with the board that comes next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define

from referee.core.record import Act, DealRead, Fault, Record, Run
from referee.formats.ahead import some_at_a_time
from referee.formats.lin_board import Board, Head, is_of_a_table, kept, players_of, tags_in
from referee.formats.lin_words import Commands, commands_of, is_number, result_tags, text_of, title_of
from referee.formats.moves import GAME, LIN, place_in
from referee.formats.pbn_games import MOST_LINES

#: what begins a board or a match; in the words of a comment it says nothing
_BEGIN = ("qx|", "md|", "pn|", "vg|")
#: so many lines are looked through at once
_LINES_AT_ONCE = 512


def stream(source: Iterable[str]) -> Iterator[DealRead]:
    """The boards of a source of lines, each as a record of its own."""
    match, none = _Match(), True
    for first, text in pieces(source):
        record = match.piece(first, text)
        if record is not None:
            none = False
            yield DealRead(record, begins=True)
    if (record := match.without_boards() if none else match.behind_boards()) is not None:
        yield DealRead(record, begins=True)


def pieces(source: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The text of the head of the file and of each board, with the number of its first line.

    A board begins at `qx`; where there is none, at a second `md`, or at the names of the players after a deal. A line that
    holds several boards is cut, and blanks keep the rest of it at its place.
    """
    text, first, dealt, none = "", 1, False, True
    for lines in some_at_a_time(source, _LINES_AT_ONCE):
        more = "\n".join([line.rstrip("\r\n") for line in lines])
        looked, text, none = len(text), more if none else f"{text}\n{more}", False
        begun = 0
        for start, command in _begins(text, looked):
            if command in ("qx", "vg") or dealt:
                if piece := text[begun:start]:
                    if "\n" in piece or piece.strip("| "):
                        yield first, _at_its_place(text, begun, start)
                    first += piece.count("\n")
                dealt, begun = False, start
            dealt = dealt or command == "md"
        text = _at_its_place(text, begun, len(text))
        if text.count("\n") >= MOST_LINES:
            yield first, text
            text, first, dealt, none = "", first + text.count("\n") + 1, False, True
    if not none:
        yield first, text


def _begins(text: str, start: int) -> list[tuple[int, str]]:
    """The commands behind this place that begin a board or a match, and where they stand."""
    found = []
    for command in _BEGIN:
        place = text.find(command, start)
        while place >= 0:
            before = text[place - 1 : place]
            if before.isspace() and before != "\n":
                before = text[text.rfind("\n", 0, place) + 1 : place].rstrip()[-1:]
            if before in ("", "\n", "|"):
                found.append((place, command[:2]))
            place = text.find(command, place + 1)
    return sorted(found)


def _at_its_place(text: str, begun: int, end: int) -> str:
    """A part of a text, behind as many blanks as stand before it in its first line."""
    return " " * (begun - text.rfind("\n", 0, begun) - 1) + text[begun:end] if begun else text[:end]


@define
class _Match(Head):
    """A match while it is read."""

    def piece(self, first: int, text: str) -> Record | None:
        """The record of a board; None for a text in which no board is dealt, which may tell of all that follow."""
        faults: list[Fault] = []
        commands = commands_of(text)
        if "md|" not in text and "mb|" not in text and "pc|" not in text:
            self._head(commands, text, first)
            if not commands and text.strip():
                word = text.strip().split("\n")[0]
                faults.append(Fault(first, 1, f"'{word[:60]}'", "LIN is made of commands between bars, such as md|...|"))
            return Record(GAME, (), first, source=LIN, faults=tuple(faults)) if faults else None
        if "vg|" in text:
            self._announced({key: value for key, value in commands if value}, text, first)
        board = Board(first, text, faults)
        return board.record(self, commands)

    def without_boards(self) -> Record | None:
        """What a match that was announced and not told has to say; None where not even that was done."""
        if not (self.title or self.names or self.kept):
            return None
        tags = ((("Event", self.title),) if self.title else ()) + self.kept
        acts = (Act("tags", tags=tags),) if tags else ()
        return Record(GAME, acts, 1, players_of(self.names, ""), source=LIN)

    def behind_boards(self) -> Record | None:
        """What is said behind the last board, as of one that does not come."""
        told: list[Act | Run] = [Act("note", text=words) for words in self.comments]
        told += [Act("tags", tags=self.kept)] if self.kept else []
        return Record(GAME, tuple(told), 1, source=LIN) if told else None

    def _head(self, commands: Commands, text: str, first: int) -> None:
        said = {key: value for key, value in commands if value}
        self.kept += kept(commands)
        for key, value in commands:
            if key == "nt" and (tags := tags_in(value)):
                self.kept += tags
            elif key == "nt" and (words := text_of(value)):
                self.comments.append(words)
        self.kept += tuple(
            ("LinPn", value) for key, value in commands if key == "pn" and value.strip(", ") and not is_of_a_table(value)
        )
        if "pn" in said:
            self.names = tuple(name.strip() for name in said["pn"].split(","))
        self._announced(said, text, first)

    def _announced(self, said: dict[str, str], text: str, first: int) -> None:
        """Take the title and the results, where a match is announced."""
        if "vg" in said or "mn" in said:
            self.title = title_of(said.get("vg", ""), said.get("mn", ""))
            self.results = {}
        if "rs" in said and "vg" in said:
            place = text.find("rs|")
            self.results_at = place_in(text, place, len(said["rs"].split("\n")[0]) + 3, first)
            begin = said["vg"].split(",")[3:4]
            numbers = [int(each) for each in said.get("bn", "").split(",") if is_number(each)]
            results = said["rs"].split(",")
            if not numbers and begin and is_number(begin[0]):
                numbers = list(range(int(begin[0]), int(begin[0]) + len(results) // 2 + 1))
            if len(set(numbers)) == len(numbers):
                rooms = ((number, room) for number in numbers for room in "oc")
                self.results = {
                    where: tags for where, said_ in zip(rooms, results, strict=False) if (tags := result_tags(said_))
                }
