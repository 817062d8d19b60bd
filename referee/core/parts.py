"""Parts: what a mechanism adds to a table or to a game, each a value of a class of its own.

A table or a game holds at most one part of each class and nothing of it where no mechanism has put it there. The class is the
key and the type: whoever asks for a part gets it as what it is, and nothing has to be registered.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from sys import intern
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from referee.core.record import Seat
    from referee.core.table import Table


class Part:
    """What one mechanism keeps."""

    __slots__ = ()

    #: under what a table keeps it: the full name of the class, which no field can have
    key: ClassVar[str]
    #: the verb of the moves that are made in turn by it, where there are such
    moved_by: ClassVar[str] = ""

    def mover(self, table: Table, last: Seat | None) -> Seat:
        """Who makes the next of these moves: the first of all, or after whoever made the last."""
        return table.dealer if last is None else table.left(last)

    def __init_subclass__(cls) -> None:
        if Part in cls.__bases__:  # what is made of it by inheritance is a part of the same kind
            cls.key = intern(f"{cls.__module__}.{cls.__qualname__}")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """What somebody meant who wrote a name that is not there: the end of a message; nothing where no name is near."""
    close = get_close_matches(word, sorted(known), 1)
    return f"; did you mean '{close[0]}'?" if close else ""
