"""Accordion (usp56 6857-6871)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.patience.usp56.solitaire import SOLITAIRE
from referee.mechanics import rulings

ACCORDION = Game(
    "accordion",
    title="Accordion",
    family="patience",
    cite="usp56 6857-6871",
    general=SOLITAIRE,
    seats=1,
    sides=0,
    hand_size=0,
    deal="The cards one by one in a row from left to right.",
    play=patience.ACCORDION_PLAY,
    form=patience.Accordion(),
    rules=(
        (
            "Building",
            "A card goes on the next at its left or the third, if they are of one suit or one rank; a pile goes with its top card.",
        ),
        ("Object", "All cards in one pile."),
    ),
    expects=(
        patience.DOES_NOT_FIT,
        patience.WRONG_UNIT,
        patience.COVERED_CARD_MOVED,
    ),
    laws=(
        Law(
            "accordion-wrong-distance",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.TOO_FAR)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6865",
            says="A pile goes on the next at its left or on the third at its left.",
        ),
        Law(
            "accordion-no-match",
            breach=patience.DOES_NOT_FIT,
            when=[patience.MISFIT.is_(patience.ON_CARD)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6865",
            says="The two top cards are of one suit or of one rank.",
        ),
        Law(
            "pile-split",
            breach=patience.WRONG_UNIT,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6867",
            says="A pile is moved as a whole with its top card.",
        ),
        Law(
            "move-declined",
            on=patience.MOVE_DECLINED,
            remedy=rulings.ALLOWED,
            cite="usp56 6869-6871",
            says="No move need be made.",
        ),
    ),
)
