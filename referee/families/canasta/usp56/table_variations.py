"""Canasta as it is mostly played: a pair to take the pile, and no card of it for a complete canasta (usp56 3107-3113)."""

from attrs import evolve

from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS

#: the pile takes a natural pair, or its top card goes on a meld that is no canasta yet
BY_PAIR = canasta.Pile(natural_and_wild=False, to_canastas=False)

CANASTA_TABLE_VARIATIONS = CANASTA.vary(
    "canasta-table-variations",
    title="Canasta with the usual variations",
    cite="usp56 3107-3113",
    form=evolve(COUNTS, pile=BY_PAIR),
    rules=(("Pile", "Taken with a natural pair, or, not frozen, to add its top card to a meld of fewer than seven."),),
    expects=(*CANASTA.expects, canasta.BARRED_TAKE),
    add=[
        Law(
            "takes-pile-for-completed-canasta",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.TO_CANASTA)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3109, 3055",
            says="The top discard is not taken to be added to a canasta that is complete.",
        ),
        Law(
            "takes-pile-with-one-wild-card",
            breach=canasta.BARRED_TAKE,
            when=[canasta.WHY_BARRED.is_(canasta.ONE_WILD)],
            remedy=canasta.AS_ILLEGAL_TAKE,
            cite="usp56 3109, 3055",
            says="To make a meld with the pile takes a natural pair always.",
        ),
    ],
)
