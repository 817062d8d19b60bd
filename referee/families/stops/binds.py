"""What a ruling obliges a player to in eights: to fill his hand, or to play a card that he passed by."""

from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End, Right, RightKind, impose
from referee.core.table import Table
from referee.families.stops.moves.claiming import last_claim
from referee.mechanics.rulings.expects.against_a_ruling import DOUBTS_WHEN_BARRED, HAND_NOT_PUT_RIGHT
from referee.mechanics.turns.moves.turns import player_of, turn_ends


def _does(table: Table, duty: Duty, act: Act, *verbs: str) -> bool:
    return act.verb in verbs and player_of(table, act) == duty.seat


MUST_DRAW = DutyKind(
    "must draw",
    lambda table, duty: f"{table.name(duty.seat)} draws what is missing",
    lambda table, duty, act: _does(table, duty, act, "play", "passes"),
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} played with his hand too short",
    End("his next draw", lambda table, duty, act: _does(table, duty, act, "draws", "play", "passes")),
    HAND_NOT_PUT_RIGHT,
)
MUST_PLAY = DutyKind(
    "must play",
    lambda table, duty: f"{table.name(duty.seat)} must play",
    lambda table, duty, act: _does(table, duty, act, "passes"),
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} passed again",
    End("his next play", lambda table, duty, act: _does(table, duty, act, "play", "passes")),
    HAND_NOT_PUT_RIGHT,
)


def _has_to_play(table: Table, right: Right, act: Act) -> Table:
    """The turn goes back to the player who passed, and he may not pass again."""
    return impose(turn_ends(table, to=right.seat), Duty(MUST_PLAY, right.seat, right.matter, right.law))


HAVE_HIM_PLAY = RightKind(
    "have him play",
    lambda table, right: f"have {table.name(right.seat)} play",
    claimed=lambda table, right, act: act.verb == "demands" and act.how == "correction",
    ripe=lambda table, right: True,
    use=_has_to_play,
)


# --- announcements


def _next_is_announced(table: Table, duty: Duty, act: Act) -> bool:
    """Whether the announcement that he may not doubt is over: another follows, or somebody else has doubted it."""
    return last_claim(table) is not None and (act.verb == "lays" or (act.verb == "doubts" and act.seat != duty.seat))


NOT_DOUBT = DutyKind(
    "not doubt",
    lambda table, duty: f"{table.name(duty.seat)} may not doubt the next announcement",
    lambda table, duty, act: act.verb == "doubts" and act.seat == duty.seat and last_claim(table) is not None,
    lambda table, duty, act: False,
    lambda table, duty, act: f"{table.name(duty.seat)} doubted",
    End("the next announcement, or another's doubt of the last", _next_is_announced),
    DOUBTS_WHEN_BARRED,
)
