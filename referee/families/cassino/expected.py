"""What cassino expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.cassino.expects import (
    BUILD_COVERED,
    BUILD_NOT_ANNOUNCED,
    BUILT_WITHOUT_CARD,
    FALSE_BUILD,
    LAST_ROUND_NOT_ANNOUNCED,
    TAKEN_CARDS_SEEN,
    TRAILS_OVER_BUILD,
    WRONGLY_TAKEN,
)

OF_FISHING = (
    WRONGLY_TAKEN,
    BUILD_NOT_ANNOUNCED,
    BUILD_COVERED,
    BUILT_WITHOUT_CARD,
    TRAILS_OVER_BUILD,
    FALSE_BUILD,
    LAST_ROUND_NOT_ANNOUNCED,
    TAKEN_CARDS_SEEN,
)
