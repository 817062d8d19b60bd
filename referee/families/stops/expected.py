"""What stops expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.stops.expects.doubting import DOUBTED_EARLY, WRONG_NUMBER_LAID, WRONG_RANK_ANNOUNCED
from referee.families.stops.expects.shedding import CALLS_A_RANK, DOES_NOT_FIT, PASSES_THOUGH_ABLE, PASSES_WITH_STOCK
from referee.families.stops.expects.stops import (
    CARD_NOT_NAMED,
    DUE_CARD_WITHHELD,
    EXTRA_HAND_SEEN,
    NOT_THE_LOWEST,
    STOPPED_SUIT_REOPENED,
    WITHHOLDER_OUT,
)

OF_SHEDDING = (
    DOES_NOT_FIT,
    PASSES_THOUGH_ABLE,
    PASSES_WITH_STOCK,
    CALLS_A_RANK,
)
OF_DOUBTING = (
    DOUBTED_EARLY,
    WRONG_NUMBER_LAID,
    WRONG_RANK_ANNOUNCED,
)
OF_STOPS = (
    NOT_THE_LOWEST,
    DUE_CARD_WITHHELD,
    STOPPED_SUIT_REOPENED,
    CARD_NOT_NAMED,
    WITHHOLDER_OUT,
    EXTRA_HAND_SEEN,
)
