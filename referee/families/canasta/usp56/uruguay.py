"""Uruguay: canasta with melds of wild cards and a pile that is always frozen (usp56 3193-3197)."""

from attrs import evolve

from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS

URUGUAY_CANASTA = CANASTA.vary(
    "uruguay-canasta",
    title="Uruguay",
    cite="usp56 3193-3197",
    form=evolve(
        COUNTS,
        wild_canasta=2_000,
        melds=canasta.Melds(wild=True, longest_wild=True),
        pile=canasta.Pile(always_frozen=True),
    ),
    rules=(
        ("Wild cards", "Three to seven are a meld; seven of them 2,000."),
        ("Pile", "Taken with a natural pair always."),
    ),
    expects=(*CANASTA.expects, canasta.BARRED_MELD, canasta.BARRED_TAKE),
    add=[
        Law(
            "takes-pile-without-natural-pair",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.WITHOUT_PAIR)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3197",
            says="The pile is always frozen, and takes a natural pair.",
        ),
        Law(
            "wild-meld-over-seven",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.TOO_MANY_WILD)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3195",
            says="A meld of wild cards has seven at most.",
        ),
        Law(
            "meld-of-wild-cards-only",
            cite="usp56 3195",
            says="Three to seven wild cards are a meld; a canasta of them counts 2,000.",
        ),
    ],
)
