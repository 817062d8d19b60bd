"""Facts about lowball as the clubs of California play it."""

from referee.core.cards import RANK_PLACE, rank_of
from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table


@fact("seven-or-lower", "Is the card a seven or lower?")
def SEVEN_OR_LOWER(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.card is None:
        return None
    rank = rank_of(matter.card)
    return YES if rank <= RANK_PLACE["7"] or rank == RANK_PLACE["A"] else NO


@fact("dealers-own", "Is it a card of the dealer's own?")
def DEALERS_OWN(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if matter.seat == table.dealer else NO
