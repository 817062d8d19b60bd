"""The verbs of turns: a turn that is passed, or stopped.."""

from referee.core.verbs import Shapes

OF_CERTAIN_GAMES: Shapes = {
    "passes": "SEAT [OTHER] [CARDS|NUMBER]",  # leaves it to the next; or hands cards on
    "stops": "SEAT",
}
