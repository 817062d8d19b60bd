"""What games of the family expect of the players: a game names what holds in it. Breaches are told in this order."""

from referee.families.piquet_klaberjass.expects.darda import MELD_LATE, WIDOW_WITHOUT_RIGHT
from referee.families.piquet_klaberjass.expects.declaring import CONCEDED_THEN_CLAIMED, DECLARED_LATE, FALSE_DECLARATION
from referee.families.piquet_klaberjass.expects.exchange import (
    DISCARD_CHANGED,
    DREW_BEFORE_DISCARDING,
    DREW_FIRST,
    DREW_TOO_MANY,
    LEFT_CARDS_SILENTLY,
    STOCK_TOO_SHORT,
    WRONG_NUMBER_LAID_AWAY,
)
from referee.families.piquet_klaberjass.expects.klaberjass import (
    BELLA_LATE,
    FALSE_EQUALITY,
    LOSER_SHOWS_MELD,
    SEVEN_EXCHANGED_LATE,
)
from referee.families.piquet_klaberjass.expects.piquet import CARTE_BLANCHE_LATE, WRONG_RUNNING_SCORE

OF_DECLARING = (FALSE_DECLARATION, CONCEDED_THEN_CLAIMED, DECLARED_LATE)
OF_EXCHANGE = (
    WRONG_NUMBER_LAID_AWAY,
    DISCARD_CHANGED,
    DREW_TOO_MANY,
    DREW_FIRST,
    DREW_BEFORE_DISCARDING,
    LEFT_CARDS_SILENTLY,
    STOCK_TOO_SHORT,
)
OF_PIQUET = (CARTE_BLANCHE_LATE, WRONG_RUNNING_SCORE)
OF_KLABERJASS = (FALSE_EQUALITY, BELLA_LATE, LOSER_SHOWS_MELD, SEVEN_EXCHANGED_LATE)
OF_DARDA = (MELD_LATE, WIDOW_WITHOUT_RIGHT)
