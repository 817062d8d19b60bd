"""Remedies at a party, where the hostess has to please her guests."""

from referee.mechanics.rulings.gives.parts import DECIDED_ELSEWHERE, Physical

HOSTESS_MAY_COMPROMISE = Physical(
    "the hostess decides, and may give each side the score that it would have had without the irregularity",
    DECIDED_ELSEWHERE,
    choice=True,
)
