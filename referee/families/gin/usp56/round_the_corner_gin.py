"""Round-the-corner gin: the ace is high and low at once, and costs fifteen (usp56 3469-3479)."""

from attrs import evolve

from referee import score
from referee.core.law import Law
from referee.families.gin.usp56.gin_rummy import BONUSES, GIN_RUMMY, SCORE
from referee.mechanics import rulings

ROUND_THE_CORNER_GIN = GIN_RUMMY.vary(
    "round-the-corner-gin",
    title="Round-the-corner Gin",
    cite="usp56 3469-3479",
    form=evolve(BONUSES, matching=score.Matching(corners=True, ace=15), gin_beats_nothing=False),
    score=evolve(SCORE, parts=(score.Race(to=125), score.Boxes(each=25, game=100))),
    rules=(
        ("Sequences", "The ace is high or low, and a sequence may go on from the king through the ace."),
        ("Hand", "An unmatched ace counts 15; gin against a hand that comes to nothing scores for neither."),
        ("Game", "125."),
    ),
    replace=[
        GIN_RUMMY.law("looks-at-covered-discard").but(
            when=[],
            remedy=rulings.ALLOWED,
            cite="usp56 3479",
            says="The discards may be looked at whenever a player likes.",
        ),
    ],
    add=[
        Law(
            "gin-against-zero",
            cite="usp56 3475",
            says="If the knocker is gin and the other hand comes to nothing too, neither player scores.",
        ),
    ],
)
