"""Where one game of PBN ends and the next begins: at blank lines, and where those are missing."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Iterator

#: a game of more lines is no game; what is beyond is read as another
MOST_LINES = 5000

_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')
#: how lines begin with tags that have moves, or stand among them
_BEGINS_MOVES = frozenset({"[Auct", "[Play", "[Note"})
#: so many characters of a line tell nearly all tags apart
_PREFIX = 6


def games(source: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each game, with the number of the first.

    A game ends at a blank line that is in no comment. Where that is missing, a second Event begins the next one, and so does
    any tag after the moves of a game that it has already. A comment that is never closed ends with its line.
    """
    unclosed = yield from _games(source, 1, multiline=True)
    if unclosed:
        yield from _games(*unclosed, multiline=False)


def _games(
    source: Iterable[str], begin: int, multiline: bool
) -> Generator[tuple[int, list[str]], None, tuple[list[str], int] | None]:
    """The games, whose first line has that number; returns the lines behind a comment that nobody closes, and their number."""
    lines: list[str] = []
    had: set[str] | None = None
    commented = moves = False
    first, opened = begin, 0
    for number, line in enumerate(source, begin):
        line = line.rstrip()
        if commented:
            commented = "}" not in line
        elif not line:
            if lines:
                yield first, lines
            lines, had, moves = [], None, False
            continue
        elif line[0] == "[":
            begins = line[:5]
            if begins in _BEGINS_MOVES:
                moves = True
            elif begins == "[Even" and _is_second(line, lines):
                yield first, lines
                lines, had, moves = [], None, False
            elif moves:
                had = {each[:_PREFIX] for each in lines} if had is None else had
                if line[:_PREFIX] in had and _is_second(line, lines):
                    yield first, lines
                    lines, had, moves = [], None, False
                else:
                    had.add(line[:_PREFIX])
        if len(lines) >= MOST_LINES:
            yield first, lines
            lines, commented = [], False
        if not lines:
            first = number
        lines.append(line)
        if "{" in line and not commented and multiline:
            commented, opened = _opens_comment(line), len(lines)
    if commented:
        yield first, lines[:opened]
        return lines[opened:], first + opened
    if lines:
        yield first, lines
    return None


def _is_second(line: str, lines: list[str]) -> bool:
    """Whether the tag of a line is one that no game has twice, and is among these lines already."""
    name = _name(line)
    return not name.endswith("Table") and any(each[:1] == "[" and _name(each) == name for each in lines)


def _name(line: str) -> str:
    """The name of the tag that begins a line."""
    return line[1 : line.find('"')].strip()


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
