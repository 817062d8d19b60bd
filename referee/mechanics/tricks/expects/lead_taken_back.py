"""What comes of a false lead that has been taken back: matters that the law on the lead brings up."""

from __future__ import annotations

from referee.core.law import Breach, Deed

LEAD_WAS_TAKEN_BACK = Breach("lead-taken-back", "a lead out of turn that was taken back")
PLAYED_ON_FALSE_LEAD = Deed("played-on-false-lead", "cards played to a lead that was then taken back")
