"""Klondike as programs play it, which is in no book: runs of any length, the stock gone through again."""

from referee.core.game import Game
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout

KLONDIKE_OF_TODAY = Game(
    "klondike-of-today",
    title="Klondike of today (not from the books)",
    family="patience",
    cite=None,
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="Seven piles of one to seven cards, the top ones face up.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(
                layout.Building((-1,), layout.OTHER_COLOUR, begins=layout.KING),
                moves=layout.ANY_RUN,
                run=layout.Building((-1,), layout.OTHER_COLOUR),
                number=7,
            ),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), moves=layout.TOP_CARD, number=4),
            layout.STOCK: layout.Kind(),
            layout.TALON: layout.Kind(moves=layout.TOP_CARD),
        },
        turned_to=layout.TALON,
        unfinished=True,
    ),
    rules=(
        ("Tableau", "Down in the other colour, any run of cards from the top; spaces for kings."),
        ("Foundations", "From the aces up in suit; their top cards may come back."),
        ("Stock", "One card or three at a time on the talon, whose top card may be played; gone through again and again."),
    ),
    expects=(patience.DOES_NOT_FIT, patience.WRONG_UNIT, patience.COVERED_CARD_MOVED),
)
