"""What a ruling obliges a player to in slapjack: to give a card before he plays on."""

from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import HAND_NOT_PUT_RIGHT

_PLAYS = ("play", "slaps")


def _to_another(duty: Duty, act: Act) -> bool:
    """Whether he gives it to somebody to whom it is not due."""
    return act.verb == "gives" and act.other not in (None, duty.other)


def _did(table: Table, duty: Duty, act: Act) -> str:
    return f"{table.name(duty.seat)} {f'gave {table.name(act.other)} a card' if act.verb == 'gives' else 'played on'}"


GIVE_A_CARD = DutyKind(
    "give a card",
    lambda table, duty: f"{table.name(duty.seat)} gives {table.name(duty.other)} a card",
    lambda table, duty, act: act.seat == duty.seat and (act.verb in _PLAYS or _to_another(duty, act)),
    lambda table, duty, act: False,
    _did,
    End("the giving of it", lambda table, duty, act: act.seat == duty.seat and act.verb in ("gives", *_PLAYS)),
    HAND_NOT_PUT_RIGHT,
)
