"""What comes of a false lead that has been taken back: matters that the law on the lead brings up."""

from referee.core.expect import OutOfTurn
from referee.core.subject import Deed

LEAD_WAS_TAKEN_BACK = OutOfTurn("lead", "taken back", name="lead-taken-back", says="a lead out of turn that was taken back")

PLAYED_ON_FALSE_LEAD = Deed("played-on-false-lead", "cards played to a lead that was then taken back")
