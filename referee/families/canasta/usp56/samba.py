"""Samba: canasta with sequences and three packs (usp56 3115-3127)."""

from attrs import evolve

from referee import score
from referee.core.cards import THREE_PACKS_WITH_JOKERS
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS
from referee.families.canasta.usp56.table_variations import BY_PAIR
from referee.mechanics import rulings, stock

SAMBA_COUNTS = evolve(
    COUNTS,
    draws=2,
    going_out=200,
    concealed=0,
    red_threes=(0, 100, 200, 300, 400, 500, 1_000),
    red_threes_need=2,
    sequence_canasta=1_500,
    minimums=((7_000, 150), *COUNTS.minimums),
    melds=canasta.Melds(sequences=True, most_wild=2, several_of_a_rank=True),
    pile=BY_PAIR,
    out=canasta.GoingOut(canastas=2),
)

SAMBA = CANASTA.vary(
    "samba",
    title="Samba",
    cite="usp56 3115-3127",
    players=(3, 4),
    pack=THREE_PACKS_WITH_JOKERS,
    hand_size=15,
    rounds=(1,) * 15,
    deal="Fifteen cards to each player, one at a time; then the upcard, covered until it is a natural card from ace to four.",
    form=SAMBA_COUNTS,
    score=score.Tally((score.Race(to=10_000), score.Told(canasta.margin))),
    rules=(
        ("Draw", "Two cards from the stock; one is discarded."),
        ("Sequences", "Three to seven cards of a suit, ace high and four low, without wild cards; seven are a samba, 1,500."),
        ("Wild cards", "Two in a meld at most, and none by themselves."),
        ("Pile", "Taken with a natural pair, or, not frozen, to add its top card to a meld of fewer than seven."),
        ("Going out", "With two canastas; 200, and nothing for a concealed hand."),
        ("Red threes", "100 each, all six 1,000; minus for a side without two canastas."),
        ("Game", "10,000; from 7,000 the first meld counts 150."),
    ),
    expects=(*CANASTA.expects, canasta.BARRED_MELD, canasta.BARRED_TAKE, stock.TOO_FEW_DRAWN),
    add=[
        Law(
            "takes-pile-to-start-sequence",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.STARTS_SEQUENCE)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3119",
            says="The pile is not taken to begin a sequence.",
        ),
        Law(
            "takes-pile-with-hand-card-for-sequence",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.WITH_HAND_CARD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3119",
            says="Nor to go on a sequence with a card of the hand beside the top card.",
        ),
        Law(
            "takes-pile-for-complete-canasta",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.TO_CANASTA)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3119",
            says="Nor to add its top card to a meld that has seven cards.",
        ),
        Law(
            "takes-pile-with-one-wild-card",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.ONE_WILD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3119, 3055",
            says="To make a meld with the pile takes a natural pair always.",
        ),
        Law(
            "wild-card-in-sequence",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.WILD_IN_SEQUENCE)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3121",
            says="A sequence has no wild card.",
        ),
        Law(
            "sequence-beyond-seven-or-out-of-range",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.BEYOND_SEQUENCE)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3121",
            says="A sequence goes from four to ace, and ends with seven cards.",
        ),
        Law(
            "third-wild-card-in-meld",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.EXCESS_WILD)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3123, 3053",
            says="No meld has more than two wild cards.",
        ),
        Law(
            "meld-of-wild-cards-only",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.WILD_ONLY)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3123",
            says="Wild cards are not melded by themselves.",
        ),
        Law(
            "goes-out-with-one-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.FEW_CANASTAS)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3125",
            says="It takes two canastas of any sort to go out.",
        ),
        Law(
            "draws-one-card",
            breach=stock.TOO_FEW_DRAWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3119",
            says="A player draws two cards from the stock.",
        ),
        Law(
            "second-meld-of-a-rank",
            cite="usp56 3125",
            says="A side may have two canastas of a rank, and join its melds of one at any time.",
        ),
        Law(
            "sequence-melded",
            cite="usp56 3121",
            says="Three or more cards of a suit in sequence are a meld, ace high and four low.",
        ),
        Law(
            "red-threes-without-two-canastas",
            cite="usp56 3127",
            says="Red threes count minus for a side that has not completed two canastas.",
        ),
    ],
)
