"""Remedies of knock poker."""

from __future__ import annotations

from referee.mechanics.rulings.gives.binding import binds
from referee.mechanics.rulings.gives.parts import WithoutEffect
from referee.mechanics.turns import binds as turns

DISCARDS_ONLY = binds(turns.DISCARDS_ONLY)
DRAWS_ONLY = binds(turns.DRAWS_ONLY)
DRAWN_CARDS_TO_PILE = WithoutEffect("the cards drawn go to the discard pile, and the next player has his choice of them")
