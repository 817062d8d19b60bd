"""The verbs of skat: the game that the Player undertakes, and what he foretells of it.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "undertakes": "SEAT solo|tournee|guckser|grand|grand-ouvert|null|null-ouvert|ramsch|simple|tout [SUIT]",  # also `undertakes N solo hearts`
    "predicts": "SEAT schneider|schwarz",  # before the opening lead
}

SAID: Sayings = {
    "undertakes": (
        "plays|declares|announces|names solo|tournee|guckser|grand|null|ramsch",
        "declares|announces {suit}",
        "says grand|null",
    ),
    "predicts": ("announces|predicts schneider|schwarz",),
}
