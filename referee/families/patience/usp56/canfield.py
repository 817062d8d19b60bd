"""Canfield (usp56 6873-6897)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout, rulings

CANFIELD = Game(
    "canfield",
    title="Canfield",
    family="patience",
    cite="usp56 6873-6897",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="A stock of thirteen, squared and face up; the next card begins the first foundation; four cards are the tableau.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(
                layout.Building((-1,), layout.OTHER_COLOUR),
                moves=layout.WHOLE_PILE,
                filled_from=(layout.STOCK, layout.HAND, layout.TALON),
                number=4,
            ),
            layout.FOUNDATION: layout.Kind(
                layout.Building((1,), layout.SAME_SUIT, round_the_corner=True), moves=layout.TOP_CARD, number=4
            ),
            layout.STOCK: layout.Kind(moves=layout.TOP_CARD),
            layout.TALON: layout.Kind(moves=layout.TOP_CARD),
        },
        turned=3,
        turned_from=layout.HAND,
        turned_to=layout.TALON,
        begin_at_once=True,
    ),
    rules=(
        (
            "Tableau",
            "Down in the other colour, a pile as a unit; spaces are filled from the stock, and when it is out from hand or talon.",
        ),
        ("Foundations", "The rank of the first one, built up in suit round the corner."),
        ("Hand", "Three cards at a time, as often as one likes."),
    ),
    expects=(*patience.OF_PATIENCE,),
    laws=(
        Law(
            "foundation-delayed",
            breach=patience.FOUNDATION_DELAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6883",
            says="The other cards of the first foundation's rank are played up as soon as they are available.",
        ),
        Law(
            "turn-not-three",
            breach=patience.WRONG_NUMBER_TURNED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6889",
            says="Cards are turned from the hand three at a time.",
        ),
        Law(
            "partial-pile-move",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6893",
            says="A pile of the tableau is moved as a unit.",
        ),
        Law(
            "wrong-build",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6893",
            says="A card goes on one of the other colour and the next higher rank, on foundations on the next lower of its suit.",
        ),
        Law(
            "space-wrong-source",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.IN_SPACE)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6895",
            says="A space is filled with the top card of the stock, and only when that is out from hand or talon.",
        ),
        Law(
            "stock-spread",
            breach=patience.PILE_SEEN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6895",
            says="The stock is kept squared, so that only its top card can be told.",
        ),
        Law(
            "hand-run-again",
            breach=patience.RUN_AGAIN,
            remedy=rulings.ALLOWED,
            cite="usp56 6897",
            says="The hand may be gone through any number of times.",
        ),
    ),
)
