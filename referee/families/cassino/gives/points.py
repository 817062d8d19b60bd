"""Points given or taken by a ruling, and the choice between the two."""

from __future__ import annotations

from referee.core.matter import Matter
from referee.core.roles import OFFENDER, OPPONENTS
from referee.core.table import Table
from referee.families.cassino.facts.points import ADDS, DEDUCTS, POINT_CHOSEN
from referee.mechanics.rulings.gives.choices import one_of
from referee.mechanics.rulings.gives.general import does, names
from referee.mechanics.stakes.moves import POOL, paid


def _add(table: Table, matter: Matter) -> Table:
    """A point for one of the opponents; a side scores as one."""
    others = OPPONENTS.seats(table, matter)
    return paid(table, POOL, others[0], 1, "by a ruling", by_ruling=True) if others else table


def _deduct(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else paid(table, matter.seat, POOL, 1, "by a ruling", by_ruling=True)


A_POINT_EITHER_WAY = one_of(
    POINT_CHOSEN,
    {
        ADDS: does(lambda table, matter: f"one point for {names(OPPONENTS, table, matter)}", _add),
        DEDUCTS: does(lambda table, matter: f"one point off the score of {names(OFFENDER, table, matter)}", _deduct),
    },
    OPPONENTS,
)
