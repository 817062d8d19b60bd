"""What is to be seen of what a deal is played under."""

from collections.abc import Iterator

from referee.core.shown import Figure, Shown
from referee.core.table import Table
from referee.mechanics.setting.board import Board


def shown(table: Table) -> Iterator[Shown]:
    """The number of the board and who is vulnerable, where the game has either."""
    board = table.part(Board)
    if board is None:
        return
    if board.number is not None:
        yield Figure("board", str(board.number))
    sides = [table.side_name(side) for side, vulnerable in enumerate(board.vulnerable) if vulnerable]
    if sides:
        yield Figure("vulnerable", " and ".join(sides))
