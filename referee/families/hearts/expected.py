"""What hearts expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.hearts.expects.hearts import BIDS_ON_A_JACK, NOT_DRAWN, SUM_WRONG, TOTALS_WRONG, WIDOW_SEEN
from referee.families.hearts.expects.passing import (
    LOOKED_BEFORE_PASSING,
    PASSED_AGAINST_RULE,
    PASSED_TO_WRONG_PLAYER,
    PENALTY_CARD_PASSED,
    WRONG_NUMBER_PASSED,
)
from referee.mechanics.tricks.expects.seen_by_families import FORBIDDEN_LEAD

OF_PASSING = (
    WRONG_NUMBER_PASSED,
    PASSED_TO_WRONG_PLAYER,
    LOOKED_BEFORE_PASSING,
    PASSED_AGAINST_RULE,
    PENALTY_CARD_PASSED,
)
OF_HEARTS = (
    FORBIDDEN_LEAD,
    NOT_DRAWN,
    WIDOW_SEEN,
    SUM_WRONG,
    BIDS_ON_A_JACK,
    TOTALS_WRONG,
)
