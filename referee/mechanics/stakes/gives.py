"""Chips that a ruling makes a player pay: to the pool, to every other player, to the holders of certain cards."""

from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.sheet import counted
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.stakes.moves import pays_each_other


@frozen
class PaysOthers(RemedyPart):
    """So many chips to each other player."""

    name = "pays"
    amount: int
    to: str = "each-other-player"

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(OFFENDER, table, matter)} pays each other player {counted(self.amount, 'chip')}"

    def apply(self, table: Table, matter: Matter) -> Table:
        return table if matter.seat is None else pays_each_other(table, matter.seat, self.amount, "a penalty")
