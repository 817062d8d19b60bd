"""What is to be seen of the play at cribbage: the starter, the series and its count, the crib."""

from collections.abc import Iterator

from referee.core.shown import TRICK, Cards, Figure, Shown
from referee.core.table import Table
from referee.families.cribbage.moves.pegging import Pegging
from referee.score.counts import pips


def shown(table: Table) -> Iterator[Shown]:
    """What lies on the table."""
    pegging = table.part(Pegging)
    if pegging is None:
        return
    if pegging.starter is not None:
        yield Cards("starter", (pegging.starter,))
    if pegging.series:
        yield Cards("played", tuple(card for _, card in pegging.series), None, TRICK)
        yield Figure("count", str(sum(pips(card) for _, card in pegging.series) + pegging.astray))
    if any(pegging.laid):
        yield Cards("crib", pegging.crib, hidden=sum(pegging.laid) - len(pegging.crib))
