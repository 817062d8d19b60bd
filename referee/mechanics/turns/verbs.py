"""The verbs of turns: a turn that is passed, or stopped.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "passes": "SEAT [OTHER] [CARDS|NUMBER]",  # leaves it to the next; or hands cards on
    "stops": "SEAT",
}

SAID: Sayings = {
    "passes": ("passes|pass",),
    "stops": ("says|calls|cries|yells|shouts stop",),
}

PLAYING = dict.fromkeys(("passes",))
