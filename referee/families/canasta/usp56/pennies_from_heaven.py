"""Pennies from heaven: canasta for six with four packs, and a packet for a first canasta (usp56 3207-3219)."""

from attrs import evolve

from referee import score
from referee.core.cards import FOUR_PACKS_WITH_JOKERS
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS
from referee.mechanics import rulings, stock

PENNIES_FROM_HEAVEN = CANASTA.vary(
    "pennies-from-heaven",
    title="Pennies from Heaven",
    cite="usp56 3207-3219",
    seats=6,
    players=(6, 6),
    pack=FOUR_PACKS_WITH_JOKERS,
    hand_size=13,
    rounds=(1,) * 13,
    deal="Thirteen cards to each player, then a packet of eleven, face down; then the upcard.",
    play=canasta.PLAY_WITH_PACKETS,
    form=evolve(
        COUNTS,
        draws=2,
        sevens=1_500,
        wild_canasta=1_000,
        red_threes=(0, 100, 200, 300, 400, 500, 600, 700, 1_000),
        red_threes_need_sort="sevens",
        aside=11,
        minimums=((1_500, 150), (1_000, 120), (500, 90), (0, 50)),
        melds=canasta.Melds(wild=True, longest=7),
        out=canasta.GoingOut(sorts=("sevens", "wild-card", "natural", "mixed")),
    ),
    score=score.Tally((score.Race(to=20_000), score.Told(canasta.margin))),
    rules=(
        ("Players", "Six, three against three."),
        ("Packet", "Eleven cards that a player takes up when he has completed his first canasta: `packet N`."),
        ("Draw", "Two cards from the stock; one is discarded."),
        ("Sevens", "Not discarded before each side has a canasta of them, nor in going out."),
        ("Canastas", "Of seven cards and no more."),
        ("First meld", "15, 50 from nothing, 90 from 500, 120 from 1,000, 150 from 1,500."),
        ("Going out", "With canastas of sevens (1,500), of wild cards (1,000), natural (500) and mixed (300)."),
        ("Red threes", "100 each, all eight 1,000; minus for a side without a canasta of sevens."),
        ("Game", "20,000."),
    ),
    expects=(
        *CANASTA.expects,
        canasta.BARRED_MELD,
        canasta.BARRED_TAKE,
        canasta.SEVEN_DISCARDED,
        canasta.PACKET_TOO_EARLY,
        stock.TOO_FEW_DRAWN,
    ),
    add=[
        Law(
            "seven-discarded-too-early",
            breach=canasta.SEVEN_DISCARDED,
            when=[canasta.SEVENS_WHEN.is_(canasta.BEFORE_BOTH)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3213",
            says="Sevens are not discarded before each side has completed a canasta of them.",
        ),
        Law(
            "seven-discarded-in-going-out",
            breach=canasta.SEVEN_DISCARDED,
            when=[canasta.SEVENS_WHEN.is_(canasta.IN_GOING_OUT)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3213",
            says="A seven is not discarded in going out.",
        ),
        Law(
            "goes-out-lacking-a-required-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.LACKS_SORT, canasta.FEW_CANASTAS)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3219",
            says="To go out takes a canasta of sevens, one of wild cards, a natural one and a mixed one.",
        ),
        Law(
            "packet-picked-up-early",
            breach=canasta.PACKET_TOO_EARLY,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3211",
            says="A player takes up his packet when he has completed his first canasta.",
        ),
        Law(
            "takes-pile-topped-by-wild-card",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.TOPPED_BY_WILD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3217",
            says="A pile topped by a wild card is not taken.",
        ),
        Law(
            "canasta-over-seven-cards",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.TOO_LONG)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3213",
            says="No canasta has more than seven cards.",
        ),
        Law(
            "draws-one-card",
            breach=stock.TOO_FEW_DRAWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3211",
            says="A player draws two cards from the stock.",
        ),
        Law(
            "meld-of-wild-cards-only",
            cite="usp56 3217",
            says="Wild cards may be melded by themselves, jokers and deuces together.",
        ),
        Law(
            "red-threes-without-sevens-canasta",
            cite="usp56 3215",
            says="Red threes count minus for a side that has not completed a canasta of sevens.",
        ),
    ],
)
