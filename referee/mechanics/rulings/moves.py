"""What rulings make of the score of a deal in games with a maker and tricks, beside what was won at the table."""

from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.sheet import Entry
from referee.core.table import Table
from referee.core.values import frozen


@frozen
class ByLaw(Part):
    """All that rulings have said so far of the score of the deal."""

    #: the columns that score nothing, or the players who collect nothing
    scoreless: frozenset[int] = frozenset()
    #: the players who pay nothing, whoever wins
    exempt: frozenset[Seat] = frozenset()
    #: whether the contract counts as made or as lost, whatever was won
    deemed: bool | None = None
    #: the numbers of tricks that go to the maker, whoever won them
    awarded: frozenset[int] = frozenset()
    #: lines in the place of those that the tricks bring
    instead: tuple[Entry, ...] | None = None
    #: lines beside those of the deal
    beside: tuple[Entry, ...] = ()
    #: chips that go into the pool
    fines: tuple[tuple[Seat, int], ...] = ()
    #: who has ended the play by a revoke
    revoker: Seat | None = None
    #: whose hands are dead until the pool is won
    dead: frozenset[Seat] = frozenset()

    def lines(self, won: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The lines of the deal, as the rulings leave them."""
        due = won if self.instead is None else self.instead
        return tuple(line for line in due if line.side not in self.scoreless)


def by_law_of(table: Table) -> ByLaw:
    """What rulings have said of the score of this deal."""
    return table.part(ByLaw) or ByLaw()
