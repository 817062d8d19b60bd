"""Chile: canasta with three packs, and either sequences or melds of wild cards (usp56 3153-3155)."""

from attrs import evolve

from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import COUNTS
from referee.families.canasta.usp56.six_hand import SIX_COUNTS, SIX_HAND_CANASTA

CHILEAN_CANASTA = SIX_HAND_CANASTA.vary(
    "chilean-canasta",
    title="Chile",
    cite="usp56 3153-3155",
    seats=4,
    players=(4, 4),
    play=canasta.PLAY_BY_AGREEMENT,
    form=evolve(
        SIX_COUNTS,
        minimums=((7_000, 150), *COUNTS.minimums),
        sequence_canasta=1_500,
        wild_canasta=2_500,
        melds=canasta.Melds(by_agreement=True),
        out=canasta.GoingOut(),
    ),
    rules=(
        ("Players", "Four, two against two, with three packs."),
        ("Melds", "Either sequences or wild cards too, as the players agree: `rule sequences`, `rule wild-melds`."),
        ("Going out", "With one canasta."),
        (
            "Score",
            "The book does not say what a canasta of a sequence or of wild cards counts here; it is taken as in Samba, 1,500, and as in Bolivia, 2,500.",
        ),
    ),
    replace=[
        Law(
            "goes-out-with-one-canasta",
            cite="usp56 3155",
            says="It takes one canasta to go out.",
        ),
    ],
    add=[
        Law(
            "melds-the-kind-not-agreed",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.NOT_AGREED)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3155",
            says="Of sequences and melds of wild cards the players have agreed on one, and do not meld the other.",
        ),
    ],
)
