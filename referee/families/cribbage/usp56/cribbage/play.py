"""Cribbage, the laws of the play and the count (usp56 5988-6083)."""

from referee.core.law import Law
from referee.families import cribbage
from referee.mechanics import rulings, tricks

LAWS = (
    Law(
        "cut-packet-too-small",
        cite="usp56 5988",
        says="Each packet of the cut has at least four cards; for one that is smaller see the general rule.",
    ),
    Law(
        "crib-used-early",
        breach=cribbage.CRIB_SEEN_EARLY,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 5992",
        says="The crib is neither exposed nor used until the play is over.",
    ),
    Law(
        "starter-is-a-jack",
        cite="usp56 5994",
        says="For a jack turned up as the starter the dealer pegs 2 at once.",
    ),
    Law(
        "play-out-of-turn",
        breach=tricks.PLAY_OUT_OF_TURN,
        remedy=rulings.silent("the card stays where it was played, and what it scores is scored"),
        cite="usp56 5996, 6097-6109",
        says="The players lay their cards by turns; of one who plays when it is not his turn the book says nothing.",
    ),
    Law(
        "total-carried-past-31",
        breach=cribbage.PAST_THIRTY_ONE,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6000",
        says="No card may carry the total past 31.",
    ),
    Law(
        "go-and-thirty-one",
        cite="usp56 6000",
        says="The go brings 1 to the player who played last, and 2 if he reaches exactly 31.",
    ),
    Law(
        "wrong-leader-after-go",
        breach=cribbage.WRONG_LEADER,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6002",
        says="The player who said go leads to the next series, and the count begins again.",
    ),
    Law(
        "score-across-a-go",
        breach=cribbage.SCORE_ACROSS_GO,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6002",
        says="A lead makes no combination with cards played before the go.",
    ),
    Law(
        "last-card",
        cite="usp56 6004",
        says="The last card of all brings 1 as for a go, and one more if it makes exactly 31.",
    ),
    Law(
        "hands-counted-in-order",
        breach=cribbage.COUNTED_OUT_OF_ORDER,
        remedy=cribbage.SCORED_IN_ORDER,
        cite="usp56 6020",
        says="The hands are counted from the eldest, the dealer's after the others and the crib last; whoever gets there first has won.",
    ),
    Law(
        "muggins",
        breach=cribbage.OVERLOOKED_TAKEN,
        when=[cribbage.MUGGINS_AGREED.yes, cribbage.WERE_OVERLOOKED.yes],
        remedy=cribbage.TAKES_OVERLOOKED,
        cite="usp56 6077",
        says="Where muggins is played, what a player overlooks in counting his opponent may name and score.",
    ),
    Law(
        "nondealer-goes-out-by-count",
        cite="usp56 6079-6081",
        says="Play ends at the last hole: a dealer whose opponent has counted out counts nothing to escape the lurch.",
    ),
    Law(
        "lurch",
        cite="usp56 6083",
        says="A loser with fewer than 31 of 61, or than 61 of 121, is lurched, and the game counts two.",
    ),
)
