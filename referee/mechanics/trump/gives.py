"""Remedies for bids: void, and players who may bid no more."""

from referee.core.matter import Matter
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.mechanics.rulings.gives.general import no_penalty
from referee.mechanics.rulings.gives.parts import MayNot, WithoutEffect
from referee.mechanics.trump.binds import MAY_NOT_MAKE
from referee.mechanics.trump.moves.makers import makers, side_text

VOID_AND_NO_PENALTY = no_penalty("no penalty", "it is void, and he may speak again in turn")


def _side_barred(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, *(Duty(MAY_NOT_MAKE, seat, matter.number, matter.law) for seat in makers(table, matter.seat)))


SIDE_MAY_NOT_BID = MayNot(
    "bid-by-side",
    lambda table, matter: (
        "the side may make no further bid"
        if matter.seat is None
        else f"{side_text(table, matter.seat)} may make no further bid"
    ),
    _side_barred,
)
BID_VOID = WithoutEffect("the bid is void")
