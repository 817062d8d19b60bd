"""What holds in every solitaire (usp56 6825-6855)."""

from referee.core.game import Game
from referee.core.law import Law
from referee.families import patience
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import layout, rulings

SOLITAIRE = Game(
    "solitaire",
    title="Solitaire, what all games have in common",
    family="patience",
    cite="usp56 6825-6855",
    general=GENERAL_RULES,
    seats=1,
    sides=0,
    hand_size=0,
    play=layout.PATIENCE_PLAY,
    rules=(
        (
            "Layout",
            "A tableau, foundations to be built up, a stock or hand to bring cards in, a talon for those that find no place.",
        ),
        ("Ranks", "King high to ace low."),
    ),
    expects=(patience.COVERED_CARD_MOVED,),
    laws=(
        Law(
            "covered-card-moved",
            breach=patience.COVERED_CARD_MOVED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6833",
            says="A card that others cover may not be played until they have been taken off it.",
        ),
    ),
)
