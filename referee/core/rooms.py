"""Rooms: a mechanism or a family as a module of rows sees it, one name for all of its words.

A room is a package of small modules: how the table moves, what is expected, which facts decide, what a law gives. Rows need
words from several of them and should not have to know from which. `from referee.mechanics import tricks`, then
`tricks.REVOKE`: the word is looked for when it is asked for, so that machinery may import single modules in any order.
"""

import importlib
import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

from referee.core.kept import kept

#: the parts that a room may have; any other package inside a family is a book, and holds rows
PARTS = ("moves", "expects", "facts", "gives", "binds", "verbs", "words", "score", "hands")
#: for logs, for questions and for those who look on, and not for rows
_NOT_FOR_ROWS = ("verbs", "words", "shows", "sums")


def speaker(room: str) -> Callable[[str], Any]:
    """The `__getattr__` of a room: what it calls by a name."""
    return partial(_word, room)


def _word(room: str, name: str) -> Any:
    if not name.startswith("_") and name not in _modules_in(room):  # a module is imported, not looked up
        found = _meant(room, name)
        if found is not None:
            return found
    raise AttributeError(f"the room '{room}' has no word '{name}'")


@cache
def _modules_in(room: str) -> frozenset[str]:
    return frozenset(way[0].removesuffix(".py") for way in _inside(room))


@cache
def _meant(room: str, name: str) -> Any:
    """What a room calls so; a word that two of its modules define differently belongs to neither."""
    having = _words_of(room).get(name, [])
    if any(vars(module)[name] is not vars(having[0])[name] for module in having):
        having = [module for module in having if _defines(module, name)]
        if len(having) > 1:
            return None
    return vars(having[0])[name] if having else None


@cache
def _words_of(room: str) -> Mapping[str, list[ModuleType]]:
    """The modules of a room in which each name stands."""
    found: dict[str, list[ModuleType]] = {}
    for module in [importlib.import_module(name) for name in modules_of(room)]:
        for name in vars(module):
            found.setdefault(name, []).append(module)
    return found


def _defines(module: ModuleType, name: str) -> bool:
    """Whether a module itself gives something this name, and does not have it from another: a line of it begins with that."""
    path = Path(module.__file__ or "")
    text = path.with_name(f"{path.name.partition('.')[0]}.py")  # beside a compiled module stands what it was made of
    several = rf"(?:\w+ = )?\([\w\s,]*\b{name}\b[\w\s,]*\) ="
    given = rf"^(?:(?:def|class) {name}\b|(?:\w+, )*{name}(?:, \w+)* *[:=]|{several})"
    return re.search(given, text.read_text(encoding="utf-8"), re.MULTILINE) is not None


def modules_of(room: str) -> Iterator[str]:
    """The modules of a room by their full names, those that are for rows to speak of."""
    for *parts, file in _inside(room):
        stem = file.removesuffix(".py")
        if stem not in (file, "__init__", *_NOT_FOR_ROWS) and all(
            part in PARTS and part not in _NOT_FOR_ROWS for part in parts
        ):
            yield ".".join((room, *parts, stem))


def _inside(room: str) -> Iterator[tuple[str, ...]]:
    """The ways from a room to its files."""
    house = next(house for house in _HOUSES if f"{room}.".startswith(f"{house}."))
    below = tuple(room.removeprefix(house).split(".")[1:])
    return (way[len(below) :] for way in _files(house)[1] if way[: len(below)] == below)


#: where rooms are
_HOUSES = ("referee.mechanics", "referee.score", "referee.families")


def texts(name: str) -> Iterator[str]:
    """What stands in the file of this name in every room that has one."""
    for house in _HOUSES:
        package, below = _files(house)
        for path in below:
            if path[-1] == name:
                yield package.joinpath(*path).read_text(encoding="utf-8")


@cache
def parts(kind: str) -> tuple[str, ...]:
    """Every module of one part in the whole house (`expects`, `words`) by its full name; none is listed anywhere."""
    found: list[str] = []
    for house in _HOUSES:
        for *rooms, file in _files(house)[1]:
            stem = file.removesuffix(".py")
            if stem not in (file, "__init__") and kind in (*rooms, stem):
                found.append(".".join((house, *rooms, stem)))
    return tuple(sorted(found, key=lambda name: (name.rpartition(".")[2], name)))


def family_of(module: str) -> str | None:
    """The family in whose room a module lies; None for one of a mechanism."""
    _, house, room, *_ = module.split(".")
    return room if house == "families" else None


@cache
def _files(house: str) -> tuple[Path, tuple[tuple[str, ...], ...]]:
    """Where a house stands, and the ways to its files."""
    package = Path(importlib.import_module(house).__path__[0])
    return package, kept(f"files-{house}", partial(_ways, package))


def _ways(package: Path) -> tuple[tuple[str, ...], ...]:
    found = []
    for folder, inner, files in os.walk(package):
        inner[:] = sorted(set(inner) - {"__pycache__"})
        below = Path(folder).relative_to(package).parts
        found += [(*below, file) for file in sorted(files)]
    return tuple(found)
