"""What games of the family expect of the players: a game names what holds in it. Breaches are told in this order."""

from referee.families.bezique.expects.partners import CONSULTED_ON_DECLARING, DOUBLE_OF_TWO_HANDS
from referee.families.bezique.expects.rubicon import (
    CARTE_BLANCHE_ENDED,
    FALSE_CARTE_BLANCHE,
    LEAD_WITHDRAWN,
    PENDING_NOT_ANNOUNCED,
)
from referee.families.bezique.expects.sixty_six import CLOSED_WITHOUT_LEAD, MARRIAGE_NOT_LED, NINE_EXCHANGED, NOT_ENOUGH

OF_SIXTY_SIX = (CLOSED_WITHOUT_LEAD, MARRIAGE_NOT_LED, NINE_EXCHANGED, NOT_ENOUGH)
OF_CARTE_BLANCHE = (FALSE_CARTE_BLANCHE, CARTE_BLANCHE_ENDED)
OF_LONG_GAMES = (*OF_CARTE_BLANCHE, PENDING_NOT_ANNOUNCED, LEAD_WITHDRAWN)
OF_PARTNERS = (DOUBLE_OF_TWO_HANDS, CONSULTED_ON_DECLARING)
