"""What patience expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.patience.expects.accordion import NO_MATCH, PILE_SPLIT, WRONG_DISTANCE
from referee.families.patience.expects.patience import (
    COVERED_CARD_MOVED,
    FOUNDATION_DELAYED,
    MIXED_UNIT,
    PARTIAL_UNIT,
    ROW_MISDEALT,
    ROW_OVER_SPACE,
    RUN_AGAIN,
    SPACE_FILLED_WRONGLY,
    STOCK_SPREAD,
    TALON_TOO_LATE,
    WASTE_MOVED,
    WRONG_BUILD,
    WRONG_NUMBER_TURNED,
)

OF_ACCORDION = (
    WRONG_DISTANCE,
    NO_MATCH,
    PILE_SPLIT,
)
OF_PATIENCE = (
    WRONG_BUILD,
    PARTIAL_UNIT,
    MIXED_UNIT,
    SPACE_FILLED_WRONGLY,
    COVERED_CARD_MOVED,
    WASTE_MOVED,
    TALON_TOO_LATE,
    RUN_AGAIN,
    WRONG_NUMBER_TURNED,
    ROW_OVER_SPACE,
    ROW_MISDEALT,
    FOUNDATION_DELAYED,
    STOCK_SPREAD,
)
