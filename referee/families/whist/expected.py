"""What whist expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.whist.expects.absent_partner import REDOUBLED_AFTER_LOOKING
from referee.families.whist.expects.boure import DRAWN_BEYOND_AGREEMENT, UNEQUAL_ANTE
from referee.families.whist.expects.exact_bids import BIDS_NOT_COMPARED, EXACT_BID_CHANGED, EXACT_BID_OUT_OF_TURN
from referee.families.whist.expects.making import (
    ASKED_BY_WRONG_PLAYER,
    CONSULTED_ON_DOUBLING,
    CONSULTED_ON_MAKE,
    DOUBLE_ALTERED,
    DOUBLED_OUT_OF_TURN,
    DOUBLED_OWN_SIDE,
    DOUBLED_TOO_LATE,
    LET_PASS_OUT_OF_TURN,
    MAKE_CHANGED,
)
from referee.families.whist.expects.rest_claimed import CLAIMS_THE_REST, HANDS_ABANDONED
from referee.mechanics.auction.expects import BID_NOT_LISTED
from referee.mechanics.tricks.expects.seen_by_families import FORBIDDEN_LEAD, PLAYED_TOO_EARLY
from referee.mechanics.trump.expects.speaking import MADE_BY_ANOTHER

OF_EXACT_BIDS = (
    EXACT_BID_OUT_OF_TURN,
    EXACT_BID_CHANGED,
    BID_NOT_LISTED,
    BIDS_NOT_COMPARED,
)
OF_BOURE = (
    UNEQUAL_ANTE,
    DRAWN_BEYOND_AGREEMENT,
    FORBIDDEN_LEAD,
)
#: a trump made and doubled
MAKING = (
    LET_PASS_OUT_OF_TURN,
    MADE_BY_ANOTHER,
    MAKE_CHANGED,
    CONSULTED_ON_MAKE,
    DOUBLED_OUT_OF_TURN,
    DOUBLED_OWN_SIDE,
    DOUBLED_TOO_LATE,
    DOUBLE_ALTERED,
    CONSULTED_ON_DOUBLING,
    PLAYED_TOO_EARLY,
    ASKED_BY_WRONG_PLAYER,
    REDOUBLED_AFTER_LOOKING,
)
OF_REST_CLAIMED = (
    CLAIMS_THE_REST,
    HANDS_ABANDONED,
)
