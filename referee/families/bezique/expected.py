"""What games of the family expect of the players: a game names what holds in it. Breaches are told in this order."""

from referee.families.bezique.expects.bezique import DOUBLE_NOT_TOGETHER
from referee.families.bezique.expects.fildinski import NOT_WON
from referee.families.bezique.expects.sixty_six import CLOSED_WITHOUT_LEAD, MARRIAGE_NOT_LED, NINE_EXCHANGED, NOT_ENOUGH

OF_SIXTY_SIX = (CLOSED_WITHOUT_LEAD, MARRIAGE_NOT_LED, NINE_EXCHANGED, NOT_ENOUGH)
OF_DOUBLES = (DOUBLE_NOT_TOGETHER,)
OF_CARDS_WON = (NOT_WON,)
