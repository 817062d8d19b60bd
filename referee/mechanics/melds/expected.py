"""What melds expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.melds.expects.knocks import KNOCK_AT_WRONG_MOMENT, KNOCK_WITH_WRONG_NUMBER, LAID_OFF_AGAINST_GIN
from referee.mechanics.melds.expects.sets import FALSE_OUT, FALSE_SET, WENT_OUT_LONG, WENT_OUT_SHORT

#: sets laid down, and going out
MELDING = (
    FALSE_SET,
    FALSE_OUT,
    WENT_OUT_SHORT,
    WENT_OUT_LONG,
    KNOCK_AT_WRONG_MOMENT,
    KNOCK_WITH_WRONG_NUMBER,
    LAID_OFF_AGAINST_GIN,
)
