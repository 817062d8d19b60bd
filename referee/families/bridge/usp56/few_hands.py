"""Bridge for three or with no fixed partners (usp56 1717-1783): cutthroat, trio, towie and cutthroat contract, by difference."""

from referee import score
from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.usp56.contract import CONTRACT_BRIDGE
from referee.mechanics import auction, roles, rulings

#: rows of contract bridge on a score that is kept by sides
BY_SIDES = (
    "trick-and-overtrick-score",
    "undertrick-premiums",
    "slam-premiums",
    "honor-premiums",
    "game-and-rubber-score",
    "back-score",
    "unfinished-rubber",
)

CUTTHROAT_BRIDGE = CONTRACT_BRIDGE.vary(
    "cutthroat-bridge",
    title="Three-hand (Cutthroat) Bridge",
    cite="usp56 1717-1739",
    sides=0,
    play=bridge.CUTTHROAT_PLAY,
    form=bridge.FewHands(),
    score=score.SeparateSheet(),
    rules=(
        ("Players", "Three, each for himself; the fourth seat of a log is dummy's."),
        ("Auction", "Dealer first; two passes after any call end it."),
        ("Play", "Dummy lies between the two who defend against the highest bidder."),
        (
            "Score",
            "Declarer scores what he makes; both others score what he is down, and their honors; two games 700, or 500 if another has one.",
        ),
    ),
    drop=BY_SIDES,
    expects=(*CONTRACT_BRIDGE.expects, bridge.DUMMY_SEEN),
    add=(
        Law(
            "auction-ends-after-two-passes",
            cite="usp56 1729",
            says="The dealer bids first, and any call followed by two passes closes the auction.",
        ),
        Law(
            "separate-scores",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 1733-1735",
            says="Each player has a score of his own: the contract for declarer, undertricks and honors of the defenders for both of them, the rubber for two games.",
        ),
        Law(
            "settlement",
            cite="usp56 1737",
            says="Each player settles with each other on their difference to the nearest hundred, fifty counting as one.",
        ),
        Law(
            "improper-double",
            breach=bridge.DOUBLE_OUT_OF_PLACE,
            until=bridge.CANCELLED_BY_OPPONENT,
            remedy=bridge.CANCELLED_AND_NOT_AGAIN,
            cite="usp56 1739",
            says="An improper double may be cancelled by the player it doubles, whom then neither opponent may double at any contract.",
        ),
        Law(
            "double-out-of-turn-cancelled",
            breach=bridge.CALL_OUT_OF_ROTATION,
            when=[bridge.KIND_OF_CALL.is_(bridge.A_DOUBLE)],
            until=bridge.CANCELLED_BY_OPPONENT,
            remedy=bridge.CANCELLED_AND_NOT_AGAIN,
            cite="usp56 1739",
            says="A double out of turn is improper too.",
        ),
        Law(
            "other-improper-call",
            breach=[bridge.INSUFFICIENT_BID, bridge.BID_OVER_SEVEN],
            until=bridge.CANCELLED_BY_OPPONENT,
            remedy=rulings.no_penalty("no penalty") & bridge.CANCELLED,
            cite="usp56 1739",
            says="Any other improper call may be cancelled by either opponent, without penalty.",
        ),
        Law(
            "second-call-cancelled",
            breach=[bridge.CHANGED_CALL, bridge.CALLED_AGAIN],
            until=bridge.CANCELLED_BY_OPPONENT,
            remedy=rulings.no_penalty("no penalty") & bridge.SECOND_CALL_CANCELLED,
            cite="usp56 1739",
            says="Where a player calls twice it is the second call that is improper: cancelled, it leaves the first as it was.",
        ),
        Law(
            "second-call-condoned",
            breach=[bridge.CHANGED_CALL, bridge.CALLED_AGAIN],
            after=bridge.CANCELLED_BY_OPPONENT,
            remedy=bridge.SECOND_CALL_ACCEPTED,
            cite="usp56 1739",
            says="A second call that both opponents let pass is condoned, and takes the place of the first.",
        ),
        Law(
            "other-call-out-of-turn",
            breach=bridge.CALL_OUT_OF_ROTATION,
            when=[bridge.KIND_OF_CALL.is_(bridge.A_PASS, bridge.A_BID)],
            until=bridge.CANCELLED_BY_OPPONENT,
            remedy=rulings.no_penalty("no penalty") & bridge.CANCELLED,
            cite="usp56 1739",
            says="A pass or bid out of turn may be cancelled by either opponent, without penalty.",
        ),
        Law(
            "improper-call-condoned",
            breach=[
                bridge.DOUBLE_OUT_OF_PLACE,
                bridge.CALL_OUT_OF_ROTATION,
                bridge.INSUFFICIENT_BID,
                bridge.BID_OVER_SEVEN,
            ],
            after=bridge.CANCELLED_BY_OPPONENT,
            remedy=bridge.ACCEPTED_OVER,
            cite="usp56 1739",
            says="An improper call that both opponents let pass is condoned.",
        ),
        Law(
            "looks-at-dummy-card-in-auction",
            breach=bridge.DUMMY_SEEN,
            remedy=bridge.bar_throughout(roles.OFFENDER),
            cite="usp56 1739",
            says="A player who looks at a card of dummy is barred from the auction.",
        ),
        Law(
            "irregularity-in-play-as-contract",
            cite="usp56 1739",
            says="In the play the laws of contract bridge hold.",
        ),
    ),
)

