"""Canasta, the draw and the upcard (usp56 2922-2932)."""

from referee.core.law import Law
from referee.mechanics import deal, seating

LAWS = (
    Law(
        "seat-draw-repeated",
        breach=[seating.END_CARD_DRAWN, seating.TWO_CARDS_IN_DRAW, seating.JOKER_OR_EQUAL_DRAWN],
        remedy=deal.DRAWS_AGAIN,
        cite="usp56 2922",
        says="A joker, more than one card, one of the four at either end, or a card equal to another's is drawn again.",
    ),
    Law(
        "upcard-wild-or-three",
        cite="usp56 2932, 2988",
        says="A joker, a two or a three turned as the upcard is covered until another card appears; a wild card or red three freezes the pile.",
    ),
)
