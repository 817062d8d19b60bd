"""The calls and the tricks of a deal in tables, as they stand by the rulings; what was told and stands no more is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from attrs import evolve, frozen

from referee.core.cards import Card
from referee.core.record import Seat, call_text
from referee.core.table import Table
from referee.mechanics.auction.state import Auction
from referee.mechanics.tricks.state import NOBODY, Trick, Tricks


@frozen
class Cell:
    """A call or a card in its table, and the step at which it was made."""

    text: str
    step: int
    card: Card | None = None
    #: led to the trick, or won it
    led: bool = False
    findings: tuple[int, ...] = ()
    #: whether it lies there no more: it was taken back, or a ruling has another in its place
    gone: bool = False
    #: what it counts as instead
    instead: str = ""


@frozen
class Grid:
    """Calls or tricks: a column for each player, a row for each round."""

    name: str
    rows: tuple[tuple[Cell | None, ...], ...]
    #: what stands before and after each row
    heads: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()


#: a row of a grid, by player
Row = tuple[Cell | None, ...]
#: what was told of a player
Told = tuple[Seat, Cell]


#: the number of the act by which a card came to lie before a player that he did not play
Came = Callable[[Seat, Card], int | None]


def grids(calls: Sequence[Told], tricks: Mapping[int, Sequence[Told]], came: Came, table: Table) -> tuple[Grid, ...]:
    """The calls and the tricks that were told, as far as there are any."""
    made = []
    if calls:
        made.append(Grid("auction", tuple(_rounds(_calls_ruled(calls, table.part(Auction)), table.seats))))
    if tricks:
        rows = list(_rows(tricks, came, table))
        made.append(Grid("tricks", *(tuple(each) for each in zip(*rows, strict=True))))
    return tuple(made)


# --- calls


def _calls_ruled(told: Sequence[Told], auction: Auction | None) -> Iterator[Told]:
    """The calls that were told: those that stand, those that count as another, and those that count for nothing."""
    stand = [(seat, call_text(call)) for seat, call in auction.calls] if auction else [(seat, cell.text) for seat, cell in told]
    place = 0
    for number, (seat, cell) in enumerate(told):
        due = stand[place] if place < len(stand) else (None, "")
        again = number + 1 < len(told) and (told[number + 1][0], told[number + 1][1].text) == due
        if due[0] != seat or (due[1] != cell.text and again):
            yield seat, evolve(cell, gone=True)
            continue
        place += 1
        yield seat, cell if due[1] == cell.text else evolve(cell, gone=True, instead=due[1])


# --- tricks


def _rows(told: Mapping[int, Sequence[Told]], came: Came, table: Table) -> Iterator[tuple[Row, str, str]]:
    """The rows of each trick with its number and who won it: the cards that went back, and those that lie there."""
    tricks = table.part(Tricks)
    lying = _lying(tricks) if tricks else {}
    left = [(seat, cell) for number in sorted(told) for seat, cell in told[number]]
    stand: dict[int, list[Told]] = {}
    for number, trick in lying.items():
        for place, (seat, card) in enumerate(trick):
            cell = _told_of(seat, card, left, came)
            if cell is not None:
                stand.setdefault(number, []).append((seat, evolve(cell, led=not place)))
    for number in sorted({*told, *stand}):
        gone = [(seat, evolve(cell, gone=bool(lying))) for seat, cell in told.get(number, ()) if (seat, cell) in left]
        for row in _rounds(gone, table.seats):
            yield row, str(number), ""
        for row in _rounds(stand.get(number, ()), table.seats):
            yield row, str(number), _winner(tricks, number, table)


def _lying(tricks: Tricks) -> dict[int, Trick]:
    """The cards of each trick by its number, that on the table too."""
    first = 1 + sum(tricks.earlier)
    return dict(enumerate((*tricks.past, (*tricks.cards, *tricks.early)), first))


def _told_of(seat: Seat, card: Card, left: list[Told], came: Came) -> Cell | None:
    """The cell of a card that lies there: as it was played, or as it came there by another act."""
    for told in left:
        if told[0] == seat and told[1].card == card:
            left.remove(told)
            return told[1]
    number = came(seat, card)
    return None if number is None else Cell("", number, card)


def _winner(tricks: Tricks | None, number: int, table: Table) -> str:
    place = number - 1 - sum(tricks.earlier) if tricks else -1
    winner = tricks.winners[place] if tricks and 0 <= place < len(tricks.winners) else NOBODY
    return table.names[winner] if winner != NOBODY else ""


def _rounds(cells: Iterable[Told], seats: int) -> Iterator[Row]:
    """Cells in rows, each player in his column: one who comes again, or whose place is past, begins another row."""
    row: list[Cell | None] = [None] * seats
    last, begun = -1, False
    for seat, cell in cells:
        if begun and (row[seat] is not None or (cell.card is None and seat <= last)):
            yield tuple(row)
            row = [None] * seats
        row[seat], last, begun = cell, seat, True
    if begun:
        yield tuple(row)
