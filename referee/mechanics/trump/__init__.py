"""Trump: its words as a module of rows speaks them."""

from typing import Any

from referee.core import rooms


def __getattr__(name: str) -> Any:
    return rooms.word(__name__, name)
