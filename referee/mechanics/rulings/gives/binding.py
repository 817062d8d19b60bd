"""Duties that a ruling lays on the offender, and that are enforced from then on; rights that it gives against him."""

from referee.core.matter import Matter
from referee.core.remedy import Remedy, RemedyPart, Together
from referee.core.sanctions import Duty, DutyKind, Right, RightKind, grant, impose
from referee.core.table import Table
from referee.core.values import frozen
from referee.core.window import Role
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.parts import Meaning


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


def grants(kind: RightKind, whose: Role = OFFENDER) -> Meaning:
    """The law's chooser has a right from now on, against the offender or those whom the role names."""

    def granted(table: Table, matter: Matter) -> Table:
        law = matter.law
        return (
            table
            if law is None
            else grant(table, *(Right(kind, seat, matter.number, law) for seat in whose.seats(table, matter)))
        )

    return granted


def imposes(*kinds: DutyKind, whose: Role = OFFENDER) -> Meaning:
    """The offender, or those whom the role names, are bound by these duties from now on."""

    def imposed(table: Table, matter: Matter) -> Table:
        law = matter.law
        if law is None:
            return table
        seats = whose.seats(table, matter)
        return impose(table, *(Duty(kind, seat, matter.number, law) for seat in seats for kind in kinds))

    return imposed
