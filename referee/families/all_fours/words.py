"""The words in which people ask about pitch and its kin: bids, the card that is pitched, points. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import AUCTION, PLAY

WORDS: dict[str, Asked] = {
    "trump-changed": asked(
        "changes trump|trumps after the pitch|lead",
        "names another trump|suit after pitching|leading|pitched|led",
        "pitches|leads the wrong suit|card",
        verb="makes",
        phase=PLAY,
    ),
    "play-taken-back": asked(
        "takes back his play|card|revoke",
        "withdraws his play|card",
        "corrects a revoke|play|card",
        verb="substitutes",
        phase=PLAY,
    ),
    "bid-puts-out": asked(
        "bids enough to put {person}|seller|eldest out",
        "bids too much|high to be sold",
        verb="bids",
        phase=AUCTION,
    ),
    "sale-refused": asked(
        "refuses to sell",
        "does not sell",
        "keeps the pitch himself",
        verb="refuses",
        phase=AUCTION,
    ),
}
