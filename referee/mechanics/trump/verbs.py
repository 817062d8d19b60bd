"""The verbs of trump: who makes the trump, the widow, and the partners of a deal.."""

from referee.core.verbs import Sayings, Shapes

OF_CERTAIN_GAMES: Shapes = {
    "makes": "SEAT ([alone] SUIT|no-trump)|(SUIT alone)",  # also `makes E hearts alone`
    "doubles": "SEAT",  # and redoubles
    "bids": (
        "SEAT CALL|NUMBER|nap|wellington|blucher|nullo|hold|ask|color|solo|solo-color|tout|tout-color|"
        "heart-solo|misere|guarantee|spread-misere|call-solo|with-widow|chico|grand"
    ),
    "orders": "SEAT [alone]",  # accepts the turn-up as an opponent of the dealer
    "assists": "SEAT [alone]",  # accepts it as the dealer's partner
    "lifts": "SEAT [alone]",  # accepts it as the dealer
    "rejects": "SEAT",  # turns it down as the dealer
    "solo": "SEAT",  # says that he plays alone
    "widow": "[SEAT] [CARDS]",  # takes the widow; without a seat, the cards that lie in it
    "chooses": "SEAT OTHER",  # takes a player for his partner
    "wants": "SEAT CARD|SUIT",  # whoever holds the card, or the best of the suit, is his partner
    # exchanges: puts a card away for one that the other gives him; or his hand for the extra one
    "exchanges": "SEAT [OTHER] [CARD [CARD]]",
    "robs": "SEAT [CARD]",  # takes the turn-up for this card
    "declines": "[SEAT]",  # could rob, or make a move, and does not
}

SAID: Sayings = {
    "makes": ("makes|names|declares {suit}|trump|trumps", "makes|declares no trump"),
    "bids": ("bids|says|calls|shouts {number}|nap", "bids"),
    "doubles": ("doubles",),
    "orders": ("orders up|{suit}|him",),
    "assists": ("assists",),
    "lifts": ("takes|picks up turned|trump|upcard", "picks it up"),
    "rejects": ("turns down",),
    "solo": ("plays|goes|declares alone",),
    "exchanges": ("exchanges|swaps|changes", "trades|swaps {card} joker"),
    "robs": ("robs",),
}

PLAYING = dict.fromkeys(("makes", "bids", "orders", "assists", "lifts", "rejects"))
