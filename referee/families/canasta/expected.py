"""What canasta expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.families.canasta.expects.asking_out import ANSWER_NOT_YES_OR_NO, MELDED_BEFORE_ANSWER, STAYS_IN_AFTER_YES
from referee.families.canasta.expects.canasta_melds import DISCARDED_OUT, PLAYED_AFTER_LAST_THREE
from referee.families.canasta.expects.discard_pile import (
    FORCED_TAKE_REFUSED,
    RED_THREE_DISCARDED,
    RED_THREE_NOT_REPLACED,
    RED_THREE_UNDECLARED,
)
from referee.mechanics.melds.expects.first_meld import INSUFFICIENT_COUNT
from referee.mechanics.melds.expects.sets import DISCARD_FROM_MELD

OF_ASKING_OUT = (
    MELDED_BEFORE_ANSWER,
    ANSWER_NOT_YES_OR_NO,
    STAYS_IN_AFTER_YES,
)
OF_CANASTA_MELDS = (
    INSUFFICIENT_COUNT,
    DISCARDED_OUT,
    DISCARD_FROM_MELD,
    PLAYED_AFTER_LAST_THREE,
)
OF_DISCARD_PILE = (
    FORCED_TAKE_REFUSED,
    RED_THREE_DISCARDED,
    RED_THREE_NOT_REPLACED,
    RED_THREE_UNDECLARED,
)
