"""Duties that a ruling lays on the offender, and that are enforced from then on."""

from attrs import frozen

from referee.core.law import Remedy, RemedyPart, Together
from referee.core.matter import Matter
from referee.core.sanctions import Duty, DutyKind, impose
from referee.core.table import Table


@frozen
class Binds(RemedyPart):
    """The offender is bound by a duty from now on."""

    name = "must"
    duty: DutyKind

    def text(self, table: Table, matter: Matter) -> str:
        """The duty, with his name."""
        if matter.seat is None or matter.law is None:
            return f"for the offender {self.duty.name}"
        return self.duty.phrase(table, Duty(self.duty, matter.seat, matter.number, matter.law))

    def apply(self, table: Table, matter: Matter) -> Table:
        if matter.seat is None or matter.law is None:
            return table
        return impose(table, Duty(self.duty, matter.seat, matter.number, matter.law))


def binds(*kinds: DutyKind) -> Remedy:
    """The offender is bound by these duties from now on."""
    return Binds(kinds[0]) if len(kinds) == 1 else Together(tuple(map(Binds, kinds)))
