"""Remedies of knock poker."""

from referee.families.poker.binds import DISCARDS_WITHOUT_DRAWING, DRAWS_WITHOUT_DISCARDING
from referee.mechanics.rulings.gives.binding import binds
from referee.mechanics.rulings.gives.parts import WithoutEffect

DISCARDS_ONLY = binds(DISCARDS_WITHOUT_DRAWING)
DRAWS_ONLY = binds(DRAWS_WITHOUT_DISCARDING)
DRAWN_CARDS_TO_PILE = WithoutEffect("the cards drawn go to the discard pile, and the next player has his choice of them")
