"""What is to be seen of builds."""

from collections.abc import Iterator

from referee.core.shown import Cards, Shown
from referee.core.table import Table
from referee.families.cassino.moves.capture import builds_of


def shown(table: Table) -> Iterator[Shown]:
    """Each build with the number that takes it."""
    for build in builds_of(table):
        yield Cards(f"build of {build.number}, {table.name(build.owner)}'s", build.cards)
