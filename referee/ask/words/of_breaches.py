"""The words in which people ask for each kind of breach, by its name.

They stand with the mechanism or family whose breach it is, and a family that sees it in a way of its own has further words for
it: a room has a module `words` with its `WORDS`, and every one that is there is in use. A breach without words can be asked
for by its name. How a phrase is written is said in `referee.ask.words.phrases`. The first phrase of a breach begins with its
verb, since it makes the example that is shown to somebody whose question was not understood.

The slots: {card} {call} {suit} {number}; {rank} a card of which only that is told; {last} the bid that stood; {eight} a bid of
eight or nine; {long} {short} more cards or fewer than a hand has; {person} {owner} anybody; {declarer} {dummy} {defender}
whoever has that part; {partner} the partner of whoever did it.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from itertools import chain

from referee import families
from referee.core import rooms
from referee.core.asked import Asked
from referee.core.game import Game
from referee.core.kept import kept
from referee.core.subject import Subject


def words() -> Mapping[str, tuple[Asked, ...]]:
    """How each kind of breach is asked for: in one row, or in one for each thing that it may have been."""
    return {name: _told(name) for name in _places()}


def words_of(breach: Subject) -> tuple[Asked, ...]:
    """How this breach is asked for; by its own name at least."""
    return _told(breach.name) or (Asked((breach.name.replace("-", " "),)),)


@cache
def _told(name: str) -> tuple[Asked, ...]:
    rows = (importlib.import_module(module).WORDS[name] for module in _places().get(name, ()))
    return tuple(chain.from_iterable(told if isinstance(told, tuple) else (told,) for told in rows))


@cache
def _places() -> Mapping[str, tuple[str, ...]]:
    """The modules in which each kind of breach has its words: a question of one game need not load those of others."""
    return kept("words", _found) if len(families.__path__) == 1 else _found()


def _found() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for module in rooms.parts("words"):
        for name in importlib.import_module(module).WORDS:
            found[name] = (*found.get(name, ()), module)
    return found


def askable(game: Game) -> list[Subject]:
    """Every kind of breach that a law in force in this game speaks to, in the order of the laws."""
    found = {breach: None for layer in game.layers for law in layer for breach in law.subjects if not breach.suspect}
    return list(found)
