"""Brazilian canasta: bolivia with first meldings of its own (usp56 3139-3151)."""

from attrs import evolve

from referee import score
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.bolivia import BOLIVIA, BOLIVIA_COUNTS
from referee.mechanics import rulings

_NATURAL = ("natural", "sequence", "wild-card")

BRAZILIAN_CANASTA = BOLIVIA.vary(
    "brazilian-canasta",
    title="Brazilian Canasta",
    cite="usp56 3139-3151",
    form=evolve(
        BOLIVIA_COUNTS,
        wild_canasta=2_000,
        short_sequence=1_000,
        red_threes=(0, 100, 200, 300, 400, 1_000, 1_200),
        red_threes_need=1,
        minimums=((8_000, 200), *BOLIVIA_COUNTS.minimums[1:]),
        opening_sorts=((9_000, _NATURAL), (8_000, ()), (7_000, ("mixed", *_NATURAL))),
        melds=evolve(BOLIVIA_COUNTS.melds, sequences_grow_in_going_out=True),
        pile=evolve(BOLIVIA_COUNTS.pile, for_first_meld=False),
        out=canasta.GoingOut(canastas=2, asks=True),
    ),
    score=score.Tally((score.Race(to=10_000), score.Told(canasta.margin))),
    rules=(
        (
            "First meld",
            "From 7,000 a canasta, from 8,000 200 points, from 9,000 a natural canasta; the pile is not taken for it.",
        ),
        ("Sequences", "One of fewer than five cards costs 1,000; in going out one of seven may be added to. Wild cards 2,000."),
        ("Red threes", "100 each up to four, five 1,000, six 1,200; minus for a side without a canasta."),
        ("Going out", "With any two canastas, and never without asking."),
        ("Game", "10,000."),
    ),
    expects=(*BOLIVIA.expects, canasta.BARRED_OPENING, canasta.OUT_UNASKED),
    replace=[
        Law(
            "goes-out-without-sequence-canasta",
            cite="usp56 3151",
            says="Any two canastas let a side go out.",
        ),
    ],
    add=[
        Law(
            "initial-meld-of-wrong-kind",
            breach=canasta.BARRED_OPENING,
            when=[canasta.WHY_BARRED.is_(canasta.WRONG_SORT)],
            remedy=canasta.AS_INSUFFICIENT,
            cite="usp56 3143",
            says="From 7,000 a first meld is a canasta, and from 9,000 a natural one or better.",
        ),
        Law(
            "opens-under-200-at-8000",
            breach=canasta.BARRED_OPENING,
            when=[canasta.WHY_BARRED.is_(canasta.UNDER_HIGHEST)],
            remedy=canasta.AS_INSUFFICIENT,
            cite="usp56 3143",
            says="From 8,000 to 8,995 a first meld is worth 200 at least.",
        ),
        Law(
            "takes-pile-for-initial-meld",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.FOR_FIRST_MELD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3145",
            says="The pile is not taken for a first meld.",
        ),
        Law(
            "goes-out-without-asking",
            breach=canasta.OUT_UNASKED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3151",
            says="A player always asks his partner before he goes out.",
        ),
        Law(
            "short-sequence-at-end",
            cite="usp56 3147",
            says="A sequence of fewer than five cards costs its side 1,000 when the hand ends.",
        ),
        Law(
            "sequence-canasta-extended-in-going-out",
            cite="usp56 3147",
            says="A player who goes out may add to the ends of a sequence of seven.",
        ),
        Law(
            "red-threes-without-a-canasta",
            cite="usp56 3149",
            says="Red threes count plus for a side that has melded one canasta, and minus for one that has not.",
        ),
    ],
)
