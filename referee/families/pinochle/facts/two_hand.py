"""A fact of pinochle with a stock: how long a game is."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.pinochle.moves.two_hand import is_single


@fact("single-deals", "Is every deal a game by itself?")
def SINGLE_DEALS(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_single(table) else NO
