"""The verbs of layout: cards in piles on the table.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "pile": "[SEAT] PILE [CARDS] [NUMBER]",  # what lies in it: these cards face up, on so many face down
    "turns": "[SEAT] [down|over|toward] [PILE] [CARDS]",  # turns cards up; over: a whole pile; toward: to himself first
    "moves": "[SEAT] [OTHER] PILE PILE [CARDS] [NUMBER]",  # OTHER: whose pile they come from
    "loads": "SEAT PILE PILE [CARD]",  # onto the other player's pile
    "spreads": "[SEAT] [OTHER] PILE",
}

SAID: Sayings = {
    "turns": ("turns|flips|uncovers card|over|up",),
    "moves": ("moves|shifts|transfers|slides {card}|card|pile",),
    "loads": ("loads",),
    "spreads": ("spreads|fans talon|pile|stock",),
}

PLAYING = dict.fromkeys(("moves", "turns", "loads"))
