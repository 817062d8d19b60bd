"""What the other player gains by a fault in drawing: a choice between two cards."""

from referee.core.matter import Matter
from referee.core.sanctions import Right, RightKind, grant, record_choice
from referee.core.table import Table
from referee.mechanics.rulings.gives.parts import May

LOOK_AT_TWO = RightKind(
    "look at two cards",
    lambda table, right: "look at the two top cards of the stock and take either",
    claimed=lambda table, right, act: act.verb == "draws" and len(act.cards) > 1 and act.seat != right.seat,
    ripe=lambda table, right: True,
    use=lambda table, right, act: record_choice(table, right.matter, f"{table.name(act.seat)} took one of two cards", act),
)


def _granted(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return grant(table, Right(LOOK_AT_TWO, matter.seat, matter.number, matter.law))


MAY_TAKE_EITHER_OF_TWO = May(
    "take-either-of-two",
    "{opponents} may look at the two top cards of the stock at the next draw and take either",
    _granted,
    choice=True,
)
