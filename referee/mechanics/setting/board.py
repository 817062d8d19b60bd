"""The board of a deal: its number, and what is marked on it: who deals, and who is vulnerable."""

from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.sheet import ScoreError
from referee.core.table import Table
from referee.core.values import frozen


@frozen
class Board(Part):
    """What a deal is scored under."""

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


#: boards 17 to 32 are boards 1 to 16 again (usp56 1475). Higher numbers are not in the book and go on in the same way.
BOARDS_IN_SET = 16
#: the boards on which each combination of sides is vulnerable (usp56 1469-1473)
VULNERABLE_BOARDS: dict[tuple[bool, bool], tuple[int, ...]] = {
    (False, False): (1, 8, 11, 14),
    (True, False): (2, 5, 12, 15),
    (False, True): (3, 6, 9, 16),
    (True, True): (4, 7, 10, 13),
}
_VULNERABILITY: tuple[tuple[bool, bool], ...] = tuple(
    next(sides for sides, boards in VULNERABLE_BOARDS.items() if board in boards) for board in range(1, BOARDS_IN_SET + 1)
)


def board_dealer(board: int) -> Seat:
    """Who deals a board: North board 1, and so on clockwise (usp56 1470-1473)."""
    _check_number(board)
    return (board - 1) % 4


def board_vulnerability(board: int) -> tuple[bool, bool]:
    """Which sides are vulnerable on a board."""
    _check_number(board)
    return _VULNERABILITY[(board - 1) % BOARDS_IN_SET]


def _check_number(board: int) -> None:
    if board < 1:
        raise ScoreError(f"boards are numbered from 1, and {board} is not a board")
