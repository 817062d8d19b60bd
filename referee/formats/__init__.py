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

from attrs import evolve

from referee import reading
from referee.formats.weighing import judge_parts
from referee.reading import Part
from referee.record import VERBS

__all__ = ["FORMATS", "SUFFIXES", "convert", "judge_parts", "recognised", "stream"]

#: the languages, and what files in them are usually called; a file is read whatever it is called
FORMATS = ("log", "pbn", "lin")
SUFFIXES = (".pbn", ".lin")
#: so many lines are looked at to find the language
LINES_SEEN = 200
LINES_SEEN_AT_ONCE = 20

_PBN = re.compile(r'\s*(?:\[\s*[A-Za-z_]\w*\s*"|%\s*(?:PBN|EXPORT|IMPORT)\b|<PBN>)').match
_LIN = re.compile(r"\s*(?:vg|pn|qx|md|rs|st|mn|bn|bt|pw|mb|sv|ah|rh)\|[^|]*(?:\||\Z)").match
_WORD = re.compile(r"[a-z]+", re.IGNORECASE)
_FIRST_WORDS = frozenset({*VERBS, "game", "players", "hands", "auction", "trick"})


def recognised(lines: Iterable[str]) -> str:
    """The language of a text that begins with these lines: `log` where it is no other.

    No line of a log begins like a tag of PBN or a command of LIN, so that whatever else stands before these does not matter.

    >>> recognised(["% made by hand", '[Event "Club night"]']), recognised(["qx|o1|md|1S..."]), recognised(["deal"])
    ('pbn', 'lin', 'log')
    """
    for line in lines:
        if _PBN(line):
            return "pbn"
        if _LIN(line):
            return "lin"
    return "log"


def stream(source: Iterable[str], name: str = "") -> Iterator[Part]:
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
    if language == "log" and name.lower().endswith(SUFFIXES) and not any(map(_is_of_a_log, seen)):
        language = name[-3:].lower()
    return _reader(language)(chain(seen, lines))


def convert(source: Iterable[str], to: str, name: str = "") -> Iterator[str]:
    """The records of a source in another language, or in the same one spelled anew, a deal at a time.

    >>> print("".join(convert(["qx|o1|md|3,,,|mb|1S|mb|p|mb|p|mb|p|"], "log")).split("\\n")[5])
    auction 1S pass pass pass
    """
    if to not in FORMATS:
        raise ValueError(f"there is no format '{to}'; there are: {', '.join(FORMATS)}")
    if to == "log":
        from referee.writing import write

        for part in stream(source, name):
            yield write(part.record if part.begins else evolve(part.record, game="", players=()))
        return
    from referee.formats.deals import deals

    if to == "pbn":
        from referee.formats.pbn_writing import HEAD, board_pbn

        yield HEAD
        for part in stream(source, name):
            yield from map(board_pbn, deals(part.record))
    else:
        from referee.formats.lin_writing import board_lin

        for part in stream(source, name):
            yield from (f"{board_lin(deal)}\n" for deal in deals(part.record))


def _is_of_a_log(line: str) -> bool:
    found = _WORD.match(line.lstrip())
    return found is not None and found[0].lower() in _FIRST_WORDS


def _reader(language: str) -> Callable[[Iterable[str]], Iterator[Part]]:
    if language in ("pbn", "lin"):
        reader: Callable[[Iterable[str]], Iterator[Part]] = import_module(f"referee.formats.{language}").stream
        return reader
    return reading.stream
