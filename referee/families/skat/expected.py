"""What skat expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.skat.expects.skat import GAME_BELOW_BID, GAME_BY_ANOTHER, PREDICTED_WITH_SKAT, SKAT_BY_ANOTHER
from referee.mechanics.auction.expects import BID_NOT_LISTED, INSUFFICIENT_BID
from referee.mechanics.trump.expects.speaking import SPEAKS_OUT_OF_TURN

#: one bids and another holds
BIDDING = (
    SPEAKS_OUT_OF_TURN,
    BID_NOT_LISTED,
    INSUFFICIENT_BID,
)
#: the game that is named
UNDERTAKING = (
    GAME_BELOW_BID,
    GAME_BY_ANOTHER,
    SKAT_BY_ANOTHER,
    PREDICTED_WITH_SKAT,
)
