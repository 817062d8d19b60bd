"""What deal expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.deal.expects.dealing import (
    BOTTOM_CARD_SEEN,
    DEAL_OUT_OF_TURN,
    DEALT_INCORRECTLY,
    DEMAND_AFTER_LOOKING,
    FACED_IN_DEALING,
    FACED_IN_PACK,
    HAND_TAKEN_UP_EARLY,
    UNCUT_PACK_DEALT,
    WRONG_HAND_PICKED_UP,
)
from referee.mechanics.deal.expects.misdealing import MISDEAL, PACK_COUNTED, PACK_NOT_SHUFFLED
from referee.mechanics.deal.expects.pack import IDENTIFIABLE_CARD, INCORRECT_PACK, PACKS_INTERCHANGED
from referee.mechanics.deal.expects.shuffle_and_cut import CUT_MISDONE, CUT_TOO_SMALL, FACED_IN_SHUFFLE_OR_CUT, SHUFFLE_MISDONE
from referee.mechanics.deal.expects.turn_up import (
    CARD_NAMED,
    TRUMP_NOT_ANNOUNCED,
    TURN_UP_FACE_DOWN,
    TURN_UP_LEFT,
    TURN_UP_NAMED,
)
from referee.mechanics.deal.expects.wrong_number_of_cards import CARD_OUTSIDE_DEAL, TOO_FEW_CARDS, TOO_MANY_CARDS

OF_TURN_UP = (
    TURN_UP_FACE_DOWN,
    TURN_UP_LEFT,
    TURN_UP_NAMED,
    CARD_NAMED,
    TRUMP_NOT_ANNOUNCED,
)
#: shuffle, cut and deal, and the cards of the pack
DEALING = (
    CUT_MISDONE,
    CUT_TOO_SMALL,
    FACED_IN_SHUFFLE_OR_CUT,
    SHUFFLE_MISDONE,
    DEAL_OUT_OF_TURN,
    UNCUT_PACK_DEALT,
    DEALT_INCORRECTLY,
    FACED_IN_PACK,
    FACED_IN_DEALING,
    WRONG_HAND_PICKED_UP,
    HAND_TAKEN_UP_EARLY,
    BOTTOM_CARD_SEEN,
    DEMAND_AFTER_LOOKING,
    PACK_NOT_SHUFFLED,
    PACK_COUNTED,
    MISDEAL,
    INCORRECT_PACK,
    IDENTIFIABLE_CARD,
    PACKS_INTERCHANGED,
    TOO_MANY_CARDS,
    TOO_FEW_CARDS,
    CARD_OUTSIDE_DEAL,
)
