"""What says how a player is to play in whist and its kin alone: to win the trick or lose it, a trump that is called."""

from referee.core.record import Act
from referee.core.sanctions import Duty, Right, RightKind, impose, record_choice
from referee.core.table import OVER, Table
from referee.families.whist.binds import HIGHEST_OF_SUIT, LOWEST_OF_SUIT
from referee.mechanics.exposure.gives.calling import may_still_play
from referee.mechanics.rulings.gives.binding import grants
from referee.mechanics.rulings.gives.parts import ByLaw, MayDemand, Stands
from referee.mechanics.tricks.state import order_here

WIN = (("requires", "win"),)

WIN_OR_LOSE = (*WIN, ("requires", "lose"))

# --- the highest or lowest trump


def _call_trump(table: Table, right: Right, act: Act) -> Table:
    kind = HIGHEST_OF_SUIT if act.how == "highest" else LOWEST_OF_SUIT
    duty = Duty(kind, right.seat, right.matter, right.law, suit=order_here(table).trump)
    return record_choice(impose(table, duty), right.matter, duty.text(table), act)


CALL_TRUMP = RightKind(
    "call the highest or lowest trump",
    lambda table, right: f"call the highest or the lowest trump of {table.name(right.seat)}",
    claimed=lambda table, right, act: (
        act.verb == "requires"
        and act.how in ("highest", "lowest")
        and act.other == right.seat
        and act.suit in (None, order_here(table).trump)
    ),
    lapses=lambda table, right, act: table.phase == OVER,
    ripe=may_still_play,
    use=_call_trump,
)

MAY_CALL_HIGHEST_OR_LOWEST_TRUMP = MayDemand(
    "highest-or-lowest-trump",
    "{chooser} may call the highest or the lowest trump of {offender}",
    grants(CALL_TRUMP),
    choice=True,
)

#: a fourth hand that does is judged by its place
FOURTH_MAY_PLAY_TOO = ByLaw("the fourth hand may play before the second too", choice=True)

PLAY_IS_OVER = Stands("no card is played any more, and the result as it is claimed or admitted stands")
