"""Remedies of lowball in the clubs of California."""

from __future__ import annotations

from referee.core.roles import OFFENDER
from referee.mechanics.rulings.gives.general import does, names

CARD_DEAD = does("the card is dead")
MUST_ACCEPT = does(lambda table, matter: f"{names(OFFENDER, table, matter)} must accept the card")
MAY_REJECT = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} accepts the card, or gets the top card before the deal goes on",
    choice=True,
)
REPLACED_LATER = does("the card is dead, and is replaced when the others are served")
MUST_TAKE_IT = does("the dealer must take it")
GETS_FIRST_NUMBER = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} gets {matter.count or 'the number he called for first'}"
)
ADDS_OR_FORFEITS = does(
    lambda table, matter: f"{names(OFFENDER, table, matter)} adds the balance or forfeits what is in", choice=True
)
HANDS_PLAYED_OUT = does("the hands are played out", bites=False)
