"""Accordion (usp56 6857-6871)."""

from referee.breaches.accordion import NO_MATCH, PILE_SPLIT, WRONG_DISTANCE
from referee.breaches.patience import MOVE_DECLINED
from referee.game import Game
from referee.games.patience.solitaire import SOLITAIRE
from referee.law import Law
from referee.play.accordion import ACCORDION_PLAY, Accordion
from referee.remedies.general import ALLOWED, NOTHING_STATED

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
    play=ACCORDION_PLAY,
    form=Accordion(),
    rules=(
        (
            "Building",
            "A card goes on the next at its left or the third, if they are of one suit or one rank; a pile goes with its top card.",
        ),
        ("Object", "All cards in one pile."),
    ),
    laws=(
        Law(
            "accordion-wrong-distance",
            breach=WRONG_DISTANCE,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6865",
            says="A pile goes on the next at its left or on the third at its left.",
        ),
        Law(
            "accordion-no-match",
            breach=NO_MATCH,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6865",
            says="The two top cards are of one suit or of one rank.",
        ),
        Law(
            "pile-split",
            breach=PILE_SPLIT,
            remedy=NOTHING_STATED,
            kind="forbidden",
            cite="usp56 6867",
            says="A pile is moved as a whole with its top card.",
        ),
        Law(
            "move-declined",
            breach=MOVE_DECLINED,
            remedy=ALLOWED,
            kind="allowed",
            cite="usp56 6869-6871",
            says="No move need be made.",
        ),
    ),
)
