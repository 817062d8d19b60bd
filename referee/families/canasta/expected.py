"""What canasta expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.canasta.expects.asking_out import ANSWER_NOT_YES_OR_NO, MELDED_BEFORE_ANSWER, STAYS_IN_AFTER_YES
from referee.families.canasta.expects.canasta_melds import (
    DISCARD_FROM_MELD,
    DISCARDED_OUT,
    EXCESS_WILD_CARDS,
    INSUFFICIENT_COUNT,
    OUT_AFTER_NO,
    OUT_WITHOUT_CANASTA,
    PLAYED_AFTER_LAST_THREE,
)
from referee.families.canasta.expects.discard_pile import (
    BLOCKED_PILE_TAKEN,
    FORCED_TAKE_REFUSED,
    PILE_REACHED_FOR,
    PILE_SPREAD,
    RED_THREE_DISCARDED,
    RED_THREE_UNDECLARED,
    THREE_REPLACED,
)

OF_ASKING_OUT = (
    MELDED_BEFORE_ANSWER,
    ANSWER_NOT_YES_OR_NO,
    STAYS_IN_AFTER_YES,
)
OF_CANASTA_MELDS = (
    EXCESS_WILD_CARDS,
    OUT_WITHOUT_CANASTA,
    OUT_AFTER_NO,
    INSUFFICIENT_COUNT,
    DISCARDED_OUT,
    DISCARD_FROM_MELD,
    PLAYED_AFTER_LAST_THREE,
)
OF_DISCARD_PILE = (
    PILE_REACHED_FOR,
    BLOCKED_PILE_TAKEN,
    PILE_SPREAD,
    FORCED_TAKE_REFUSED,
    THREE_REPLACED,
    RED_THREE_DISCARDED,
    RED_THREE_UNDECLARED,
)
