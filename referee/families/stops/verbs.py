"""The verbs of stops: cards laid and doubted.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "lays": "SEAT [OTHER] [RANK] [CARDS] [NUMBER]",  # RANK and NUMBER: what he says they are
    "doubts": "SEAT",
}

SAID: Sayings = {
    "lays": ("lays|puts|plays {card}|card|{number} off|on", "lays|puts|plays {card}|card|{number}"),
    "doubts": ("doubts",),
}

PLAYING = dict.fromkeys(("lays",))
