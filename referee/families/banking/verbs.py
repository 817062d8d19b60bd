"""The verbs of banking: bets on cards against a bank.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "splits": "SEAT [NUMBER]",  # the bet on the second hand
    "redoubles": "SEAT",
    "burns": "SEAT [CARD]",
}

SAID: Sayings = {
    "splits": ("splits",),
    "burns": ("burns",),
}
