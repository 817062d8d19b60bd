"""Remedies of eights: a hand that is filled from the stock, and a player who passed made to play."""

from referee.core.matter import Matter
from referee.core.sanctions import Duty, Right, grant, impose
from referee.core.table import Table
from referee.families.stops.binds import HAVE_HIM_PLAY, MUST_DRAW
from referee.mechanics.rulings.gives.parts import MayDemand, Must


def _draws(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return impose(table, Duty(MUST_DRAW, matter.seat, matter.number, matter.law))


def _may_demand(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None:
        return table
    return grant(table, Right(HAVE_HIM_PLAY, matter.seat, matter.number, matter.law))


DRAWS_WHAT_IS_MISSING = Must("draw", "the player draws what is missing from the top of the stock", _draws)
MUST_PLAY_ON_DEMAND = MayDemand("play", "he must play if any other player demands it", _may_demand)
