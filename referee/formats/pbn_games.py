"""Where one game of PBN ends and the next begins: at blank lines, and where those are missing."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Iterator
from itertools import chain, groupby

#: a game of more lines is no game; what is beyond is read as another
MOST_LINES = 5000

_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')
#: how lines begin with tags that have moves, or stand among them
_BEGINS_MOVES = frozenset({"[Auct", "[Play", "[Note"})
_TAGS_OF_MOVES = ("\n[Auction ", "\n[Play ", "\n[Note ")
#: so many characters of a line tell nearly all tags apart
_PREFIX = 6


def games(source: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The text of each game, with the number of its first line.

    A game ends at a blank line that is in no comment. Where that is missing, a second Event begins the next one, and so does
    any tag after the moves of a game that it has already. A comment that is never closed ends with its line.
    """
    number = 1
    blocks = groupby(map(str.rstrip, source), bool)
    for told, block in blocks:
        lines = list(block)
        text = "\n".join(lines)
        if told and _is_one(text, lines) and len(lines) < MOST_LINES:
            yield number, text
        elif "{" in text:  # a comment may go on behind blank lines
            rest = chain(lines, chain.from_iterable(block for _, block in blocks))
            unclosed = yield from _games(rest, number, multiline=True)
            if unclosed:
                yield from _games(*unclosed, multiline=False)
            return
        elif told:
            yield from _games(lines, number, multiline=True)
        number += len(lines)


def _is_one(text: str, lines: list[str]) -> bool:
    """Whether lines without a blank one between them are plainly one game: no comment goes on, and no tag is there twice."""
    if "{" in text and (text.count("{") != text.count("}") or text.rfind("{") > text.rfind("}")):
        return False
    begins = [line[:8] for line in lines if line[0] == "["]
    return len(set(begins)) == len(begins)


def _games(
    source: Iterable[str], begin: int, multiline: bool
) -> Generator[tuple[int, str], None, tuple[list[str], int] | None]:
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
                yield first, "\n".join(lines)
            lines, had, moves = [], None, False
            continue
        elif line[0] == "[":
            begins = line[:5]
            if begins in _BEGINS_MOVES:
                moves = True
            elif begins == "[Even" and _is_second(line, lines):
                yield first, "\n".join(lines)
                lines, had, moves = [], None, False
            elif moves:
                had = {each[:_PREFIX] for each in lines} if had is None else had
                if line[:_PREFIX] in had and _is_second(line, lines):
                    yield first, "\n".join(lines)
                    lines, had, moves = [], None, False
                else:
                    had.add(line[:_PREFIX])
        if len(lines) >= MOST_LINES:
            yield first, "\n".join(lines)
            lines, commented = [], False
        if not lines:
            first = number
        lines.append(line)
        if "{" in line and not commented and multiline:
            commented, opened = _opens_comment(line), len(lines)
    if commented:
        yield first, "\n".join(lines[:opened])
        return lines[opened:], first + opened
    if lines:
        yield first, "\n".join(lines)
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
