"""Cards drawn from a stock, in turn."""

from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.layout.moves.piles import layout_of
from referee.mechanics.tricks.moves.hands import gains
from referee.mechanics.turns.moves.turns import did, player_of

#: the pile from which cards are drawn
STOCK = "stock"


# --- moves


def draw(table: Table, act: Act) -> Table:
    """A player draws from the stock."""
    seat, number = player_of(table, act), act.how_many or 1
    layout = layout_of(table)
    if STOCK in layout:
        table = table.but(layout.with_pile(STOCK, layout.pile(STOCK).without_top(number)))
    if not act.cards:
        table = table.but(unknown=table.unknown | 1 << seat)
    return did(gains(table, seat, act.cards), act)
