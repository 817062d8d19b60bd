"""Variants of hearts (usp56 3749-3803), by difference."""

from referee import score
from referee.core.cards import STANDARD_PACK, Pack
from referee.core.law import Law
from referee.core.order import by_rank_cancelling
from referee.families import hearts
from referee.families.hearts.usp56.hearts import HEARTS
from referee.mechanics import auction, rulings, tricks, trump
from referee.mechanics.tricks.facts.play import ESTABLISHED

#: the rules of hearts that turn on passing cards and on the sum of 26
OF_THE_PASS = ("looks-at-received-cards-before-passing", "passes-wrong-number")

#: a revoke where there is no other duty than to follow suit
REVOKE_IN_SUIT = HEARTS.law("revoke-in-following-suit").but(when=[ESTABLISHED.yes])

OMNIBUS_HEARTS = HEARTS.vary(
    "omnibus-hearts",
    title="Omnibus Hearts",
    cite="usp56 3749-3759",
    players=(4, 6),
    form=hearts.Hearts(hearts.OMNIBUS, passed={4: 3, 5: 3, 6: 2}),
    score=score.Tally((score.BestTotal(low=False),), score.cards_taken, "points"),
    rules=(
        ("Plus and minus", "Hearts and the queen of spades count minus, the ten of diamonds ten plus for whoever wins it."),
        ("Take-all", "One player with all fifteen counting cards scores 26 plus."),
    ),
    drop=("totals-not-multiple-of-26",),
    replace=(
        HEARTS.law("one-player-takes-everything").but(
            cite="usp56 3757",
            says="A player who takes all fifteen counting cards scores 26 plus, and not 16 minus.",
        ),
    ),
    add=(
        Law(
            "ten-of-diamonds-or-take-all-misscored",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 3755-3757",
            says="Each heart is minus one, the queen of spades minus thirteen, the ten of diamonds plus ten; all fifteen in one hand are plus 26.",
        ),
    ),
)

OMNIBUS_HEARTS_WITH_JACK = OMNIBUS_HEARTS.vary(
    "omnibus-hearts-with-jack",
    title="Omnibus Hearts, the jack of diamonds the plus card",
    cite="usp56 3755",
    form=hearts.Hearts(hearts.OMNIBUS_WITH_JACK, passed={4: 3, 5: 3, 6: 2}),
    rules=(("The plus card", "The jack of diamonds in the place of the ten."),),
)

CANCELLATION_HEARTS = HEARTS.vary(
    "cancellation-hearts",
    title="Cancellation Hearts",
    cite="usp56 3761-3775",
    seats=8,
    players=(7, 10),
    pack=Pack("104 cards, two packs together", STANDARD_PACK.cards, copies=2),
    hand_sizes={7: 14, 9: 11, 10: 10},
    order=by_rank_cancelling,
    form=hearts.Hearts(hearts.BLACK_LADY),
    rules=(
        ("No pass", "No cards are passed; what is left over in the deal goes to the winner of the first trick."),
        (
            "Cancellation",
            "Two like cards in a trick cancel each other; if nobody can win a trick it goes to the winner of the next.",
        ),
    ),
    drop=OF_THE_PASS,
    add=(
        Law(
            "cards-passed-before-play",
            breach=hearts.PASSED_AGAINST_RULE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3769",
            says="No cards are passed before the play.",
        ),
        Law(
            "widow-to-first-trick",
            cite="usp56 3767, 3771",
            says="Cards left over in the deal lie face down and are added to the first trick.",
        ),
        Law(
            "trick-awarded-to-cancelled-card",
            cite="usp56 3773",
            says="Two like cards in a trick cancel each other: the highest card of the suit led that has not its like there wins.",
        ),
        Law(
            "all-cards-of-trick-paired",
            cite="usp56 3773",
            says="A trick whose cards are all paired goes to the winner of the next; who leads to that the book does not say: here he who led before.",
        ),
    ),
)

HEARTS_WITHOUT_BLACK_LADY = HEARTS.vary(
    "hearts-without-black-lady",
    title="Hearts without Black Lady",
    cite="usp56 3777-3779",
    form=hearts.Hearts(hearts.HEARTS_ONLY),
    owed=None,
    score=score.Tally((score.Pool(),), hearts.PaidIn(hearts.howell)),
    rules=(
        ("No pass, no queen", "Each plays the cards he was dealt, and the queen of spades counts nothing."),
        (
            "Howell settlement",
            "For each heart taken put up a chip for every other player, then take out a chip for each heart you did not take.",
        ),
    ),
    drop=(*OF_THE_PASS, "queen-of-spades-not-discarded-at-first-chance", "queen-rule-set-aside", "totals-not-multiple-of-26"),
    replace=(REVOKE_IN_SUIT,),
    add=(
        Law(
            "howell-payment-wrong",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 3779",
            says="Each puts up as many chips a heart as there are other players, and takes out thirteen less the hearts he took.",
        ),
        Law(
            "cards-passed",
            breach=hearts.PASSED_AGAINST_RULE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3779",
            says="No cards are passed before the play.",
        ),
    ),
)

