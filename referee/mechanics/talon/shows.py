"""What is to be seen of the stock from which hands are filled after each trick."""

from collections.abc import Iterator

from referee.core.shown import Cards, Figure, Shown
from referee.core.table import Table
from referee.mechanics.talon.state import Talon


def shown(table: Table) -> Iterator[Shown]:
    """How many cards are left, those put back on top, and whose turn it is to draw."""
    talon = table.part(Talon)
    if talon is None:
        return
    yield Cards("stock", talon.top, hidden=max(0, talon.left - len(talon.top)))
    if talon.turn is not None:
        yield Figure("", "to draw", talon.turn)
