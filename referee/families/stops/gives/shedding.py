"""Remedies of eights: a hand that is filled from the stock, and a player who passed made to play."""

from referee.families.stops.binds import HAVE_HIM_PLAY, MUST_DRAW
from referee.mechanics.rulings.gives.binding import grants, imposes
from referee.mechanics.rulings.gives.parts import MayDemand, Must

DRAWS_WHAT_IS_MISSING = Must("draw", "the player draws what is missing from the top of the stock", imposes(MUST_DRAW))
MUST_PLAY_ON_DEMAND = MayDemand("play", "he must play if any other player demands it", grants(HAVE_HIM_PLAY))
