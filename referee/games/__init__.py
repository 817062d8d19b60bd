"""The games, as data: one module for a game and its variants. A module that is here is in use; none is listed."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from referee.game import Game


@cache
def games() -> Mapping[str, Game]:
    """Every game, by slug."""
    found: dict[str, Game] = {}
    for info in pkgutil.walk_packages(__path__, f"{__name__}."):
        for value in vars(importlib.import_module(info.name)).values():
            if isinstance(value, Game) and found.setdefault(value.slug, value) is not value:
                raise ValueError(f"two games are called '{value.slug}'")
    return dict(sorted(found.items()))


def find_game(slug: str) -> Game | None:
    """The game of that slug, if there is one."""
    return games().get(slug)


def like(slug: str) -> str:
    """A hint at the game that may be meant by a slug that is none."""
    close = get_close_matches(slug, games(), 1)
    return f"; did you mean '{close[0]}'?" if close else ""
