"""Which module may know which: imports point one way, and the books hold no logic.

A room is a module or a package of that name. What stands in `LAYERS` may import what stands above it and what stands in
the same line, and nothing below.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]

LAYERS: list[tuple[str, ...]] = [
    ("__init__",),  # a version number: whatever it imported, every import would wait for
    ("core.rooms", "core.cards", "core.kept", "core.long", "core.machine", "core.parts", "core.values"),
    ("core.record", "core.verbs", "core.people", "core.asked"),
    ("core.book", "core.order", "core.status", "core.sheet"),
    ("reading",),
    ("core.fact",),
    ("core.subject", "core.window"),
    ("core.remedy",),
    ("core.law",),
    ("core.speaking",),
    ("core.expect",),
    ("core.measured",),
    ("core.matter", "core.history"),
    ("core.rulings",),
    ("core.sanctions", "core.table", "core.game"),
    ("core.limits", "core.doubt", "core.watching", "core.sums", "core.agreed"),
    ("core.unheard",),
    ("core.fold", "core.verdict", "core.shown"),
    ("score", "mechanics"),
    ("families",),
    ("judge",),
    ("formats",),
    ("report",),
    ("view",),
    ("page",),
    ("ask.words",),
    ("ask.hearing",),
    ("ask.topics",),
    ("ask.table",),
    ("ask.telling",),
    ("ask.answers",),
    ("ask",),
    ("casebook",),
    ("audit",),
    ("desk",),
    ("api",),
    ("web",),
    ("plainly",),
    ("terminal",),
    ("cli", "pytest_plugin"),
    ("__main__",),
]

#: inside a room the parts follow each other: what moves knows nothing of what is expected, facts nothing of remedies
PARTS = ("score", "hands", "moves", "facts", "expects", "binds", "gives", "words")

#: who may import what does not come with Python, by package and room; `*` is everybody
ONLY_IMPORTER: dict[str, tuple[str, ...]] = {
    "attrs": ("*",),
    "jinja2": ("page",),
    "markupsafe": ("page",),
    "lark": ("reading",),  # one reader for each language of logs
    "typer": ("cli", "plainly", "terminal"),
    "rich": ("terminal",),
    "pytest": ("pytest_plugin",),
    # of extras
    "distributed": ("audit",),
    "fsspec": ("audit",),
    "anyio": ("web",),
    "starlette": ("web",),
    "uvicorn": ("web",),
    "pyarrow": ("audit",),
    "zstandard": ("reading",),
    "endplay": ("mechanics",),
}

PLACE = {room: place for place, rooms in enumerate(LAYERS) for room in rooms}

#: imports, assignments, calls and literals, as Python's own grammar calls them
DATA = (
    *(ast.Module, ast.Expr, ast.Import, ast.ImportFrom, ast.alias),
    *(ast.Assign, ast.AnnAssign, ast.Name, ast.Attribute, ast.Subscript, ast.Slice, ast.Starred, ast.expr_context),
    *(ast.Call, ast.keyword, ast.Constant, ast.Tuple, ast.List, ast.Set, ast.Dict),
    *(ast.BinOp, ast.UnaryOp, ast.Compare, ast.operator, ast.unaryop, ast.cmpop),
)


def modules(folder: Path, package: str) -> Iterator[tuple[str, Path]]:
    """Every module below a folder by its full name; a package goes by its folder's."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        yield ".".join((package, *(parts[:-1] if parts[-1] == "__init__" else parts))), path


def room_of(module: str) -> str:
    """`referee.families.whist` stands in `families`; modules of the core, and parts of `ask`, have places of their own."""
    parts = (*module.split("."), "__init__")
    return ".".join(parts[1:3]) if parts[1] in ("core", "ask") and parts[2] != "__init__" else parts[1]


