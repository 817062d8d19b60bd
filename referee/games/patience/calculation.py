"""Calculation (usp56 7032-7044)."""

from referee.breaches.patience import NO_SUCH_PILE, WASTE_MOVED, WRONG_BUILD
from referee.game import Game
from referee.games.patience.solitaire import SOLITAIRE
from referee.law import Law
from referee.play.building import Building
from referee.play.forms import FOUNDATION, STOCK, TOP_CARD, WASTE, Form, Kind
from referee.play.patience import PATIENCE_PLAY
from referee.remedies.general import NOTHING_STATED

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
    play=PATIENCE_PLAY,
    form=Form(
        {
            FOUNDATION: Kind(Building((1,), round_the_corner=True), moves=TOP_CARD, number=4),
            WASTE: Kind(moves=TOP_CARD, moves_to=(FOUNDATION,), number=4),
            STOCK: Kind(moves=TOP_CARD),
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
    laws=(
        Law(
            "wrong-build",
            breach=WRONG_BUILD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7038-7040",
            says="Each foundation goes up by its own number, regardless of suit.",
        ),
        Law(
            "waste-transfer",
            breach=WASTE_MOVED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7044",
            says="The top card of a waste pile may be played on a foundation, and not otherwise moved.",
        ),
        Law(
            "fifth-waste",
            breach=NO_SUCH_PILE,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 7044",
            says="There are four waste piles.",
        ),
    ),
)
