"""The verbs of exposure: cards shown and named.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    "exposes": "SEAT [OTHER] [hand|floor|widow|discards] [CARDS]",  # OTHER: to whom alone; floor: below the table
    "names": "SEAT [OTHER] CARD|SUIT|RANK",
    "abandons": "",  # all throw their hands on the table face up
}
