"""The errors of play of which the book says nothing in several games of the family."""

from referee.core.law import Law
from referee.mechanics import rulings, tricks

#: as schafskopf leaves it; each of the others says where it does
OTHER_ERRORS_OF_PLAY = Law(
    "other-errors-of-play",
    breach=[
        tricks.NO_CARD_TO_TRICK,
        tricks.TWO_CARDS_TO_TRICK,
        tricks.CARD_TAKEN_BACK,
        tricks.TRICK_GATHERED_BY_ANOTHER,
    ],
    remedy=rulings.silent("the cards stand as they were played"),
    cite="usp56 5628-5630",
    says="Of defective tricks and cards taken back the book says nothing.",
)
