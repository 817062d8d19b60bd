"""The words in which people ask about pinochle: melds, the widow, burying, bids, going out. Data only."""

from referee.core.asked import Asked, asked
from referee.core.table import AUCTION, PLAY

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    "illegal-information": asked(
        "names a suit in the bidding",
        "names|says|tells suit|{suit}|two long suits in bidding|auction",
        "says it is|it's {suit}",
        verb="announces",
        phase=AUCTION,
    ),
    "flush-announced": asked(
        "announces a flush before any bid", "announces|says flush|long suit", verb="announces", phase=AUCTION
    ),
    "meld-announced-after-bid": asked(
        "announces a meld after a bid", "announces|says {number} meld after|over bid", verb="announces", phase=AUCTION
    ),
    "meld-announced": asked("announces a meld", "announces|says {number} meld", verb="announces", phase=AUCTION),
    "not-out": asked(
        "declares himself out without the points",
        "declares|says|announces|claims out + short|not|less|fewer|without",
        "says i am out|i'm out",
        verb="out",
        phase=PLAY,
    ),
    "out-not-declared": asked("declares himself out", "declares|says|claims out", verb="out", phase=PLAY),
    "opening-bid-withheld": asked(
        "passes though he has to open",
        "passes must|has to|forced|obliged open|bid",
        "eldest hand|dealer passes instead|without bidding",
        verb="passes",
        phase=AUCTION,
    ),
    "widow-seen-auction": asked(
        "sees a card of the widow in the auction",
        "sees|looks|peeks card of|at widow before|during|while bidding|auction",
        verb="looks",
        phase=AUCTION,
    ),
    "widow-exposed-auction": asked(
        "exposes a card of the widow in the auction",
        "exposes|turns|flips|shows card of|up widow before|during bidding|auction",
        verb="exposes",
        phase=AUCTION,
    ),
    "widow-short": asked("the widow is short", "widow has 2|two|too few|short card|cards", verb="counts", phase=AUCTION),
    "widow-shown": asked("shows the widow", "shows|exposes|turns up widow", verb="exposes", phase=AUCTION),
    "lead-before-burying": asked(
        "leads before burying",
        "leads before|without burying|buries|discarding",
        "forgets bury|to bury",
        verb="play",
        phase=PLAY,
    ),
    "melded-card-buried": asked(
        "buries a melded card",
        "buries|lays away|discards melded|card of his meld",
        "buries {card} melded|of his flush|marriage",
        verb="discards",
        phase=PLAY,
    ),
    "changed-after-lead": asked(
        "changes trump or burial after the lead",
        "changes trump|meld|melds|burial|buried after|once lead|leading|led",
        verb="makes",
        phase=PLAY,
    ),
    "changed-before-lead": asked(
        "changes trump or burial before the lead",
        "changes trump|meld|melds|burial|buried before lead|leading|leads",
        verb="makes",
        phase=PLAY,
    ),
    "buried-cards-seen": asked(
        "looks at the buried cards",
        "looks|peeks|checks at|in buried|cards he buried|laid away",
        verb="looks",
        phase=PLAY,
    ),
    "claims-victory": asked(
        "claims that his side has won",
        "claims won|victory|made|rest|game",
        "says we|i have won|made it",
        verb="claims",
        phase=PLAY,
    ),
    "defeat-conceded": asked(
        "concedes", "concedes|gives up contract|hand|defeat", "throws in his hand|cards", verb="concedes", phase=PLAY
    ),
    "concession-suggested": asked(
        "suggests to his partner to concede",
        "suggests|asks partner|mate concede|conceding|give it",
        verb="concedes",
        phase=PLAY,
    ),
    "inactive-player": asked(
        "looks or advises though he takes no part",
        "sitting out|inactive looks|advises|speaks|comments",
        verb="looks",
        phase=PLAY,
    ),
    "buried-late": asked(
        "lays cards away too late",
        "buries|discards|lays away|tosses after|once picking|picked|taking|taken up meld|melds",
        "buries|discards|lays away|tosses + already|after|once led|lead",
        "picks|takes meld|melds up|back + before|then|only discards|buries|discard|bury",
        verb="discards",
        phase=AUCTION,
    ),
    "trump-after-widow": asked(
        "names the trump after seeing the widow",
        "names|makes|declares trump|{suit} after|once seeing|widow",
        "widow + then|only|first names|says|declares trump|{suit}",
        verb="makes",
        phase=AUCTION,
    ),
    "trump-named-again": asked("names another trump", "names|changes another|second|his trump", verb="makes", phase=PLAY),
    "bid-without-marriage": asked("bids without a marriage", "bids|opens without|no marriage", verb="bids", phase=AUCTION),
}
