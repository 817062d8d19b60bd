"""Hearts, also called Black Lady (usp56 3683-3747)."""

from referee.breaches.dealing import FACED_IN_DEALING
from referee.breaches.hearts import HEART_LED_EARLY, SUM_WRONG, TOOK_ALL, TOTALS_WRONG, WIDOW_SEEN
from referee.breaches.lead_out_of_turn import LEAD_OUT_OF_TURN
from referee.breaches.passing import LOOKED_BEFORE_PASSING, PASSED_TO_WRONG_PLAYER, WRONG_NUMBER_PASSED
from referee.breaches.play_out_of_turn import PLAY_OUT_OF_TURN
from referee.breaches.remarks import TRICKS_NOT_IN_ORDER
from referee.breaches.revoke import REVOKE
from referee.breaches.written_score import WRONG_SCORE
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import MISDEAL_CALLED, NOT_YET
from referee.facts.dealers import DEALERS_SIDE, EXPOSED_BY
from referee.facts.hearts import (
    DUTY_FAILED,
    EARLY_HEARTS_BARRED,
    FOLLOWING_SUIT,
    KEPT_BACK,
    LONG_AND_SHORT,
    ONE,
    RETRACTION_DEMANDED,
    REVOKE_CLAIMED,
    SEVERAL,
    SHORT_BY,
)
from referee.facts.play import ESTABLISHED
from referee.game import Game
from referee.games.general import GENERAL_RULES
from referee.law import YES, Law
from referee.play.hearts import HEARTS_PLAY, queen_owed
from referee.play.hearts_form import Hearts
from referee.remedies.deals import misdeal_if_called
from referee.remedies.general import NOTHING_STATED, condoned, no_penalty, silent
from referee.remedies.hearts import (
    CHARGED_WITH_ALL,
    LATE,
    NEXT_PLAYER_DEALS,
    TAKEN_BACK,
    TAKES_LAST_TRICK,
    TAKES_TRICKS_HE_CANNOT_PLAY_TO,
    TOOK_ALL_COUNTS,
    lost,
)
from referee.remedies.plays import PUT_RIGHT
from referee.remedies.scores import ADDED_UP_AGAIN, SHOULD_BE
from referee.roles import ANY_PLAYER
from referee.score.hearts import BLACK_LADY
from referee.score.points_sheet import PointsSheet
from referee.windows import ALL_PLAYED_TO_TRICK, CARDS_MIXED, SCORE_AGREED, raised_before

FOUND_IN_TIME = raised_before(SCORE_AGREED)
CHARGED = "the revoker is charged with all 26 points, as 3743 charges whoever makes a revoke impossible to prove"

