"""The verbs of gin: who plays the hand, where more sit at the table than play it."""

from referee.core.verbs import Shapes

OF_CERTAIN_GAMES: Shapes = {
    "meets": "SEAT OTHER",  # these two play the hand that begins
}
