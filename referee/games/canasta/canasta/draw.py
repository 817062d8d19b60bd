"""Canasta, the draw and the upcard (usp56 2922-2932)."""

from referee.breaches.draw import END_CARD_DRAWN, JOKER_OR_EQUAL_DRAWN, TWO_CARDS_IN_DRAW
from referee.law import Law
from referee.remedies.deals import DRAWS_AGAIN

LAWS = (
    Law(
        "seat-draw-repeated",
        breach=[END_CARD_DRAWN, TWO_CARDS_IN_DRAW, JOKER_OR_EQUAL_DRAWN],
        remedy=DRAWS_AGAIN,
        cite="usp56 2922",
        says="A joker, more than one card, one of the four at either end, or a card equal to another's is drawn again.",
    ),
    Law(
        "upcard-wild-or-three",
        kind="definition",
        cite="usp56 2932, 2988",
        says="A joker, a two or a three turned as the upcard is covered until another card appears; a wild card or red three freezes the pile.",
    ),
)
