"""The verbs of bezique and sixty-six: the stock closed, the cards lifted off to deal from, what is left to be scored later."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "closes": "SEAT",  # turns the trump card down: nobody draws any more
    "batch": "SEAT NUMBER",  # the dealer has lifted so many cards off to deal from
    "estimates": "SEAT NUMBER",  # how many cards he takes them for
    "boxes": "SEAT OTHER",  # the one is in the box, and the other is captain against him
    "reserves": "SEAT CARDS",  # announces a declaration that he scores later
}

SAID: Sayings = {
    "closes": ("closes|closed|shuts", "turns trump|upcard|turn-up down|face"),
    "batch": ("lifts|takes|picks off|up {number} to deal", "lifts {number} cards"),
    "estimates": ("estimates|guesses|reckons {number}",),
    "boxes": ("is in the box",),
    "reserves": ("announces|says {number} to score", "leaves to score later"),
}
