"""What patience expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.patience.expects.patience import (
    COVERED_CARD_MOVED,
    DOES_NOT_FIT,
    FOUNDATION_DELAYED,
    FROM_ELSEWHERE,
    MOVES_LEFT,
    PILE_SEEN,
    ROW_OVER_SPACE,
    RUN_AGAIN,
    WRONG_NUMBER_TURNED,
    WRONG_UNIT,
)

OF_PATIENCE = (
    DOES_NOT_FIT,
    WRONG_UNIT,
    COVERED_CARD_MOVED,
    FROM_ELSEWHERE,
    RUN_AGAIN,
    WRONG_NUMBER_TURNED,
    ROW_OVER_SPACE,
    FOUNDATION_DELAYED,
    MOVES_LEFT,
    PILE_SEEN,
)
