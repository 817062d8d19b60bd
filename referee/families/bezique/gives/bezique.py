"""Remedies of bezique: the last trick scored by the other."""

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.bezique.moves.bezique import LastTrick
from referee.mechanics.rulings.gives.parts import Scores


def _last_trick(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else table.but(LastTrick(table.left(matter.seat)))


OTHER_SCORES_LAST_TRICK = Scores("last-trick", "{opponents} scores for the last trick", _last_trick)
