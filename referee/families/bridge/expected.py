"""What bridge expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.bridge.expects.bid_over_seven import BID_OVER_SEVEN
from referee.families.bridge.expects.call_after_auction import CALL_AFTER_AUCTION
from referee.families.bridge.expects.call_out_of_turn import (
    BID_OUT_OF_TURN,
    CALL_OUT_OF_ROTATION,
    CALLED_AGAIN,
    DOUBLE_OUT_OF_TURN,
    PASS_OUT_OF_TURN,
)
from referee.families.bridge.expects.changed_call import CHANGED_CALL, DENOMINATION_CANCELLED
from referee.families.bridge.expects.director import (
    CARDS_NOT_COUNTED,
    DIRECTOR_NOT_CALLED,
    DUMMY_PLACES_WRONG_CARD,
    HANDS_INTERCHANGED,
    IMPROPER_INFORMATION,
    PLAYER_RULES_HIMSELF,
)
from referee.families.bridge.expects.double_out_of_place import DOUBLE_OUT_OF_PLACE
from referee.families.bridge.expects.drawing import SECOND_CARD_SEEN
from referee.families.bridge.expects.established_revoke import ESTABLISHED_REVOKE
from referee.families.bridge.expects.few_hands import BACK_TOO_SOON, CONTRACT_PLAYED, DUMMY_SEEN
from referee.families.bridge.expects.insufficient_bid import INSUFFICIENT_BID
from referee.families.bridge.expects.parties import DEALT_AFTER_TIME, DOUBLES_FORBIDDEN, PENALTY_DISPUTED
from referee.families.bridge.expects.play_today import CARD_NAMED, HANDS_EXCHANGED, SEAT_LEFT
from referee.mechanics.auction.expects import BID_TOO_LOW
from referee.mechanics.exposure.expects.card_exposed import SHOWN_TO_DUMMY
from referee.mechanics.exposure.expects.exposed_in_auction import EXPOSED_IN_AUCTION
from referee.mechanics.stock.expects import DRAWN_OUT_OF_TURN

#: calls in rotation, each higher than the last
CALLING = (
    CALL_AFTER_AUCTION,
    CALL_OUT_OF_ROTATION,
    PASS_OUT_OF_TURN,
    BID_OUT_OF_TURN,
    DOUBLE_OUT_OF_TURN,
    CALLED_AGAIN,
    INSUFFICIENT_BID,
    BID_OVER_SEVEN,
    DOUBLE_OUT_OF_PLACE,
    CHANGED_CALL,
    DENOMINATION_CANCELLED,
    EXPOSED_IN_AUCTION,
)
OF_FEW_HANDS = (
    DUMMY_SEEN,
    BID_TOO_LOW,
    BACK_TOO_SOON,
    CONTRACT_PLAYED,
)
OF_DIRECTOR = (
    DIRECTOR_NOT_CALLED,
    PLAYER_RULES_HIMSELF,
    IMPROPER_INFORMATION,
    CARDS_NOT_COUNTED,
    HANDS_INTERCHANGED,
    DUMMY_PLACES_WRONG_CARD,
)
OF_DRAWING = (
    DRAWN_OUT_OF_TURN,
    SECOND_CARD_SEEN,
)
#: what the laws of today tell apart
OF_TODAY = (ESTABLISHED_REVOKE, CARD_NAMED, HANDS_EXCHANGED, SEAT_LEFT, SHOWN_TO_DUMMY)
OF_PARTIES = (
    DOUBLES_FORBIDDEN,
    DEALT_AFTER_TIME,
    PENALTY_DISPUTED,
)
