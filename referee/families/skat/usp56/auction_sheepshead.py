"""Auction sheepshead (usp56 5634-5636)."""

from referee.core.law import Law
from referee.families import skat
from referee.families.skat.usp56.schafskopf import SCHAFSKOPF
from referee.mechanics import auction, conduct, rulings, tricks, trump

AUCTION_SHEEPSHEAD = SCHAFSKOPF.vary(
    "auction-sheepshead",
    title="Auction Sheepshead",
    cite="usp56 5634-5636",
    seats=4,
    players=(4, 4),
    sides=2,
    order=skat.with_jacks,
    hand_size=8,
    deal="Eight cards to each player, four at a time.",
    rounds=(4, 4),
    widow_after=None,
    play=skat.AUCTION_SHEEPSHEAD_PLAY,
    form=skat.AuctionSheepsheadForm(),
    score=None,
    rules=(
        ("Players", "Four, in two sides."),
        (
            "Ranks",
            "The jacks of clubs, spades, hearts and diamonds are the highest trumps, then the suit that is named. That ace, ten, king, queen, nine, eight, seven follow as in Skat is taken from there.",
        ),
        (
            "Bidding",
            "From the dealer's left each bids once or passes: so many points over sixty that his side will win. The highest bidder names the trump, and the dealer's left leads.",
        ),
        ("Score", "The book has none: it is told whether the bid is made."),
    ),
    expects=(
        *tricks.TRICKS,
        trump.SPEAKS_OUT_OF_TURN,
        trump.MADE_BY_ANOTHER,
        auction.BID_NOT_LISTED,
        auction.INSUFFICIENT_BID,
        auction.BID_AGAIN,
        skat.GAME_CLAIMED,
        conduct.DISCLOSURE,
        conduct.TRICK_SEEN,
    ),
    drop=[
        "blind-looked-at",
        "blind-picked-out-of-turn",
        "all-pass",
        "player-falls-short",
        "least-scoring",
        "least-two-way-tie",
        "least-three-way-tie",
    ],
    add=[
        Law(
            "second-bid-by-same-hand",
            breach=auction.BID_AGAIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5636",
            says="Each hand has one bid.",
        ),
        Law(
            "bid-not-possible",
            breach=[auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID, trump.MADE_BY_ANOTHER],
            remedy=rulings.silent("it has no effect"),
            cite="usp56 5636",
            says="Of a bid that is not higher than the last, or of more than there are points, and of a trump named by another the book says nothing.",
        ),
        Law(
            "bid-out-of-turn",
            breach=trump.SPEAKS_OUT_OF_TURN,
            remedy=rulings.silent("it has no effect, and he may speak in turn"),
            cite="usp56 5636",
            says="Of a bid or a pass out of turn the book says nothing.",
        ),
    ],
)
