"""Points given or taken by a ruling, and the choice between the two."""

from __future__ import annotations

from referee.facts.points import ADDS, DEDUCTS, POINT_CHOSEN
from referee.matter import Matter
from referee.play.payments import POOL, paid
from referee.remedies.choices import one_of
from referee.remedies.general import does, names
from referee.roles import OFFENDER, OPPONENTS
from referee.table import Table


def _add(table: Table, matter: Matter) -> Table:
    """A point for one of the opponents; a side scores as one."""
    others = OPPONENTS.seats(table, matter)
    return paid(table, POOL, others[0], 1, "by a ruling", by_ruling=True) if others else table


def _deduct(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else paid(table, matter.seat, POOL, 1, "by a ruling", by_ruling=True)


A_POINT_EITHER_WAY = one_of(
    POINT_CHOSEN,
    OPPONENTS,
    {
        ADDS: does(lambda table, matter: f"one point for {names(OPPONENTS, table, matter)}", _add),
        DEDUCTS: does(lambda table, matter: f"one point off the score of {names(OFFENDER, table, matter)}", _deduct),
    },
)
