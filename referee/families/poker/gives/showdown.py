"""Remedies of the showdown: cards speak, a wild card stays what it was called."""

from __future__ import annotations

from referee.core.roles import OFFENDER
from referee.core.status import CONDONED
from referee.mechanics.rulings.gives.general import does, names

CARDS_SPEAK = does("the announcement is void") & does("the cards speak for themselves")
POT_IS_GONE = does("the pot is taken in, and the announcement stands", status=CONDONED, bites=False)
STAYS_AS_DESIGNATED = does("the wild card stays what it was first said to be", bites=False)
MUST_DESIGNATE = does(
    lambda table, matter: f"whoever shows it says what the wild card is, since {names(OFFENDER, table, matter)} demands it",
    bites=False,
)
