"""What is to be seen of the exchange: how many cards each has laid away and drawn."""

from collections.abc import Iterator

from referee.core.shown import Figure, Shown
from referee.core.table import Table
from referee.families.piquet_klaberjass.moves.exchange import Exchange


def shown(table: Table) -> Iterator[Shown]:
    """The numbers, as long as anything was laid away."""
    exchange = table.part(Exchange)
    if exchange is None:
        return
    for seat, number in enumerate(exchange.away):
        if number:
            yield Figure("laid away", str(number), seat)
            yield Figure("drawn", str(exchange.drawn[seat]), seat)
