"""Cribbage (usp56 5976-6123): two-hand, three-hand and four-hand."""

from functools import partial

from referee.breaches.against_a_ruling import DEAD_CARD_PLAYED
from referee.breaches.dealing import DEALT_INCORRECTLY, FACED_IN_DEALING, FACED_IN_PACK
from referee.breaches.goes import (
    FALSE_GO,
    GO_NOT_CONTINUED,
    PAST_THIRTY_ONE,
    WITHHELD_CARD_PLAYED,
    WRONG_LEADER,
    WRONG_TOTAL,
)
from referee.breaches.laying_away import CRIB_SEEN_EARLY, WRONG_AFTER_LAYING_AWAY
from referee.breaches.pack import INCORRECT_PACK
from referee.breaches.pegs_and_counts import (
    HELP_IN_COUNTING,
    OVERLOOKED_TAKEN,
    PEGGED_SHORT,
    PEGGED_TOO_FAR,
    SCORE_ACROSS_GO,
    TWO_FOR_AN_ERROR,
    WRONG_COUNT,
)
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.cribbage import (
    FOUND_BEFORE_CUT,
    GO_TAKEN_BACK,
    MUGGINS_AGREED,
    NEW_DEAL,
    NEW_DEAL_OR_TWO,
    ONE_HAND,
    PEGGED_THE_REST,
    SEVERAL,
    THE_CRIB,
    TWO_POINTS,
    WHICH_IS_WRONG,
)
from referee.facts.deal import MIXED
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.law import Law
from referee.play.cribbage import CRIBBAGE_PLAY, Laying
from referee.remedies.choices import one_of
from referee.remedies.cribbage import (
    CARDS_ARE_DEAD,
    CRIB_PUT_RIGHT,
    HAND_PUT_RIGHT,
    HAS_NO_EFFECT,
    LEFT_OPPONENT_PEGS_TWO,
    NONDEALER_PEGS_TWO,
    OPPONENT_PEGS_TWO,
    PLAYER_WITH_RIGHT_HAND_PEGS_TWO,
    PUT_RIGHT,
    STANDS,
    TAKES_OVERLOOKED,
    TOTAL_STANDS,
)
from referee.remedies.deals import REDEAL
from referee.remedies.general import NOTHING_STATED, no_penalty, silent
from referee.roles import OPPONENTS
from referee.score.cribbage_sheet import CribbageSheet
from referee.windows import CUT_FOR_NEXT_DEAL, NEXT_CARD_OR_CUT, NEXT_CARD_PLAYED, NEXT_COUNT_OR_CUT, raised_before

TOTAL_NOTICED = raised_before(NEXT_CARD_PLAYED)
COUNT_NOTICED = raised_before(NEXT_COUNT_OR_CUT)

