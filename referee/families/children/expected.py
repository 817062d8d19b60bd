"""What children expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.children.expects.asking import BOOK_NOT_SHOWN, CARD_WITHHELD, ILLEGAL_CALL
from referee.families.children.expects.begging import PLAYS_WHEN_RETIRED, WRONG_PAYMENT
from referee.families.children.expects.childrens import (
    DRAWN_FROM_ANOTHER,
    FALSE_PAIR,
    FALSE_SLAP,
    NOT_IN_TWOS,
    OWN_PILE_SEEN,
    PASSES_AFTER_STOP,
    TURNED_TOWARD_SELF,
)
from referee.mechanics.melds.expects.sets import FALSE_SET
from referee.mechanics.stakes.expects import PAYMENT_OVER_DUE
from referee.mechanics.stock.expects import DRAWN_OUT_OF_TURN

OF_ASKING = (
    ILLEGAL_CALL,
    DRAWN_OUT_OF_TURN,
    CARD_WITHHELD,
    FALSE_SET,
    BOOK_NOT_SHOWN,
    PAYMENT_OVER_DUE,
)
OF_CHILDRENS = (
    FALSE_PAIR,
    NOT_IN_TWOS,
    DRAWN_FROM_ANOTHER,
    FALSE_SLAP,
    TURNED_TOWARD_SELF,
    OWN_PILE_SEEN,
    PASSES_AFTER_STOP,
)
OF_BEGGING = (
    WRONG_PAYMENT,
    PLAYS_WHEN_RETIRED,
)
