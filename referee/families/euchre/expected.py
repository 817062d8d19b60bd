"""What euchre expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.euchre.expects.bidding import ALONE_TOO_LATE, NO_PLAYING_ALONE, REJECTED_SUIT_NAMED, WRONG_WORDS
from referee.families.euchre.expects.five_hundred import (
    CLAIM_WITHOUT_SHOWING,
    DEAD_HAND_SEEN,
    DISCARDS_SEEN,
    FALSE_CLAIM_OF_GAME,
    JOKER_UNNAMED,
)
from referee.families.euchre.expects.napoleon import FINED_IN_POOL, PEEP_UNPAID, WIDOW_CARD_KEPT
from referee.families.euchre.expects.partners import DISCARDS_SHOWN, SECOND_CALL_FOR_BEST, WIDOW_NOT_ENTITLED
from referee.families.euchre.expects.spoil_five import ACE_HOLDER_SILENT, ACE_TURNED_SILENT, ROBBED_WITHOUT_ACE
from referee.mechanics.auction.expects import BID_NOT_LISTED, BID_TOO_LOW, HOLD_BY_ANOTHER, INSUFFICIENT_BID
from referee.mechanics.trump.expects.speaking import MADE_BY_ANOTHER, SPEAKS_OUT_OF_TURN

#: bids for the trump, by word
BIDDING = (
    SPEAKS_OUT_OF_TURN,
    MADE_BY_ANOTHER,
    WRONG_WORDS,
    REJECTED_SUIT_NAMED,
    ALONE_TOO_LATE,
    NO_PLAYING_ALONE,
    BID_NOT_LISTED,
    INSUFFICIENT_BID,
    HOLD_BY_ANOTHER,
)
OF_FIVE_HUNDRED = (
    JOKER_UNNAMED,
    DISCARDS_SEEN,
    FALSE_CLAIM_OF_GAME,
    CLAIM_WITHOUT_SHOWING,
    DEAD_HAND_SEEN,
)
OF_PARTNERS = (
    DISCARDS_SHOWN,
    SECOND_CALL_FOR_BEST,
)
OF_NAPOLEON = (
    WIDOW_NOT_ENTITLED,
    PEEP_UNPAID,
    WIDOW_CARD_KEPT,
    FINED_IN_POOL,
)
OF_SPOIL_FIVE = (
    ROBBED_WITHOUT_ACE,
    ACE_HOLDER_SILENT,
    ACE_TURNED_SILENT,
    BID_TOO_LOW,
)
