"""The verbs of stock: drawing from the stock and discarding.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    # draws: other: from another pack; NUMBER: as many cards asked of the dealer
    "draws": "[SEAT] [OTHER] [end|other|stock|pile|faced] [(CARDS [NUMBER])|(NUMBER [CARDS])]",
}

OF_CERTAIN_GAMES: Shapes = {
    "discards": "SEAT [down] CARDS|NUMBER",
    "sees": "SEAT CARDS",  # cards of the stock that he has no right to see
    "buries": "SEAT",  # has a card seen so put in the middle of the stock
    "restores": "SEAT [CARDS]",  # puts back what he drew, or takes up what he laid down
    "answers": 'SEAT yes|no|"TEXT"',
}

SAID: Sayings = {
    "draws": (
        "draws",
        "draws|takes|picks|lifts card|cards|{number}",
        "takes|picks|lifts|pulls stock|pile|talon|pack|deck",
        "picks up pile|pack|stock",
    ),
    "discards": ("discards|dumps|sheds|throws|tosses {card}|{rank}|card", "discards"),
    "sees": ("sees|saw|sights card|cards stock|pack",),
    "buries": ("buries",),
}

PLAYING = dict.fromkeys(("draws", "discards"))
