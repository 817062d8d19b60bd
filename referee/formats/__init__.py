"""Records of other programs: which language a text is in is told by what stands in it, and not by the name of its file.

`stream` is to any text what `referee.reading.stream` is to a log, and `judge_parts` is what `referee.judge.judge_parts` is to
its records: it weighs what foreign records seem to show (`referee.formats.weighing`) and leaves logs alone. `convert` goes
from any language to any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import chain, islice
from pathlib import Path

from attrs import evolve

from referee.core.record import DealRead, Fault
from referee.families import find_game
from referee.formats.ahead import some_at_a_time
from referee.formats.moves import begins_with_cells
from referee.formats.weighing import judge_parts
from referee.reading.misreading import usage_of_verbs
from referee.reading.sources import PACKED, Unreadable, open_log

__all__ = ["FORMATS", "SUFFIXES", "convert", "holds_records", "judge_parts", "recognised", "stream"]

#: the languages that are written; PHH and solutions of FreeCell and Klondike are read besides
FORMATS = ("log", "pbn", "lin")
#: what files in other languages than the log's are usually called; a file is read whatever it is called
LANGUAGES = {".pbn": "pbn", ".lin": "lin", ".phh": "phh", ".phhs": "phh"}
SUFFIXES = tuple(LANGUAGES)
#: so many lines are looked at to find the language
LINES_SEEN = 200
LINES_SEEN_AT_ONCE = 20
#: so many deals are read before the first is judged: a processor is quicker at one thing for a while than at two by turns
READ_AHEAD = 32

_PBN = re.compile(r'\s*(?:\[\s*[A-Za-z_]\w*\s*"|%\s*(?:PBN|EXPORT|IMPORT)\b|<PBN>)').match
_LIN = re.compile(r"\s*(?:vg|pn|qx|md|rs|st|mn|bn|bt|pw|mb|sv|ah|rh)\|[^|]*(?:\||\Z)").match
_PHH = re.compile(r"\s*(?:variant|antes|blinds_or_straddles|starting_stacks|actions)\s*=").match
#: a whole pack as figures
_KLONDIKE = re.compile(r"(?:\D*\s)?\d{156}(?:\s|\Z)").match
_WORD = re.compile(r"[a-z]+", re.IGNORECASE)


def recognised(lines: Iterable[str]) -> str:
    """The language of a text that begins with these lines: `log` where it is no other.

    No line of a log begins like a tag of PBN, a command of LIN or the game of a PHH, so that whatever else stands before
    these does not matter.

    >>> recognised(["% made by hand", '[Event "Club night"]']), recognised(["qx|o1|md|1S..."]), recognised(["deal"])
    ('pbn', 'lin', 'log')
    """
    for line in lines:
        if _PBN(line):
            return "pbn"
        if _LIN(line):
            return "lin"
        if _PHH(line):
            return "phh"
        if _KLONDIKE(line):
            return "klondike"
        if begins_with_cells(line):
            return "freecell"
    return "log"


def holds_records(path: Path) -> bool:
    """Whether a file whose name does not say what it is has records in it."""
    try:
        with open_log(path) as log:
            lines = list(islice(log, LINES_SEEN))
    except (Unreadable, OSError):
        return False
    return recognised(lines) != "log" or any(line.split()[:1] == ["game"] for line in lines)


def stream(source: Iterable[str], name: str = "") -> Iterator[DealRead]:
    """The records of a source of lines in whatever language, a deal at a time.

    The name of the file decides where its first lines are in none of the languages: what is wrong with it is then told in the
    words of the language that it claims to be in.
    """
    lines = iter(source)
    seen: list[str] = []
    language = "log"
    while language == "log" and len(seen) < LINES_SEEN and (more := list(islice(lines, LINES_SEEN_AT_ONCE))):
        language = recognised(more)
        seen += more
    if language == "log" and not any(map(_is_of_a_log, seen)):
        language = _language_of_name(name)
    return chain.from_iterable(some_at_a_time(_reader(language)(chain(seen, lines)), READ_AHEAD))


def convert(source: Iterable[str], to: str, name: str = "", tell: Callable[[Fault], None] | None = None) -> Iterator[str]:
    """The records of a source in another language, or in the same one spelled anew, a deal at a time.

    `tell` is called with whatever cannot be read, which is not in the other language either.

    >>> print("".join(convert(["qx|o1|md|3,,,|mb|1S|mb|p|mb|p|mb|p|"], "log")).split("\\n")[6])
    auction 1S pass pass pass
    """
    if to not in FORMATS:
        raise ValueError(f"there is no format '{to}'; there are: {', '.join(FORMATS)}")
    parts = _told(stream(source, name), tell)
    if to == "log":
        from referee.reading.writing import write

        for part in parts:
            if part.record.faults and not (part.record.acts or part.record.players):
                continue  # nothing of it could be read, and that was told
            yield write(part.record if part.begins else evolve(part.record, game="", players=()))
        return
    from referee.formats.deals import deals

    parts = _of_bridge(parts, tell)
    if to == "pbn":
        from referee.formats.pbn_writing import HEAD, board_pbn

        yield HEAD
        for part in parts:
            yield from map(board_pbn, deals(part.record))
    else:
        from referee.formats.lin_writing import boards_lin

        yield from boards_lin(deal for part in parts for deal in deals(part.record))


def _of_bridge(parts: Iterable[DealRead], tell: Callable[[Fault], None] | None) -> Iterator[DealRead]:
    """The records that PBN and LIN can tell, which know one game and four seats; any other is told as what it is."""
    for part in parts:
        game = find_game(part.record.game) if part.record.game else None
        players = len(part.record.players) or (4 if game is None else game.seats)
        if players == 4 and (game is None or game.family == "bridge"):
            yield part
        elif tell and part.begins:
            told = f"a record of {'a table' if game is None else game.title} with {players} players"
            tell(Fault(part.record.line, 1, told, "PBN and LIN tell bridge for four alone"))


def _told(parts: Iterable[DealRead], tell: Callable[[Fault], None] | None) -> Iterator[DealRead]:
    for part in parts:
        if tell:
            for fault in part.record.faults:
                tell(fault)
        yield part


def _language_of_name(name: str) -> str:
    """The language that a file claims to be in by what it is called, packed or not."""
    name = name.lower()
    for packed in PACKED:
        name = name.removesuffix(packed)
    return LANGUAGES.get(Path(name).suffix, "log")


def _is_of_a_log(line: str) -> bool:
    found = _WORD.match(line.lstrip())
    return found is not None and found[0].lower() in usage_of_verbs()


def _reader(language: str) -> Callable[[Iterable[str]], Iterator[DealRead]]:
    module = "referee.reading.logs" if language == "log" else f"referee.formats.{language}"
    reader: Callable[[Iterable[str]], Iterator[DealRead]] = import_module(module).stream
    return reader
