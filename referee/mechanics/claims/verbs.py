"""The verbs of claims: tricks claimed and given up.."""

from referee.core.verbs import Sayings, Shapes

VERBS: Shapes = {
    "claims": 'SEAT [shown] NUMBER ["TEXT"]',  # shown: with the cards on the table
    "concedes": "SEAT NUMBER",
    "disputes": "SEAT",
    "agrees": "SEAT",
}

SAID: Sayings = {
    "claims": ("claims", "claims rest", "says rest|all mine", "has the rest"),
    "concedes": ("concedes", "gives up|in", "throws in"),
    "disputes": ("disputes|contests|denies|disagrees", "says no"),
    "agrees": ("agrees|nods", "says yes|fine|ok"),
}
