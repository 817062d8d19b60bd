"""Remedies of knock poker."""

from __future__ import annotations

from referee.core.roles import OFFENDER
from referee.mechanics.rulings.gives.general import does, names

DISCARDS_ONLY = does(lambda table, matter: f"{names(OFFENDER, table, matter)} discards without drawing")
DRAWS_ONLY = does(lambda table, matter: f"{names(OFFENDER, table, matter)} draws without discarding")
DRAWN_CARDS_TO_PILE = does("the cards drawn go to the discard pile, and the next player has his choice of them")
