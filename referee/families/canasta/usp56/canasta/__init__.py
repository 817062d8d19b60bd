"""Canasta, four hands, the official game (usp56 2910-3071), its laws in sections."""

from referee import score
from referee.core.cards import TWO_PACKS_WITH_JOKERS
from referee.core.game import Game
from referee.families import canasta
from referee.families.canasta.usp56.canasta import draw, irregularities, play
from referee.families.rummy.usp56.rummy import RUMMY
from referee.mechanics import conduct, exposure, melds, seating, stock

#: what counts (usp56 2934-2954, 3019-3025), and what a first meld must count (usp56 2975-2980)
COUNTS = canasta.Counts(
    going_out=100,
    concealed=100,
    red_threes=(0, 100, 200, 300, 800),
    natural_canasta=500,
    mixed_canasta=300,
    minimums=((3_000, 120), (1_500, 90), (0, 50)),
    minimum_below_nothing=15,
)

CANASTA = Game(
    "canasta",
    title="Canasta",
    family="canasta",
    cite="usp56 2910-3071",
    general=RUMMY,
    pack=TWO_PACKS_WITH_JOKERS,
    hand_size=11,
    deal="Eleven cards to each player, one at a time; then the upcard, covered until it is a natural card from ace to four.",
    rounds=(1,) * 11,
    left_cuts=True,
    play=canasta.CANASTA_PLAY,
    form=COUNTS,
    score=score.Tally((score.Race(to=5_000), score.Told(canasta.margin))),
    rules=(
        ("Players", "Four, two against two."),
        ("Wild cards", "Jokers and twos; a meld has two natural cards at least and three wild ones at most."),
        ("First meld", "Counts 15 for a side below nothing, 50 up to 1,495, 90 up to 2,995, and 120 from 3,000."),
        (
            "Pile",
            "Taken with a natural pair; where it is not frozen also with a natural and a wild card, or to add to a meld. Frozen before the first meld, and by a wild card or red three.",
        ),
        ("Going out", "With a canasta on the side: seven cards, four of them natural; 500 if all are, 300 mixed."),
        (
            "Score",
            "Going out 100, concealed 100 more, red three 100, all four 800, minus for a side that has not melded; cards melded less cards left.",
        ),
        ("Game", "5,000; the margin is settled in hundreds."),
    ),
    expects=(
        *canasta.OF_ASKING_OUT,
        *canasta.OF_CANASTA_MELDS,
        *canasta.OF_DISCARD_PILE,
        seating.JOKER_OR_EQUAL_DRAWN,
        conduct.DISCLOSURE,
        stock.DISCARDS_LOOKED_AT,
        stock.STOCK_CARD_SEEN,
        stock.TOO_MANY_DRAWN,
        exposure.CARD_EXPOSED,
        canasta.ILLEGAL_MELD,
        canasta.PILE_WITHOUT_RIGHT,
        canasta.ASKED_TOO_LATE,
        stock.TURN_OUT_OF_TURN,
        stock.DISCARDED_OUT_OF_TURN,
        stock.DRAWN_OUT_OF_TURN,
        stock.DISCARDED_WITHOUT_DRAWING,
        stock.TWO_DISCARDS,
        melds.FALSE_OUT,
        score.WRONG_COUNT,
    ),
    laws=(*draw.LAWS, *play.LAWS, *irregularities.LAWS),
    dropped=frozenset(
        {
            "discards-card-just-taken",
            "false-set-laid-down",
            "false-set-found-after-mixing",
            "goer-out-had-too-many-cards",
            "hand-going-out-was-short",
            "overlooked-layoff-called-rummy",
            "rummy-called-without-agreement",
            "turned-pile-shuffled",
        }
    ),
)
