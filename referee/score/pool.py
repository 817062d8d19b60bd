"""A pool: chips that players have put up and nobody has won, which wait for the next deal."""

from collections.abc import Callable, Iterable
from typing import Self

from attrs import evolve

from referee.core.record import Seat
from referee.core.sheet import Entry, Result, Row, Sheet, Standing
from referee.core.values import frozen
from referee.score.tally import Lines, Tally, TallyPart

#: whom a deal leaves waiting for the pool to be won: from how it ended, what it brought, and who waited before
Waits = Callable[[Result, Lines, frozenset[Seat]], frozenset[Seat]]


def nobody(result: Result, lines: Lines, before: frozenset[Seat]) -> frozenset[Seat]:
    """A deal leaves no trace but the chips."""
    return frozenset()


@frozen
class Pool(TallyPart):
    """What all have lost together lies in a pool; no chip is made or lost."""

    #: what each player puts in for every deal
    ante: int = 0
    #: what the book calls it
    name: str = "pool"
    waits: Waits = nobody
    #: what those are called who wait, and what is said of them
    waiting_name: str = ""
    waiting_words: str = ""
    waiting: frozenset[Seat] = frozenset()

    def refuses(self, at: Standing) -> str:
        """Nobody has won what nobody has lost."""
        return f"a {self.name} of {-sum(at.points)} cannot be" if sum(at.points) > 0 else ""

    def fresh(self) -> Self:
        """Nobody waits."""
        return evolve(self, waiting=frozenset())

    def counted(self, tally: Tally, lines: Lines) -> Lines:
        """The antes come first."""
        antes = tuple(Entry(seat, -self.ante, f"into the {self.name}") for seat in range(len(tally.names)) if self.ante)
        return (*antes, *lines)

    def after(self, result: Result, lines: Lines) -> Self:
        """The pool after a deal."""
        return evolve(self, waiting=self.waits(result, lines, self.waiting))

    def beside(self, tally: Tally) -> Iterable[str]:
        """What lies in it, and who waits."""
        if left := -sum(tally.totals):
            yield f"{left} in the {self.name} for the next deal"
        if self.waiting:
            yield f"{', '.join(tally.names[seat] for seat in sorted(self.waiting))}: {self.waiting_words}"

    def as_json(self, tally: Tally) -> Row:
        """The same for reports in JSON."""
        row: Row = {self.name: -sum(tally.totals)}
        return row | {self.waiting_name: [tally.names[seat] for seat in sorted(self.waiting)]} if self.waiting_name else row


def pool_before(tally: Tally) -> int:
    """What lies in the pool when a deal is settled, the antes for that deal among it."""
    antes = sum(part.ante for part in tally.parts if isinstance(part, Pool))
    return antes * len(tally.names) - sum(tally.totals)


def waiting(sheet: Sheet | None) -> frozenset[Seat]:
    """Who waits for the pool of this sheet to be won."""
    parts = sheet.parts if isinstance(sheet, Tally) else ()
    return frozenset().union(*(part.waiting for part in parts if isinstance(part, Pool)))
