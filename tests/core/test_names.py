"""Core names no game and no mechanism, mechanisms name no game: not in names, nor in strings, nor in what describes them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.families import games
from tests.core.test_layers import TOP, modules

#: names of games and families that are words of the language too, or of cards
WORDS_OF_THEIR_OWN = {
    *("banking", "bull", "calculation", "children", "eights", "general", "general rules"),
    *("hearts", "patience", "pig", "round", "spider", "stops", "trio", "war"),
}
GAMES = {name for slug, game in games().items() for name in (slug.replace("-", " "), game.family)} - WORDS_OF_THEIR_OWN
#: where a name means something else than the game, or is what people say at the table
MEANT = {
    "referee.core.cards": {"piquet"},  # the pack of 32 is called after it
    "referee.core.book": {"bridge", "whist", "bridge whist"},  # the title of a book
    "referee.mechanics.declarer": {"bridge"},  # the module of the score that counts contracts
    "referee.mechanics.setting.verbs": {"dealers choice"},  # a rule that players agree on
    # a hand without an unmatched card is gin, and whoever sees a discard that fits calls rummy
    "referee.mechanics.melds": {"gin", "rummy"},
    "referee.mechanics.stock": {"gin"},
}


def said(text: str) -> Iterator[tuple[int, str]]:
    """Everything that a module names or says, in small letters, words apart."""
    for node in ast.walk(ast.parse(text)):
        for slot in ("name", "id", "attr", "arg", "module", "value"):
            told = getattr(node, slot, None)
            if isinstance(told, str):
                apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", told)
                yield getattr(node, "lineno", 0), " ".join(re.findall(r"[a-z]+", apart.lower()))


def named(text: str, names: set[str]) -> list[tuple[int, str]]:
    """Which of these names a module says, and in which line."""
    either = re.compile(rf"\b(?:{'|'.join(sorted(names, key=len, reverse=True))})\b")
    return [(line, found) for line, words in said(text) for found in either.findall(words)]


def below(*packages: str) -> Iterator[tuple[str, Path]]:
    for package in packages:
        yield from modules(TOP / "referee" / package, f"referee.{package}")


def test_neither_core_nor_mechanisms_name_a_game() -> None:
    faults, needed = [], set()
    for module, path in below("core", "mechanics"):
        room = next((each for each in MEANT if f"{module}.".startswith(f"{each}.")), "")
        for line, name in named(path.read_text(encoding="utf-8"), GAMES):
            if name in MEANT.get(room, ()):
                needed.add((room, name))
            else:
                faults.append(f"{module}:{line}: {name}")
    assert not faults, "\n" + "\n".join(faults)
    assert {room for room, _ in needed} == set(MEANT), "these need no leave any more"


def test_the_core_names_no_mechanism() -> None:
    """Not for types either: what the houses are called is all that it knows, so that it can look into them."""
    for module, path in below("core"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            origin = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            assert not re.match(r"referee\.(mechanics|families|score)", origin), f"{module}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and module != "referee.core.rooms":
                assert not re.fullmatch(r"referee\.(mechanics|families|score)[\w.]*", node.value), f"{module}:{node.lineno}"


@pytest.mark.parametrize(
    "text",
    [
        "class PokerHand: ...",
        "def is_poker(table): ...",
        "POKER_PLAY = 1",
        "x = y.of_poker",
        "f(poker=1)",
        "x = 'a table at poker'",
        "x = 'draw-poker'",
        "from referee.families.poker import Form",
        'def f():\n    """As at poker."""',
    ],
)
def test_a_name_is_seen_wherever_it_stands(text: str) -> None:
    assert {name for _, name in named(text, GAMES)} & {"poker", "draw poker"}


def test_a_word_with_a_name_in_it_is_another_word() -> None:
    assert named("begin = engine = 'a bridgehead, a gingerly pokered fire'", GAMES) == []
