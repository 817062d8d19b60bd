"""The card turned up to make the trump."""

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.table import Table
from referee.core.values import frozen


@frozen
class TurnUp(Part):
    """A card that lies face up on the pack or before the dealer."""

    card: Card


def turned_up(table: Table) -> Card | None:
    """The card turned up, where there is one."""
    turn_up = table.part(TurnUp)
    return None if turn_up is None else turn_up.card
