"""What cribbage expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.cribbage.expects.goes import (
    FALSE_GO,
    GO_NOT_CONTINUED,
    PAST_THIRTY_ONE,
    WITHHELD_CARD_PLAYED,
    WRONG_LEADER,
    WRONG_TOTAL,
)
from referee.families.cribbage.expects.laying_away import CRIB_SEEN_EARLY, WRONG_AFTER_LAYING_AWAY
from referee.families.cribbage.expects.pegs_and_counts import (
    COUNTED_OUT_OF_ORDER,
    HELP_IN_COUNTING,
    OVERLOOKED_TAKEN,
    PEGGED_SHORT,
    PEGGED_TOO_FAR,
    SCORE_ACROSS_GO,
)
from referee.score.expects import WRONG_COUNT

OF_GOES = (
    FALSE_GO,
    GO_NOT_CONTINUED,
    WITHHELD_CARD_PLAYED,
    PAST_THIRTY_ONE,
    WRONG_LEADER,
    WRONG_TOTAL,
)
OF_LAYING_AWAY = (
    WRONG_AFTER_LAYING_AWAY,
    CRIB_SEEN_EARLY,
)
OF_PEGS_AND_COUNTS = (
    PEGGED_SHORT,
    PEGGED_TOO_FAR,
    SCORE_ACROSS_GO,
    COUNTED_OUT_OF_ORDER,
    WRONG_COUNT,
    HELP_IN_COUNTING,
    OVERLOOKED_TAKEN,
)
