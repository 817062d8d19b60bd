"""Pinochle with partners, the laws (usp56 4566-4580)."""

from referee.core.law import Law
from referee.families import pinochle
from referee.mechanics import combinations, deal, exposure, rulings, tricks

DEAL = (
    Law(
        "misdeal-several-cards-exposed",
        breach=deal.FACED_IN_DEALING,
        when=[pinochle.FACED_IN_ALL.is_(pinochle.SEVERAL)],
        remedy=deal.REDEAL,
        cite="usp56 4576",
        says="If more than one card is exposed in dealing the same player deals again.",
    ),
    Law(
        "single-card-exposed-in-dealing",
        breach=deal.FACED_IN_DEALING,
        when=[pinochle.FACED_IN_ALL.is_(pinochle.ONE)],
        remedy=rulings.no_penalty("the deal stands"),
        cite="usp56 4576",
        says="One card exposed in dealing is no cause for a new deal.",
    ),
    Law(
        "dealer-omits-to-turn-trump",
        breach=deal.TURN_UP_FACE_DOWN,
        until=pinochle.NEW_DEAL_CHOSEN,
        remedy=deal.NEW_DEAL_IF_DEMANDED,
        late=pinochle.TRUMP_IS_DRAWN,
        cite="usp56 4576",
        says="If the dealer does not turn his last card either opponent may have a new deal, or a card drawn face down from his cards for trump.",
    ),
    Law(
        "wrong-numbers-unseen",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[deal.HAND_SEEN.no],
        remedy=pinochle.SHORT_DRAWS_FROM_LONG,
        cite="usp56 4578",
        says="If one has too many cards and another too few, and they have not looked, the short hand draws from the long one.",
    ),
    Law(
        "wrong-numbers-seen",
        breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        when=[deal.HAND_SEEN.yes],
        remedy=pinochle.SHORT_DRAWS_FROM_UNMELDED,
        cite="usp56 4578",
        says="If they have looked all meld first, and the short hand draws from the cards that the long one has not melded; those are not melded either.",
    ),
)

MELDS = (
    Law(
        "melds-miscounted",
        breach=combinations.COMBINATION_MISCOUNTED,
        until=pinochle.BEFORE_SETTLEMENT,
        remedy=combinations.COUNTS_ITS_WORTH,
        late=combinations.STAYS_AS_SAID,
        cite="drawn from usp56 495-501, 4562-4564",
        says="What melds count is a matter of the score, which is put right until it is agreed upon.",
    ),
    Law(
        "no-meld",
        breach=combinations.NO_COMBINATION,
        remedy=rulings.silent("what makes no meld counts nothing") & combinations.COUNTS_ITS_WORTH,
        cite="drawn from usp56 4560-4564",
        says="Cards that make none of the combinations of the table are worth nothing.",
    ),
    Law(
        "meld-without-a-trick",
        cite="usp56 4566",
        says="A side that wins no trick counts no meld.",
    ),
)

PLAY = (
    Law(
        "revoke",
        breach=tricks.REVOKE,
        remedy=pinochle.SIDE_SCORES_NO_CARDS,
        cite="usp56 4580",
        says="A side that fails to follow suit, to trump or to play over on a trump lead though it can scores nothing for cards.",
    ),
    Law(
        "lead-out-of-turn",
        breach=tricks.LEAD_OUT_OF_TURN,
        remedy=pinochle.SIDE_SCORES_NO_CARDS,
        cite="usp56 4580",
        says="A side that leads out of turn scores nothing for cards.",
    ),
    Law(
        "exposed-card",
        breach=exposure.CARD_EXPOSED,
        remedy=pinochle.SIDE_SCORES_NO_CARDS,
        cite="usp56 4580",
        says="A side that exposes a card scores nothing for cards.",
    ),
)

CLAIMS = (
    Law(
        "false-claim-of-1000",
        breach=pinochle.NOT_OUT,
        remedy=pinochle.SIDE_LOSES_GAME,
        cite="usp56 4574",
        says="A side that claims the game and has not 1,000 points loses it.",
    ),
    Law(
        "true-claim-of-1000",
        cite="usp56 4574",
        says="A side that claims the game and has 1,000 points wins it, whatever the other has.",
    ),
    Law(
        "claim-with-unvalidated-melds",
        cite="usp56 4574",
        says="In a claim melds of the deal count only if the side has won a trick since.",
    ),
    Law(
        "both-sides-reach-1000",
        cite="usp56 4574",
        says="Where both sides have 1,000 points after a deal play goes on to 1,250, then 1,500 and so on.",
    ),
)

LAWS = (*DEAL, *MELDS, *PLAY, *CLAIMS)
