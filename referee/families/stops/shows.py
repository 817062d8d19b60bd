"""What is to be seen of chips on money cards."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.shown import Figure, Shown
from referee.core.table import Table
from referee.families.stops.moves.stops import Stops


def shown(table: Table) -> Iterator[Shown]:
    """How many chips lie on each money card."""
    stops = table.part(Stops)
    for card, chips in stops.money.items() if stops else ():
        if chips:
            yield Figure(f"chips on {card_text(card)}", str(chips))
