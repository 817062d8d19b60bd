"""Cribbage for two, three and four hands (usp56 5976-6123), its laws in sections."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import cribbage
from referee.families.cribbage.usp56.cribbage import irregularities, play
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings, tricks

CRIBBAGE = Game(
    "cribbage",
    title="Cribbage",
    family="cribbage",
    cite="usp56 5976-6109",
    general=GENERAL_RULES,
    seats=2,
    sides=0,
    hand_size=6,
    deal="Six cards to each player, one at a time; each lays two away for the dealer's crib.",
    rounds=(1,) * 6,
    play=cribbage.CRIBBAGE_PLAY,
    form=cribbage.Laying(each=2),
    score=score.Tally((score.Race(to=121, at_once=True), cribbage.Lurch(of=121)), kind="cribbage"),
    rules=(
        ("Ranks", "King high to ace low; court cards count ten, the ace one."),
        ("Starter", "The non-dealer cuts and the dealer turns the starter; a jack is 2 for the dealer."),
        ("Play", "The cards are laid by turns, the total is told and goes no further than 31; who cannot play says go."),
        ("Pegging", "Fifteen 2, pair 2, triplet 6, four 12, a run 1 for each card; go 1, exactly 31 2, last card 1."),
        (
            "Show",
            "With the starter: each fifteen 2, each pair 2, each run 1 a card, his nobs 1; the table of these values is lost in the book, and a flush of four or five is counted as everywhere else.",
        ),
        ("Game", "121 or, if so agreed, 61; a loser who has not passed the halfway mark loses two games."),
    ),
    expects=(*cribbage.OF_GOES, *cribbage.OF_LAYING_AWAY, *cribbage.OF_PEGS_AND_COUNTS, tricks.PLAY_OUT_OF_TURN),
    laws=(*play.LAWS, *irregularities.LAWS),
)

CRIBBAGE_TO_61 = CRIBBAGE.vary(
    "cribbage-to-61",
    title="Cribbage, once around",
    cite="usp56 6079-6083",
    score=score.Tally((score.Race(to=61, at_once=True), cribbage.Lurch(of=61)), kind="cribbage"),
    rules=(("Game", "61; a loser with fewer than 31 loses two games."),),
)

THREE_HAND_CRIBBAGE = CRIBBAGE.vary(
    "three-hand-cribbage",
    title="Three-hand Cribbage",
    cite="usp56 6111-6117",
    seats=3,
    players=(3, 3),
    hand_size=5,
    deal="Five cards to each player, one at a time, and one to the crib; each lays one away.",
    rounds=(1,) * 5,
    form=cribbage.Laying(each=1, dealt=1),
    score=score.Tally((score.Race(to=61, at_once=True), cribbage.Lurch(of=61)), kind="cribbage"),
    rules=(
        ("Starter", "The eldest hand cuts."),
        ("Go", "After a go the next hand plays on if it can, and then the third; the point is for the last card."),
        ("Game", "Usually 61."),
    ),
    add=(
        Law(
            "go-continues",
            cite="usp56 6115",
            says="After a go the next hand plays if it can, then the third; if the next cannot, the third does not play, and the last card has the point.",
        ),
        Law(
            "who-pegs-for-an-error",
            on=cribbage.TWO_FOR_AN_ERROR,
            remedy=rulings.silent("the player at the left of the one who erred") & cribbage.LeftOpponentPegs(2),
            cite="usp56 6117, 6099-6109",
            says="For some errors the opponent pegs 2; which of two opponents, the book does not say.",
        ),
    ),
)

FOUR_HAND_CRIBBAGE = CRIBBAGE.vary(
    "four-hand-cribbage",
    title="Four-hand Cribbage",
    cite="usp56 6119-6123",
    seats=4,
    players=(4, 4),
    sides=2,
    hand_size=5,
    deal="Five cards to each player, one at a time; each lays one away for the dealer's crib.",
    rounds=(1,) * 5,
    form=cribbage.Laying(each=1),
    rules=(
        ("Players", "Four, two against two; what partners score is one total."),
        ("Go", "As with three hands."),
        ("Game", "121."),
    ),
)
