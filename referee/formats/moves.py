"""What the records of other programs have in common once their syntax is gone: runs that know where they stood, whose card won.

A log has a trick on a line, in the order of play. PBN has it in columns by seat and LIN has a whole board on one line, so that
a run from there must find the place of its moves in another way. Nothing is looked up until somebody asks for it, since
hardly any of these places is ever told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import ClassVar, TypeVar

from attrs import field

from referee.core.cards import SUIT_WIDTH, Card
from referee.core.record import NO_TRUMP, Act, Call, Run, Side, Span
from referee.core.values import frozen

#: the game that these records are of
GAME = "duplicate-bridge"
#: the cards of a play told to its end
WHOLE = 52
#: no auction has more calls: three passes, then each bid with all doubles and as many passes as there can be
MOST_CALLS = 319

T = TypeVar("T")

_WORD = re.compile(r"\S+")
_BREAK = re.compile(r"\r\n?|\n")

#: the languages of other programs, as records name them
PBN, LIN, PHH, FREECELL, KLONDIKE = "PBN", "LIN", "PHH", "FreeCell", "Klondike"
#: the tag by which a converted record keeps where it comes from, and which of its tags were made from the rest of it; and what
#: stands there for a log
CONVERTED, OF_A_LOG = "Converted", "log"
#: ranks in the order in which programs of patience number them
FROM_ACE = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
#: five moves of FreeCell, each of which may have its number before it; the first is from a column, since the cells are empty
_FIVE_MOVES = re.compile(
    r"\s*(?:\d+[.:)]\s+)?(?=[1-8][1-8a-dh])(?:(?:\d+[.:)]\s+)?[1-8a-d][1-8a-dh](?:v[0-9a-f])?(?:\s+|\Z)){5}"
).match
#: a move to a cell, from one, or home
_NOT_IN_COLUMNS = re.compile(r"\b(?:[1-8][a-dh]|[a-d][1-8h])\b").search


def in_any_case(words: Mapping[str, T]) -> dict[str, T]:
    """What words mean, each letter of them small or capital by itself.

    >>> in_any_case({"SA": 1})
    {'sa': 1, 'sA': 1, 'Sa': 1, 'SA': 1}
    """
    spelled = ((zip(word.lower(), word.upper(), strict=True), means) for word, means in words.items())
    return {"".join(letters): means for cases, means in spelled for letters in product(*map(dict.fromkeys, cases))}


def begins_with_cells(line: str) -> bool:
    """Whether a line begins with five moves of FreeCell, as no line of a log does.

    A score of chess begins with no column, and a list of numbers has no cells.

    >>> begins_with_cells("1. 53 2. 4a 3. 4b 4. 6h 5. 64"), begins_with_cells("1. d4 d5 2. c4 c6 3. b3 b6")
    (True, False)
    """
    return _FIVE_MOVES(line) is not None and _NOT_IN_COLUMNS(line) is not None


def converted_from(said: str, language: str) -> tuple[str, tuple[str, ...]]:
    """What a record in this language says of where it comes from: the language, and the tags that were made for it."""
    source, *made = said.split() or [language]
    return "" if source == OF_A_LOG else source, tuple(made)


def one_line(text: str) -> str:
    """A text without line breaks; other control characters stay where they are."""
    return _BREAK.sub(" ", text)


def doubt(at: Span, why: str) -> Act:
    """Something in a record that cannot be, seen before anything is judged."""
    return Act("note", how="doubt", text=why, at=at)


@frozen
class Row(Run):
    """A trick told in columns: the first to play stands in column `turn`, and the others follow round the table."""

    turn: int = field(default=0, eq=False)

    def span(self, place: int) -> Span:
        """Where the move at this place of the run stands."""
        words = list(_WORD.finditer(self.text))
        word = words[(self.turn + place) % len(words)]
        return Span(self.line, self.column + word.start(), self.column + word.end())


@frozen
class Spread(Run):
    """Moves that stand in several lines: `text` is these lines, and `skip` the words before the first move."""

    skip: int = field(default=0, eq=False)
    pattern: ClassVar[re.Pattern[str]] = _WORD

    def span(self, place: int) -> Span:
        """Where the move at this place of the run stands."""
        words = _words(self.pattern, self.text)
        if place + self.skip >= len(words):
            return Span(self.line, self.column, self.column + 1)
        start, end = words[place + self.skip]
        return place_in(self.text, start, end - start, self.line)


@lru_cache(maxsize=8)
def _words(pattern: re.Pattern[str], text: str) -> list[tuple[int, int]]:
    """Where each word begins and ends. Remembered, because whoever asks for one move asks for the next."""
    return [found.span(found.re.groups) for found in pattern.finditer(text)]


def place_in(text: str, start: int, length: int, first: int) -> Span:
    """Where this part of a text stands, whose first line has that number."""
    line = text.count("\n", 0, start)
    column = start - text.rfind("\n", 0, start)
    return Span(first + line, column, column + length)


def winner(cards: Sequence[Card], trump: int | None) -> int:
    """Which card of a trick wins it, by its place."""
    place, best = 0, cards[0]
    suit = best // SUIT_WIDTH
    for each in range(1, len(cards)):
        card = cards[each]
        if card // SUIT_WIDTH == suit:
            if card > best:
                place, best = each, card
        elif card // SUIT_WIDTH == trump:
            place, best, suit = each, card, trump
    return place


def trump_of(calls: Sequence[Call]) -> tuple[bool, int | None]:
    """Whether there was a bid at all, and the trump suit of the last one."""
    for call in reversed(calls):
        if call >= 0:
            return True, None if call % 5 == NO_TRUMP else call % 5
    return False, None


def is_closed(calls: Sequence[Call]) -> bool:
    """Whether an auction of these calls has come to its end."""
    return len(calls) >= 4 and calls[-1] == calls[-2] == calls[-3] == -1


def tricks_act(side: Side, tricks: int, at: Span) -> Act:
    """How many tricks a side won in the end, where the play is not told to its end."""
    return Act("won", side=side, numbers=(tricks,), at=at)
