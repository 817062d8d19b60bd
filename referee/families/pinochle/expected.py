"""What pinochle expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.pinochle.expects.auction import (
    DEFEAT_CONCEDED,
    INACTIVE_PLAYER,
    OPENING_BID_WITHHELD,
    VICTORY_CLAIMED,
    WIDOW_EXPOSED,
    WIDOW_SEEN_IN_AUCTION,
)
from referee.families.pinochle.expects.burying import (
    BURIED_CARDS_SEEN,
    CHANGED_AFTER_LEAD,
    LEAD_BEFORE_BURYING,
    MELDED_CARD_BURIED,
    WIDOW_SHORT,
)
from referee.families.pinochle.expects.two_hand import NOT_OUT
from referee.mechanics.auction.expects import BID_NOT_LISTED, INSUFFICIENT_BID
from referee.mechanics.deal.expects.turn_up import TURN_UP_FACE_DOWN
from referee.mechanics.trump.expects.speaking import MADE_BY_ANOTHER, SPEAKS_OUT_OF_TURN

#: a trump card that is not turned up, and a game claimed
OF_TURN_UP = (TURN_UP_FACE_DOWN, NOT_OUT)
#: bids by number
BIDDING = (
    SPEAKS_OUT_OF_TURN,
    MADE_BY_ANOTHER,
    BID_NOT_LISTED,
    INSUFFICIENT_BID,
)
#: a widow that all may see, and what is buried for it
OF_WIDOW = (
    OPENING_BID_WITHHELD,
    WIDOW_SEEN_IN_AUCTION,
    WIDOW_EXPOSED,
    WIDOW_SHORT,
    LEAD_BEFORE_BURYING,
    MELDED_CARD_BURIED,
    CHANGED_AFTER_LEAD,
    BURIED_CARDS_SEEN,
    INACTIVE_PLAYER,
)
OF_AUCTION = (*OF_WIDOW, VICTORY_CLAIMED, DEFEAT_CONCEDED)
