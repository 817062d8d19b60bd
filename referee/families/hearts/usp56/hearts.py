"""Hearts, also called Black Lady (usp56 3683-3747)."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.core.limits import raised
from referee.families import hearts
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import conduct, deal, rulings, tricks, windows
from referee.mechanics.tricks.facts.play import ESTABLISHED

FOUND_IN_TIME = raised(before=windows.SCORE_AGREED)
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
    rounds=(1,),
    deal="One at a time, as far as the cards go equally; those left over lie face down and go to the winner of the first trick.",
    play=hearts.HEARTS_PLAY,
    form=hearts.Hearts(hearts.BLACK_LADY, passed={3: 3, 4: 3, 5: 3, 6: 2, 7: 2}),
    owed=hearts.queen_owed,
    score=score.Tally((score.BestTotal(),), score.cards_taken, "points"),
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
    expects=(*tricks.TRICKS, *hearts.OF_HEARTS, *hearts.OF_PASSING, conduct.TRICKS_NOT_IN_ORDER),
    laws=(
        Law(
            "looks-at-leftover-cards",
            breach=hearts.WIDOW_SEEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3697",
            says="Nobody looks at the cards left over in the deal while the cards are played.",
        ),
        Law(
            "looks-at-received-cards-before-passing",
            breach=hearts.LOOKED_BEFORE_PASSING,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3699",
            says="A player passes his own cards before he looks at those he receives.",
        ),
        Law(
            "passes-wrong-number",
            breach=[hearts.WRONG_NUMBER_PASSED, hearts.PASSED_TO_WRONG_PLAYER],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3699",
            says="Each player passes three cards to his right, or two where six or seven play.",
        ),
        Law(
            "heart-led-before-third-trick",
            breach=tricks.FORBIDDEN_LEAD,
            when=[hearts.EARLY_HEARTS_BARRED.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3703",
            says="Where the players have agreed on it, no heart is led to the first two tricks.",
        ),
        Law(
            "heart-led-at-once",
            breach=tricks.FORBIDDEN_LEAD,
            when=[hearts.EARLY_HEARTS_BARRED.no],
            remedy=rulings.allowed("where nothing was agreed a heart may be led to any trick"),
            cite="usp56 3701-3703",
            says="A heart may be led at any time, unless the players have agreed otherwise.",
        ),
        Law(
            "trick-gathered-by-another",
            breach=tricks.TRICK_GATHERED_BY_ANOTHER,
            remedy=rulings.silent("the trick is his who has won it"),
            cite="usp56 3701, 3705-3709",
            says="A trick counts for who has won it; of one that another takes in the book says nothing.",
        ),
        Law(
            "queen-rule-set-aside",
            cite="usp56 3703",
            says="Among friends the duty to give up the queen of spades at the first chance is often set aside.",
        ),
        Law(
            "score-of-a-deal",
            breach=score.WRONG_SCORE,
            remedy=score.SHOULD_BE,
            cite="usp56 3705-3709, 3733",
            says="Each heart taken counts one and the queen of spades thirteen; the line for the queen is lost at 3709 and is taken from 3733.",
        ),
        Law(
            "one-player-takes-everything",
            on=hearts.TOOK_ALL,
            remedy=hearts.TOOK_ALL_COUNTS,
            cite="usp56 3705-3709",
            says="Who takes every counting card is charged with all of them; only omnibus hearts has something else for it.",
        ),
        Law(
            "totals-not-multiple-of-26",
            breach=[hearts.SUM_WRONG, hearts.TOTALS_WRONG],
            remedy=score.ADDED_UP_AGAIN,
            cite="usp56 3731",
            says="All totals together are a multiple of 26; if they are not, something was written or added wrongly.",
        ),
        Law(
            "pool-to-lowest-score",
            cite="usp56 3733",
            says="Played for a pool, the lowest score of the deal takes all; players who tie split it, and odd chips wait for the next deal.",
        ),
        Law(
            "misdeal-card-exposed",
            breach=deal.FACED_IN_DEALING,
            when=[deal.EXPOSED_BY.is_(deal.DEALERS_SIDE)],
            remedy=deal.NEXT_PLAYER_DEALS,
            cite="usp56 3739",
            says="If the dealer exposes a card as he deals, it is a misdeal and the next player deals.",
        ),
        Law(
            "misdeal-wrong-numbers",
            breach=[deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
            when=[hearts.LONG_AND_SHORT.yes],
            until=raised(before=windows.CARDS_MIXED),
            remedy=deal.NEXT_PLAYER_DEALS,
            cite="usp56 3739, 489",
            says="If one player is dealt too many cards and another too few, it is a misdeal and the next player deals.",
        ),
        Law(
            "lead-or-play-out-of-turn-retracted",
            breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
            until=tricks.RETRACTION_DEMANDED,
            remedy=tricks.CARD_BACK,
            cite="usp56 3741",
            says="A card out of turn goes back if anybody demands it before all have played to the trick.",
        ),
        Law(
            "lead-or-play-out-of-turn-noticed-late",
            breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
            after=tricks.RETRACTION_DEMANDED,
            remedy=hearts.LATE,
            cite="usp56 3741",
            says="After all have played to the trick a card out of turn stands as regular, without penalty.",
        ),
        Law(
            "tricks-not-kept-separate",
            breach=conduct.TRICKS_NOT_IN_ORDER,
            when=[tricks.REVOKE_CLAIMED.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3743",
            says="Each trick lies face down before its winner, apart from the others.",
        ),
        Law(
            "cards-mixed-so-revoke-unprovable",
            breach=conduct.TRICKS_NOT_IN_ORDER,
            when=[tricks.REVOKE_CLAIMED.yes],
            remedy=hearts.CHARGED_WITH_ALL,
            cite="usp56 3743",
            says="Who so mixes his tricks that a revoke cannot be proved is charged with all 26 points, whoever is said to have revoked.",
        ),
        Law(
            "revoke-in-following-suit",
            breach=tricks.REVOKE,
            when=[ESTABLISHED.yes, hearts.DUTY_FAILED.is_(hearts.FOLLOWING_SUIT)],
            until=FOUND_IN_TIME,
            remedy=hearts.lost(CHARGED, hearts.CHARGED_BY_POLICY),
            cite="usp56 3745",
            says="Who does not follow suit though he can has revoked; what it costs, and until when, is lost at 3745.",
        ),
        Law(
            "queen-of-spades-not-discarded-at-first-chance",
            breach=tricks.REVOKE,
            when=[ESTABLISHED.yes, hearts.DUTY_FAILED.is_(hearts.KEPT_BACK)],
            until=FOUND_IN_TIME,
            remedy=hearts.lost(CHARGED, hearts.CHARGED_BY_POLICY),
            cite="usp56 3701, 3745",
            says="Who was dealt the queen of spades and keeps her though he cannot follow suit has revoked too; the penalty is lost.",
        ),
        Law(
            "revoke-put-right",
            breach=tricks.REVOKE,
            when=[ESTABLISHED.no],
            remedy=hearts.lost("until he plays to the next trick he puts another card in its place", tricks.PUT_RIGHT),
            cite="usp56 3745",
            says="Until when a revoke may be put right without penalty is lost at 3745.",
        ),
        Law(
            "revoke-found-after-score-is-agreed",
            breach=tricks.REVOKE,
            when=[ESTABLISHED.yes],
            after=FOUND_IN_TIME,
            remedy=rulings.condoned("the general limit: an error in the play stands once the score of the deal is agreed upon"),
            cite="drawn from usp56 3737, 3745",
            says="For what the laws of hearts leave open the general rules hold, and with them their limits of time.",
        ),
        Law(
            "player-one-card-short",
            breach=deal.TOO_FEW_CARDS,
            when=[hearts.LONG_AND_SHORT.no, hearts.SHORT_BY.is_(hearts.ONE)],
            remedy=hearts.TAKES_LAST_TRICK,
            cite="usp56 3747",
            says="A player found one card short takes the last trick.",
        ),
        Law(
            "player-several-cards-short",
            breach=deal.TOO_FEW_CARDS,
            when=[hearts.LONG_AND_SHORT.no, hearts.SHORT_BY.is_(hearts.SEVERAL)],
            remedy=hearts.TAKES_TRICKS_HE_CANNOT_PLAY_TO,
            cite="usp56 3747",
            says="A player more than one card short takes every trick to which he cannot play.",
        ),
        Law(
            "player-with-too-many-cards",
            breach=deal.TOO_MANY_CARDS,
            when=[hearts.LONG_AND_SHORT.no],
            until=deal.MISDEAL_CALLED,
            remedy=rulings.silent("the general rule: until the cards are mixed a misdeal may be called")
            & deal.MISDEAL_IF_CALLED,
            cite="usp56 3747",
            says="Of a hand with too many cards, where none is short, the laws of hearts say nothing.",
        ),
    ),
)
