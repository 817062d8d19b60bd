"""Who uses a word decides where it lies: words of one family in that family, words of several in a mechanism."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from referee.core import rooms
from tests.core.test_layers import TOP, modules

#: words of mechanisms that one family alone speaks, and why they stay
STAY = {
    # the closed set of what laws can give, and of reasons why a thing given is not seen
    "rulings.gives.parts": "NOBODY_SHOWN_LOOKING",
}
#: rooms made for several families of which the first alone is entered, and whose second is being so
WAITING = ("combinations.", "talon.")
#: the parts of a room whose words rows speak
SPOKEN = frozenset({"facts", "gives", "expects", "binds"})

TREES = {module: ast.parse(path.read_text(encoding="utf-8")) for module, path in modules(TOP / "referee", "referee")}


def words_of(tree: ast.Module, private: bool = False) -> set[str]:
    """The names that a module gives to things, as a rule the public ones."""
    words: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                words.add(name)
            case ast.Assign(targets=targets):
                words |= {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
    return {word for word in words if private or not word.startswith("_")}


WORDS = {module: words_of(tree) for module, tree in TREES.items()}


def names_used(tree: ast.Module) -> dict[str, set[str]]:
    """By each name that a module gives to a thing, the names that are used to make it."""
    used: dict[str, set[str]] = {}
    for node in tree.body:
        names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        for word in words_of(ast.Module([node], []), private=True):
            used[word] = names
    return used


USED = {module: names_used(tree) for module, tree in TREES.items()}


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
    """The rooms in which each word is spoken, by its module and itself: what a word is made of is spoken with it."""
    home, found = homes(), defaultdict(set)
    for module in TREES:
        for place, word in spoken(module):
            defined = place if word in WORDS.get(place, ()) else home.get((place, word))
            if defined is not None:
                found[defined, word].add(room_of(module))
    for module in TREES:
        made_of = {word: within(module, word) for word in WORDS[module]}
        if "expects" in module.split("."):  # one detector sees all of its breaches
            made_of = dict.fromkeys(WORDS[module], WORDS[module])
        for word, others in made_of.items():
            for other in others & WORDS[module]:
                found[module, other] |= found[module, word]
    return found


def within(module: str, word: str) -> set[str]:
    """Every name of the module that the word needs, those that these need included."""
    waiting, needed = [word], set[str]()
    while waiting:
        new = USED[module].get(waiting.pop(), set()) - needed
        needed |= new
        waiting += new
    return needed


def of_families(by: set[str]) -> set[str]:
    """The families among some rooms."""
    return {room for room in by if room.startswith("referee.families.")}


def is_spoken(module: str) -> bool:
    """Whether rows can speak its words."""
    return not SPOKEN.isdisjoint(module.split("."))


def test_words_of_one_family_lie_in_that_family() -> None:
    """Whoever else uses a word, be it another mechanism, keeps it where it is."""
    astray = {
        (module.removeprefix("referee.mechanics."), word)
        for (module, word), by in users().items()
        if module.startswith("referee.mechanics.") and is_spoken(module) and len(by) == 1 and of_families(by)
    }
    reasons = {(module, word) for module, words in STAY.items() for word in words.split()}
    waiting = {(module, word) for module, word in astray if module.startswith(WAITING)}
    assert astray - reasons - waiting == set(), "words of mechanisms that one family alone speaks"
    assert {each for each in WAITING if any(module.startswith(each) for module, _ in waiting)} == set(WAITING)
    assert reasons - astray == set(), "these need no reason any more"


def test_words_of_several_families_lie_in_a_mechanism() -> None:
    shared = {
        f"{module}.{word}": others
        for (module, word), by in users().items()
        if is_spoken(module) and room_of(module) in of_families({room_of(module)})
        if (others := of_families(by) - {room_of(module)})
    }
    assert not shared


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
