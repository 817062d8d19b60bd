"""What skat expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.skat.expects.league import (
    DECLARED_LATE,
    GAME_CHANGED,
    OPPONENTS_ERROR,
    OUVERT_NOT_EXPOSED,
    SECOND_CARD_NOT_SHOWN,
    SKAT_BEFORE_GAME,
    SKAT_EXPOSED,
)
from referee.families.skat.expects.schafskopf import BLIND_SEEN, GAME_CLAIMED
from referee.families.skat.expects.skat import GAME_BELOW_BID, GAME_BY_ANOTHER, PREDICTED_WITH_SKAT, SKAT_BY_ANOTHER
from referee.mechanics.auction.expects import BID_NOT_LISTED, INSUFFICIENT_BID
from referee.mechanics.conduct.expects.questions import TRICK_SEEN
from referee.mechanics.conduct.expects.remarks import TRICKS_NOT_IN_ORDER
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
#: and what the rules of the league speak of beside
OF_THE_LEAGUE = (
    DECLARED_LATE,
    OUVERT_NOT_EXPOSED,
    SKAT_BEFORE_GAME,
    SECOND_CARD_NOT_SHOWN,
    SKAT_EXPOSED,
    GAME_CHANGED,
    BLIND_SEEN,
    GAME_CLAIMED,
    TRICK_SEEN,
    TRICKS_NOT_IN_ORDER,
    OPPONENTS_ERROR,
)