def family_of(module: str) -> str | None:
    """The family of a module, and of that its machinery: a book may begin from a game of another family."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["families"] and len(parts) > 3 and parts[3] in PARTS else None


def imports(text: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """The line and the full name of whatever a module imports when it runs, wherever in it that stands."""
    package = module if is_package else module.rpartition(".")[0]
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
                waiting += node.orelse
                continue
            case ast.Import():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.ImportFrom():
                origin = resolve_name("." * node.level + (node.module or ""), package)
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)
            case ast.Call(
                func=ast.Name(id="import_module") | ast.Attribute(attr="import_module"), args=[ast.Constant(value=str(name))]
            ):
                yield node.lineno, name
        waiting += ast.iter_child_nodes(node)


def faults_of_layers(text: str, module: str, is_package: bool = False) -> list[str]:
    """What this module imports and should not."""
    room = room_of(module)
    if room == "core":  # the package itself
        return []
    if room not in PLACE:
        return [f"{module}: the room {room!r} has no place in LAYERS"]
    faults = []
    for line, name in imports(text, module, is_package):
        package = name.split(".")[0]
        if package == "referee":
            wanted = room_of(name)
            # `from referee import __version__` asks the package for something that is no room
            if PLACE.get(wanted, 0) > PLACE[room]:
                faults.append(f"{module}:{line}: {room} may not import {wanted}, which stands below it")
            elif family_of(name) and family_of(name) != (family_of(module) or family_of(name)):
                faults.append(f"{module}:{line}: a family may not import another's machinery, {name}")
        elif package not in sys.stdlib_module_names:
            importers = ONLY_IMPORTER.get(package, ())
            if "*" not in importers and room not in importers:
                faults.append(f"{module}:{line}: {package} is for {', '.join(importers) or 'nobody'} to import")
    return faults


def faults_of_data(text: str, module: str) -> list[str]:
    """What stands in this module and is neither import, assignment, call nor literal."""
    return [
        f"{module}:{getattr(node, 'lineno', 0)}: {type(node).__name__} is no data; name a function of the room's `moves`"
        for node in ast.walk(ast.parse(text))
        if not isinstance(node, DATA)
    ]


def rows() -> Iterator[tuple[str, Path]]:
    """Every module of a book."""
    for module, path in modules(TOP / "referee" / "families", "referee.families"):
        below = module.split(".")[3:]
        if below and below[0] not in PARTS and path.parent.parent != TOP / "referee" / "families":
            yield module, path


def test_imports_point_one_way() -> None:
    faults = [
        fault
        for module, path in modules(TOP / "referee", "referee")
        for fault in faults_of_layers(path.read_text(encoding="utf-8"), module, path.name == "__init__.py")
    ]
    assert not faults, "\n" + "\n".join(faults)


def test_the_books_are_data() -> None:
    faults = [fault for module, path in rows() for fault in faults_of_data(path.read_text(encoding="utf-8"), module)]
    assert not faults, "\n" + "\n".join(faults)


def test_every_room_has_its_place_and_every_place_its_room() -> None:
    rooms = [room for layer in LAYERS for room in layer]
    there = {room_of(module) for module, _ in modules(TOP / "referee", "referee")} - {"core"}
    assert sorted(rooms) == sorted(there | {"__init__"})


def test_whoever_may_import_a_package_does() -> None:
    do = {
        (name.split(".")[0], room_of(module))
        for module, path in modules(TOP / "referee", "referee")
        for _, name in imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py")
    }
    may = {(package, room) for package, rooms in ONLY_IMPORTER.items() for room in rooms if room != "*"}
    assert may - do == set()


@pytest.mark.parametrize(
    "text",
    [
        "import referee.cli",
        "import os, referee.cli.colours",
        "from referee.cli import main",
        "from referee import cards, cli",
        "from .. import cli",
        "from ..cli import main",
        "def later():\n    from referee import cli",
        "if TYPE_CHECKING:\n    pass\nelse:\n    import referee.cli",
        "try:\n    import referee.cli\nexcept ImportError:\n    pass",
        "def later():\n    return import_module('referee.cli').main",
    ],
)
def test_an_import_from_below_is_seen(text: str) -> None:
    assert [fault.split(": ")[1] for fault in faults_of_layers(text, "referee.core.record")] == [
        "core.record may not import cli, which stands below it"
    ]


@pytest.mark.parametrize(
    ("module", "is_package", "text", "count"),
    [
        ("referee", True, "from .cli import main", 1),
        ("referee", True, "from . import cli", 1),
        ("referee.families.whist", True, "from ...cli import main", 1),
        ("referee.families.whist", True, "from ..cli import main", 0),
        ("referee.families.whist.whist", False, "from ... import cli", 1),
        ("referee.families.whist.whist", False, "from . import cli", 0),
    ],
)
def test_dots_are_counted_from_where_the_module_stands(module: str, is_package: bool, text: str, count: int) -> None:
    assert len(faults_of_layers(text, module, is_package)) == count


@pytest.mark.parametrize(
    "text",
    [
        "from __future__ import annotations\nimport os\nfrom collections.abc import Iterator",
        "from referee import __version__",
        "from referee.core.cards import Card",
        "from referee.core import record",
        "if TYPE_CHECKING:\n    from referee.cli import main",
        "if typing.TYPE_CHECKING:\n    import referee.cli\n    import rich",
        "from attrs import frozen",
        "import referee.core.cards as cli",
    ],
)
def test_an_import_from_above_is_welcome(text: str) -> None:
    assert faults_of_layers(text, "referee.core.record") == []


@pytest.mark.parametrize(
    ("module", "text", "count"),
    [
        ("referee.reading", "import lark", 0),
        ("referee.reading", "from lark.lexer import Token", 0),
        ("referee.judge", "from lark import Lark", 1),
        ("referee.terminal.colours", "from rich.console import Console", 0),
        ("referee.report", "import rich.console", 1),
        ("referee.api", "import numpy", 1),
    ],
)
def test_each_dependency_has_its_importer(module: str, text: str, count: int) -> None:
    assert len(faults_of_layers(text, module)) == count


def test_a_new_room_needs_a_place() -> None:
    assert faults_of_layers("", "referee.attic.box") == ["referee.attic.box: the room 'attic' has no place in LAYERS"]


@pytest.mark.parametrize(
    "text",
    [
        '"""Whist."""\nfrom referee.core.law import Law',
        "WHIST = Game('whist', laws=[Law('revoke', facts=(A & ~B) | C, until=X[0], **SHARED)], size=-2 ** 3 + 1)",
        "TABLE: dict[str, int] = {'a': 1, **OTHERS}\nFIRST, SECOND = kinds('first', *REST)",
        "LATE = AFTER > 3\nSETTLE = TABLE[1:2].but(each=True)",
    ],
)
def test_what_is_data(text: str) -> None:
    assert faults_of_data(text, "referee.families.whist") == []


@pytest.mark.parametrize(
    "text",
    [
        "def f(): ...",
        "f = lambda: 1",
        "if A:\n    B = 1",
        "B = 1 if A else 2",
        "for x in A:\n    f(x)",
        "B = [x for x in A]",
        "B = {x: 1 for x in A}",
        "B = f(x for x in A)",
        "while A:\n    f()",
        "class B: ...",
        "B = f'{A}'",
        "B = A and C",
        "f(B := 1)",
        "A += 1",
        "try:\n    f()\nfinally:\n    f()",
        "with A:\n    f()",
        "assert A",
        "del A",
    ],
)
def test_what_is_not_data(text: str) -> None:
    assert faults_of_data(text, "referee.families.whist")
