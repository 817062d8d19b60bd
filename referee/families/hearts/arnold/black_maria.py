"""Black Maria (arnold 849-936), and what some players add to it."""

from referee import score
from referee.core.cards import STANDARD_PACK, stripped
from referee.core.game import Game
from referee.core.law import Law
from referee.families import hearts
from referee.mechanics import deal, rulings, seating, tricks

THREE_EACH = {3: 3, 4: 3, 5: 3, 6: 3, 7: 3}

BLACK_MARIA = Game(
    "black-maria-arnold",
    title="Black Maria (Arnold)",
    family="hearts",
    cite="arnold 849-936",
    seats=3,
    players=(3, 7),
    sides=0,
    pack=stripped("C2"),
    packs={4: STANDARD_PACK, 5: stripped("C2", "D2"), 6: stripped("C2", "D2", "H2", "S2"), 7: stripped("C2", "D2", "S2")},
    hand_size=17,
    hand_sizes={4: 13, 5: 10, 6: 8, 7: 7},
    rounds=(1,),
    deal="One at a time from the dealer's left, until the pack is dealt out.",
    play=hearts.HEARTS_PLAY,
    form=hearts.Hearts(hearts.BLACK_LADY, passed=THREE_EACH),
    score=score.Tally((score.BestTotal(limit=50),), score.cards_taken, "points"),
    rules=(
        ("Players", "Three, each for himself; four to seven may play."),
        ("Ranks", "Ace high to deuce low in each suit; there is no trump."),
        ("The pass", "Each passes three cards face down to his right, and only then looks at those he received."),
        (
            "The play",
            "The player at the dealer's left leads; follow suit if you can, otherwise play what you like; the highest card of the suit led wins.",
        ),
        ("Scoring", "Each heart counts 1 and the queen of spades 13 against whoever takes them, 26 in a deal."),
        ("The end", "When a player has passed 50 at the end of a deal, the one with the fewest points wins."),
    ),
    expects=(
        *seating.SEATING,
        *deal.DEALING,
        *score.SCORING,
        *rulings.RULINGS,
        *tricks.TRICKS,
        *hearts.OF_PASSING,
        hearts.SUM_WRONG,
        tricks.FORBIDDEN_LEAD,
    ),
    laws=(
        Law(
            "look-before-pass",
            breach=hearts.LOOKED_BEFORE_PASSING,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 880",
            says="A player does not look at the cards he received before his own have been passed on.",
        ),
        Law(
            "pass-wrong-number",
            breach=hearts.WRONG_NUMBER_PASSED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 880",
            says="Each player passes three cards.",
        ),
        Law(
            "wrong-player-passed",
            breach=hearts.PASSED_TO_WRONG_PLAYER,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 880, 920",
            says="The cards go to the player at the right; some agree to pass them to the left instead.",
        ),
        Law(
            "no-follow",
            breach=tricks.REVOKE,
            when=[hearts.DUTY_FAILED.is_(hearts.FOLLOWING_SUIT)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 883",
            says="A player who can follow suit must.",
        ),
        Law(
            "out-of-turn",
            breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
            remedy=rulings.silent("the card stays where it was played"),
            cite="arnold 883",
            says="The player at the dealer's left leads and the others follow clockwise; of a card out of turn the book says nothing.",
        ),
        Law(
            "score-not-26",
            breach=hearts.SUM_WRONG,
            remedy=score.ADDED_UP_AGAIN,
            cite="arnold 886",
            says="The penalties of a deal add up to 26, or to what other cards that count make of it.",
        ),
        Law(
            "score-of-a-deal",
            breach=score.WRONG_SCORE,
            remedy=score.CORRECTED_SCORE,
            cite="arnold 886",
            says="Thirteen for the queen of spades and one for each heart are entered for whoever took them.",
        ),
        Law(
            "game-end-over-fifty",
            cite="arnold 886",
            says="Once a player has more than 50 at the end of a deal, whichever of the other two has fewer points has won.",
        ),
        Law(
            "pack-size",
            cite="arnold 917",
            says="All hands are equal: four players use the whole pack, five leave out the deuces of clubs and diamonds, and so on.",
        ),
        Law(
            "pass-penalty-card",
            breach=hearts.PENALTY_CARD_PASSED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 920",
            says="Some allow no penalty card to be passed on.",
        ),
        Law(
            "heart-lead-early",
            breach=tricks.FORBIDDEN_LEAD,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 923",
            says="Some ban the lead of a heart until one has been discarded, others until the fourth round.",
        ),
        Law(
            "void-no-penalty-card",
            breach=tricks.REVOKE,
            when=[hearts.DUTY_FAILED.is_(hearts.KEPT_BACK)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 926",
            says="Some insist that who cannot follow suit plays the queen of spades if he has her, or else a heart.",
        ),
        Law(
            "moon",
            on=hearts.TOOK_ALL,
            remedy=hearts.TOOK_ALL_COUNTS,
            cite="arnold 936",
            says="Some let whoever takes every penalty card, which is hitting the moon, go back to a total of nothing.",
        ),
    ),
)

BLACK_MARIA_LEFT = BLACK_MARIA.vary(
    "black-maria-passed-left",
    title="Black Maria, cards passed to the left",
    cite="arnold 920",
    form=hearts.Hearts(hearts.BLACK_LADY, passed=THREE_EACH, passed_left=True),
)
BLACK_MARIA_CLEAN_PASS = BLACK_MARIA.vary(
    "black-maria-clean-pass",
    title="Black Maria, no penalty card passed",
    cite="arnold 920",
    form=hearts.Hearts(hearts.BLACK_LADY, passed=THREE_EACH, keeps_counting_cards=True),
)
BLACK_MARIA_HEARTS_WAIT = BLACK_MARIA.vary(
    "black-maria-hearts-wait",
    title="Black Maria, no heart led before one is discarded",
    cite="arnold 923",
    form=hearts.Hearts(hearts.BLACK_LADY, passed=THREE_EACH, hearts_wait=True),
)
BLACK_MARIA_FOURTH_ROUND = BLACK_MARIA.vary(
    "black-maria-hearts-from-fourth-round",
    title="Black Maria, no heart led before the fourth round",
    cite="arnold 923",
    form=hearts.Hearts(hearts.BLACK_LADY, passed=THREE_EACH, hearts_from=4),
)
BLACK_MARIA_FORCED_DISCARD = BLACK_MARIA.vary(
    "black-maria-forced-discard",
    title="Black Maria, penalty cards discarded first",
    cite="arnold 926",
    owed=hearts.penalty_owed,
)
BLACK_MARIA_MOON = BLACK_MARIA.vary(
    "black-maria-moon",
    title="Black Maria, hitting the moon",
    cite="arnold 936",
    score=score.Tally((score.BestTotal(limit=50),), score.back_to_nothing, "points"),
    replace=(
        BLACK_MARIA.law("moon").but(
            remedy=hearts.BACK_TO_NOTHING, says="A player who takes every penalty card goes back to a total of nothing."
        ),
    ),
)
BLACK_MARIA_HIGH_SPADES = BLACK_MARIA.vary(
    "black-maria-high-spades",
    title="Black Maria, ace of spades 7 and king 10",
    cite="arnold 929",
    form=hearts.Hearts(hearts.HIGH_SPADES, passed=THREE_EACH),
)
BLACK_MARIA_PINK_LADY = BLACK_MARIA.vary(
    "black-maria-pink-lady",
    title="Black Maria, queen of hearts 13",
    cite="arnold 929",
    form=hearts.Hearts(hearts.PINK_LADY, passed=THREE_EACH),
)
BLACK_MARIA_GRADED_HEARTS = BLACK_MARIA.vary(
    "black-maria-graded-hearts",
    title="Black Maria, ace, king, queen and jack of hearts 5, 4, 3 and 2",
    cite="arnold 929",
    form=hearts.Hearts(hearts.GRADED_HEARTS, passed=THREE_EACH),
)
