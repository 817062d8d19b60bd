"""A hand with a wrong number of cards that is played on with; what it brings when the deal is settled."""

from __future__ import annotations

from referee.core.law import Breach

HAND_STILL_WRONG = Breach("hand-still-wrong", "a hand with a wrong number of cards at the settlement")
