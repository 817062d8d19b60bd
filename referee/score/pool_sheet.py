"""Chips of players who pay for the cards they took into a pool that may wait for another deal (usp56 3733-3735, 3779)."""

from __future__ import annotations

from attrs import evolve, field, frozen

from referee.core.record import Seat
from referee.core.sheet import FRESH, Entry, Result, Row, Standing, deals_text, of_kind
from referee.score.players import ColumnSheet, columns_text
from referee.score.points_sheet import TakenResult
from referee.score.pools import Divide


@frozen
class PoolSheet(ColumnSheet):
    """The chips each player has won or lost, and what lies in the pool."""

    divide: Divide = field(kw_only=True)
    pool: int = 0
    #: who names the suit of the next deal without bidding, the pool of his deal not being won (usp56 3803)
    namer: Seat | None = None

    def start(self, at: Standing = FRESH) -> PoolSheet:
        """A fresh sheet of the same practice."""
        return evolve(self.blank(), pool=0, namer=None)

    def enter(self, result: Result) -> PoolSheet:
        """The sheet with this deal entered; whoever bid has put his bid into the pool first.

        Whose a pool is that nobody has won when the table breaks up the book does not say.
        """
        self.must_be_running()
        taken = of_kind(TakenResult, result).of_players(len(self.names))
        bidder = taken.bidder
        division = self.divide(taken.points, self.pool + taken.bid)
        entries = [Entry(bidder, -taken.bid, "bid put into the pool")] if bidder is not None and taken.bid else []
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

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        namer = None if self.namer is None else self.names[self.namer]
        return self.columns_json("pool") | {"pool": self.pool, "namer": namer}
