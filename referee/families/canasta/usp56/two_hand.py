"""Canasta for two (usp56 3073-3077)."""

from attrs import evolve

from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS
from referee.mechanics import exposure, melds, rulings, stock

TWO_HAND_CANASTA = CANASTA.vary(
    "two-hand-canasta",
    title="Two-hand Canasta",
    cite="usp56 3073-3077",
    seats=2,
    players=(2, 2),
    sides=0,
    hand_size=15,
    rounds=(1,) * 15,
    deal="Fifteen cards to each player, one at a time; then the upcard, covered until it is a natural card from ace to four.",
    form=evolve(COUNTS, draws=2, out=canasta.GoingOut(canastas=2)),
    rules=(
        ("Players", "Two."),
        ("Draw", "Two cards from the stock; one is discarded."),
        ("Going out", "With two canastas."),
    ),
    expects=(*CANASTA.expects, canasta.BARRED_MELD, stock.TOO_FEW_DRAWN),
    drop=(
        "several-penalty-cards",
        "exposed-card-penalty-card",
        "insufficient-count-corrected-by-adding",
        "insufficient-count-retracted",
        "insufficient-count-added-and-retracted",
        "condoned-insufficient-count",
        "asks-permission-too-late",
        "melds-before-the-answer",
        "goes-out-after-asking-wrongly",
        "cannot-go-out-after-answer-yes",
        "stays-in-after-answer-yes",
        "answer-other-than-yes-or-no",
        "improper-information-to-partner",
    ),
    add=[
        Law(
            "exposed-card-no-penalty",
            breach=exposure.CARD_EXPOSED,
            remedy=rulings.no_penalty(),
            cite="usp56 3077",
            says="An exposed card is not penalized.",
        ),
        Law(
            "insufficient-count-no-penalty",
            breach=melds.INSUFFICIENT_COUNT,
            remedy=rulings.no_penalty(),
            cite="usp56 3077",
            says="A first meld that counts too little is not penalized.",
        ),
        Law(
            "goes-out-with-one-canasta",
            breach=canasta.BARRED_MELD,
            when=[canasta.WHY_BARRED.is_(canasta.FEW_CANASTAS)],
            remedy=canasta.AS_ILLEGAL_MELD,
            cite="usp56 3077, 3049",
            says="It takes two canastas to go out.",
        ),
        Law(
            "wrong-number-drawn-or-discarded",
            breach=stock.TOO_FEW_DRAWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3077",
            says="A player draws two cards from the stock, and discards one.",
        ),
    ],
)
