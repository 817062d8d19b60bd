"""What the stock expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.talon.expects import (
    DRAWN_CARD_NOT_SHOWN,
    FILLED_OUT_OF_TURN,
    FILLED_WITH_TOO_MANY,
    LAST_CARD_NOT_SHOWN,
    ODD_STOCK,
    STOCK_CARD_SEEN,
    STOCK_OF_THREE,
    WRONG_HAND_IN_PLAY,
)

#: hands filled again after each trick
FILLING = (
    FILLED_OUT_OF_TURN,
    FILLED_WITH_TOO_MANY,
    WRONG_HAND_IN_PLAY,
    DRAWN_CARD_NOT_SHOWN,
)
#: by two players, with what becomes of the last cards
TALON = (*FILLING, STOCK_OF_THREE, LAST_CARD_NOT_SHOWN)
#: the same where no card lies face up under the stock, and whoever sees a card of it pays for that by a choice of the other
TALON_FACE_DOWN = (
    FILLED_OUT_OF_TURN,
    FILLED_WITH_TOO_MANY,
    WRONG_HAND_IN_PLAY,
    ODD_STOCK,
    STOCK_CARD_SEEN,
)
