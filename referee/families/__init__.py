"""The families of games. The books of a family lie below it, `<family>/<book>/<game>.py`, as data; none of them is listed."""

import importlib
import os
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TypeVar

from referee.core import rooms
from referee.core.game import Game
from referee.core.kept import kept

T = TypeVar("T")


@cache
def games() -> Mapping[str, Game]:
    """Every game, by slug."""
    found: dict[str, Game] = {}
    for name in modules_of_rows():
        for value in vars(importlib.import_module(name)).values():
            if isinstance(value, Game) and found.setdefault(value.slug, value) is not value:
                raise ValueError(f"two games are called '{value.slug}'")
    return dict(sorted(found.items()))


@cache
def find_game(slug: str) -> Game | None:
    """The game of that slug, if there is one.

    It is looked for in modules whose name it begins with, and only then in all: a log needs one game, and a hundred take time.
    """
    for module in _modules_like(slug.replace("-", "_")):
        for value in vars(importlib.import_module(module)).values():
            if isinstance(value, Game) and value.slug == slug:
                return value
    return games().get(slug)


def kept_of(game: Game, what: str, find: Callable[[Game], T]) -> T:
    """What is found of a game, and kept where it is one of those that are here and no other could stand in its place."""
    if len(__path__) == 1 and find_game(game.slug) is game:
        return kept(f"{what}-{game.slug}", lambda: find(game))
    return find(game)


@cache
def codes_of(game: Game) -> Mapping[str, Game]:
    """The game under each code that has it, by the key of the code: those that are played with the same equipment."""
    found = {game.book or "": game}
    kin = game.kit or game.slug
    for module in modules_of_rows():
        parts = module.split(".")
        if parts[2] == game.family and parts[3] not in found:
            for value in vars(importlib.import_module(module)).values():
                if isinstance(value, Game) and value.book and kin in (value.kit, value.slug):
                    found.setdefault(value.book, value)
    return found


@cache
def of_its_day(game: Game, year: int | None) -> Game:
    """The game under the code by which what was played in that year is judged; where no year is told, by that of today."""
    dated = [each for each in codes_of(game).values() if each.years is not None]
    serving = [each for each in dated if year is None or (each.years is not None and each.years.serves <= year)]
    return max(serving or dated, key=_serves, default=game)


def _serves(game: Game) -> int:
    return game.years.serves if game.years else 0


@contextmanager
def with_games_in(folders: Iterable[Path]) -> Iterator[list[Game]]:
    """The games in modules that lie in these folders, which are among all the games for as long as this lasts."""
    built_in, own = set(games()), [str(folder) for folder in folders]
    before = set(sys.modules)
    __path__.extend(own)
    _forget()
    try:
        yield [game for slug, game in games().items() if slug not in built_in]
    finally:
        del __path__[len(__path__) - len(own) :]
        for name in {info.name for info in pkgutil.iter_modules(own, f"{__name__}.")} - before:
            sys.modules.pop(name, None)
        _forget()


def _forget() -> None:
    games.cache_clear()
    find_game.cache_clear()
    codes_of.cache_clear()
    of_its_day.cache_clear()
    modules_of_rows.cache_clear()


def _modules_like(name: str) -> list[str]:
    """The modules of rows whose own name this one begins with, the longest first."""
    found = [module for module in modules_of_rows() if name.startswith(module.rpartition(".")[2])]
    return sorted(found, key=lambda module: (-len(module.rpartition(".")[2]), module))


@cache
def modules_of_rows() -> tuple[str, ...]:
    """Every module that lies in a book of a family: what is no part of the family's machinery."""
    found: list[str] = []
    for info in pkgutil.iter_modules(__path__, f"{__name__}."):
        found += _rows_of(info.name) if info.ispkg else [info.name]
    return tuple(found)


def _rows_of(family: str) -> Iterator[str]:
    """The modules of the books of a family, wherever its package has folders."""
    for here in importlib.import_module(family).__path__:
        for folder, inner, files in os.walk(here):
            below = Path(folder).relative_to(here).parts
            inner[:] = sorted(set(inner) - {"__pycache__", *(() if below else rooms.PARTS)})
            for stem in sorted(file.removesuffix(".py") for file in files if below and file.endswith(".py")):
                yield ".".join((family, *below, *([] if stem == "__init__" else [stem])))


def like(slug: str) -> str:
    """A hint at the game that may be meant by a slug that is none."""
    close = get_close_matches(slug, games(), 1)
    return f"; did you mean '{close[0]}'?" if close else ""
