"""What a ruling obliges a player to at gin: not to knock, not to take what he has seen, to leave his hand face up."""

from referee.core.record import Act
from referee.core.sanctions import Duty, End
from referee.core.table import Table
from referee.mechanics.melds.binds import Holds, bars, ends_turn, never
from referee.mechanics.melds.moves.melding import FACED, FROM_PILE, FROM_STOCK, melding_of
from referee.mechanics.rulings.expects.against_a_ruling import DRAW_WHEN_BARRED, KNOCK_WHEN_BARRED, PLAY_AGAINST_RULING
from referee.mechanics.stock.moves import count_if_knocked


def _draws(*sources: str) -> Holds:
    """Whether he draws from one of these."""
    return lambda table, duty, act: act.verb == "draws" and act.seat == duty.seat and act.how in sources


def _knocks(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "knocks" and act.seat == duty.seat


def _has_passed_up_draw(table: Table, duty: Duty, act: Act) -> bool:
    """His draw has gone by: he has passed it up, or the other has drawn when it was his turn."""
    if act.verb == "declines":
        return act.seat == duty.seat
    return act.verb == "draws" and act.seat != duty.seat and melding_of(table).turn == duty.seat


def _opponent_drew_from_stock(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "draws" and act.seat != duty.seat and act.how == FROM_STOCK


def _opponent_has_played(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "discards" and act.seat != duty.seat


def _is_gin(table: Table, duty: Duty, act: Act) -> bool:
    return count_if_knocked(table, duty.seat) == 0


LOSES_NEXT_DRAW = bars(
    "no next draw",
    "{0} loses his next draw",
    _draws(FROM_STOCK, FROM_PILE, FACED),
    "drew a card",
    End("the draw that goes by", _has_passed_up_draw),
    DRAW_WHEN_BARRED,
)

NO_KNOCK_THIS_TURN = bars(
    "no knock in this turn",
    "{0} may not knock in this turn",
    _knocks,
    "knocked",
    End("the end of his turn", ends_turn),
    KNOCK_WHEN_BARRED,
)

NO_KNOCK_UNLESS_GIN = bars(
    "no knock until his next turn",
    "{0} may not knock until his next turn, unless he is gin",
    _knocks,
    "knocked",
    End("the next discard", lambda table, duty, act: act.verb == "discards"),
    KNOCK_WHEN_BARRED,
    kept=_is_gin,
)

NO_FACED_CARD_YET = bars(
    "no faced card before the other has drawn from the stock",
    "{0} may not take the faced cards until the other player has drawn from the stock",
    _draws(FACED),
    "took a faced card",
    End("a draw from the stock by the other player", _opponent_drew_from_stock),
    DRAW_WHEN_BARRED,
)

NO_FACED_CARD = bars(
    "no faced card",
    "{0} may not take the faced cards",
    _draws(FACED),
    "took a faced card",
    End("the taking of the last of them", lambda table, duty, act: not melding_of(table).seen),
    DRAW_WHEN_BARRED,
)

HAND_OPEN_FOR_A_PLAY = bars(
    "his hand face up until the other's next play",
    "{0}'s hand lies face up until the other player has completed his next play",
    never,
    "took his hand up",
    End("the other player's next discard", _opponent_has_played),
    PLAY_AGAINST_RULING,
)
