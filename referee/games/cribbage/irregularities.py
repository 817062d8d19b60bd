"""Cribbage, irregularities (usp56 6097-6109)."""

from referee.breaches.against_a_ruling import DEAD_CARD_PLAYED
from referee.breaches.dealing import DEALT_INCORRECTLY, FACED_IN_DEALING, FACED_IN_PACK
from referee.breaches.goes import FALSE_GO, GO_NOT_CONTINUED, WITHHELD_CARD_PLAYED, WRONG_TOTAL
from referee.breaches.laying_away import WRONG_AFTER_LAYING_AWAY
from referee.breaches.pack import INCORRECT_PACK
from referee.breaches.pegs_and_counts import HELP_IN_COUNTING, OVERLOOKED_TAKEN, PEGGED_SHORT, PEGGED_TOO_FAR, WRONG_COUNT
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.cribbage import (
    COUNT_NOTICED,
    GO_TAKEN_BACK,
    MUGGINS_AGREED,
    NEW_DEAL,
    NEW_DEAL_OR_TWO,
    NOBODY,
    ONE_HAND,
    PEG_NOTICED,
    PEGGED_THE_REST,
    SEVERAL,
    THE_CRIB,
    TWO_POINTS,
    WHICH_IS_WRONG,
)
from referee.facts.deal import MIXED
from referee.law import YES, Law
from referee.remedies.choices import one_of
from referee.remedies.cribbage import (
    CARDS_ARE_DEAD,
    CRIB_PUT_RIGHT,
    HAND_PUT_RIGHT,
    HAS_NO_EFFECT,
    NONDEALER_PEGS_TWO,
    OPPONENT_PEGS_TWO,
    PLAYER_WITH_RIGHT_HAND_PEGS_TWO,
    PUT_RIGHT,
    STANDS,
    TOTAL_STANDS,
)
from referee.remedies.deals import REDEAL
from referee.remedies.general import NOTHING_STATED, no_penalty
from referee.roles import OPPONENTS
from referee.windows import CUT_FOR_NEXT_DEAL, NEXT_CARD_OR_CUT, NEXT_CARD_PLAYED, NEXT_COUNT_OR_CUT, raised_before

TOTAL_NOTICED = raised_before(NEXT_CARD_PLAYED)

LAWS = (
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
        when=[COUNT_NOTICED.is_(YES, NOBODY)],
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
        says="A player who gains the go and does not play on as far as he can pays as for a false go: the cards kept back are dead, and 2 are pegged.",
    ),
    Law(
        "false-go-taken-back",
        breach=[FALSE_GO, GO_NOT_CONTINUED, WITHHELD_CARD_PLAYED],
        when=[GO_TAKEN_BACK.yes],
        remedy=no_penalty(),
        kind="allowed",
        cite="usp56 6107",
        says="A false go, or a go not played out, may be put right until the next card is played.",
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
        says="Until he plays his next card, and until the cut, a player who has pegged too few may peg the rest.",
    ),
    Law(
        "pegged-too-far",
        breach=PEGGED_TOO_FAR,
        when=[PEG_NOTICED.is_(YES, NOBODY)],
        until=CUT_FOR_NEXT_DEAL,
        remedy=OPPONENT_PEGS_TWO & PUT_RIGHT,
        chooser=OPPONENTS,
        cite="usp56 6109",
        says="Who has pegged more than he announced goes back on demand, and the opponent pegs 2.",
    ),
    Law(
        "pegged-too-far-found-after-the-cut",
        breach=PEGGED_TOO_FAR,
        when=[PEG_NOTICED.no],
        remedy=STANDS,
        kind="allowed",
        cite="usp56 6109",
        says="After the cut for the next deal it is no longer put right.",
    ),
)
