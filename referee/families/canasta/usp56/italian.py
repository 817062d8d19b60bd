"""Italian canasta: samba with a rank of deuces and a pile that is always frozen (usp56 3171-3191)."""

from attrs import evolve

from referee import score
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.samba import SAMBA, SAMBA_COUNTS

ITALIAN_CANASTA = SAMBA.vary(
    "italian-canasta",
    title="Italian Canasta",
    cite="usp56 3171-3191",
    form=evolve(
        SAMBA_COUNTS,
        going_out=300,
        red_threes=(0, 100, 200, 300, 800, 1_000, 1_200),
        minimums=((3_000, 120), *SAMBA_COUNTS.minimums[2:]),
        lost_from=5_000,
        opens_without_wild=True,
        deuces=3_000,
        mixed_deuces=2_000,
        five_natural=2_000,
        five=1_000,
        ten=2_000,
        melds=evolve(SAMBA_COUNTS.melds, deuces=True),
        pile=canasta.Pile(always_frozen=True, counted_off=True),
        out=canasta.GoingOut(canastas=2, wild_count=False),
    ),
    score=score.Tally((score.Race(to=12_000), score.Told(canasta.margin))),
    rules=(
        ("Upcard", "As many cards of the stock as it counts are put under it: jack 11, queen 12, king 13, ace or joker 20."),
        ("Pile", "Always frozen: it takes a natural pair."),
        ("Deuces", "A rank of their own; before that canasta is complete the side has no deuce elsewhere as a wild card."),
        ("First meld", "Without wild cards; from 5,000 on the book has lost what it must count."),
        ("Going out", "With two canastas that are not of wild cards; 300."),
        (
            "Score",
            "Red threes 100 each up to three, 200 each from four. Seven deuces 3,000 and mixed 2,000 for the side that goes out; "
            "five pure canastas 2,000, five with mixed ones 1,000, ten 2,000.",
        ),
        ("Game", "12,000."),
    ),
    expects=(*SAMBA.expects, canasta.BARRED_OPENING),
    drop=("meld-of-wild-cards-only",),
    add=[
        Law(
            "deuce-used-wild-with-open-deuce-meld",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.DEUCE_ELSEWHERE)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3175",
            says="A side that has melded deuces melds none elsewhere as wild cards until that canasta is complete.",
        ),
        Law(
            "initial-minimum-reached-with-wild-cards",
            breach=canasta.BARRED_OPENING,
            when=[canasta.WHY_BARRED.is_(canasta.ONLY_WITH_WILD)],
            remedy=canasta.AS_INSUFFICIENT,
            cite="usp56 3177",
            says="A first meld reaches its count without wild cards.",
        ),
        Law(
            "goes-out-counting-wild-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.COUNTS_WILD)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3187",
            says="A canasta of wild cards is none of the two that it takes to go out.",
        ),
        Law(
            "takes-pile-without-natural-pair",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.WITHOUT_PAIR)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3173",
            says="The pile is always frozen, and takes a natural pair.",
        ),
        Law(
            "deuces-melded-as-a-rank",
            cite="usp56 3175",
            says="Deuces may be melded as a rank, with or without jokers.",
        ),
        Law(
            "deuce-bonus-of-side-not-out",
            cite="usp56 3191",
            says="The bonus for deuces goes to the side that goes out; the other has the points of the cards.",
        ),
        Law(
            "minimum-lost-from-5000",
            cite="usp56 3183-3185",
            says="What a first meld must count from 5,000 on is lost in the book, and none is found too low there.",
        ),
    ],
)
