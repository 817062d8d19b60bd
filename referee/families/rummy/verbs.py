"""The verbs of rummy: a discard that a player is made to take, a card that goes from one of his sets into another."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "forces": "SEAT OTHER [CARD]",  # demands that he take the last discard, which fits one of his sets
    "borrows": "SEAT CARDS",  # takes cards out of a set of his own, to lay them down in another
    "retires": "SEAT [stock]",  # goes on top before the play; stock: and his cards are put with it
}

SAID: Sayings = {
    "forces": ("forces", "makes take|lay discard|card", "shoves card on|upon"),
    "retires": ("retires", "goes on top"),
    "borrows": ("borrows {card}|card", "takes {card}|card out of own|set|meld|run|sequence"),
}