DOMINO_HEARTS = HEARTS.vary(
    "domino-hearts",
    title="Domino Hearts",
    cite="usp56 3781-3791",
    players=(2, 7),
    hand_size=6,
    hand_sizes={},
    deal="Six cards each, one at a time; the rest is the stock.",
    form=hearts.Hearts(hearts.HEARTS_ONLY, from_stock=True),
    owed=None,
    rules=(
        ("The stock", "Who cannot follow suit draws from the stock until he can; when it is gone he may discard."),
        ("The end", "A player without cards drops out; the last one left keeps his cards, and usually only the hearts count."),
    ),
    drop=(*OF_THE_PASS, "looks-at-leftover-cards", "queen-of-spades-not-discarded-at-first-chance", "queen-rule-set-aside"),
    replace=(REVOKE_IN_SUIT,),
    add=(
        Law(
            "discards-while-stock-remains",
            breach=hearts.NOT_DRAWN,
            remedy=hearts.lost("none is taken, for a card not drawn hides no card of the suit", rulings.NOTHING_STATED),
            cite="usp56 3789",
            says="Who cannot follow suit draws until he can, as long as there is a stock; what it costs not to is lost with the revoke penalty.",
        ),
        Law(
            "wrong-leader-after-winner-out-of-cards",
            breach=tricks.LEAD_OUT_OF_TURN,
            when=[hearts.WINNER_WAS_OUT.yes],
            until=tricks.RETRACTION_DEMANDED,
            remedy=tricks.CARD_BACK,
            cite="usp56 3741, 3789",
            says="After a trick won with a last card the next player at the left who has cards leads; another's lead is taken back on demand.",
        ),
        Law(
            "wrong-leader-noticed-late",
            breach=tricks.LEAD_OUT_OF_TURN,
            when=[hearts.WINNER_WAS_OUT.yes],
            after=tricks.RETRACTION_DEMANDED,
            remedy=hearts.LATE,
            cite="usp56 3741, 3789",
            says="After all have played to it such a lead stands as regular.",
        ),
        Law(
            "last-survivor-keeps-hand",
            cite="usp56 3789",
            says="The last player with cards keeps them, and what is among them counts as taken.",
        ),
    ),
)

SPOT_HEARTS = HEARTS.vary(
    "spot-hearts",
    title="Spot Hearts",
    cite="usp56 3793-3795",
    form=hearts.Hearts(hearts.SPOTS, passed={3: 3, 4: 3, 5: 3, 6: 2, 7: 2}),
    rules=(("Values", "Each heart counts its spots, jack 11, queen 12, king 13, ace 14; the queen of spades 13 as before."),),
    drop=("totals-not-multiple-of-26",),
    add=(
        Law(
            "heart-settled-at-wrong-value",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 3795",
            says="A heart counts its spots, court cards 11, 12 and 13, the ace 14; all of them make 104 (the ten is printed as 190).",
        ),
    ),
)

AUCTION_HEARTS = HEARTS_WITHOUT_BLACK_LADY.vary(
    "auction-hearts",
    title="Auction Hearts",
    cite="usp56 3797-3803",
    form=hearts.Hearts(None),
    play=hearts.AUCTION_HEARTS_PLAY,
    score=score.Tally(
        (
            score.Pool(
                waits=hearts.bidder_of_the_jack,
                waiting_name="namer",
                waiting_words="names the suit of the next deal without bidding",
            ),
        ),
        hearts.PaidIn(hearts.to_one_or_two_clean),
    ),
    rules=(
        (
            "The auction",
            "Once round from the dealer's left each bids counters, more than the last, or passes; the highest puts them up, names the suit to be avoided and leads.",
        ),
        (
            "The pool",
            "A counter for each card of the suit goes in; one player without any takes the pool, two share it, otherwise it is played for again.",
        ),
    ),
    drop=("howell-payment-wrong",),
    expects=(
        *HEARTS_WITHOUT_BLACK_LADY.expects,
        auction.BID_NOT_LISTED,
        auction.INSUFFICIENT_BID,
        auction.BID_AGAIN,
        trump.SPEAKS_OUT_OF_TURN,
        trump.MADE_BY_ANOTHER,
    ),
    add=(
        Law(
            "bid-not-higher",
            breach=[auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3799",
            says="Each player bids higher than the bid before or passes.",
        ),
        Law(
            "second-bid-by-same-player",
            breach=auction.BID_AGAIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3799",
            says="Each player has one bid only.",
        ),
        Law(
            "bidding-on-a-jack-deal",
            breach=hearts.BIDS_ON_A_JACK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3803",
            says="While a pool waits to be won nobody bids: the bidder of its first deal names the suit.",
        ),
        Law(
            "pool-division",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 3803",
            says="One player without a card of the suit takes the pool, two divide it; with more, with none, or with all thirteen in one hand nobody wins.",
        ),
    ),
)
