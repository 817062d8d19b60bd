"""What a ruling obliges a player to in all fours: to lead the trump that he has named."""

from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import LEAD_AGAINST_RULING
from referee.mechanics.tricks.binds import what_he_played
from referee.mechanics.tricks.state import Tricks, order_here


def _leads(table: Table, duty: Duty, act: Act) -> bool:
    tricks = table.part(Tricks)
    return act.verb == "play" and act.seat == duty.seat and bool(act.cards) and tricks is not None and not tricks.cards


def _leads_trump(table: Table, duty: Duty, act: Act) -> bool:
    order = order_here(table)
    trumps = 0 if order.trump is None else order.of_suit[order.trump]
    return bool(trumps >> act.card & 1) or not table.hands[duty.seat] & trumps


LEAD_TRUMP_FIRST = DutyKind(
    "lead trump first",
    lambda table, duty: f"{table.name(duty.seat)} must name the trump, and lead it when he first wins a trick",
    _leads,
    _leads_trump,
    what_he_played,
    End("his first lead", _leads),
    LEAD_AGAINST_RULING,
)
