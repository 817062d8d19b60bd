"""What stops expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.stops.expects.doubting import DOUBTED_EARLY, WRONG_NUMBER_LAID, WRONG_RANK_ANNOUNCED
from referee.families.stops.expects.shedding import CALLS_A_RANK, DOES_NOT_FIT, PLAY_WITHHELD
from referee.families.stops.expects.stops import BEGUN_WRONGLY, CARD_NOT_NAMED, EXTRA_HAND_SEEN
from referee.mechanics.stakes.expects import PAYMENT_OVER_DUE

OF_SHEDDING = (
    DOES_NOT_FIT,
    PLAY_WITHHELD,
    CALLS_A_RANK,
    PAYMENT_OVER_DUE,
)
OF_DOUBTING = (
    DOUBTED_EARLY,
    WRONG_NUMBER_LAID,
    WRONG_RANK_ANNOUNCED,
    PAYMENT_OVER_DUE,
)
OF_STOPS = (
    BEGUN_WRONGLY,
    PLAY_WITHHELD,
    CARD_NOT_NAMED,
    EXTRA_HAND_SEEN,
    PAYMENT_OVER_DUE,
)
