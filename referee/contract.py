"""The contract an auction arrives at: what the play is judged under and the score is counted by."""

from __future__ import annotations

from attrs import frozen

from referee.record import DENOMINATIONS, NO_TRUMP, SEAT_LETTERS, Seat, Side


@frozen
class Contract:
    """So many odd tricks in a denomination, by a declarer, undoubled (1), doubled (2) or redoubled (4)."""

    level: int
    #: clubs 0 to no trump 4, so that a trump suit has the number of its suit
    denomination: int
    declarer: Seat
    doubling: int = 1

    @property
    def side(self) -> Side:
        """The side that must win the tricks."""
        return self.declarer % 2

    @property
    def trump(self) -> int | None:
        """The trump suit, if there is one."""
        return None if self.denomination == NO_TRUMP else self.denomination

    def __str__(self) -> str:
        doubled = {1: "", 2: " doubled", 4: " redoubled"}[self.doubling]
        return f"{self.level}{DENOMINATIONS[self.denomination]}{doubled} by {SEAT_LETTERS[self.declarer]}"
