"""Facts about draws and discards: how far a turn had come that was not his who took it, what was put right in time."""

from referee.core.fact import YES, Answer, fact
from referee.core.limits import put_right, raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.melds.moves.melding import FROM_STOCK, discards_of, melding_of
from referee.mechanics.windows import NEXT_PLAYER_DRAWS, NEXT_PLAYER_ENDS_TURN, OFFENDER_DISCARDS

IN_HAND, IN_TIME = Answer("in-hand", "he had a card of the stock in his hand"), Answer("in-time", "he had none")


def _stops(table: Table, matter: Matter, act: Act) -> bool:
    """He takes his play back, or the player in turn does not let himself be passed over."""
    return (act.verb == "restores" and act.seat == matter.seat) or (act.verb == "draws" and act.seat == matter.other)


STOPPED = raised(before=OFFENDER_DISCARDS, how=_stops, name="stopped-in-time")


@fact("how-far", "How far had the player out of turn come?", (IN_HAND, IN_TIME), later=True)
def HOW_FAR(table: Table, matter: Matter, act: Act) -> str | None:
    """How far he is when he is stopped; a remark about another matter stops nobody."""
    if STOPPED.answer(table, matter, act) != YES:
        return None
    return IN_HAND if FROM_STOCK in melding_of(table).drawn else IN_TIME


# --- discards


def draws_after_all(table: Table, matter: Matter, act: Act) -> bool:
    """He who discarded without drawing draws."""
    return act.verb == "draws" and act.seat == matter.seat


def takes_back_discard(table: Table, matter: Matter, act: Act) -> bool:
    """He takes back one of two discards that still lies there."""
    taken = act.verb in ("restores", "retracts") and act.seat == matter.seat
    return taken and set(act.cards) <= set(discards_of(table).cards)


DRAWN_AFTER_ALL = put_right(before=NEXT_PLAYER_DRAWS, how=draws_after_all, name="drawn-before-next-player")

TAKEN_BACK_IN_TIME = put_right(before=NEXT_PLAYER_ENDS_TURN, how=takes_back_discard, name="taken-back-in-time")
