"""What poker expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.poker.expects.amounts import (
    ANNOUNCED_BET_UNDERPAID,
    CHIPS_NOT_ON_TABLE,
    RAISE_UNDER_MINIMUM,
    SHORT_CALL,
    STRING_BET,
    UNANNOUNCED_BET,
)
from referee.families.poker.expects.blinds import BLIND_NOT_POSTED, BLIND_OUT_OF_TURN, BLIND_UNEQUAL
from referee.families.poker.expects.brag import DROPS_CONCEALED, NO_ANTE, SEES_TOO_EARLY, TOUCHES_BLIND_CARDS, UNEQUAL_DEALS
from referee.families.poker.expects.california import FOULED_BY_ANOTHER, RAISE_AFTER_CHECK
from referee.families.poker.expects.checks_and_drops import (
    ANNOUNCED_OUT_OF_TURN,
    CHECK_AFTER_BET,
    CHECK_NOT_ALLOWED,
    CHECK_OUT_OF_TURN,
    DROPPED_OUT_OF_TURN,
)
from referee.families.poker.expects.chips_out_of_turn import CHIPS_AFTER_BETTING, CHIPS_AFTER_DROPPING, CHIPS_OUT_OF_TURN
from referee.families.poker.expects.declarations import ACE_NOT_NAMED, DECLARATION_CHANGED, SHOWN_BEFORE_DECLARING
from referee.families.poker.expects.matching import MATCH_NOT_PAID
from referee.families.poker.expects.openers import FALSE_OPENERS, FALSE_OPENERS_FOUND
from referee.families.poker.expects.poker_conduct import (
    DEAL_PASSED_UP,
    HELD_BELOW_TABLE,
    LIMIT_CHANGED,
    PLAYS_AS_PARTNERS,
    PRIVATE_TRADE,
)
from referee.families.poker.expects.poker_deal import MISDEAL_CALLED_BY_INTERFERER, TWO_FACED_TO_PLAYER
from referee.families.poker.expects.poker_draw import (
    BOTTOM_CARD_SERVED,
    DEALER_SILENT,
    DISCARD_DOES_NOT_FIT,
    DRAWS_WHEN_PASSED_OVER,
    EXPOSED_DRAW_CARD,
    LETS_ANOTHER_DRAW,
    WRONG_NUMBER_SERVED,
)
from referee.families.poker.expects.pot import POT_TO_WRONG_PLAYER
from referee.families.poker.expects.showdown import HAND_MISSTATED, HAND_NOT_SHOWN, WILD_HAND_CHANGED
from referee.families.poker.expects.stud import (
    ANNOUNCEMENT_OMITTED,
    BEATEN_HAND_STAYS,
    DISCARD_RECLAIMED,
    HOLE_CARD_DEALT_UP,
    IMPOSSIBLE_CALL,
    NO_HOLE_CARD,
    PLAYER_LEFT_OUT,
    TOO_MANY_DOWN,
    TOO_MANY_PLAYED,
    UPCARDS_NOT_TURNED,
)
from referee.mechanics.deal.expects.misdealing import CARD_NOT_BURNED
from referee.mechanics.deal.expects.wrong_number_of_cards import WRONG_NUMBER_OF_HANDS
from referee.mechanics.stakes.expects import BET_OVER_LIMIT, CHIPS_TAKEN_BACK, PAYMENT_OVER_DUE

OF_MATCHING = (
    MATCH_NOT_PAID,
    PAYMENT_OVER_DUE,
)
OF_BRAG = (
    UNEQUAL_DEALS,
    NO_ANTE,
    DROPS_CONCEALED,
    SEES_TOO_EARLY,
    TOUCHES_BLIND_CARDS,
)
#: bets in turn, up to a limit
BETTING = (
    SHORT_CALL,
    RAISE_UNDER_MINIMUM,
    BET_OVER_LIMIT,
    CHIPS_NOT_ON_TABLE,
    STRING_BET,
    ANNOUNCED_BET_UNDERPAID,
    UNANNOUNCED_BET,
    CHECK_OUT_OF_TURN,
    CHECK_AFTER_BET,
    CHECK_NOT_ALLOWED,
    DROPPED_OUT_OF_TURN,
    ANNOUNCED_OUT_OF_TURN,
    CHIPS_OUT_OF_TURN,
    CHIPS_AFTER_DROPPING,
    CHIPS_AFTER_BETTING,
    CHIPS_TAKEN_BACK,
    POT_TO_WRONG_PLAYER,
    PAYMENT_OVER_DUE,
    HAND_MISSTATED,
    WILD_HAND_CHANGED,
    HAND_NOT_SHOWN,
)
#: those of them that hold wherever bets go round by turns
BETTING_BY_TURNS = (
    CHECK_OUT_OF_TURN,
    CHECK_AFTER_BET,
    CHECK_NOT_ALLOWED,
    DROPPED_OUT_OF_TURN,
    CHIPS_OUT_OF_TURN,
    CHIPS_AFTER_DROPPING,
    CHIPS_AFTER_BETTING,
    POT_TO_WRONG_PLAYER,
    PAYMENT_OVER_DUE,
)
OF_POKER_CONDUCT = (
    DEAL_PASSED_UP,
    PLAYS_AS_PARTNERS,
    PRIVATE_TRADE,
    LIMIT_CHANGED,
    HELD_BELOW_TABLE,
)
OF_POKER_DEAL = (
    TWO_FACED_TO_PLAYER,
    WRONG_NUMBER_OF_HANDS,
    MISDEAL_CALLED_BY_INTERFERER,
)
OF_POKER_DRAW = (
    WRONG_NUMBER_SERVED,
    EXPOSED_DRAW_CARD,
    BOTTOM_CARD_SERVED,
    LETS_ANOTHER_DRAW,
    DRAWS_WHEN_PASSED_OVER,
    DISCARD_DOES_NOT_FIT,
    DEALER_SILENT,
)
OF_STUD = (
    TOO_MANY_DOWN,
    HOLE_CARD_DEALT_UP,
    NO_HOLE_CARD,
    PLAYER_LEFT_OUT,
    IMPOSSIBLE_CALL,
    ANNOUNCEMENT_OMITTED,
    UPCARDS_NOT_TURNED,
    BEATEN_HAND_STAYS,
    DISCARD_RECLAIMED,
    TOO_MANY_PLAYED,
)
OF_BLINDS = (BLIND_NOT_POSTED, BLIND_OUT_OF_TURN, BLIND_UNEQUAL)
OF_DECLARATIONS = (
    DECLARATION_CHANGED,
    SHOWN_BEFORE_DECLARING,
    ACE_NOT_NAMED,
)
OF_OPENERS = (
    FALSE_OPENERS,
    FALSE_OPENERS_FOUND,
)
OF_CALIFORNIA = (
    RAISE_AFTER_CHECK,
    CARD_NOT_BURNED,
    FOULED_BY_ANOTHER,
)
