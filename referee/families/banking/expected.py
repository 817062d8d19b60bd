"""What banking expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.banking.expects.black_jack import (
    BUST_NOT_PAID,
    DEALERS_DRAW,
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
from referee.families.banking.expects.coup import (
    BANK_NOT_ANNOUNCED,
    BANKED_BY_ANOTHER,
    BET_AFTER_DEAL,
    NATURAL_KEPT_BACK,
    OFF_THE_TABLE,
    THIRD_CARD_TWICE,
)
from referee.families.banking.expects.red_dog import BET_CHANGED, LOSING_HAND_HIDDEN, NEITHER_BET_NOR_PAID, TOO_MANY_PLAYERS
from referee.mechanics.deal.expects.misdealing import CARD_NOT_BURNED
from referee.mechanics.stakes.expects import BET_OVER_LIMIT, CHIPS_TAKEN_BACK, PAYMENT_OVER_DUE

OF_BLACK_JACK = (
    BET_OVER_LIMIT,
    DOUBLED_EARLY,
    REDOUBLED_ALONE,
    SETTLED_BET_RECLAIMED,
    UNLIKE_CARDS_SPLIT,
    SPLIT_UNEQUALLY,
    MARKER_DEALT,
    HOLE_CARD_SEEN,
    DEALERS_DRAW,
    BUST_NOT_PAID,
    STANDER_HIDES_CARD,
    UNDECLARED_BUST,
    NATURAL_NOT_ANNOUNCED,
    UNREQUESTED_CARD,
    TWO_CARDS_DEALT,
    DRAWN_AFTER_DONE,
    CARD_NOT_BURNED,
    CHIPS_TAKEN_BACK,
    PAYMENT_OVER_DUE,
)
OF_RED_DOG = (
    BET_CHANGED,
    BET_OVER_LIMIT,
    NEITHER_BET_NOR_PAID,
    CHIPS_TAKEN_BACK,
    LOSING_HAND_HIDDEN,
    TOO_MANY_PLAYERS,
)
#: bets are laid before the hands are dealt, and lie there
BETS_STAND = (BET_AFTER_DEAL, CHIPS_TAKEN_BACK)
#: hands drawn to by a table, against a banker who puts up a bank
OF_COUP = (
    OFF_THE_TABLE,
    THIRD_CARD_TWICE,
    NATURAL_KEPT_BACK,
    BANK_NOT_ANNOUNCED,
    BANKED_BY_ANOTHER,
    *BETS_STAND,
    PAYMENT_OVER_DUE,
)
