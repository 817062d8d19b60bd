"""What a ruling obliges a player to in slapjack: to give a card before he plays on."""

from referee.core.sanctions import DutyKind, End
from referee.mechanics.rulings.expects.against_a_ruling import HAND_NOT_PUT_RIGHT

_PLAYS = ("play", "slaps")

GIVE_A_CARD = DutyKind(
    "give a card",
    lambda table, duty: f"{table.name(duty.seat)} gives {table.name(duty.other)} a card",
    lambda table, duty, act: act.verb in _PLAYS and act.seat == duty.seat,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} played on",
    End("the giving of it", lambda table, duty, act: act.seat == duty.seat and act.verb in ("gives", *_PLAYS)),
    HAND_NOT_PUT_RIGHT,
)
