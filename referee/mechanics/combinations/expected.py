"""What combinations expect of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.combinations.expects import (
    CARD_COUNTED_BEFORE,
    COMBINATION_AT_WRONG_TIME,
    COMBINATION_MISCOUNTED,
    COMBINATION_OF_CARDS_LYING,
    COMBINATION_WITH_PLAYED_CARD,
    NO_COMBINATION,
    SECOND_COMBINATION,
)

#: laid down one after the other, while tricks are played
DECLARED_IN_PLAY = (
    COMBINATION_AT_WRONG_TIME,
    SECOND_COMBINATION,
    NO_COMBINATION,
    COMBINATION_WITH_PLAYED_CARD,
    CARD_COUNTED_BEFORE,
    COMBINATION_OF_CARDS_LYING,
    COMBINATION_MISCOUNTED,
)
#: shown at once, before the play
SHOWN_BEFORE_PLAY = (
    NO_COMBINATION,
    COMBINATION_MISCOUNTED,
)
