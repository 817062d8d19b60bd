"""What the other player gains by a fault in drawing: a choice between two cards."""

from referee.core.sanctions import RightKind, record_choice
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.parts import May

LOOK_AT_TWO = RightKind(
    "look at two cards",
    lambda table, right: "look at the two top cards of the stock and take either",
    claimed=lambda table, right, act: act.verb == "draws" and len(act.cards) > 1 and act.seat != right.seat,
    ripe=lambda table, right: True,
    use=lambda table, right, act: record_choice(table, right.matter, f"{table.name(act.seat)} took one of two cards", act),
)


MAY_TAKE_EITHER_OF_TWO = May(
    "take-either-of-two",
    "{opponents} may look at the two top cards of the stock at the next draw and take either",
    grants(LOOK_AT_TWO),
    choice=True,
)
