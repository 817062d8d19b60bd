"""The verbs of children: cards given and slapped.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "gives": "SEAT OTHER [CARDS]",
    "slaps": "SEAT",
}

SAID: Sayings = {
    "gives": ("gives",),
    "slaps": ("slaps|whacks|hits",),
}

PLAYING = dict.fromkeys(("gives",))
