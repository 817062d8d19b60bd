"""Facts about points that a player may take."""

from referee.core.fact import Answer
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.rulings.facts import choice

ADDS, DEDUCTS = Answer("adds", "adds a point to his own score"), Answer("deducts", "takes a point off the offender's score")


def _takes(table: Table, matter: Matter, act: Act) -> bool:
    """The opponent has a point more."""
    side = table.side_told(act)
    return act.verb == "takes" and act.number > 0 and matter.seat is not None and side not in (None, table.side_of(matter.seat))


def _takes_off(table: Table, matter: Matter, act: Act) -> bool:
    """The offender has a point less; a point that he takes himself is nobody's choice."""
    return (
        act.verb == "takes"
        and act.number < 0
        and matter.seat is not None
        and table.side_told(act) == table.side_of(matter.seat)
    )


POINT_CHOSEN = choice("point-chosen", "What does the opponent choose?", {ADDS: _takes, DEDUCTS: _takes_off})
