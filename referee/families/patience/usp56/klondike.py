"""Klondike (usp56 6923-6947)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import layout, rulings

KLONDIKE = Game(
    "klondike",
    title="Klondike",
    family="patience",
    cite="usp56 6923-6947",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="Seven piles of one to seven cards, the top ones face up.",
    play=layout.PATIENCE_PLAY,
    form=layout.Form(
        {
            layout.TABLEAU: layout.Kind(
                layout.Building((-1,), layout.OTHER_COLOUR, begins=layout.KING), moves=layout.WHOLE_PILE, number=7
            ),
            layout.FOUNDATION: layout.Kind(layout.Building((1,), layout.SAME_SUIT, begins=1), moves=layout.TOP_CARD, number=4),
            layout.STOCK: layout.Kind(moves=layout.TOP_CARD),
            layout.TALON: layout.Kind(moves=layout.TOP_CARD),
        },
        closes_talon=True,
        begin_at_once=True,
    ),
    rules=(
        ("Tableau", "Down in the other colour, all face-up cards of a pile as a unit; spaces for kings."),
        ("Foundations", "The aces, played as they come, built up in suit."),
        ("Stock", "One card at a time, gone through once; the top of the talon may be played until the next card is turned."),
    ),
    expects=(*patience.OF_PATIENCE,),
    laws=(
        Law(
            "ace-delayed",
            breach=patience.FOUNDATION_DELAYED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6931",
            says="Each ace is played to the row of foundations as it becomes available.",
        ),
        Law(
            "wrong-build",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6935-6941",
            says="A card goes on one of the other colour and the next higher rank, on foundations on the next lower of its suit.",
        ),
        Law(
            "partial-unit",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6941",
            says="All face-up cards of a pile are moved together.",
        ),
        Law(
            "space-not-king",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.IN_SPACE)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6943",
            says="A space is filled by a king alone.",
        ),
        Law(
            "second-pass",
            breach=patience.RUN_AGAIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6945",
            says="The stock is gone through once.",
        ),
        Law(
            "talon-after-turn",
            breach=patience.FROM_ELSEWHERE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6947",
            says="The top card of the talon is available until the next card of the stock is turned.",
        ),
    ),
)
