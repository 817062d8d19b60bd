"""Cutthroat canasta, three hands: whoever takes the pile first plays alone (usp56 3079-3095)."""

from attrs import evolve

from referee import score
from referee.core.law import Law
from referee.families import canasta
from referee.families.canasta.usp56.canasta import CANASTA, COUNTS
from referee.mechanics import rulings, stock

CUTTHROAT_CANASTA = CANASTA.vary(
    "cutthroat-canasta",
    title="Cutthroat Canasta",
    cite="usp56 3079-3095",
    seats=3,
    players=(3, 3),
    sides=0,
    form=evolve(COUNTS, draws=2, lone_hand=True, ends_with_stock=True),
    score=score.Tally((score.Race(to=7_500), score.Told(canasta.margin))),
    rules=(
        ("Players", "Three, each with a score of his own."),
        ("Draw", "Two cards from the stock; one is discarded."),
        ("Sides", "Whoever takes the pile first is the lone hand, or who goes out before; the two others are a side."),
        ("First meld", "By the score of the player who makes it."),
        ("Score", "Both partners have what their side makes, and each his own red threes."),
        ("End", "With the discard of whoever drew the last card of the stock. Game 7,500."),
    ),
    expects=(*CANASTA.expects, canasta.BARRED_OPENING, canasta.PLAYED_AFTER_STOCK, stock.TOO_FEW_DRAWN),
    add=[
        Law(
            "melds-under-own-minimum",
            breach=canasta.BARRED_OPENING,
            when=[canasta.WHY_BARRED.is_(canasta.UNDER_OWN)],
            remedy=canasta.AS_INSUFFICIENT,
            cite="usp56 3089",
            says="The minimum of a first meld goes by the score of the player who makes it, and not by his partner's.",
        ),
        Law(
            "play-after-last-stock-card-discard",
            breach=canasta.PLAYED_AFTER_STOCK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3095",
            says="Play ends with the discard of whoever drew the last card of the stock.",
        ),
        Law(
            "draws-one-card",
            breach=stock.TOO_FEW_DRAWN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 3085",
            says="A player draws two cards from the stock.",
        ),
        Law(
            "meld-credited-before-sides-fixed",
            cite="usp56 3087, 3091-3095",
            says="Who plays with whom is fixed by the first taking of the pile, or else by the first going out; without either each is by himself.",
        ),
        Law(
            "red-three-credited-to-partner",
            cite="usp56 3091-3093",
            says="A red three counts for its owner alone, plus or minus as his side has melded or not.",
        ),
    ],
)
