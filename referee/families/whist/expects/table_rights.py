"""Rights of entry to a table, where a log tells of a player who leaves his."""

from collections.abc import Iterator

from referee.core.expect import SeatChanged
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

VERBS = ("enters",)

CUTS_INTO_SECOND_TABLE = SeatChanged(
    "second table", name="cuts-into-second-table", says="a player of one table who cuts into another"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A player of this table enters another."""
    yield Matter(
        CUTS_INTO_SECOND_TABLE, act.seat, f"{table.name(act.seat)} cut into another table", act.at, count=sum(act.numbers)
    )