CUTTHROAT_AUCTION_BRIDGE = CUTTHROAT_BRIDGE.vary(
    "cutthroat-bridge-auction-scoring",
    title="Three-hand Bridge, scored as auction bridge",
    cite="usp56 1733-1735",
    score=score.SeparateSheet(scale=bridge.AUCTION_SCALE),
    rules=(("Score", "By the table of auction bridge; the first player with two games has 250."),),
)

TOWIE = CUTTHROAT_BRIDGE.vary(
    "towie",
    title="Towie",
    cite="usp56 1755-1771",
    players=(4, 8),
    form=bridge.FewHands(least_contract=100),
    score=score.SeparateSheet(game_premiums=(500, 1000), towie=True),
    rules=(
        (
            "Players",
            "Three to seven, three of them active; the fourth seat of a log is dummy's, and who sits out has a seat after it.",
        ),
        ("Dummy", "Six of its cards are turned up before the auction."),
        ("Goulash", "Unless a contract worth 100 is reached, the hands are dealt again in packets of five, five and three."),
        (
            "Score",
            "Declarer the tricks and 500 for his first game, 1,000 for his second; when he is down every other player scores, and down three doubled and vulnerable is 1,000.",
        ),
    ),
    drop=("separate-scores", "settlement"),
    expects=(*CUTTHROAT_BRIDGE.expects, bridge.BACK_TOO_SOON, bridge.CONTRACT_PLAYED),
    add=(
        Law(
            "scoring",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 1767",
            says="Declarer scores tricks and 500 or 1,000 for a game; if he is down all others score, active or not; down three doubled and vulnerable 1,000.",
        ),
        Law(
            "goulash-below-100-trick-points",
            breach=bridge.CONTRACT_PLAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 1769",
            says="A contract worth less than 100 trick points is not played: the hands are stacked by suits, cut, and dealt again 5-5-3.",
        ),
        Law(
            "retirement-order",
            cite="usp56 1771",
            says="With more than three players declarer sits out after his deal, and players come back in the order in which they went.",
        ),
        Law(
            "vulnerable-player-re-enters",
            breach=bridge.BACK_TOO_SOON,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 1771",
            says="A vulnerable player does not come back as long as any player is not vulnerable.",
        ),
    ),
)

TRIO = CONTRACT_BRIDGE.vary(
    "trio",
    title="Trio",
    cite="usp56 1741-1753",
    play=bridge.TRIO_PLAY,
    rules=(
        (
            "Players",
            "Three: South and North against East and the hand in the West, which is dummy's and lies open from the start.",
        ),
        ("Auction", "South first, then North, then East; any of them may become declarer, and East always plays dummy."),
        ("Score", "As contract bridge; East wins or loses double. After a rubber North moves to South, and South to East."),
    ),
    add=(
        Law(
            "south-bids-first",
            cite="usp56 1747-1751",
            says="South, North and East call in that order; the hand at declarer's left leads, dummy's too, which East plays whoever is declarer.",
        ),
        Law(
            "scoring-and-rotation",
            cite="usp56 1753",
            says="The score is that of contract bridge, and East wins or loses what North and South win or lose together.",
        ),
    ),
)

CUTTHROAT_CONTRACT = CONTRACT_BRIDGE.vary(
    "cutthroat-contract",
    title="Cutthroat Contract",
    cite="usp56 1773-1783",
    sides=0,
    play=bridge.CHOSEN_PARTNER_PLAY,
    form=bridge.FewHands(dummy=False),
    score=score.SeparateSheet(dummy=None),
    rules=(
        ("Players", "Four, without fixed partners."),
        (
            "Auction",
            "Who opens has thirteen points or three quick tricks; after an opening of one club to four spades the next bids at least four no-trump.",
        ),
        (
            "Partner",
            "The highest bidder chooses one, who scores with him or against him but is dummy; then the opponents may double.",
        ),
        ("Score", "Each for himself; two games 700, or 500 if a defender is vulnerable, 300 for a dummy who is not."),
    ),
    drop=BY_SIDES,
    expects=(*CONTRACT_BRIDGE.expects, *bridge.OF_FEW_HANDS),
    add=(
        Law(
            "opening-bid-below-requirement",
            breach=auction.BID_TOO_LOW,
            when=[bridge.IS_OPENING.yes],
            remedy=bridge.PaysPointsToEach(300),
            cite="usp56 1779",
            says="Who opens on less than thirteen high-card points and less than three quick tricks pays 300 to each other player.",
        ),
        Law(
            "next-bid-below-four-no-trump",
            breach=auction.BID_TOO_LOW,
            when=[bridge.IS_OPENING.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 1779",
            says="After an opening bid of one club to four spades the next player bids at least four no-trump; whether he may pass the book leaves open, and here he may.",
        ),
        Law(
            "nobody-opens-goulash",
            cite="usp56 1779",
            says="If nobody opens, the same dealer deals a goulash.",
        ),
        Law(
            "choice-of-partner-and-doubling",
            cite="usp56 1781",
            says="The highest bidder chooses a player, dummy whether he accepts or not; then left and right may double, and who is doubled redouble.",
        ),
        Law(
            "scoring",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 1783",
            says="Two games bring 700, or 500 if a defender is vulnerable, and 300 to an accepting dummy who is not; undertricks go to both defenders and a refusing dummy.",
        ),
    ),
)
