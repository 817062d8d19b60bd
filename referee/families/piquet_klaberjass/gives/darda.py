"""Remedies of darda: a meld that does not count, and the play stopped for everything else."""

from attrs import evolve, field, frozen

from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.table import OVER, Table
from referee.families.piquet_klaberjass.moves.darda import Stopped
from referee.families.piquet_klaberjass.moves.declaring import declared_of
from referee.families.piquet_klaberjass.moves.klaberjass import forfeit_of
from referee.mechanics.roles import at_fault
from referee.mechanics.rulings.gives.parts import Void


def _not_counted(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    if matter.count < 0:
        now = forfeit_of(table)
        return table.but(evolve(now, no_bella=now.no_bella | {matter.seat}))
    declared = declared_of(table)
    return table.but(evolve(declared, void=declared.void | {matter.count}))


MELD_NOT_COUNTED = Void("meld", "it does not count", _not_counted)


@frozen
class OthersScore(RemedyPart):
    """The play stops, and every player but the offender scores."""

    name = "scores"
    points: int
    bites: bool = field(default=True, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        others = [table.name(seat) for seat in range(table.seats) if seat != at_fault(table, matter)]
        return f"the play stops, and {' and '.join(others)} score {self.points}"

    def apply(self, table: Table, matter: Matter) -> Table:
        if table.part(Stopped) is not None:
            return table
        return table.but(Stopped(at_fault(table, matter), self.points), phase=OVER)
