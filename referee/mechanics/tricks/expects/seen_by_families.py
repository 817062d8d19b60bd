"""Faults of the play of tricks that each family sees in a way of its own: a card before its time, a lead that is barred."""

from referee.core.expect import NotThisCard, TooEarly

PLAYED_TOO_EARLY = TooEarly("play", name="played-too-early", says="a card played before its time")
FORBIDDEN_LEAD = NotThisCard(
    "lead", name="forbidden-lead", says="a card led that may not be led, or in the place of one that must"
)
