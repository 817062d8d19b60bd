"""The verbs of a log: how each is written, gathered from the rooms whose verbs they are.

A mechanism or a family has a module `verbs`, with `VERBS` and `OF_CERTAIN_GAMES`: the name of a verb and its shape, the objects
it takes, in the one order that all of them keep. What a verb does at a table is said by the moves of the room.

How people tell of an act stands beside its shape, in `SAID`.

A shape is a row of objects:

    SEAT OTHER SIDE         who, whom, or a side
    CARD CARDS CALL SUIT RANK PILE HAND CONTRACT VULNERABLE NUMBER NUMBERS AMOUNT AMOUNTS "TEXT" ...
    plain                   the word itself
    a|b                     one of them
    [a b]                   may be left out
    (a b)                   belong together
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from referee.core import rooms
from referee.core.kept import kept
from referee.core.values import frozen

#: verbs and their shapes, as a room has them
Shapes = dict[str, str]
#: how people tell of an act: phrases (`referee.ask.words.phrases`) by its verb, with the word after it where it has one
Sayings = dict[str, tuple[str, ...]]

ALWAYS, SOMETIMES, SAID = "VERBS", "OF_CERTAIN_GAMES", "SAID"
#: the verbs that answer rulings, whatever the game; those that tell of what lies between deals; those that a score sheet hears;
#: those by which a deal is played, a call, a card or a bet after the other
ANYWHERE, BETWEEN, OF_SHEETS, PLAYING = "ANYWHERE", "BETWEEN", "OF_SHEETS", "PLAYING"


@cache
def verbs() -> Mapping[str, str]:
    """Every verb with its shape."""
    return {**_gathered(ALWAYS), **_gathered(SOMETIMES)}


@cache
def of_certain_games() -> frozenset[str]:
    """The verbs of which some games know nothing: a log that has them there is of another game."""
    return frozenset(_gathered(SOMETIMES)) | {"call", "play"}


def sayings() -> Mapping[str, tuple[str, ...]]:
    """How people tell of each act, by the beginning of its line."""
    return _gathered(SAID)


@cache
def heard_anywhere(scored: bool) -> frozenset[str]:
    """The verbs that are heard in every game, or in every game that is scored."""
    return frozenset(_gathered(ANYWHERE)) | heard_beside(scored)


@cache
def heard_beside(scored: bool) -> frozenset[str]:
    """Those of them that are heard beside the table: they say what stands on the sheet, or nothing that is done."""
    return frozenset(_gathered(BETWEEN)) | (frozenset(_gathered(OF_SHEETS)) if scored else frozenset())


@cache
def of_play() -> frozenset[str]:
    """The verbs by which a deal is played."""
    return frozenset(_gathered(PLAYING))


def _gathered(table: str) -> Mapping[str, Any]:
    return _all_gathered()[table]


@cache
def _all_gathered() -> Mapping[str, Mapping[str, Any]]:
    """What stands in the modules of the verbs, which need not be loaded for it."""
    tables = (ALWAYS, SOMETIMES, SAID, ANYWHERE, BETWEEN, OF_SHEETS, PLAYING)
    return kept("verbs", lambda: {table: _found(table) for table in tables})


def _found(table: str) -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    for name in rooms.parts("verbs"):
        for verb, shape in dict(getattr(importlib.import_module(name), table, {})).items():
            if verb in found:
                raise ValueError(f"the verb '{verb}' stands in two rooms, of which one is {name}")
            found[verb] = shape
    return found


# --- shapes as trees ---------------------------------------------------------------------------------------------------


@frozen
class Word:
    """An object or a plain word."""

    text: str


@frozen
class Choice:
    """One of these."""

    ways: tuple[Node, ...]


@frozen
class Row:
    """All of these, one after the other."""

    parts: tuple[Node, ...]


@frozen
class Maybe:
    """This, or nothing."""

    part: Node


Node = Word | Choice | Row | Maybe

_PIECE = re.compile(r'[\[\]()|]|"TEXT"|[^\s\[\]()|]+')
_CLOSES = {"[": "]", "(": ")"}


def tree(shape: str) -> Row:
    """A shape taken apart.

    >>> tree("SEAT [up|down]").parts[1]
    Maybe(part=Row(parts=(Choice(ways=(Word(text='up'), Word(text='down'))),)))
    """
    pieces = iter(_PIECE.findall(shape))
    return _row(pieces, "")


def _row(pieces: Iterator[str], end: str) -> Row:
    parts: list[Node] = []
    joined = False
    for piece in pieces:
        if piece == end:
            break
        if piece == "|":
            joined = True
            continue
        node: Node = Word(piece)
        if piece in _CLOSES:
            inside = _row(pieces, _CLOSES[piece])
            node = Maybe(inside) if piece == "[" else inside
        if joined:
            before = parts.pop()
            node = Choice((*(before.ways if isinstance(before, Choice) else (before,)), node))
        parts.append(node)
        joined = False
    return Row(tuple(parts))


# --- what a shape takes, and how it looks filled in ----------------------------------------------------------------------

#: objects of which one will do for another
_ALIKE = {"CARD": "CARDS", "NUMBER": "NUMBERS", "AMOUNT": "NUMBERS", "AMOUNTS": "NUMBERS", "CONTRACT": "CALL", "HAND": "CARDS"}
_EXAMPLES = {
    "CARD": "H7", "CARDS": "H7 H8 H9", "CALL": "1S", "SUIT": "hearts", "RANK": "sevens", "PILE": "T1", "HAND": "AK.QJ5.T9.8765",
    "CONTRACT": "4H", "VULNERABLE": "NS", "SIDE": "NS",
    "TAGS": 'Contract "4S"', "NUMBER": "2", "NUMBERS": "2 3", "AMOUNT": "5", "AMOUNTS": "5 10",
    '"TEXT"': '"so he said"',
}  # fmt: skip


def taken(node: Node, told: frozenset[str]) -> frozenset[str] | None:
    """Which of the objects told a shape takes; None where it needs others.

    >>> sorted(taken(tree("SEAT [RANK] CARDS"), frozenset({"SEAT", "CARDS", "PILE"})))
    ['CARDS', 'SEAT']
    """
    match node:
        case Word(text):
            kind = _ALIKE.get(text, text)
            return frozenset({kind} & told) if kind in told or not text.isupper() else None
        case Maybe(part):
            return taken(part, told) or frozenset()
        case Choice(ways):
            return max((each for way in ways if (each := taken(way, told)) is not None), key=len, default=None)
        case Row(parts):
            all_taken = [taken(part, told) for part in parts]
            return None if None in all_taken else frozenset().union(*(each for each in all_taken if each))


def example(verb: str, seats: Sequence[str], sides: bool = True, written: str | None = None) -> str:
    """A line with this verb, with what it needs and not much more; written so, if it is not written there as anywhere.

    >>> example("melds", "NESW")
    'melds N H7 H8 H9'
    """
    called = {"SEAT": seats[0], "OTHER": seats[-1]} | _EXAMPLES
    avoided = "" if sides else "SIDE"
    shape = tree(verbs()[verb] if written is None else written)
    filled = _filled(shape, called, avoided, whole=False) or _filled(shape, called, avoided, whole=True)
    return f"{verb} {filled}".rstrip()


def _filled(node: Node, called: Mapping[str, str], avoided: str, whole: bool) -> str:
    match node:
        case Word(text):
            return called.get(text, text)
        case Maybe(part):
            return _filled(part, called, avoided, whole) if whole else ""
        case Choice(ways):
            return _filled(next(way for way in ways if way != Word(avoided)), called, avoided, whole)
        case Row(parts):
            return " ".join(filter(None, (_filled(part, called, avoided, whole) for part in parts)))
