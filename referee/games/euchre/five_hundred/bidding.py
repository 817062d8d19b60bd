"""Five hundred, the laws of the bidding, the widow and the score (usp56 3855-3865, 3906-3918, 3922, 3946)."""

from referee.breaches.against_a_ruling import MADE_WHEN_BARRED
from referee.breaches.bidding import SPEAKS_OUT_OF_TURN
from referee.breaches.bids import BID_AGAIN, BID_NOT_HIGHER, BID_NOT_LISTED
from referee.breaches.five_hundred import CLAIM_WITHOUT_SHOWING, FALSE_CLAIM_OF_GAME
from referee.breaches.partners import DISCARDS_SHOWN, WIDOW_NOT_ENTITLED
from referee.breaches.written_score import SCORE_ERROR, WRONG_SCORE
from referee.facts.bidding import A_PASS, SAID, SOMETHING_ELSE
from referee.facts.deal import PARTNERSHIP
from referee.facts.five_hundred import FIRST_BID_MADE
from referee.law import Law
from referee.remedies.bidding import VOID_AND_NO_PENALTY
from referee.remedies.five_hundred import BID_VOID, HAND_EXPOSED, SIDE_MAY_NOT_BID
from referee.remedies.general import NOTHING_STATED
from referee.remedies.scores import CORRECTED_SCORE, SHOULD_BE, stands_as_written
from referee.windows import NEXT_DEALS_FIRST_BID

LAWS = (
    Law(
        "insufficient-or-irregular-bid",
        breach=[BID_NOT_HIGHER, BID_NOT_LISTED, BID_AGAIN],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3855-3857",
        says="Each player bids once, six tricks to ten in a denomination, and higher than every bid before.",
    ),
    Law(
        "all-pass",
        kind="definition",
        cite="usp56 3861",
        says="A deal that all pass is abandoned, or by agreement played at no trump, each for himself at ten points a trick.",
    ),
    Law(
        "call-out-of-turn-three-hand",
        breach=SPEAKS_OUT_OF_TURN,
        when=[PARTNERSHIP.no],
        remedy=VOID_AND_NO_PENALTY,
        kind="allowed",
        cite="usp56 3922",
        says="Without partners a pass or a bid out of turn is void and costs nothing.",
    ),
    Law(
        "bid-out-of-turn-partnership",
        breach=SPEAKS_OUT_OF_TURN,
        when=[PARTNERSHIP.yes, SAID.is_(SOMETHING_ELSE)],
        remedy=BID_VOID & SIDE_MAY_NOT_BID,
        cite="usp56 3922",
        says="With partners a bid out of turn is void, and the side may bid no more; what the partner has bid stands.",
    ),
    Law(
        "pass-out-of-turn-partnership",
        breach=SPEAKS_OUT_OF_TURN,
        when=[PARTNERSHIP.yes, SAID.is_(A_PASS)],
        remedy=VOID_AND_NO_PENALTY,
        kind="allowed",
        cite="usp56 3922",
        says="With partners a pass out of turn costs nothing; the penalty is for bids.",
    ),
    Law(
        "barred-side-bids",
        breach=MADE_WHEN_BARRED,
        remedy=BID_VOID,
        kind="derived",
        cite="usp56 3922, 3928",
        says="A bid by a player whom a ruling bars is void like the one for which he is barred.",
    ),
    Law(
        "widow-taken-by-another",
        breach=WIDOW_NOT_ENTITLED,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3865",
        says="The widow is for the contractor.",
    ),
    Law(
        "contractor-shows-widow-or-discards",
        breach=DISCARDS_SHOWN,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3865",
        says="The contractor takes the widow and lays his discards away without showing either.",
    ),
    Law(
        "nullo-failed",
        kind="scoring",
        cite="usp56 3859",
        says="A contractor at nullo who wins a trick loses 250, and each opponent scores ten for each trick that he won.",
    ),
    Law(
        "all-ten-tricks-minimum",
        kind="scoring",
        cite="usp56 3908",
        says="All ten tricks are worth 250 at least; otherwise nothing is scored beyond the bid. The end of the sentence is lost.",
    ),
    Law(
        "player-reaches-minus-500-three-hand",
        kind="scoring",
        cite="usp56 3914",
        says="Of three players one at 500 below nothing can no longer win; if he is the first to reach 500, nobody does.",
    ),
    Law(
        "contractor-and-opponent-reach-500",
        kind="scoring",
        cite="usp56 3914-3916",
        says="The contractor wins before an opponent; between opponents the first to be there in the play wins.",
    ),
    Law(
        "false-claim-of-500",
        breach=FALSE_CLAIM_OF_GAME,
        remedy=HAND_EXPOSED,
        cite="usp56 3916",
        says="If a player claims the game without having 500 points, play goes on and all his cards are exposed.",
    ),
    Law(
        "claim-of-500-without-showing",
        breach=CLAIM_WITHOUT_SHOWING,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 3916",
        says="Who claims the game must show the cards that he has left.",
    ),
    Law(
        "score-as-due",
        breach=WRONG_SCORE,
        remedy=SHOULD_BE,
        kind="scoring",
        cite="usp56 3906-3912",
        says="The contractor scores his bid or loses it, and every other player ten for each trick of his.",
    ),
    Law(
        "score-error",
        breach=SCORE_ERROR,
        when=[FIRST_BID_MADE.no],
        until=NEXT_DEALS_FIRST_BID,
        remedy=CORRECTED_SCORE,
        cite="usp56 3946",
        says="An error in the score is corrected if that is demanded before the first bid of the next deal, passes not counting.",
    ),
    Law(
        "score-error-found-late",
        breach=SCORE_ERROR,
        when=[FIRST_BID_MADE.yes],
        remedy=stands_as_written("the next deal has been bid"),
        kind="allowed",
        cite="usp56 3946",
        says="Once the next deal has been bid, a score that was written may not be changed.",
    ),
)
