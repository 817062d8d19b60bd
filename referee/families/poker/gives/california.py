"""Remedies of lowball in the clubs of California."""

from __future__ import annotations

from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.general import names
from referee.mechanics.rulings.gives.parts import HANDS_AS_TOLD, NOT_HELD_TO_IT, Physical, Remark, Undone

CARD_DEAD = Physical("the card is dead", HANDS_AS_TOLD)
MUST_ACCEPT = Undone(lambda table, matter: f"{names(OFFENDER, table, matter)} must accept the card", NOT_HELD_TO_IT)
MAY_REJECT = Undone(
    lambda table, matter: f"{names(OFFENDER, table, matter)} accepts the card, or gets the top card before the deal goes on",
    NOT_HELD_TO_IT,
    choice=True,
)
REPLACED_LATER = Physical("the card is dead, and is replaced when the others are served", HANDS_AS_TOLD)
MUST_TAKE_IT = Undone("the dealer must take it", NOT_HELD_TO_IT)
GETS_FIRST_NUMBER = Undone(
    lambda table, matter: f"{names(OFFENDER, table, matter)} gets {matter.count or 'the number he called for first'}",
    NOT_HELD_TO_IT,
)
ADDS_OR_FORFEITS = Undone(
    lambda table, matter: f"{names(OFFENDER, table, matter)} adds the balance or forfeits what is in",
    NOT_HELD_TO_IT,
    choice=True,
)
HANDS_PLAYED_OUT = Remark("the hands are played out")
