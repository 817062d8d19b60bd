"""What stock expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.stock.expects import (
    DISCARDED_CARD_JUST_TAKEN,
    DISCARDED_OUT_OF_TURN,
    DISCARDED_WITHOUT_DRAWING,
    DISCARDS_LOOKED_AT,
    DRAWN_OUT_OF_TURN,
    LAST_CARDS_DRAWN,
    PILE_SHUFFLED,
    STOCK_CARD_SEEN,
    TOO_MANY_DRAWN,
    TURN_OUT_OF_TURN,
    TWO_DISCARDS,
    WRONG_DISCARD_TAKEN,
)

#: cards drawn from a stock and discarded
STOCK = (
    TURN_OUT_OF_TURN,
    DISCARDED_OUT_OF_TURN,
    DRAWN_OUT_OF_TURN,
    TOO_MANY_DRAWN,
    STOCK_CARD_SEEN,
    WRONG_DISCARD_TAKEN,
    LAST_CARDS_DRAWN,
    DISCARDED_WITHOUT_DRAWING,
    TWO_DISCARDS,
    DISCARDED_CARD_JUST_TAKEN,
    DISCARDS_LOOKED_AT,
    PILE_SHUFFLED,
)
