"""The verbs of seating: who sits where.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    "enters": "SEAT [NUMBER]",  # cuts into another table, at which so many others wait to play
}
