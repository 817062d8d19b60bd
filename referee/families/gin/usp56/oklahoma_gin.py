"""Oklahoma gin: the upcard says with how much a player may knock (usp56 3425-3427)."""

from attrs import evolve

from referee.core.law import Law
from referee.families import gin
from referee.families.gin.usp56.gin_rummy import BONUSES, GIN_RUMMY
from referee.mechanics import melds, rulings
from referee.mechanics.rulings.gives.parts import ByLaw

#: found too high by the upcard, a knock is ruled on as one over ten is
_AS_OVER_TEN = ByLaw("the law of a knock over ten applies") & rulings.Opens(melds.KNOCK_OVER_TEN)

OKLAHOMA_GIN = GIN_RUMMY.vary(
    "oklahoma-gin",
    title="Oklahoma Gin",
    cite="usp56 3425-3427",
    play=gin.PLAY_BY_UPCARD,
    form=evolve(BONUSES, most_by_upcard=True),
    rules=(
        ("Knock", "With no more than the rank of the upcard unmatched; a face card counts ten."),
        ("Agreed", "That an ace calls for gin, and that a spade turned up doubles what the hand brings."),
    ),
    expects=(*GIN_RUMMY.expects, melds.KNOCK_OVER_UPCARD),
    add=[
        Law(
            "knock-over-upcard-limit",
            breach=melds.KNOCK_OVER_UPCARD,
            when=[gin.ACE_CALLS_FOR_NOTHING.no],
            remedy=_AS_OVER_TEN,
            cite="usp56 3427, 3399",
            says="Nobody may knock with more than the rank of the upcard; what follows a knock over it is as after one over ten.",
        ),
        Law(
            "knock-with-one-on-ace-upcard",
            breach=melds.KNOCK_OVER_UPCARD,
            when=[gin.ACE_CALLS_FOR_NOTHING.yes],
            remedy=_AS_OVER_TEN,
            cite="usp56 3427, 3399",
            says="Where that was agreed an ace turned up calls for gin, and a knock with one is over the limit.",
        ),
        Law(
            "spade-upcard-doubles",
            cite="usp56 3427",
            says="Where that was agreed all that is scored in a deal counts twice when a spade was turned up.",
        ),
    ],
)
