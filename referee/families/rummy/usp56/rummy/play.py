"""Rummy, the laws of the play (usp56 2811-2831)."""

from referee.core.law import Law
from referee.families import rummy
from referee.mechanics import melds, rulings, stock

LAWS = (
    Law(
        "discards-card-just-taken",
        breach=stock.DISCARDED_CARD_JUST_TAKEN,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2811",
        says="A card taken from the discard pile may not be discarded in the same turn.",
    ),
    Law(
        "turned-pile-shuffled",
        breach=stock.PILE_SHUFFLED,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2821",
        says="When the stock is gone the discard pile is turned over without being shuffled.",
    ),
    Law(
        "overlooked-layoff-called-rummy",
        on=melds.RUMMY_CALLED,
        when=[rummy.CALLING_PLAYED.yes],
        remedy=rulings.allowed("the caller lays the card off and puts a discard from his hand in its place"),
        cite="usp56 2825",
        says="Where it is so played, a discard that could be laid off may be called by another player, the nearest at the left first.",
    ),
    Law(
        "rummy-called-without-agreement",
        on=melds.RUMMY_CALLED,
        when=[rummy.CALLING_PLAYED.no],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 2825",
        says="Where that is not agreed on, nobody lays off another's discard.",
    ),
    Law(
        "goes-rummy-doubled-wrongly",
        cite="usp56 2829",
        says="Double is paid only for all cards in one turn, with nothing laid down or off before.",
    ),
)
