"""What a ruling obliges a player to in games without tricks: cards not to be taken in, cards to be done without."""

from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import SECOND_CARD_NOT_DOWN

# --- announcements


def _dealt_a_card(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in ("up", "down") and act.seat == duty.seat


NEXT_CARD_DOWN = DutyKind(
    "next card down",
    lambda table, duty: f"{table.name(duty.seat)} gets his next card face down",
    _dealt_a_card,
    lambda table, duty, act: act.verb == "down",
    lambda table, duty, act: f"{table.name(duty.seat)} was given a card face up",
    End("his next card", _dealt_a_card),
    SECOND_CARD_NOT_DOWN,
)