HEARTS = Game(
    "hearts",
    title="Hearts (Black Lady)",
    family="hearts",
    cite="usp56 3683-3747",
    general=GENERAL_RULES,
    players=(3, 7),
    sides=0,
    hand_sizes={3: 17, 4: 13, 5: 10, 6: 8, 7: 7},
    deal="One at a time, as far as the cards go equally; those left over lie face down and go to the winner of the first trick.",
    play=HEARTS_PLAY,
    form=Hearts(BLACK_LADY, passed={3: 3, 4: 3, 5: 3, 6: 2, 7: 2}),
    owed=queen_owed,
    score=PointsSheet,
    rules=(
        (
            "Players",
            "Three to seven, best four, each for himself; two play domino hearts, more than seven cancellation hearts.",
        ),
        ("Ranks", "Ace high to deuce low in each suit; there is no trump."),
        (
            "The pass",
            "Each chooses three cards and passes them face down to his right, two where six or seven play, before he looks at those from his left.",
        ),
        (
            "The play",
            "The player at the dealer's left leads; follow suit if you can, discard anything if you cannot, but the queen of spades goes at the first chance if you were dealt her; the highest card of the suit led wins.",
        ),
        (
            "Object",
            "To take no heart and not the queen of spades: each heart counts 1 and the queen 13 against whoever takes them.",
        ),
        ("The end", "There is no target: when the table breaks up each settles with every other, or all with the average."),
    ),
    laws=(
        Law(
            "looks-at-leftover-cards",
            breach=WIDOW_SEEN,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 3697",
            says="Nobody looks at the cards left over in the deal while the cards are played.",
        ),
        Law(
            "looks-at-received-cards-before-passing",
            breach=LOOKED_BEFORE_PASSING,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 3699",
            says="A player passes his own cards before he looks at those he receives.",
        ),
        Law(
            "passes-wrong-number",
            breach=[WRONG_NUMBER_PASSED, PASSED_TO_WRONG_PLAYER],
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 3699",
            says="Each player passes three cards to his right, or two where six or seven play.",
        ),
        Law(
            "heart-led-before-third-trick",
            breach=HEART_LED_EARLY,
            when=[EARLY_HEARTS_BARRED.yes],
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 3703",
            says="Where the players have agreed on it, no heart is led to the first two tricks.",
        ),
        Law(
            "heart-led-at-once",
            breach=HEART_LED_EARLY,
            when=[EARLY_HEARTS_BARRED.no],
            remedy=no_penalty("where nothing was agreed a heart may be led to any trick"),
            kind="allowed",
            cite="usp56 3701-3703",
            says="A heart may be led at any time, unless the players have agreed otherwise.",
        ),
        Law(
            "queen-rule-set-aside",
            kind="allowed",
            cite="usp56 3703",
            says="Among friends the duty to give up the queen of spades at the first chance is often set aside.",
        ),
        Law(
            "score-of-a-deal",
            breach=WRONG_SCORE,
            remedy=SHOULD_BE,
            kind="scoring",
            cite="usp56 3705-3709, 3733",
            says="Each heart taken counts one and the queen of spades thirteen; the line for the queen is lost at 3709 and is taken from 3733.",
        ),
        Law(
            "one-player-takes-everything",
            breach=TOOK_ALL,
            remedy=TOOK_ALL_COUNTS,
            kind="allowed",
            cite="usp56 3705-3709",
            says="Who takes every counting card is charged with all of them; only omnibus hearts has something else for it.",
        ),
        Law(
            "totals-not-multiple-of-26",
            breach=[SUM_WRONG, TOTALS_WRONG],
            remedy=ADDED_UP_AGAIN,
            kind="scoring",
            cite="usp56 3731",
            says="All totals together are a multiple of 26; if they are not, something was written or added wrongly.",
        ),
        Law(
            "pool-to-lowest-score",
            kind="scoring",
            cite="usp56 3733",
            says="Played for a pool, the lowest score of the deal takes all; players who tie split it, and odd chips wait for the next deal.",
        ),
        Law(
            "misdeal-card-exposed",
            breach=FACED_IN_DEALING,
            when=[EXPOSED_BY.is_(DEALERS_SIDE)],
            remedy=NEXT_PLAYER_DEALS,
            cite="usp56 3739",
            says="If the dealer exposes a card as he deals, it is a misdeal and the next player deals.",
        ),
        Law(
            "misdeal-wrong-numbers",
            breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
            when=[LONG_AND_SHORT.yes],
            remedy=NEXT_PLAYER_DEALS,
            until=CARDS_MIXED,
            cite="usp56 3739",
            says="If one player is dealt too many cards and another too few, it is a misdeal and the next player deals.",
        ),
        Law(
            "lead-or-play-out-of-turn-retracted",
            breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN],
            when=[RETRACTION_DEMANDED.yes],
            until=ALL_PLAYED_TO_TRICK,
            remedy=TAKEN_BACK,
            chooser=ANY_PLAYER,
            cite="usp56 3741",
            says="A card out of turn goes back if anybody demands it before all have played to the trick.",
        ),
        Law(
            "lead-or-play-out-of-turn-noticed-late",
            breach=[LEAD_OUT_OF_TURN, PLAY_OUT_OF_TURN],
            when=[RETRACTION_DEMANDED.no],
            remedy=LATE,
            kind="allowed",
            cite="usp56 3741",
            says="After all have played to the trick a card out of turn stands as regular, without penalty.",
        ),
        Law(
            "tricks-not-kept-separate",
            breach=TRICKS_NOT_IN_ORDER,
            when=[REVOKE_CLAIMED.no],
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 3743",
            says="Each trick lies face down before its winner, apart from the others.",
        ),
        Law(
            "cards-mixed-so-revoke-unprovable",
            breach=TRICKS_NOT_IN_ORDER,
            when=[REVOKE_CLAIMED.yes],
            remedy=CHARGED_WITH_ALL,
            cite="usp56 3743",
            says="Who so mixes his tricks that a revoke cannot be proved is charged with all 26 points, whoever is said to have revoked.",
        ),
        Law(
            "revoke-in-following-suit",
            breach=REVOKE,
            when=[ESTABLISHED.yes, FOUND_IN_TIME.yes, DUTY_FAILED.is_(FOLLOWING_SUIT)],
            until=SCORE_AGREED,
            remedy=lost(CHARGED, CHARGED_WITH_ALL),
            kind="gap",
            cite="usp56 3745",
            says="Who does not follow suit though he can has revoked; what it costs, and until when, is lost at 3745.",
        ),
        Law(
            "queen-of-spades-not-discarded-at-first-chance",
            breach=REVOKE,
            when=[ESTABLISHED.yes, FOUND_IN_TIME.yes, DUTY_FAILED.is_(KEPT_BACK)],
            until=SCORE_AGREED,
            remedy=lost(CHARGED, CHARGED_WITH_ALL),
            kind="gap",
            cite="usp56 3701, 3745",
            says="Who was dealt the queen of spades and keeps her though he cannot follow suit has revoked too; the penalty is lost.",
        ),
        Law(
            "revoke-put-right",
            breach=REVOKE,
            when=[ESTABLISHED.no],
            remedy=lost("until he plays to the next trick he puts another card in its place", PUT_RIGHT),
            kind="gap",
            cite="usp56 3745",
            says="Until when a revoke may be put right without penalty is lost at 3745.",
        ),
        Law(
            "revoke-found-after-score-is-agreed",
            breach=REVOKE,
            when=[ESTABLISHED.yes, FOUND_IN_TIME.no],
            remedy=condoned("the general limit: an error in the play stands once the score of the deal is agreed upon"),
            kind="derived",
            cite="usp56 3737, 3745",
            says="For what the laws of hearts leave open the general rules hold, and with them their limits of time.",
        ),
        Law(
            "player-one-card-short",
            breach=TOO_FEW_CARDS,
            when=[LONG_AND_SHORT.no, SHORT_BY.is_(ONE)],
            remedy=TAKES_LAST_TRICK,
            cite="usp56 3747",
            says="A player found one card short takes the last trick.",
        ),
        Law(
            "player-several-cards-short",
            breach=TOO_FEW_CARDS,
            when=[LONG_AND_SHORT.no, SHORT_BY.is_(SEVERAL)],
            remedy=TAKES_TRICKS_HE_CANNOT_PLAY_TO,
            cite="usp56 3747",
            says="A player more than one card short takes every trick to which he cannot play.",
        ),
        Law(
            "player-with-too-many-cards",
            breach=TOO_MANY_CARDS,
            when=[LONG_AND_SHORT.no, MISDEAL_CALLED.is_(YES, NOT_YET)],
            until=CARDS_MIXED,
            remedy=silent("the general rule: until the cards are mixed a misdeal may be called")
            & misdeal_if_called(MISDEAL_CALLED),
            chooser=ANY_PLAYER,
            kind="gap",
            cite="usp56 3747",
            says="Of a hand with too many cards, where none is short, the laws of hearts say nothing.",
        ),
    ),
)
