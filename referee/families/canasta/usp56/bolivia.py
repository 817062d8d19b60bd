"""Bolivia: samba with melds of wild cards (usp56 3129-3137)."""

from attrs import evolve

from referee import score
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.samba import SAMBA, SAMBA_COUNTS

BOLIVIA_COUNTS = evolve(
    SAMBA_COUNTS,
    wild_canasta=2_500,
    black_three_left=100,
    melds=evolve(SAMBA_COUNTS.melds, wild=True),
    out=canasta.GoingOut(canastas=2, sorts=("sequence",)),
)

BOLIVIA = SAMBA.vary(
    "bolivia",
    title="Bolivia",
    cite="usp56 3129-3137",
    form=BOLIVIA_COUNTS,
    score=score.Tally((score.Race(to=15_000), score.Told(canasta.margin))),
    rules=(
        ("Wild cards", "Three or more are a meld; seven are a bolivia, 2,500. A pile topped by one is not taken."),
        ("Going out", "One of the two canastas has to be a sequence."),
        ("Black threes", "One left in a hand when another goes out costs 100."),
        ("Game", "15,000."),
    ),
    replace=[
        Law(
            "meld-of-wild-cards-only",
            cite="usp56 3131",
            says="Three or more wild cards are a meld, jokers and deuces alike.",
        ),
    ],
    add=[
        Law(
            "takes-pile-topped-by-wild-card",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.TOPPED_BY_WILD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3131",
            says="A pile topped by a wild card is not taken.",
        ),
        Law(
            "goes-out-without-sequence-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.LACKS_SORT)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3135",
            says="At least one of the two canastas has to be a sequence.",
        ),
        Law(
            "black-three-left-in-hand",
            cite="usp56 3137",
            says="A black three left in a hand counts 100 minus when another player, the partner too, goes out.",
        ),
    ],
)
