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
    "begs-by-another": asked(
        "begs though|when|while not eldest|dealer",
        "begs|stands out of turn",
        verb="begs",
        phase=AUCTION,
    ),
    "answered-by-another": asked(
        "runs the cards though|when|while not dealer",
        "gives one though|when|while not dealer",
        verb="runs",
        phase=AUCTION,
    ),
    "new-suit-rejected": asked(
        "begs again|twice",
        "rejects|refuses the new suit|trump",
        "begs after the cards are run",
        verb="begs",
        phase=AUCTION,
    ),
    "hand-not-reduced": asked(
        "keeps {number} cards after running",
        "does not discard down to six",
        "discards too few|many cards",
        "plays with|from {number} cards",
        verb="play",
        phase=PLAY,
    ),
    "bundle-seen": asked(
        "looks at the cards|bundle|bundles of the rejected suit",
        "looks at cards|bundle|bundles laid aside|discarded",
        verb="looks",
        phase=AUCTION,
    ),
    "hand-seen-before-trump": asked(
        "picks up|looks at his hand|cards before the trump is made|settled",
        "takes up his hand too soon",
        verb="looks",
        phase=AUCTION,
    ),
    "bunched": asked(
        "bunches the cards",
        "suggests a new deal",
        verb="bunches",
        phase=AUCTION,
    ),
    "plain-card-kept": asked(
        "keeps {card}|{suit} at the discard",
        "does not discard everything|all but trumps",
        "keeps a card that is no trump",
        verb="discards",
        phase=PLAY,
    ),
    "trump-discarded": asked(
        "discards|throws away a trump|pedro",
        "discards a trump|pedro in error|by mistake",
        verb="discards",
        phase=PLAY,
    ),
    "forced-trump-not-shown": asked(
        "discards a seventh trump without showing it",
        "does not show the trump discarded",
        verb="discards",
        phase=PLAY,
    ),
    "discard-taken-up": asked(
        "changes his discard|discards before drawing|looking",
        "takes back|up a discard before drawing|looking",
        verb="restores",
        phase=PLAY,
    ),
    "discard-taken-up-late": asked(
        "changes his discard|discards after drawing|looking",
        "takes back|up a discard after drawing|looking",
        verb="restores",
        phase=PLAY,
    ),
    "stock-card-down": asked(
        "finds a card face down in|of the stock",
        "card of the stock is face down",
        verb="turns",
    ),
}
