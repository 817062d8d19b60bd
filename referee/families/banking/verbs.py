"""The verbs of banking: bets on cards against a bank.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "banks": "SEAT AMOUNT",  # puts up so much as the bank
    "bancos": "SEAT [suivi|table]",  # bets the whole bank; again, having lost it; or half of it
    "foretells": "SEAT CARDS NUMBER",  # bets so much on the order of the last cards
    "splits": "SEAT [NUMBER]",  # the bet on the second hand
    "redoubles": "SEAT",
    "insures": "SEAT AMOUNT",  # against the dealer's natural
    "burns": "SEAT [CARD]",
}

SAID: Sayings = {
    "insures": ("insures", "takes insurance"),
    "banks": ("puts up|announces a bank", "banks {number}"),
    "bancos": ("calls|says banco",),
    "foretells": ("calls turn|order",),
    "splits": ("splits",),
    "burns": ("burns",),
}
