"""Points given or taken by a ruling, and the choice between the two."""

from attrs import frozen

from referee.core.matter import Matter
from referee.core.remedy import Remedy, RemedyPart
from referee.core.sheet import counted
from referee.core.table import Table
from referee.families.cassino.facts.points import ADDS, DEDUCTS, POINT_CHOSEN
from referee.mechanics.roles import OFFENDER, OPPONENTS
from referee.mechanics.rulings.gives.choices import OneOf
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.stakes.moves import POOL, paid


@frozen
class PointsForOpponents(RemedyPart):
    """So many points for one of the opponents; a side scores as one."""

    name = "scores"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        return f"{number_words(self.points)} for {names(OPPONENTS, table, matter)}"

    def apply(self, table: Table, matter: Matter) -> Table:
        others = OPPONENTS.seats(table, matter)
        return paid(table, POOL, others[0], self.points, "by a ruling", by_ruling=True) if others else table


@frozen
class PointsOff(RemedyPart):
    """So many points off the offender's score."""

    name = "loses"
    points: int

    def text(self, table: Table, matter: Matter) -> str:
        return f"{number_words(self.points)} off the score of {names(OFFENDER, table, matter)}"

    def apply(self, table: Table, matter: Matter) -> Table:
        return table if matter.seat is None else paid(table, matter.seat, POOL, self.points, "by a ruling", by_ruling=True)


def number_words(points: int) -> str:
    """So many points, as the sheets call them."""
    return "one point" if points == 1 else counted(points, "point")


def points_either_way(points: int) -> Remedy:
    """So many points for the opponents or off the offender's score, as they choose."""
    return OneOf(POINT_CHOSEN, {ADDS: PointsForOpponents(points), DEDUCTS: PointsOff(points)})
