"""Facts about bezique: whether a declaration came with the last cards of the stock."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.bezique.moves.bezique import is_last_draw
from referee.mechanics.combinations.state import shown_of, use_of
from referee.mechanics.talon.state import is_drawing


@fact("last-of-the-stock", "Was no more than a last card for each player in the stock?")
def LAST_OF_STOCK(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if is_last_draw(table) else NO


@fact("stock-is-gone", "Was the stock gone?")
def STOCK_IS_GONE(table: Table, matter: Matter, act: Act) -> str | None:
    return NO if is_drawing(table) else YES


@fact("replaces-played", "Had a card of the first declaration been played, for which another was put?")
def REPLACES_PLAYED(table: Table, matter: Matter, act: Act) -> str | None:
    made = use_of(table, matter.seat or 0, matter.cards).combination
    if made is None or not matter.cards:
        return None
    return YES if any(each.owner == matter.seat and made.name in each.counted for each in shown_of(table).gone) else NO
