"""What is watched for in a log: the `expects` of every mechanism and family. Every module there is in use; none is listed.

A module of `expects` names its breaches, the verbs it watches (`VERBS`; it watches all where it names none), and
`watch(table, act)`, which yields a matter for each breach that the act is, judged against the table as it stood before. Where
it can see something in some games only, it says so with `in_game(game)`, so that no act of another comes to it; one that sees
only what breaks a ruling says `OF_RULINGS = True`, and is asked where somebody is bound to something. Of acts that a play takes
together, since they are clean, a detector that watches their verb says that it has nothing to see there (`CLEAN_TOGETHER`).
Some acts are only held against what is known there (`HELD_AGAINST`); a game does not hear them by that. A family watches over
its own games alone, so that a game loads the detectors of the mechanisms and of its family. What a breach brings is law, and
stands with the games.
"""

import importlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import Any

from referee.core import doubt, rooms
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Subject
from referee.core.table import Table
from referee.core.verbs import verbs

Watch = Callable[[Table, Act], Iterator[Matter]]


def _anywhere(game: Game) -> bool:
    return True


@cache
def watches(game: Game) -> dict[str, tuple[Watch, ...]]:
    """The detectors of every verb, as far as they see anything that is wrong in this game."""
    return _in_use(_seeing(game))


@cache
def watches_at_ease(game: Game) -> dict[str, tuple[Watch, ...]]:
    """Those of them that see anything where nobody is bound to anything."""
    return _in_use(_loose(game))


@cache
def taken_together(game: Game) -> frozenset[str]:
    """The verbs whose acts the play may take together where they are clean, and nobody is bound to anything."""
    together = frozenset(game.play.together) if game.play else frozenset[str]()
    looking = [module for module in _loose(game) if hasattr(module, "watch")]
    return together.difference(*(_verbs_not_clean(module) for module in looking))


@cache
def verbs_watched(game: Game) -> frozenset[str]:
    """The verbs for which something is watched in this game, beside by detectors that look at every act."""
    return frozenset(verb for module in _seeing(game) for verb in _verbs_heard(module))


@cache
def _at_home(game: Game) -> tuple[ModuleType, ...]:
    """The detectors of the mechanisms, and of the families of this game and of those above it."""
    families = {each.family.replace("-", "_") for each in game.lineage}
    names = [name for name in rooms.parts("expects") if rooms.family_of(name) in (None, *families)]
    return (doubt, *map(importlib.import_module, names))


def _loose(game: Game) -> list[ModuleType]:
    """Those that see anything where nobody is bound to anything."""
    return [module for module in _seeing(game) if not getattr(module, "OF_RULINGS", False)]


@cache
def _seeing(game: Game) -> tuple[ModuleType, ...]:
    """Those of the detectors that can see something wrong in this game."""
    return tuple(
        module
        for module in _at_home(game)
        if getattr(module, "in_game", _anywhere)(game)
        and (not _breaches_of(module) or any(map(game.minds, _breaches_of(module))))
    )


def _in_use(modules: Iterable[ModuleType]) -> dict[str, tuple[Watch, ...]]:
    found: dict[str, list[Watch]] = defaultdict(list)
    for module in modules:
        for verb in _verbs_named(module) or verbs() if hasattr(module, "watch") else ():
            found[verb].append(module.watch)
    return {verb: tuple(each) for verb, each in found.items()}


@cache
def verbs_of_laws(game: Game) -> frozenset[str]:
    """The verbs of which a law of this game may speak, beside those on breaches that may be made by any."""
    spoken_of = {subject for layer in game.layers for law in layer for subject in law.subjects}
    return frozenset(
        verb for module in _at_home(game) if not spoken_of.isdisjoint(_breaches_of(module)) for verb in _verbs_heard(module)
    )


def _verbs_named(module: ModuleType) -> tuple[str, ...]:
    return getattr(module, "VERBS", ())


def _verbs_not_clean(module: ModuleType) -> Iterator[str]:
    """The verbs in which it may see something, though they were taken together."""
    return (verb for verb in _verbs_named(module) or verbs() if verb not in getattr(module, "CLEAN_TOGETHER", ()))


def _verbs_heard(module: ModuleType) -> Iterator[str]:
    return (verb for verb in _verbs_named(module) if verb not in getattr(module, "HELD_AGAINST", ()))


@cache
def breaches() -> dict[str, Subject]:
    """Every kind of breach, by name."""
    found: dict[str, Subject] = {}
    for module in _modules():
        for breach in _breaches_in(vars(module).values()):
            if found.setdefault(breach.name, breach) != breach:
                raise ValueError(f"two breaches are called '{breach.name}'")
    return found


def watched() -> Iterator[tuple[str, tuple[str, ...], tuple[Subject, ...]]]:
    """The name of every detector with the verbs that it watches and what it sees in them."""
    for module in _modules():
        yield module.__name__, tuple(getattr(module, "VERBS", ())), _breaches_of(module)


@cache
def _breaches_of(module: ModuleType) -> tuple[Subject, ...]:
    """The breaches among the names of a module, those in its tables included."""
    return tuple(_breaches_in(vars(module).values()))


def _breaches_in(values: Iterable[Any]) -> Iterator[Subject]:
    for value in values:
        if isinstance(value, Subject):
            yield value
        elif isinstance(value, dict):
            yield from _breaches_in(value.values())
        elif isinstance(value, tuple):
            yield from _breaches_in(value)


@cache
def _modules() -> tuple[ModuleType, ...]:
    return (doubt, *(importlib.import_module(name) for name in rooms.parts("expects")))
