"""The verbs of all fours: a turn-up begged, the cards run, a new deal suggested.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "begs": "SEAT",  # would rather have another trump than the suit turned up
    "runs": "SEAT",  # refuses the gift, and gives three more cards to each
    "bunches": "[SEAT]",  # suggests that the cards be put together and dealt anew
}

SAID: Sayings = {
    "begs": ("begs",),
    "runs": ("runs cards|them|pack", "refuses gift"),
    "bunches": ("bunches|bunch",),
}

PLAYING = dict.fromkeys(("begs", "runs"))
