"""The verbs of auction: calls.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    "call": "SEAT CALL",  # `call S 1S, W pass` ; `auction 1S pass 2H` is a run from the dealer
    "changes": "SEAT [at-once|late] CALL",
    "simultaneous": "SEAT CALL",
}
