"""Cards that a ruling has made dead: they lie face up in the hand and are never played."""

from referee.core.cards import card_text
from referee.core.record import Act
from referee.core.sanctions import END_OF_DEAL, Duty, DutyKind
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import DEAD_CARD_PLAYED
from referee.mechanics.tricks.binds import card_of


def _plays_it(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "play" and act.seat == duty.seat and duty.card in act.cards


DEAD_CARD = DutyKind(
    "dead card",
    lambda table, duty: f"{card_text(card_of(duty))} of {table.name(duty.seat)} is dead and may not be played",
    _plays_it,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(act.seat)} played {card_text(act.card)}",
    END_OF_DEAL,
    DEAD_CARD_PLAYED,
    lies_face_up=True,
)
