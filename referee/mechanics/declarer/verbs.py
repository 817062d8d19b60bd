"""The verbs of declarer: what dummy does.."""

from referee.core.verbs import Shapes

VERBS: Shapes = {
    "arranges": "SEAT",  # touches dummy's cards to arrange them
    "places": "SEAT CARD",  # dummy puts a card in the played position
}
