"""What cassino expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.cassino.expects import (
    BUILD_COVERED,
    BUILD_NOT_ANNOUNCED,
    BUILT_FROM_HAND,
    BUILT_WITHOUT_CARD,
    FACE_CARDS_COMBINED,
    LAST_ROUND_NOT_ANNOUNCED,
    MULTIPLE_BUILD_RAISED,
    RAISED_FROM_TABLE,
    TAKEN_CARDS_SEEN,
    TRAILS_OVER_BUILD,
    WRONGLY_TAKEN,
)

OF_FISHING = (
    WRONGLY_TAKEN,
    BUILD_NOT_ANNOUNCED,
    BUILD_COVERED,
    FACE_CARDS_COMBINED,
    MULTIPLE_BUILD_RAISED,
    RAISED_FROM_TABLE,
    BUILT_WITHOUT_CARD,
    BUILT_FROM_HAND,
    TRAILS_OVER_BUILD,
    LAST_ROUND_NOT_ANNOUNCED,
    TAKEN_CARDS_SEEN,
)
