"""Smudge, auction pitch with a joker, and sell-out (usp56 4305-4325)."""

from referee import score
from referee.core.cards import STANDARD_PACK, with_joker
from referee.core.law import Law
from referee.families import all_fours
from referee.families.all_fours.usp56.auction_pitch import AUCTION_PITCH
from referee.mechanics import auction, deal, rulings, trump

SMUDGE = AUCTION_PITCH.vary(
    "smudge",
    title="Smudge (Pitch)",
    cite="usp56 4305-4313",
    form=all_fours.PitchForm(counting=all_fours.Counting(low_to_winner=True), dealer_may_hold=False, anybody_smudges=True),
    rules=(
        ("Bidding", "The dealer too has to bid more than any other."),
        (
            "Points",
            "Low goes to the winner of the trick. Whoever makes all four points in a deal has won the game, pitcher or not, whatever his score was.",
        ),
        (
            "Score",
            "Many count down from seven to nothing, which is the same as to count up to seven; here the score is told as counted up.",
        ),
    ),
    drop=[
        "dealer-takes-bid-of-four",
        "misdeal-ace-jack-or-deuce-exposed",
        "misdeal-other-cause",
        "misdeal-wrong-number",
        "smudge-made",
    ],
    replace=[
        AUCTION_PITCH.law("insufficient-bid").but(when=[all_fours.DEALER_FOR_AS_MANY.no]),
    ],
    add=[
        Law(
            "dealer-takes-at-previous-bid",
            breach=auction.INSUFFICIENT_BID,
            when=[all_fours.DEALER_FOR_AS_MANY.yes],
            remedy=trump.BID_VOID,
            cite="drawn from usp56 4311, 4293",
            says="The dealer may not take the contract for as many as were bid; that this is void like another low bid is drawn from pitch.",
        ),
        Law(
            "misdeal-same-dealer",
            breach=deal.FACED_IN_DEALING,
            when=[all_fours.TELLING_CARD.yes],
            remedy=deal.REDEAL,
            cite="usp56 4289, 4311",
            says="After a misdeal the same player deals again; an ace, a jack or a deuce exposed in dealing is one.",
        ),
        Law(
            "all-four-points",
            cite="usp56 4311",
            says="Whoever makes all four points in a deal, pitcher or not, wins the game at once, whatever his score was.",
        ),
        Law(
            "low-to-trick-winner",
            cite="usp56 4311",
            says="Low counts for the player who wins the lowest trump in a trick.",
        ),
    ],
)

WITH_JOKER = AUCTION_PITCH.vary(
    "auction-pitch-with-joker",
    title="Auction Pitch with a Joker",
    cite="usp56 4315-4321",
    pack=with_joker(STANDARD_PACK),
    order=all_fours.with_lowest_joker,
    form=all_fours.PitchForm(all_points=5),
    score=score.Tally((all_fours.Outright(), score.Race(to=10), all_fours.PaidInCounters(plus=1, not_plus=2))),
    rules=(
        ("Pack", "53 cards, with a joker, the lowest trump; pitched, it is a spade."),
        (
            "Points",
            "Five: the joker counts one for whoever wins it; low is that of the lowest trump beside it. The book leaves bidding as it is, so that four is still the most that may be bid; to win the game with it takes all five points.",
        ),
        ("Game", "Ten points; the pitcher is counted first, then high, low, jack, joker and game."),
    ),
    replace=[
        AUCTION_PITCH.law("order-of-counting-out").but(
            cite="usp56 4319-4321",
            says="The pitcher's points count first, then high, low, jack, joker and game.",
        ),
    ],
    add=[
        Law(
            "joker-pitched-makes-spades",
            cite="usp56 4317",
            says="If the joker is pitched, spades are trumps.",
        ),
        Law(
            "joker-and-low",
            cite="usp56 4317",
            says="The joker is the lowest trump and counts a point for its winner; low is for the lowest natural trump.",
        ),
    ],
)

SELL_OUT = AUCTION_PITCH.vary(
    "sell-out",
    title="Sell-Out",
    cite="usp56 4323-4325",
    play=all_fours.SELL_OUT_PLAY,
    form=all_fours.SellOutForm(),
    rules=(
        (
            "Sale",
            "The dealer's left takes the pitch himself for four, or passes, and each other player has one bid from his left. He then sells to the highest bidder, who pitches, and scores the amount of the bid at once (`accepts`); or he pitches at that bid himself, and the bidder scores its amount (`refuses`).",
        ),
    ),
    expects=(*AUCTION_PITCH.expects, *all_fours.OF_SELL_OUT),
    add=[
        Law(
            "bid-putting-seller-out",
            breach=all_fours.BID_PUTS_OUT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4325",
            says="No bid may be so high that it would put the eldest hand out if he sold.",
        ),
        Law(
            "refusal-putting-bidder-out",
            breach=all_fours.SALE_REFUSED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4325",
            says="The eldest hand has to sell if the bidder would be put out by his refusal.",
        ),
    ],
)
