"""Who uses a word decides where it lies: words of one family in that family, words of several in a mechanism."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from referee.core import rooms
from tests.core.test_layers import TOP, modules

#: words of mechanisms that one family alone uses, left over from before there were rooms: this number may only become smaller
OF_ONE_FAMILY = 58
#: the parts of a room whose words rows speak
SPOKEN = ("facts", "gives", "expects", "binds")

TREES = {module: ast.parse(path.read_text(encoding="utf-8")) for module, path in modules(TOP / "referee", "referee")}


def words_of(tree: ast.Module) -> set[str]:
    """The public names that a module gives to things."""
    words: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                words.add(name)
            case ast.Assign(targets=targets):
                words |= {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
    return {word for word in words if not word.startswith("_")}


WORDS = {module: words_of(tree) for module, tree in TREES.items()}


def room_of(module: str) -> str:
    """The room in which a module lies: `referee.mechanics.tricks`, `referee.families.whist`."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[1:2] in (["mechanics"], ["families"]) else ".".join(parts[:2])


def spoken(module: str) -> Iterator[tuple[str, str]]:
    """The room or module and the word, for every word that a module has from elsewhere."""
    aliases: dict[str, str] = {}
    for node in ast.walk(TREES[module]):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                if f"{node.module}.{name.name}" in TREES:
                    aliases[name.asname or name.name] = f"{node.module}.{name.name}"
                else:
                    yield node.module, name.name
    for node in ast.walk(TREES[module]):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in aliases:
            yield aliases[node.value.id], node.attr


def homes() -> dict[tuple[str, str], str]:
    """The module in which each word of a room is defined, by room and word."""
    return {
        (room_of(module), word): module
        for module, words in WORDS.items()
        if not module.startswith("referee.families.") or (module.split(".")[3:4] and module.split(".")[3] in rooms.PARTS)
        for word in words
    }


def users() -> dict[tuple[str, str], set[str]]:
    """The rooms in which each word is spoken, by its module and itself."""
    home, found = homes(), defaultdict(set)
    for module in TREES:
        for place, word in spoken(module):
            defined = place if word in WORDS.get(place, ()) else home.get((place, word))
            if defined is not None:
                found[defined, word].add(room_of(module))
    return found


def test_words_of_one_family_lie_in_that_family() -> None:
    astray = sorted(
        f"{module}.{word}: {room}"
        for (module, word), by in users().items()
        if module.startswith("referee.mechanics.") and set(module.split(".")) & set(SPOKEN)
        for room in by
        if len(by) == 1 and room.startswith("referee.families.")
    )
    told = "\n".join(astray)
    assert len(astray) <= OF_ONE_FAMILY, f"{len(astray)} words of mechanisms are one family's own:\n{told}"


def test_a_module_of_rows_opens_with_rooms() -> None:
    """A dozen lines of imports at most, where there were up to eighty."""
    for module, tree in TREES.items():
        parts = module.split(".")
        if parts[1:2] == ["families"] and len(parts) > 4 and parts[3] not in rooms.PARTS:
            lines = sum(
                (node.end_lineno or 0) - node.lineno + 1 for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)
            )
            assert lines <= 12, f"{module}: {lines} lines of imports"


def test_the_folder_of_a_room_is_its_name() -> None:
    for module, path in modules(TOP / "referee", "referee"):
        assert Path(*module.split(".")) in (path.relative_to(TOP).with_suffix(""), path.relative_to(TOP).parent)