PLAYING = (
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

IRREGULARITIES = (
    Law(
        "misdeal",
        breach=[DEALT_INCORRECTLY, FACED_IN_PACK, FACED_IN_DEALING, INCORRECT_PACK, TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[MIXED.no],
        remedy=REDEAL,
        cite="usp56 6097",
        says="Cards not dealt one by one, a wrong number, a card faced or exposed, an imperfect pack: the same dealer deals again.",
    ),
    Law(
        "one-hand-incorrect-after-laying-away",
        breach=WRONG_AFTER_LAYING_AWAY,
        when=[WHICH_IS_WRONG.is_(ONE_HAND), NEW_DEAL_OR_TWO.is_(*NEW_DEAL_OR_TWO.answers)],
        remedy=one_of(NEW_DEAL_OR_TWO, OPPONENTS, {NEW_DEAL: REDEAL, TWO_POINTS: OPPONENT_PEGS_TWO & HAND_PUT_RIGHT}),
        chooser=OPPONENTS,
        cite="usp56 6099",
        says="If after laying away one hand alone is wrong, the opponent may have a new deal, or peg 2 and have the hand put right.",
    ),
    Law(
        "crib-incorrect",
        breach=WRONG_AFTER_LAYING_AWAY,
        when=[WHICH_IS_WRONG.is_(THE_CRIB)],
        remedy=NONDEALER_PEGS_TWO & CRIB_PUT_RIGHT,
        cite="usp56 6099",
        says="If the crib alone is wrong, the non-dealer pegs 2 and it is put right.",
    ),
    Law(
        "several-hands-incorrect",
        breach=WRONG_AFTER_LAYING_AWAY,
        when=[WHICH_IS_WRONG.is_(SEVERAL)],
        remedy=REDEAL & PLAYER_WITH_RIGHT_HAND_PEGS_TWO,
        cite="usp56 6099-6101",
        says="If more than one of the hands and the crib is wrong there is a new deal, and a player whose hand was right pegs 2.",
    ),
    Law(
        "wrong-running-total",
        breach=WRONG_TOTAL,
        when=[TOTAL_NOTICED.yes],
        until=NEXT_CARD_PLAYED,
        remedy=no_penalty("the total is put right"),
        chooser=OPPONENTS,
        kind="allowed",
        cite="usp56 6103",
        says="A wrong total is put right on demand and costs nothing.",
    ),
    Law(
        "wrong-running-total-noticed-late",
        breach=WRONG_TOTAL,
        when=[TOTAL_NOTICED.no],
        remedy=TOTAL_STANDS,
        kind="allowed",
        cite="usp56 6103",
        says="Once the next card is played a wrong total stands as it was announced.",
    ),
    Law(
        "wrong-hand-count",
        breach=WRONG_COUNT,
        when=[COUNT_NOTICED.yes],
        until=NEXT_COUNT_OR_CUT,
        remedy=no_penalty() & PUT_RIGHT,
        chooser=OPPONENTS,
        kind="allowed",
        cite="usp56 6103",
        says="A wrong count of a hand is put right on demand and costs nothing.",
    ),
    Law(
        "wrong-hand-count-noticed-late",
        breach=WRONG_COUNT,
        when=[COUNT_NOTICED.no],
        remedy=STANDS,
        kind="allowed",
        cite="usp56 6103",
        says="Once an opponent has begun to count, or the pack is cut for the next deal, a wrong count stands.",
    ),
    Law(
        "help-in-counting",
        breach=HELP_IN_COUNTING,
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6105",
        says="Each player counts his hand without help from anybody.",
    ),
    Law(
        "overlooked-points-taken-without-agreement",
        breach=OVERLOOKED_TAKEN,
        when=[MUGGINS_AGREED.no],
        remedy=NOTHING_STATED,
        kind="forbidden",
        cite="usp56 6105",
        says="Unless muggins was agreed on before, nobody may take what another overlooks.",
    ),
    Law(
        "false-go",
        breach=[FALSE_GO, WITHHELD_CARD_PLAYED],
        when=[GO_TAKEN_BACK.no],
        remedy=CARDS_ARE_DEAD & OPPONENT_PEGS_TWO,
        cite="usp56 6107",
        says="A go by a player who could play is past mending once another card is played: what he withheld is dead, and the opponent pegs 2.",
    ),
    Law(
        "go-not-continued",
        breach=GO_NOT_CONTINUED,
        when=[GO_TAKEN_BACK.no],
        remedy=CARDS_ARE_DEAD & OPPONENT_PEGS_TWO,
        cite="usp56 6107",
        says="The same holds for a player who gains the go and does not play on as far as he can.",
    ),
    Law(
        "false-go-taken-back",
        breach=[FALSE_GO, GO_NOT_CONTINUED, WITHHELD_CARD_PLAYED],
        when=[GO_TAKEN_BACK.yes],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 6107",
        says="Until the next card is played he may put it right.",
    ),
    Law(
        "dead-card-played",
        breach=DEAD_CARD_PLAYED,
        remedy=NOTHING_STATED & HAS_NO_EFFECT,
        kind="forbidden",
        cite="usp56 6107",
        says="A dead card is neither played nor pegged with.",
    ),
    Law(
        "pegged-short",
        breach=PEGGED_SHORT,
        when=[PEGGED_THE_REST.no],
        remedy=STANDS,
        cite="usp56 6109",
        says="Who has pegged too few may not peg the rest after he has played his next card, or after the cut for the next deal.",
    ),
    Law(
        "pegged-short-put-right",
        breach=PEGGED_SHORT,
        when=[PEGGED_THE_REST.yes],
        until=NEXT_CARD_OR_CUT,
        remedy=no_penalty("he pegs the rest"),
        kind="allowed",
        cite="usp56 6109",
        says="Until then he may.",
    ),
    Law(
        "pegged-too-far",
        breach=PEGGED_TOO_FAR,
        when=[FOUND_BEFORE_CUT.yes],
        until=CUT_FOR_NEXT_DEAL,
        remedy=OPPONENT_PEGS_TWO & PUT_RIGHT,
        chooser=OPPONENTS,
        cite="usp56 6109",
        says="Who has pegged more than he announced goes back on demand, and the opponent pegs 2.",
    ),
    Law(
        "pegged-too-far-found-after-the-cut",
        breach=PEGGED_TOO_FAR,
        when=[FOUND_BEFORE_CUT.no],
        remedy=STANDS,
        kind="allowed",
        cite="usp56 6109",
        says="After the cut for the next deal it is no longer put right.",
    ),
)

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
    play=CRIBBAGE_PLAY,
    form=Laying(each=2),
    score=partial(CribbageSheet, target=121),
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
    laws=(*PLAYING, *IRREGULARITIES),
)

CRIBBAGE_TO_61 = CRIBBAGE.vary(
    "cribbage-to-61",
    title="Cribbage, once around",
    cite="usp56 6079-6083",
    score=partial(CribbageSheet, target=61),
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
    form=Laying(each=1, dealt=1),
    score=partial(CribbageSheet, target=61),
    rules=(
        ("Starter", "The eldest hand cuts."),
        ("Go", "After a go the next hand plays on if it can, and then the third; the point is for the last card."),
        ("Game", "Usually 61."),
    ),
    add=(
        Law(
            "go-continues",
            kind="definition",
            cite="usp56 6115",
            says="After a go the next hand plays if it can, then the third; if the next cannot, the third does not play, and the last card has the point.",
        ),
        Law(
            "who-pegs-for-an-error",
            breach=TWO_FOR_AN_ERROR,
            remedy=silent("the player at the left of the one who erred") & LEFT_OPPONENT_PEGS_TWO,
            kind="gap",
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
    form=Laying(each=1),
    rules=(
        ("Players", "Four, two against two; what partners score is one total."),
        ("Go", "As with three hands."),
        ("Game", "121."),
    ),
)
