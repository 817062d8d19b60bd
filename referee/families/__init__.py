"""The games, as data: one module for a game and its variants. A module that is here is in use; none is listed."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from referee.core.game import Game


@cache
def games() -> Mapping[str, Game]:
    """Every game, by slug."""
    found: dict[str, Game] = {}
    for info in pkgutil.walk_packages(__path__, f"{__name__}."):
        for value in vars(importlib.import_module(info.name)).values():
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


def _modules_like(name: str) -> list[str]:
    """The modules here whose own name this one begins with, the longest first."""
    here = Path(__file__).parent
    found = [path for path in here.rglob("*") if path.suffix in ("", ".py") and name.startswith(path.stem)]
    by_length = sorted(found, key=lambda path: (-len(path.stem), path))
    return [".".join((__name__, *path.relative_to(here).with_suffix("").parts)) for path in by_length]


def like(slug: str) -> str:
    """A hint at the game that may be meant by a slug that is none."""
    close = get_close_matches(slug, games(), 1)
    return f"; did you mean '{close[0]}'?" if close else ""
