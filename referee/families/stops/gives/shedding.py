"""Remedies of eights and its kin: a hand that is filled from the stock, a player who passed made to play, a pass put right."""

from referee.core.status import CORRECTED
from referee.families.stops.binds import HAVE_HIM_PLAY, MUST_DRAW
from referee.mechanics.rulings.gives.binding import grants, imposes
from referee.mechanics.rulings.gives.general import corrected
from referee.mechanics.rulings.gives.parts import Back, MayDemand, Must
from referee.mechanics.turns.moves.turns import takes_back

DRAWS_WHAT_IS_MISSING = Must("draw", "the player draws what is missing from the top of the stock", imposes(MUST_DRAW))
MUST_PLAY_ON_DEMAND = MayDemand("play", "he must play if any other player demands it", grants(HAVE_HIM_PLAY))

#: the pass is none, and costs nothing; he plays instead
PASS_PUT_RIGHT = corrected("it is put right without penalty") & Back(
    "pass", "", lambda table, matter: takes_back(table), status=CORRECTED, bites=False
)
