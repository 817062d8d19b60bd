"""What is to be seen of melds, and of hands of which only the number of cards is known."""

from collections.abc import Iterator

from referee.core.shown import Cards, Figure, Shown
from referee.core.table import Table
from referee.mechanics.melds.moves.melding import Melding


def shown(table: Table) -> Iterator[Shown]:
    """Each meld before whoever laid it down."""
    melding = table.part(Melding)
    if melding is None:
        return
    for meld in melding.melds:
        yield Cards("meld", meld.cards, meld.owner)
    for seat, held in enumerate(melding.held):
        yield Figure("cards in hand", str(held), seat)
    if melding.knocker is not None:
        yield Figure("", "has knocked", melding.knocker)
    if melding.out is not None:
        yield Figure("", "has gone out", melding.out)
