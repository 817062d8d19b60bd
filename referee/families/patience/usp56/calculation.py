"""Calculation (usp56 7032-7044)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout, rulings

CALCULATION = Game(
    "calculation",
    title="Calculation",
    family="patience",
    cite="usp56 7032-7044",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="An ace, a two, a three and a four are the foundations; the rest is the stock.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.FOUNDATION: layout.Kind(layout.Building((1,), round_the_corner=True), moves=layout.TOP_CARD, number=4),
            layout.WASTE: layout.Kind(moves=layout.TOP_CARD, moves_to=(layout.FOUNDATION,), number=4),
            layout.STOCK: layout.Kind(moves=layout.TOP_CARD),
        },
        steps=(1, 2, 3, 4),
    ),
    rules=(
        (
            "Foundations",
            "The first goes up by ones, the second by twos, the third by threes, the fourth by fours, each to its king.",
        ),
        ("Waste", "Four piles; their top cards go to foundations and nowhere else."),
    ),
    expects=(
        patience.DOES_NOT_FIT,
        patience.FROM_ELSEWHERE,
        patience.NO_SUCH_PILE,
        patience.COVERED_CARD_MOVED,
    ),
    laws=(
        Law(
            "wrong-build",
            breach=patience.DOES_NOT_FIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7038-7040",
            says="Each foundation goes up by its own number, regardless of suit.",
        ),
        Law(
            "waste-transfer",
            breach=patience.FROM_ELSEWHERE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7044",
            says="The top card of a waste pile may be played on a foundation, and not otherwise moved.",
        ),
        Law(
            "fifth-waste",
            breach=patience.NO_SUCH_PILE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 7044",
            says="There are four waste piles.",
        ),
    ),
)
