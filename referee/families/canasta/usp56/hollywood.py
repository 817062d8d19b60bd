"""Hollywood canasta: samba with a wild card in sequences, and three natural cards in every meld (usp56 3199-3205)."""

from attrs import evolve

from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.samba import SAMBA, SAMBA_COUNTS

HOLLYWOOD_CANASTA = SAMBA.vary(
    "hollywood-canasta",
    title="Hollywood Canasta",
    cite="usp56 3199-3205",
    form=evolve(
        SAMBA_COUNTS,
        mixed_sequence=1_000,
        wild_canasta=2_000,
        melds=evolve(SAMBA_COUNTS.melds, least_natural=3, wild_in_sequence=1, wild=True, longest=7),
        pile=evolve(SAMBA_COUNTS.pile, wild_by_pair=True),
    ),
    rules=(
        (
            "Melds",
            "Three natural cards at least, seven cards at most; a sequence may have one wild card, and is then worth 1,000.",
        ),
        ("Wild cards", "A canasta of them counts 2,000."),
        ("Pile", "A deuce is taken by two deuces, a joker by two jokers, a black three never."),
    ),
    drop=("wild-card-in-sequence",),
    replace=[
        Law(
            "meld-of-wild-cards-only",
            cite="usp56 3203, 3123",
            says="Three natural cards are asked of a meld, and a canasta of wild cards counts 2,000: so they are let be melded.",
        ),
    ],
    add=[
        Law(
            "meld-with-fewer-than-three-naturals",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.FEW_NATURAL)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3203",
            says="A meld has three natural cards at least.",
        ),
        Law(
            "canasta-extended-past-seven",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.TOO_LONG)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3203",
            says="No canasta has more than seven cards.",
        ),
        Law(
            "second-wild-card-in-sequence-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.WILD_IN_SEQUENCE)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3203",
            says="A sequence has one wild card at most.",
        ),
        Law(
            "takes-wild-topped-pile-with-mixed-wilds",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.UNLIKE_WILD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3205",
            says="A deuce is taken by two deuces and a joker by two jokers.",
        ),
        Law(
            "takes-pile-topped-by-black-three",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.TOPPED_BY_BLACK)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3205",
            says="A pile topped by a black three is not taken.",
        ),
        Law(
            "takes-wild-topped-pile-to-lay-off",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.WILD_TO_LAY_OFF)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3205, 3055",
            says="A wild card is not taken to be laid off on a meld.",
        ),
        Law(
            "one-wild-card-in-sequence-canasta",
            cite="usp56 3203",
            says="One wild card may stand in a sequence.",
        ),
        Law(
            "takes-wild-topped-pile-with-like-pair",
            cite="usp56 3205",
            says="A wild card on top may be taken by a pair of its like.",
        ),
    ],
)
