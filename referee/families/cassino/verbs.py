"""The verbs of cassino: cards taken in.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "captures": "SEAT CARDS",  # the card from the hand, then what it takes in
    "builds": "SEAT CARDS [NUMBER]",  # the card from the hand, then what it is put to; the number announced
    "trails": "SEAT CARD",
    "covers": "SEAT [CARD]",  # lays a card, or turns a build, face down
}

SAID: Sayings = {
    "captures": ("takes|captures {card}|card|{number}",),
    "builds": ("builds",),
    "trails": ("trails",),
}

PLAYING = dict.fromkeys(("captures", "builds", "trails"))
