"""Remedies at a party, where the hostess has to please her guests."""

from __future__ import annotations

from referee.mechanics.rulings.gives.general import does

HOSTESS_MAY_COMPROMISE = does(
    "the hostess decides, and may give each side the score that it would have had without the irregularity", choice=True
)
