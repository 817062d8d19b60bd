"""What all fours expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.all_fours.expects.beg import ANSWERED_BY_ANOTHER, BEGS_BY_ANOTHER, HAND_NOT_REDUCED, NEW_SUIT_REJECTED
from referee.families.all_fours.expects.cinch import (
    DISCARD_CHANGED_LATE,
    FORCED_TRUMP_NOT_SHOWN,
    PLAIN_CARD_KEPT,
    TRUMP_DISCARDED,
)
from referee.families.all_fours.expects.pitch import PLAY_TAKEN_BACK, TRUMP_CHANGED
from referee.families.all_fours.expects.sell_out import BID_PUTS_OUT, SALE_REFUSED
from referee.mechanics.auction.expects import BID_AGAIN, BID_NOT_LISTED, HOLD_BY_ANOTHER, INSUFFICIENT_BID
from referee.mechanics.tricks.expects.defective_trick import NO_CARD_TO_TRICK, TWO_CARDS_TO_TRICK
from referee.mechanics.tricks.expects.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.mechanics.tricks.expects.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.mechanics.tricks.expects.revoke import REVOKE
from referee.mechanics.tricks.expects.seen_by_families import PLAYED_TOO_EARLY
from referee.mechanics.tricks.expects.trick_gathered import TRICK_GATHERED_BY_ANOTHER
from referee.mechanics.trump.expects.speaking import SPEAKS_OUT_OF_TURN

#: bids of points, one each
BIDDING = (
    SPEAKS_OUT_OF_TURN,
    BID_NOT_LISTED,
    INSUFFICIENT_BID,
    HOLD_BY_ANOTHER,
    BID_AGAIN,
)
#: tricks in which a play once made stands
PLAYS_THAT_STAND = (
    LEAD_OUT_OF_TURN,
    PLAY_OUT_OF_TURN,
    REVOKE,
    NO_CARD_TO_TRICK,
    TWO_CARDS_TO_TRICK,
    PLAY_TAKEN_BACK,
    TRICK_GATHERED_BY_ANOTHER,
)
OF_PITCH = (
    PLAYED_TOO_EARLY,
    TRUMP_CHANGED,
)
OF_SELL_OUT = (
    BID_PUTS_OUT,
    SALE_REFUSED,
)
#: a turn-up that the eldest hand may beg to change
BEGGING = (
    BEGS_BY_ANOTHER,
    ANSWERED_BY_ANOTHER,
    NEW_SUIT_REJECTED,
    HAND_NOT_REDUCED,
)
#: hands thrown away but for the trumps, and filled up
OF_CINCH = (
    PLAIN_CARD_KEPT,
    TRUMP_DISCARDED,
    FORCED_TRUMP_NOT_SHOWN,
    DISCARD_CHANGED_LATE,
)
#: tricks of two hands, of which the first would lead again if it played a second card
PLAYS_OF_TWO = (
    LEAD_OUT_OF_TURN,
    PLAY_OUT_OF_TURN,
    REVOKE,
    NO_CARD_TO_TRICK,
    PLAY_TAKEN_BACK,
    TRICK_GATHERED_BY_ANOTHER,
)
