"""The board of a deal: its number, and who is vulnerable on it."""

from __future__ import annotations

from referee.core.parts import Part
from referee.core.table import Table
from referee.core.values import frozen


@frozen
class Board(Part):
    """What a deal of bridge is scored under."""

    number: int | None = None
    #: by side
    vulnerable: tuple[bool, bool] = (False, False)
    #: the same where a ruling corrects it
    by_law: tuple[bool, bool] | None = None


#: what a deal is scored under of which nothing is told
_UNTOLD = Board()


def board_of(table: Table) -> Board:
    """The board of this deal."""
    return table.part(Board) or _UNTOLD
