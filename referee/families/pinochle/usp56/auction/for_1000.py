"""Auction pinochle for 1,000 points, in which everybody melds and each plays for himself (usp56 4917-4919)."""

from referee import score
from referee.core.law import Law
from referee.families import pinochle
from referee.families.pinochle.usp56.auction import AUCTION_PINOCHLE
from referee.families.pinochle.usp56.melds import CARDS_OR_ROUND_ONES, SCALE
from referee.mechanics import auction, combinations, conduct, deal, exposure, rulings, tricks, trump

#: what speaks of units, of the kitty and of two against one
OF_UNITS = (
    "wrong-number-late-bidder-correct",
    "wrong-number-late-bidder-incorrect",
    "wrong-number-after-bidders-lead",
    "melded-card-buried",
    "looks-back-at-played-card",
    "opponent-looks-back-at-played-card",
    "revoke-by-bidder",
    "revoke-by-opponent",
    "claim-of-victory",
    "concession-binding",
    "one-opponent-suggests-conceding",
    "forced-300-forfeited-unseen",
    "concession-after-looking",
    "concession-after-lead",
    "opponents-concede",
    "double-bete-payment",
    "kitty-and-inactive-settle",
)

AUCTION_PINOCHLE_FOR_1000 = AUCTION_PINOCHLE.vary(
    "auction-pinochle-for-1000",
    title="Auction Pinochle for 1,000 points",
    cite="usp56 4917-4919",
    players=(3, 4),
    play=pinochle.CONTRACT_PLAY,
    form=pinochle.Everybody(
        scale=SCALE, cards=CARDS_OR_ROUND_ONES, least=100, widow=3, trump_may_change=True, bidder_needs_no_trick=True
    ),
    score=score.Tally((score.Race(to=1000, names_winner=True),)),
    rules=(
        ("Players", "Three receive cards; of four the dealer does not. Each plays for himself."),
        ("Bidding", "The eldest hand opens with 100 at least; bids go up by tens, and who has passed bids no more."),
        (
            "Widow",
            "The highest bidder takes it, shows it, names the trump and lays three cards away that he has not melded; they count for him as a trick.",
        ),
        (
            "Melds",
            "All meld what they can, class A flush 150, royal marriage 40, marriage 20, dix 10; class B aces 100, kings 80, queens 60, jacks 40; class C pinochle 40. Who wins no trick does not count his meld, but for the bidder.",
        ),
        (
            "Score",
            "Each scores what he makes in melds and cards; a bidder who makes less than he bid loses the bid. 1,000 points win; the bidder is counted first, then the eldest hand.",
        ),
    ),
    expects=(
        *rulings.DEMANDING,
        *tricks.TRICKS,
        *pinochle.BIDDING,
        *combinations.SHOWN_BEFORE_PLAY,
        *pinochle.OF_WIDOW,
        combinations.CARD_COUNTED_BEFORE,
        auction.BID_AGAIN,
        conduct.DISCLOSURE,
        conduct.TRICK_SEEN,
    ),
    drop=OF_UNITS,
    replace=(
        Law(
            "eldest-does-not-open",
            breach=pinochle.OPENING_BID_WITHHELD,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4782, 4919",
            says="The eldest hand opens with a bid of 100 at least.",
        ),
        Law(
            "impossible-bid",
            breach=auction.BID_NOT_LISTED,
            remedy=trump.VOID_AND_NO_PENALTY,
            cite="usp56 4862, 4919",
            says="A bid below 100 or between the tens is void, without penalty.",
        ),
        Law(
            "widow-card-exposed-before-auction-closes",
            breach=pinochle.WIDOW_EXPOSED,
            remedy=pinochle.CALLED_OFF,
            cite="usp56 4846-4848, 4919",
            says="If a card of the widow is exposed before the auction is over the deal is called off, and the next player deals; there are no units in which to pay.",
        ),
        Law(
            "lead-before-burying",
            breach=pinochle.LEAD_BEFORE_BURYING,
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="usp56 4864-4866, 4919",
            says="A bidder who leads before laying three cards away scores nothing.",
        ),
        Law(
            "opponent-exposes-several-cards",
            breach=exposure.CARD_EXPOSED,
            when=[trump.THE_CONTRACTOR.no, pinochle.HOW_MANY_EXPOSED.is_(pinochle.SEVERAL)],
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="usp56 4856, 4919",
            says="If more than one card of a player is exposed who is not the bidder he scores nothing.",
        ),
        Law(
            "opponent-gives-information",
            breach=conduct.DISCLOSURE,
            when=[trump.THE_CONTRACTOR.no, pinochle.OPPONENT_HAS_PLAYED.yes],
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="usp56 4870-4872, 4919",
            says="Once an opponent of the bidder has played to the first trick, one who asks or says what was bid or melded or how many points anybody has or needs scores nothing.",
        ),
        Law(
            "bidder-looks-at-buried-cards-late",
            breach=pinochle.BURIED_CARDS_SEEN,
            when=[trump.THE_CONTRACTOR.yes, pinochle.PLAYED_TO_SECOND.yes],
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="usp56 4874, 4919",
            says="A bidder who looks at the cards he laid away once he has played to the second trick scores nothing.",
        ),
        Law(
            "opponent-looks-at-buried-cards",
            breach=pinochle.BURIED_CARDS_SEEN,
            when=[trump.THE_CONTRACTOR.no],
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="drawn from usp56 4874, 4919",
            says="Another has no right to see them, and scores nothing.",
        ),
        Law(
            "defender-leads-out-of-turn",
            breach=tricks.LEAD_OUT_OF_TURN,
            when=[trump.THE_CONTRACTOR.no],
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="usp56 4882, 4919",
            says="A player who leads out of turn and is not the bidder scores nothing.",
        ),
    ),
    add=(
        Law(
            "offender-cannot-score",
            breach=[tricks.REVOKE, conduct.TRICK_SEEN],
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="usp56 4874, 4880, 4919",
            says="Who revokes, or looks at a card played once he has played to the next trick, scores nothing, and play goes on; as bidder he loses the bid.",
        ),
        Law(
            "wrong-number-late",
            breach=[deal.TOO_FEW_CARDS, deal.TOO_MANY_CARDS],
            when=[pinochle.FOUND_WHEN.is_(pinochle.AFTER_WIDOW, pinochle.AFTER_LEAD)],
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="usp56 4850, 4919",
            says="Who is found with a wrong number of cards once the widow was properly turned up scores nothing.",
        ),
        Law(
            "melded-card-laid-away",
            breach=pinochle.MELDED_CARD_BURIED,
            remedy=pinochle.OFFENDER_SCORES_NOTHING,
            cite="drawn from usp56 4864, 4919",
            says="The bidder lays away no card that he melded; one who does scores nothing.",
        ),
        Law(
            "meld-without-a-trick",
            cite="usp56 4919",
            says="A player who wins no trick does not count his meld; the bidder needs none.",
        ),
        Law(
            "bidder-falls-short",
            cite="usp56 4919",
            says="A bidder who makes less than he bid loses the bid.",
        ),
        Law(
            "order-of-counting-out",
            cite="usp56 4919",
            says="Where several have 1,000 points after a deal the bidder is counted first, and then the eldest hand.",
        ),
    ),
)
