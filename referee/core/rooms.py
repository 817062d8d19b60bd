"""Rooms: a mechanism or a family as a module of rows sees it, one name for all of its words.

A room is a package of small modules: how the table moves, what is expected, which facts decide, what a law gives. Rows need
words from several of them and should not have to know from which. `from referee.mechanics import tricks`, then
`tricks.REVOKE`: the word is looked for when it is asked for, so that machinery may import single modules in any order.
"""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

#: the parts that a room may have; any other package inside a family is a book, and holds rows
PARTS = ("moves", "expects", "facts", "gives", "binds", "verbs", "words", "score", "hands")
#: for logs and for questions, and not for rows
_NOT_FOR_ROWS = ("verbs", "words")


def speaker(room: str) -> Callable[[str], Any]:
    """The `__getattr__` of a room: what it calls by a name."""
    return partial(_word, room)


def _word(room: str, name: str) -> Any:
    if not name.startswith("_") and name not in _modules_in(room):  # a module is imported, not looked up
        found = _vocabulary(room).get(name)
        if found is not None:
            return found
    raise AttributeError(f"the room '{room}' has no word '{name}'")


@cache
def _modules_in(room: str) -> frozenset[str]:
    return frozenset(info.name for info in pkgutil.iter_modules(importlib.import_module(room).__path__))


@cache
def _vocabulary(room: str) -> dict[str, Any]:
    """The words of a room, by name; one that two of its modules define differently belongs to neither."""
    words: dict[str, Any] = {}
    differ: set[str] = set()
    modules = [importlib.import_module(name) for name in modules_of(room)]
    for module in modules:
        for key, value in vars(module).items():
            if not key.startswith("_") and words.setdefault(key, value) is not value:
                differ.add(key)
    for key in differ:
        made = [module for module in modules if key in vars(module) and key in _defined(module)]
        if len(made) == 1:
            words[key] = vars(made[0])[key]
        else:
            del words[key]
    return words


@cache
def _defined(module: ModuleType) -> frozenset[str]:
    """The names that a module gives to things itself, and does not have from another."""
    names: set[str] = set()
    for node in ast.parse(inspect.getsource(module)).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.Assign(targets=targets):
                names |= {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
    return frozenset(names)


def modules_of(room: str) -> Iterator[str]:
    """The modules of a room by their full names, those that are for rows to speak of."""
    for info in pkgutil.iter_modules(importlib.import_module(room).__path__, f"{room}."):
        part = info.name.rpartition(".")[2]
        if part in _NOT_FOR_ROWS:
            continue
        if not info.ispkg:
            yield info.name
        elif part in PARTS:
            yield from modules_of(info.name)


#: where rooms are
_HOUSES = ("referee.mechanics", "referee.score", "referee.families")


def texts(name: str) -> Iterator[str]:
    """What stands in the file of this name in every room that has one."""
    for house in _HOUSES:
        for path in sorted(Path(importlib.import_module(house).__path__[0]).rglob(name)):
            yield path.read_text(encoding="utf-8")


@cache
def parts(kind: str) -> tuple[str, ...]:
    """Every module of one part in the whole house (`expects`, `words`) by its full name; none is listed anywhere."""
    found: list[str] = []
    for house in _HOUSES:
        package = Path(importlib.import_module(house).__path__[0])
        for path in package.rglob("*.py"):
            below = path.relative_to(package).with_suffix("").parts
            if kind in below and below[-1] != "__init__":
                found.append(".".join((house, *below)))
    return tuple(sorted(found, key=lambda name: (name.rpartition(".")[2], name)))
