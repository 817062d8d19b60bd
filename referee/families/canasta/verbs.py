"""The verbs of canasta: cards taken up besides, and who sits out."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "packet": "SEAT [(CARDS [NUMBER])|(NUMBER [CARDS])]",  # takes up the cards that are his besides, so many of them
    "sits": "SEAT",  # sits out in this deal
}

SAID: Sayings = {
    "packet": ("takes|picks packet",),
    "sits": ("sits out",),
}
