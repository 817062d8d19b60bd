"""Five hundred, the laws of the bidding, the widow and the score (usp56 3855-3865, 3906-3918, 3922, 3946)."""

from referee import score
from referee.core.law import Law
from referee.families import euchre
from referee.mechanics import auction, deal, rulings, trump

LAWS = (
    Law(
        "insufficient-or-irregular-bid",
        breach=[auction.INSUFFICIENT_BID, auction.BID_NOT_LISTED, auction.BID_AGAIN],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3855-3857",
        says="Each player bids once, six tricks to ten in a denomination, and higher than every bid before.",
    ),
    Law(
        "all-pass",
        cite="usp56 3861",
        says="A deal that all pass is abandoned, or by agreement played at no trump, each for himself at ten points a trick.",
    ),
    Law(
        "call-out-of-turn-three-hand",
        breach=euchre.SPEAKS_OUT_OF_TURN,
        when=[deal.PARTNERSHIP.no],
        remedy=trump.VOID_AND_NO_PENALTY,
        cite="usp56 3922",
        says="Without partners a pass or a bid out of turn is void and costs nothing.",
    ),
    Law(
        "bid-out-of-turn-partnership",
        breach=euchre.SPEAKS_OUT_OF_TURN,
        when=[deal.PARTNERSHIP.yes, trump.SAID.is_(trump.SOMETHING_ELSE)],
        remedy=trump.BID_VOID & trump.SIDE_MAY_NOT_BID,
        cite="usp56 3922",
        says="With partners a bid out of turn is void, and the side may bid no more; what the partner has bid stands.",
    ),
    Law(
        "pass-out-of-turn-partnership",
        breach=euchre.SPEAKS_OUT_OF_TURN,
        when=[deal.PARTNERSHIP.yes, trump.SAID.is_(trump.A_PASS)],
        remedy=trump.VOID_AND_NO_PENALTY,
        cite="usp56 3922",
        says="With partners a pass out of turn costs nothing; the penalty is for bids.",
    ),
    Law(
        "barred-side-bids",
        breach=rulings.MADE_WHEN_BARRED,
        remedy=trump.BID_VOID,
        cite="drawn from usp56 3922, 3928",
        says="A bid by a player whom a ruling bars is void like the one for which he is barred.",
    ),
    Law(
        "widow-taken-by-another",
        breach=euchre.WIDOW_NOT_ENTITLED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3865",
        says="The widow is for the contractor, and for nobody else to lay cards away for.",
    ),
    Law(
        "contractor-shows-widow-or-discards",
        breach=euchre.DISCARDS_SHOWN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3865",
        says="The contractor takes the widow and lays his discards away without showing either.",
    ),
    Law(
        "nullo-failed",
        cite="usp56 3859",
        says="A contractor at nullo who wins a trick loses 250, and each opponent scores ten for each trick that he won.",
    ),
    Law(
        "all-ten-tricks-minimum",
        cite="usp56 3908",
        says="All ten tricks are worth 250 at least; otherwise nothing is scored beyond the bid. The end of the sentence is lost.",
    ),
    Law(
        "player-reaches-minus-500-three-hand",
        cite="usp56 3914",
        says="Of three players one at 500 below nothing can no longer win; if he is the first to reach 500, nobody does.",
    ),
    Law(
        "contractor-and-opponent-reach-500",
        cite="usp56 3914-3916",
        says="The contractor wins before an opponent; between opponents the first to be there in the play wins.",
    ),
    Law(
        "false-claim-of-500",
        breach=euchre.FALSE_CLAIM_OF_GAME,
        remedy=euchre.HAND_EXPOSED,
        cite="usp56 3916",
        says="If a player claims the game without having 500 points, play goes on and all his cards are exposed.",
    ),
    Law(
        "claim-of-500-without-showing",
        breach=euchre.CLAIM_WITHOUT_SHOWING,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3916",
        says="Who claims the game must show the cards that he has left.",
    ),
    Law(
        "score-as-due",
        breach=score.WRONG_SCORE,
        remedy=score.SHOULD_BE,
        cite="usp56 3906-3912",
        says="The contractor scores his bid or loses it, and every other player ten for each trick of his.",
    ),
    Law(
        "score-error",
        breach=score.SCORE_ERROR,
        until=euchre.DEMANDED_BEFORE_FIRST_BID,
        remedy=score.CORRECTED_SCORE,
        cite="usp56 3946",
        says="An error in the score is corrected if that is demanded before the first bid of the next deal, passes not counting.",
    ),
    Law(
        "score-error-found-late",
        breach=score.SCORE_ERROR,
        after=euchre.DEMANDED_BEFORE_FIRST_BID,
        remedy=score.stands_as_written("the next deal has been bid"),
        cite="usp56 3946",
        says="Once the next deal has been bid, a score that was written may not be changed.",
    ),
)
