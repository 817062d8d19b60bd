"""The contract an auction arrives at: what the play is judged under and the score is counted by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Factory, field

from referee.core.parts import Part
from referee.core.record import DENOMINATION_NAMES, DENOMINATIONS, NO_TRUMP, SEAT_LETTERS, Seat, Side
from referee.core.values import frozen

if TYPE_CHECKING:
    from referee.core.table import Table


@frozen
class Contract(Part):
    """So many odd tricks in a denomination, by a declarer, undoubled (1), doubled (2), redoubled (4) and so on."""

    #: the odd tricks bid; none where a trump is made and nothing bid
    level: int
    #: clubs 0 to no trump 4, so that a trump suit has the number of its suit
    denomination: int
    declarer: Seat
    doubling: int = 1
    #: what reports call the players, by seat
    names: tuple[str, ...] = field(default=tuple(SEAT_LETTERS), eq=False, repr=False)
    #: the side that must win the tricks
    side: Side = field(default=Factory(lambda contract: contract.declarer % 2, takes_self=True), kw_only=True)
    #: the hand that is laid open; None where there is none
    dummy: Seat | None = field(default=Factory(lambda contract: (contract.declarer + 2) % 4, takes_self=True), kw_only=True)

    @property
    def trump(self) -> int | None:
        """The trump suit, if there is one."""
        return None if self.denomination == NO_TRUMP else self.denomination

    def __str__(self) -> str:
        doubled = {1: "", 2: " doubled", 4: " redoubled"}.get(self.doubling, f" doubled to {self.doubling} times")
        if not self.level:
            return f"{DENOMINATION_NAMES[self.denomination]}{doubled} by {self.names[self.declarer]}"
        return f"{self.level}{DENOMINATIONS[self.denomination]}{doubled} by {self.names[self.declarer]}"


def declarer_of(table: Table) -> Seat | None:
    """The declarer, once there is a contract."""
    contract = table.part(Contract)
    return contract.declarer if contract else None


def dummy_of(table: Table) -> Seat | None:
    """The dummy, once there is a contract."""
    contract = table.part(Contract)
    return contract.dummy if contract else None


def is_defender(table: Table, seat: Seat) -> bool:
    """Whether the seat defends against the contract."""
    contract = table.part(Contract)
    return contract is not None and table.side_of(seat) != contract.side
