"""The verbs of claims: tricks claimed and given up.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    "claims": 'SEAT [shown] NUMBER ["TEXT"]',  # shown: with the cards on the table
    "concedes": "SEAT NUMBER",
    "disputes": "SEAT",
    "agrees": "SEAT",
}
