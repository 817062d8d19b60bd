"""Gin rummy, the laws of the play (usp56 3335-3367)."""

from referee.core.law import Law
from referee.mechanics import deal, melds, rulings, seating, stock

LAWS = (
    Law(
        "seat-draw-repeated",
        breach=seating.END_CARD_DRAWN,
        remedy=deal.DRAWS_AGAIN,
        cite="usp56 3335",
        says="Who draws one of the four cards at either end of the spread draws again; cards of one rank go by the suit.",
    ),
    Law(
        "discards-upcard-just-drawn",
        breach=stock.DISCARDED_CARD_JUST_TAKEN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3341",
        says="The upcard that a player has drawn may not be his discard in the same turn.",
    ),
    Law(
        "knocks-at-wrong-moment",
        breach=melds.KNOCK_AT_WRONG_MOMENT,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3347",
        says="A player knocks after drawing and before discarding.",
    ),
    Law(
        "draws-one-of-last-two-stock-cards",
        breach=stock.LAST_CARDS_DRAWN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3351",
        says="Two cards of the stock are never drawn; after the fiftieth the discard may not be taken, and the hand is drawn.",
    ),
    Law(
        "lays-off-against-gin",
        breach=melds.LAID_OFF_AGAINST_GIN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 3357, 3367",
        says="Nothing is laid off against gin, unless the players score by the other scale.",
    ),
)
