"""The verbs of rulings: what players ask of each other under a ruling.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    "attention": 'SEAT [OTHER] ["TEXT"]',
    # demands: place: the cards before their players
    "demands": "SEAT shuffle|redeal|misdeal|balance|seats|show|rotation|pack|correction|place|director",
    "accepts": "SEAT",
    "refuses": "SEAT",
    "waives": "SEAT",
    "requires": "SEAT OTHER lead|play|highest|lowest|win|lose|trump|pass|retract|withdraw|hand [CARD|SUIT]",
    "forbids": "SEAT OTHER lead|play|trump [CARD|SUIT]",
    "lets": "SEAT OTHER",  # leaves the player free, where a demand was possible
    "cancels": "SEAT doubles",
    "takes": "SIDE|SEAT NUMBER",  # tricks taken from the other side as a penalty
    "director": "[SEAT]",
}
