"""An oracle of its own: players who know the games from the books, and faults planted in what they play.

A module of this package that has `GAMES` plays those games, each by a player that draws all its chances from one source.
"""

from __future__ import annotations

import importlib
import pkgutil

from .log import Player


def players() -> dict[str, Player]:
    """Who plays which game."""
    found: dict[str, Player] = {}
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        if not module.name.endswith(("__main__", "test_oracle")):
            found |= getattr(importlib.import_module(module.name), "GAMES", {})
    return found
