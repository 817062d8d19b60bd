"""Double-pack pinochle for three, each for himself (usp56 4746-4760)."""

from referee import score
from referee.core.law import Law
from referee.families import pinochle
from referee.families.pinochle.usp56.double_pack import DOUBLE_PACK_PINOCHLE
from referee.families.pinochle.usp56.melds import DOUBLE_PACK_SCALE, TENS
from referee.mechanics import deal, rulings

THREE_HAND_DOUBLE_PACK_PINOCHLE = DOUBLE_PACK_PINOCHLE.vary(
    "three-hand-double-pack-pinochle",
    title="Three-hand Double-pack Pinochle",
    cite="usp56 4746-4760",
    seats=3,
    players=(3, 3),
    sides=0,
    hand_size=25,
    rounds=(5, 5, 5, 5, 5),
    other_rounds=(),
    deal="Twenty-five cards to each and five to a widow.",
    form=pinochle.Everybody(
        scale=DOUBLE_PACK_SCALE,
        cards=TENS,
        total=500,
        least=500,
        any_trick=False,
        dealer_must=True,
        widow=5,
        small_widow=2,
        trump_before_widow=True,
        for_concession=100,
    ),
    score=score.Tally((score.Race(to=4550, names_winner=True),)),
    rules=(
        ("Players", "Three, each for himself; the game is 4,550."),
        (
            "Bidding",
            "500 at least; if the first two pass the dealer bids 500. Nothing is announced. The highest bidder names the trump before he sees the widow.",
        ),
        (
            "Widow",
            "He takes it, and lays as many cards away before he picks up his meld; they count for him, but he must win a scoring trick to count his meld. Some deal twenty-six cards and two to the widow, and let him name the trump after seeing it: a log says `rule small-widow`.",
        ),
        (
            "Giving up",
            "Before he leads the bidder may give up: each opponent scores his meld and 100, and the bid is taken from the bidder.",
        ),
    ),
    expects=(
        *DOUBLE_PACK_PINOCHLE.expects,
        pinochle.BURIED_LATE,
        pinochle.MELDED_CARD_BURIED,
        pinochle.LEAD_BEFORE_BURYING,
        pinochle.OPENING_BID_WITHHELD,
        pinochle.TRUMP_AFTER_WIDOW,
    ),
    drop=[
        "flush-announced-before-any-bid",
        "meld-announced-after-a-bid",
        "false-meld-announcement",
        "illegal-information-in-bidding",
        "all-pass",
    ],
    replace=(
        Law(
            "meld-without-a-scoring-trick",
            cite="usp56 4756",
            says="A player counts his melds if he wins a trick that scores; the bidder too, whatever he has laid away.",
        ),
    ),
    add=(
        Law(
            "announcement-in-bidding",
            breach=pinochle.ILLEGAL_INFORMATION,
            until=pinochle.MISDEAL_CLAIMED,
            remedy=deal.NEW_DEAL_IF_DEMANDED,
            late=rulings.condoned("the opponents have not claimed a misdeal"),
            cite="drawn from usp56 4720, 4756",
            says="Neither melds nor suits are announced in the bidding; who tells of them gives information that he may not, and the opponents may claim a misdeal.",
        ),
        Law(
            "dealer-forced-to-bid",
            breach=pinochle.OPENING_BID_WITHHELD,
            remedy=pinochle.DEEMED_LEAST_BID,
            cite="drawn from usp56 4756",
            says="If the first two pass the dealer has to bid 500; if he passes he is taken to have bid it.",
        ),
        Law(
            "trump-named-after-widow",
            breach=pinochle.TRUMP_AFTER_WIDOW,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 4750",
            says="With five cards in the widow the trump is named before it is seen.",
        ),
        Law(
            "irregular-discard-is-a-revoke",
            breach=[pinochle.BURIED_LATE, pinochle.MELDED_CARD_BURIED, pinochle.LEAD_BEFORE_BURYING],
            remedy=pinochle.SET_BACK_BY_BID,
            cite="usp56 4736-4738, 4756",
            says="Any irregularity in laying cards away is a revoke: play ends, the bid is lost, and the others score their melds.",
        ),
        Law(
            "wrong-number-laid-away",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            when=[pinochle.LAID_AWAY_ANOTHER_NUMBER.yes],
            remedy=pinochle.SET_BACK_BY_BID,
            cite="usp56 4736-4738, 4756",
            says="Who lays away more or fewer cards than he took from the widow has revoked by that.",
        ),
        Law(
            "bidder-concedes-before-lead",
            cite="usp56 4758-4760",
            says="If the bidder gives up before he leads each opponent scores his meld and 100, and the bid is taken from the bidder.",
        ),
    ),
)
