"""The card turned up to make the trump."""

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.record import Act
from referee.core.table import Table
from referee.core.values import frozen


@frozen
class TurnUp(Part):
    """A card that lies face up on the pack or before the dealer."""

    card: Card


class Offered(Part):
    """A turn-up that waits for a word of the eldest hand, or for an answer to it: to lead is to take it for trumps."""

    @property
    def is_open(self) -> bool:
        """Whether it waits still."""
        return False


def takes_by_lead(table: Table, act: Act) -> bool:
    """Whether the eldest hand leads to a turn-up of which nobody has told that it was taken."""
    offered = table.part(Offered)
    return act.verb == "play" and act.seat == table.eldest and offered is not None and offered.is_open


def turned_up(table: Table) -> Card | None:
    """The card turned up, where there is one."""
    turn_up = table.part(TurnUp)
    return None if turn_up is None else turn_up.card
