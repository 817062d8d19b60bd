"""What a ruling obliges a player to: not to raise, to accept a card."""

from __future__ import annotations

from referee.core.record import Act, amount_text
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.families.poker.expects.california import CARD_REFUSED
from referee.families.poker.moves.betting import PAYING, SPEAKING, betting_now, chips_of
from referee.mechanics.rulings.expects.against_a_ruling import ADDS_TO_RAISE


def _pays(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in PAYING and act.seat == duty.seat and betting_now(table).turn == duty.seat


def _no_more_than_a_call(table: Table, duty: Duty, act: Act) -> bool:
    betting = betting_now(table)
    return chips_of(betting, act) <= betting.to_call(duty.seat)


def _did(table: Table, duty: Duty, act: Act) -> str:
    betting = betting_now(table)
    more = chips_of(betting, act) - betting.to_call(duty.seat)
    return f"{table.name(act.seat)} put in {amount_text(more)} more than a call"


def _has_spoken(table: Table, duty: Duty, act: Act) -> bool:
    betting = betting_now(table)
    if act.seat != duty.seat or betting.turn != duty.seat:
        return not betting.to_speak >> duty.seat & 1
    return act.verb == "drops" or (act.verb in PAYING and chips_of(betting, act) >= betting.to_call(duty.seat))


MAY_NOT_RAISE = DutyKind(
    "not raise",
    lambda table, duty: f"{table.name(duty.seat)} may not raise",
    _pays,
    _no_more_than_a_call,
    _did,
    End("his word in this round of betting", _has_spoken),
    ADDS_TO_RAISE,
)


# --- cards

#: acts after which a card dealt to a player is one of his hand
_PLAYS_ON = (*SPEAKING, "discards", "draws", "stands")

ACCEPTS_CARD = DutyKind(
    "accept the card",
    lambda table, duty: f"{table.name(duty.seat)} must accept the card",
    lambda table, duty, act: act.verb == "refuses" and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} refused the card",
    End("his next word or draw", lambda table, duty, act: act.verb in _PLAYS_ON and act.seat == duty.seat),
    CARD_REFUSED,
)
