"""The verbs of score: the score.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    "honors": "SEAT NUMBER|aces|chicane",
    "score": "SIDE|SEAT [below|above] NUMBER",
    "amends": "SIDE|SEAT [below|above|game] NUMBER",
    "agreed": "[score|rubber|muggins|looking-back]",
    "unfinished": "",  # the rubber is broken off
}

OF_SHEETS = dict.fromkeys(("score", "amends", "unfinished"))
