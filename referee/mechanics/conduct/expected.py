"""What conduct expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.conduct.expects.questions import TRICK_POINTED_OUT, TRICK_SEEN
from referee.mechanics.conduct.expects.remarks import (
    APPROVAL_OR_HINT,
    DISCLOSURE,
    EMPHASIS_OR_DELAY,
    GATHERED_EARLY,
    INFLUENCED_BY_PARTNER,
    TRICKS_NOT_IN_ORDER,
    UNDISCLOSED_CONVENTION,
    WATCHES_HAND,
)

#: what may be said and looked at in the play of tricks
TALKING = (
    EMPHASIS_OR_DELAY,
    APPROVAL_OR_HINT,
    GATHERED_EARLY,
    WATCHES_HAND,
    INFLUENCED_BY_PARTNER,
    TRICKS_NOT_IN_ORDER,
    UNDISCLOSED_CONVENTION,
    DISCLOSURE,
    TRICK_POINTED_OUT,
    TRICK_SEEN,
)
