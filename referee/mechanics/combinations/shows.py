"""What is to be seen of combinations: the cards that lie open before each player, and what his have counted so far."""

from collections.abc import Iterator

from referee.core.shown import Cards, Figure, Shown
from referee.core.table import Table
from referee.mechanics.combinations import state


def shown(table: Table) -> Iterator[Shown]:
    """The cards laid down, and the points declared."""
    part = table.part(state.Shown)
    if part is None:
        return
    for seat in range(table.seats):
        laid = tuple(each.card for each in part.laid if each.owner == seat)
        if laid:
            yield Cards("lying open", laid, seat)
        declared = sum(each.as_said for each in part.declared if each.owner == seat)
        if declared:
            yield Figure("declared", str(declared), seat)
