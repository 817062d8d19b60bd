"""What a ruling obliges a player to in russian bank: his turn is over, at once or with the play that he is at."""

from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import TURNED_AFTER_RULING

_MOVES = ("moves", "loads")
_BY_WHICH_A_TURN_GOES_ON = (*_MOVES, "turns")


def _goes_on(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in _BY_WHICH_A_TURN_GOES_ON and act.seat == duty.seat


def _goes_on_after_play(table: Table, duty: Duty, act: Act) -> bool:
    return _goes_on(table, duty, act) and (act.verb == "turns" or _play_is_made(table, duty))


def _play_is_made(table: Table, duty: Duty) -> bool:
    """Whether the player has moved a card since he turned up what he should not have seen."""
    last = next((note for note in reversed(table.acts) if note.verb in (*_BY_WHICH_A_TURN_GOES_ON, "exposes")), None)
    return last is not None and last.verb in _MOVES


def _another_moves(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb in _BY_WHICH_A_TURN_GOES_ON and act.seat is not None and act.seat != duty.seat


def _did(table: Table, duty: Duty, act: Act) -> str:
    return f"{table.name(duty.seat)} {'turned' if act.verb == 'turns' else 'moved'} another card"


_OTHERS_FIRST_MOVE = End("the other player's first move", _another_moves)
IS_STOPPED = DutyKind(
    "is stopped",
    lambda table, duty: f"the turn of {table.name(duty.seat)} is over",
    _goes_on,
    lambda table, duty, act: False,
    _did,
    _OTHERS_FIRST_MOVE,
    TURNED_AFTER_RULING,
)
ENDS_AFTER_PLAY = DutyKind(
    "ends after play",
    lambda table, duty: f"the turn of {table.name(duty.seat)} ends with his current play",
    _goes_on_after_play,
    lambda table, duty, act: False,
    _did,
    _OTHERS_FIRST_MOVE,
    TURNED_AFTER_RULING,
)
