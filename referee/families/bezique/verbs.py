"""The verbs of sixty-six: the stock closed."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "closes": "SEAT",  # turns the trump card down: nobody draws any more
}

SAID: Sayings = {
    "closes": ("closes|closed|shuts", "turns trump|upcard|turn-up down|face"),
}
