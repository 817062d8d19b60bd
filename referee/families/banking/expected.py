"""What banking expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.stakes.expects import CHIPS_TAKEN_BACK
from referee.mechanics.deal.expects.misdealing import CARD_NOT_BURNED
from referee.families.banking.expects.black_jack import (
    ACE_COUNTED_LOW,
    BET_OUTSIDE_LIMITS,
    BONUS_CLAIMED_BY_DEALER,
    BUST_NOT_PAID,
    DEALER_DRAWS_HIGH,
    DEALER_STANDS_LOW,
    DOUBLED_EARLY,
    DRAWN_AFTER_DONE,
    HOLE_CARD_SEEN,
    MARKER_DEALT,
    NATURAL_NOT_ANNOUNCED,
    REDOUBLED_ALONE,
    SETTLED_BET_RECLAIMED,
    SPLIT_UNEQUALLY,
    STANDER_HIDES_CARD,
    TWO_CARDS_DEALT,
    UNDECLARED_BUST,
    UNLIKE_CARDS_SPLIT,
    UNREQUESTED_CARD,
)
from referee.families.banking.expects.red_dog import (
    BET_CHANGED,
    BET_OVER_POOL,
    BURNED_WITH_TOO_MANY,
    LOSING_HAND_HIDDEN,
    NEITHER_BET_NOR_PAID,
    TOO_MANY_FOR_FIVE_CARDS,
)
from referee.families.poker.expects.pot import 

OF_BLACK_JACK = (
    BET_OUTSIDE_LIMITS,
    DOUBLED_EARLY,
    REDOUBLED_ALONE,
    SETTLED_BET_RECLAIMED,
    UNLIKE_CARDS_SPLIT,
    SPLIT_UNEQUALLY,
    MARKER_DEALT,
    HOLE_CARD_SEEN,
    DEALER_DRAWS_HIGH,
    ACE_COUNTED_LOW,
    DEALER_STANDS_LOW,
    BUST_NOT_PAID,
    STANDER_HIDES_CARD,
    UNDECLARED_BUST,
    NATURAL_NOT_ANNOUNCED,
    UNREQUESTED_CARD,
    TWO_CARDS_DEALT,
    DRAWN_AFTER_DONE,
    CARD_NOT_BURNED,
    BONUS_CLAIMED_BY_DEALER,
)
OF_RED_DOG = (
    BET_CHANGED,
    BET_OVER_POOL,
    NEITHER_BET_NOR_PAID,
    CHIPS_TAKEN_BACK,
    LOSING_HAND_HIDDEN,
    BURNED_WITH_TOO_MANY,
    TOO_MANY_FOR_FIVE_CARDS,
)
