"""The verbs of cribbage: counting and pegging.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "go": "SEAT",  # cannot play
    "says": "SEAT NUMBER",  # the running total
    "pegs": "SEAT NUMBER",
    "muggins": "SEAT NUMBER",  # points that another has overlooked
}

SAID: Sayings = {
    "go": ("says|calls go",),
    "pegs": ("pegs|marks|moves|takes {number}", "pegs"),
    "muggins": ("says|calls muggins",),
}

PLAYING = dict.fromkeys(("go",))
