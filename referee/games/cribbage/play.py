"""Cribbage, the laws of the play and the count (usp56 5988-6083)."""

from referee.breaches.goes import PAST_THIRTY_ONE, WRONG_LEADER
from referee.breaches.laying_away import CRIB_SEEN_EARLY
from referee.breaches.pegs_and_counts import COUNTED_OUT_OF_ORDER, OVERLOOKED_TAKEN, SCORE_ACROSS_GO
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.facts.cribbage import MUGGINS_AGREED
from referee.law import Law
from referee.remedies.cribbage import SCORED_IN_ORDER, STANDS, TAKES_OVERLOOKED
from referee.remedies.general import NOTHING_STATED, silent
from referee.roles import OPPONENTS

LAWS = (
    Law(
        "cut-packet-too-small",
        kind="definition",
        cite="usp56 5988",
        says="Each packet of the cut has at least four cards; for one that is smaller see the general rule.",
    ),
    Law(
        "crib-used-early",
        breach=CRIB_SEEN_EARLY,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 5992",
        says="The crib is neither exposed nor used until the play is over.",
    ),
    Law(
        "starter-is-a-jack",
        kind="scoring",
        cite="usp56 5994",
        says="For a jack turned up as the starter the dealer pegs 2 at once.",
    ),
    Law(
        "play-out-of-turn",
        breach=PLAY_OUT_OF_TURN,
        remedy=silent("the card stays where it was played, and what it scores is scored"),
        kind="gap",
        cite="usp56 5996, 6097-6109",
        says="The players lay their cards by turns; of one who plays when it is not his turn the book says nothing.",
    ),
    Law(
        "total-carried-past-31",
        breach=PAST_THIRTY_ONE,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6000",
        says="No card may carry the total past 31.",
    ),
    Law(
        "go-and-thirty-one",
        kind="scoring",
        cite="usp56 6000",
        says="The go brings 1 to the player who played last, and 2 if he reaches exactly 31.",
    ),
    Law(
        "wrong-leader-after-go",
        breach=WRONG_LEADER,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6002",
        says="The player who said go leads to the next series, and the count begins again.",
    ),
    Law(
        "score-across-a-go",
        breach=SCORE_ACROSS_GO,
        remedy=NOTHING_STATED & STANDS,
        kind="forbidden",
        cite="usp56 6002",
        says="A lead makes no combination with cards played before the go.",
    ),
    Law(
        "last-card",
        kind="scoring",
        cite="usp56 6004",
        says="The last card of all brings 1 as for a go, and one more if it makes exactly 31.",
    ),
    Law(
        "hands-counted-in-order",
        breach=COUNTED_OUT_OF_ORDER,
        remedy=SCORED_IN_ORDER,
        kind="scoring",
        cite="usp56 6020",
        says="The hands are counted from the eldest, the dealer's after the others and the crib last; whoever gets there first has won.",
    ),
    Law(
        "muggins",
        breach=OVERLOOKED_TAKEN,
        when=[MUGGINS_AGREED.yes],
        remedy=TAKES_OVERLOOKED,
        chooser=OPPONENTS,
        kind="scoring",
        proper=True,
        cite="usp56 6077",
        says="Where muggins is played, what a player overlooks in counting his opponent may name and score.",
    ),
    Law(
        "nondealer-goes-out-by-count",
        kind="scoring",
        cite="usp56 6079-6081",
        says="Play ends at the last hole: a dealer whose opponent has counted out counts nothing to escape the lurch.",
    ),
    Law(
        "lurch",
        kind="scoring",
        cite="usp56 6083",
        says="A loser with fewer than 31 of 61, or than 61 of 121, is lurched, and the game counts two.",
    ),
)
