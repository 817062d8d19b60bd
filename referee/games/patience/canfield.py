"""Canfield (usp56 6873-6897)."""

from referee.breaches.patience import (
    FOUNDATION_DELAYED,
    PARTIAL_UNIT,
    RUN_AGAIN,
    SPACE_FILLED_WRONGLY,
    STOCK_SPREAD,
    WRONG_BUILD,
    WRONG_NUMBER_TURNED,
)
from referee.game import Game
from referee.games.patience.solitaire import SOLITAIRE
from referee.law import Law
from referee.play.building import OTHER_COLOUR, SAME_SUIT, Building
from referee.play.forms import FOUNDATION, HAND, STOCK, TABLEAU, TALON, TOP_CARD, WHOLE_PILE, Form, Kind
from referee.play.patience import PATIENCE_PLAY
from referee.remedies.general import ALLOWED, NOTHING_STATED

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
    play=PATIENCE_PLAY,
    form=Form(
        {
            TABLEAU: Kind(Building((-1,), OTHER_COLOUR), moves=WHOLE_PILE, filled_from=(STOCK, HAND, TALON), number=4),
            FOUNDATION: Kind(Building((1,), SAME_SUIT, round_the_corner=True), moves=TOP_CARD, number=4),
            STOCK: Kind(moves=TOP_CARD),
            TALON: Kind(moves=TOP_CARD),
        },
        turned=3,
        turned_from=HAND,
        turned_to=TALON,
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
    laws=(
        Law(
            "foundation-delayed",
            breach=FOUNDATION_DELAYED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6883",
            says="The other cards of the first foundation's rank are played up as soon as they are available.",
        ),
        Law(
            "turn-not-three",
            breach=WRONG_NUMBER_TURNED,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6889",
            says="Cards are turned from the hand three at a time.",
        ),
        Law(
            "partial-pile-move",
            breach=PARTIAL_UNIT,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6893",
            says="A pile of the tableau is moved as a unit.",
        ),
        Law(
            "wrong-build",
            breach=WRONG_BUILD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6893",
            says="A card goes on one of the other colour and the next higher rank, on foundations on the next lower of its suit.",
        ),
        Law(
            "space-wrong-source",
            breach=SPACE_FILLED_WRONGLY,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6895",
            says="A space is filled with the top card of the stock, and only when that is out from hand or talon.",
        ),
        Law(
            "stock-spread",
            breach=STOCK_SPREAD,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6895",
            says="The stock is kept squared, so that only its top card can be told.",
        ),
        Law(
            "hand-run-again",
            breach=RUN_AGAIN,
            remedy=ALLOWED,
            kind="allowed",
            proper=True,
            cite="usp56 6897",
            says="The hand may be gone through any number of times.",
        ),
    ),
)
