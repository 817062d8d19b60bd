"""What seating expects of the players: a game names what holds in it. Within a form, breaches are told in this order."""

from referee.mechanics.seating.expects import END_CARD_DRAWN, TWO_CARDS_IN_DRAW

#: how seats are drawn
SEATING = (
    TWO_CARDS_IN_DRAW,
    END_CARD_DRAWN,
)
