"""Forms of pinochle with partners in which the trump is bid for (usp56 4582-4638)."""

from referee import score
from referee.core.cards import FOUR_24_PACKS
from referee.core.law import Law
from referee.families import pinochle
from referee.families.pinochle.usp56.melds import CARDS_OR_ROUND_ONES, CHECKS, PARTNERS_SCALE, SIX_OR_EIGHT_SCALE
from referee.families.pinochle.usp56.partnership import PARTNERSHIP_PINOCHLE
from referee.mechanics import auction, combinations, rulings, tricks, trump
from referee.mechanics.tricks.facts.play import ESTABLISHED

PARTNERSHIP_AUCTION_PINOCHLE = PARTNERSHIP_PINOCHLE.vary(
    "partnership-auction-pinochle",
    title="Partnership Auction Pinochle",
    cite="usp56 4582-4592",
    deal="Twelve cards to each, three at a time; none is turned up.",
    form=pinochle.Everybody(scale=PARTNERS_SCALE, cards=CARDS_OR_ROUND_ONES, least=100, eldest_leads=True, widow=4),
    score=score.Tally((score.Race(to=1000, names_winner=True),)),
    rules=(
        (
            "Bidding",
            "From the eldest hand on, 100 at least, by tens; who has passed bids no more. The highest bidder names the trump.",
        ),
        ("Melds and play", "As in partnership pinochle; the eldest hand leads, whoever has bid."),
        (
            "Score",
            "The bidding side scores what it makes if that is its bid at least, and otherwise loses the bid; the others score what they make. 1,000 points win, and the bidding side is counted first.",
        ),
        (
            "Widow",
            "Some deal eleven cards to each and four to a widow, which the bidder takes unseen by others; he keeps one and gives one to each.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *combinations.SHOWN_BEFORE_PLAY,
        *pinochle.BIDDING,
        auction.BID_AGAIN,
        pinochle.TRUMP_NAMED_AGAIN,
        pinochle.WIDOW_SHOWN,
        pinochle.OUT_NOT_DECLARED,
    ),
    drop=[
        "dealer-omits-to-turn-trump",
        "false-claim-of-1000",
        "true-claim-of-1000",
        "claim-with-unvalidated-melds",
        "both-sides-reach-1000",
    ],
    add=(
        Law(
            "bid-after-passing",
            breach=auction.BID_AGAIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4584",
            says="Who has passed bids no more.",
        ),
        Law(
            "bid-off-the-grid",
            breach=[auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4584",
            says="A bid is 100 at least, a multiple of ten, and higher than the last.",
        ),
        Law(
            "bid-out-of-turn",
            breach=[trump.SPEAKS_OUT_OF_TURN, trump.MADE_BY_ANOTHER],
            remedy=rulings.silent("it counts for nothing"),
            cite="usp56 4584-4586",
            says="Each bids in his turn, and the highest bidder names the trump; of anything else the book says nothing.",
        ),
        Law(
            "trump-named-again",
            breach=pinochle.TRUMP_NAMED_AGAIN,
            remedy=rulings.silent("the trump that was named first stays"),
            cite="usp56 4586",
            says="The highest bidder names the trump; of another named afterwards the book says nothing.",
        ),
        Law(
            "widow-shown",
            breach=pinochle.WIDOW_SHOWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4592",
            says="The highest bidder looks at the widow and does not show it.",
        ),
        Law(
            "no-declaring-out",
            breach=pinochle.OUT_NOT_DECLARED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4590",
            says="Nobody declares himself out, for the score of the bidding side is counted first.",
        ),
        Law(
            "bidding-side-falls-short",
            cite="usp56 4590",
            says="A bidding side that makes less than its bid loses the bid, below nothing too.",
        ),
    ),
)

FIREHOUSE_PINOCHLE = PARTNERSHIP_AUCTION_PINOCHLE.vary(
    "firehouse-pinochle",
    title="Firehouse Pinochle",
    cite="usp56 4604-4608",
    form=pinochle.Everybody(scale=PARTNERS_SCALE, cards=CARDS_OR_ROUND_ONES, least=200, one_round=True),
    rules=(("Bidding", "Each bids once, 200 at least; the highest bidder names the trump and leads."),),
    drop=["bid-after-passing", "bid-off-the-grid", "widow-shown"],
    add=(
        Law(
            "second-or-low-bid",
            breach=[auction.BID_AGAIN, auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4606-4608",
            says="Each player has one bid, of 200 at least and higher than the last.",
        ),
        Law(
            "widow-in-firehouse",
            breach=pinochle.WIDOW_SHOWN,
            remedy=rulings.silent("there is no widow"),
            cite="usp56 4606",
            says="All cards are dealt, and there is no widow.",
        ),
    ),
)

CHECK_PINOCHLE = PARTNERSHIP_AUCTION_PINOCHLE.vary(
    "check-pinochle",
    title="Check Pinochle",
    cite="usp56 4610-4638",
    form=pinochle.Everybody(scale=PARTNERS_SCALE, cards=CARDS_OR_ROUND_ONES, least=200, dealer_must=True, checks=CHECKS),
    score=score.Tally((score.Race(to=1000, names_winner=True), pinochle.CheckRack(CHECKS))),
    rules=(
        (
            "Bidding",
            "200 at least. None of the first three bids without a marriage; if they pass the dealer bids 200, and more only with one. The highest bidder names the trump and leads.",
        ),
        (
            "Checks",
            "Each player of a side collects from an opponent: round trip 5 (in the place of kings and queens), flush 2, aces 2, kings, queens or jacks 1, double pinochle 2; a contract of 200 made 2, 250 4, 300 7, 350 10, and 5 more for each 50 beyond, twice as much for defeating it; 5 for all twelve tricks; for the game 10, one more for each 100 points ahead or a part of them, and 5 if the losers are below nothing.",
        ),
    ),
    expects=(
        *PARTNERSHIP_AUCTION_PINOCHLE.expects,
        pinochle.BID_WITHOUT_MARRIAGE,
        pinochle.OPENING_BID_WITHHELD,
    ),
    drop=["bid-after-passing", "bid-off-the-grid", "widow-shown", "revoke"],
    add=(
        Law(
            "bid-without-a-marriage",
            breach=pinochle.BID_WITHOUT_MARRIAGE,
            remedy=pinochle.MAY_ELECT_CONTRACT,
            chooser=pinochle.OPPONENTS_UNTIL_LEAD,
            cite="usp56 4616, 4634",
            says="If a player bids without a marriage where he needs one the opponents may abandon the deal, take the contract at the highest or lowest bid they made, or have the offenders play their highest.",
        ),
        Law(
            "dealer-passes-when-forced",
            breach=pinochle.OPENING_BID_WITHHELD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4616",
            says="If the first three pass the dealer bids 200.",
        ),
        Law(
            "bid-after-passing-or-not-higher",
            breach=[auction.BID_AGAIN, auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4616",
            says="A bid is 200 at least and higher than the last, and who has passed bids no more.",
        ),
        Law(
            "widow-in-check",
            breach=pinochle.WIDOW_SHOWN,
            remedy=rulings.silent("there is no widow"),
            cite="usp56 4614",
            says="All cards are dealt, and there is no widow.",
        ),
        Law(
            "revoke-corrected-in-time",
            breach=tricks.REVOKE,
            when=[ESTABLISHED.no],
            remedy=tricks.PUT_RIGHT,
            cite="drawn from usp56 4636",
            says="Until his side leads or plays to the next trick a player may put a revoke right.",
        ),
        Law(
            "revoke-established",
            breach=tricks.REVOKE,
            when=[ESTABLISHED.yes],
            remedy=pinochle.REST_TO_OPPONENTS,
            cite="usp56 4636-4638",
            says="An established revoke costs every card from its trick on; the tricks before stand.",
        ),
        Law(
            "meld-lost-without-a-trick",
            cite="usp56 4620",
            says="Every deal is played out, and a side that wins no trick loses its melds.",
        ),
    ),
)

PARTNERSHIP_PINOCHLE_SIX_OR_EIGHT = PARTNERSHIP_PINOCHLE.vary(
    "partnership-pinochle-six-or-eight",
    title="Partnership Pinochle for six or eight",
    cite="usp56 4594-4602",
    seats=6,
    players=(6, 8),
    pack=FOUR_24_PACKS,
    hand_size=16,
    hand_sizes={8: 12},
    rounds=(4, 4, 4, 4),
    deal="Four at a time: sixteen cards to each of six, twelve to each of eight.",
    form=pinochle.Everybody(scale=SIX_OR_EIGHT_SCALE, cards=CARDS_OR_ROUND_ONES, total=490, bids=False, eldest_leads=True),
    rules=(
        ("Players", "Six or eight, in two sides who sit alternately; 96 cards, four of each from ace to nine."),
        (
            "Melds",
            "As in partnership pinochle, and twelve jacks, three of each suit, 800, a triple flush 3,000. What the other multiples count is lost in the book: they count as their parts.",
        ),
    ),
)
