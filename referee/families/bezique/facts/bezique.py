"""Facts about bezique: whether a declaration came with the last cards of the stock."""

from referee.core.law import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.bezique.moves.bezique import is_last_draw


@fact("last-of-the-stock", "Was no more than a last card for each player in the stock?")
def LAST_OF_STOCK(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_last_draw(table) else NO
