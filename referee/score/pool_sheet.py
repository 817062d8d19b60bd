"""Chips of players who pay for the cards they took into a pool that may wait for another deal (usp56 3733-3735, 3779)."""

from __future__ import annotations

from typing import Any

from attrs import evolve, field, frozen

from referee.core.record import Seat
from referee.score.players import ColumnSheet, columns_text
from referee.score.points_sheet import TakenResult
from referee.score.pools import Divide
from referee.score.sheet import Entry, ScoreError, deals_text


@frozen
class PoolSheet(ColumnSheet):
    """The chips each player has won or lost, and what lies in the pool."""

    divide: Divide = field(kw_only=True)
    pool: int = 0
    #: who names the suit of the next deal without bidding, the pool of his deal not being won (usp56 3803)
    namer: Seat | None = None

    def start(self) -> PoolSheet:
        """A fresh sheet of the same practice."""
        return evolve(self, pool=0, namer=None, totals=(), deals=(), broken_off=False)

    def enter(self, result: TakenResult) -> PoolSheet:
        """The sheet with this deal entered; whoever bid has put his bid into the pool first.

        Whose a pool is that nobody has won when the table breaks up the book does not say.
        """
        self.must_be_running()
        if len(result.points) != self.players:
            raise ScoreError(f"a deal of {self.players} players has as many scores, not {len(result.points)}")
        bidder = result.bidder
        division = self.divide(result.points, self.pool + result.bid)
        entries = [Entry(bidder, -result.bid, "bid put into the pool")] if bidder is not None and result.bid else []
        entries += [Entry(seat, -chips, "put into the pool") for seat, chips in enumerate(division.paid) if chips]
        entries += [Entry(seat, chips, "taken out of the pool") for seat, chips in enumerate(division.shares) if chips]
        namer = None if any(division.shares) else self.namer if bidder is None else bidder
        return evolve(self.written(result, entries), pool=division.left, namer=namer)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = [*deals_text(self.deals, self.names), columns_text(self.totals, self.names)]
        if self.pool:
            lines.append(f"{self.pool} in the pool for the next deal")
        if self.namer is not None:
            lines.append(f"{self.names[self.namer]} names the suit of the next deal without bidding")
        return tuple(lines)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        namer = None if self.namer is None else self.names[self.namer]
        return self.columns_json("pool") | {"pool": self.pool, "namer": namer}
