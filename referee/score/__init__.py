"""Score tables, settlements and running sheets; what is wrong with a written score, and what is said of it."""

from typing import Any

from referee.core import rooms


def __getattr__(name: str) -> Any:
    return rooms.word(__name__, name)
