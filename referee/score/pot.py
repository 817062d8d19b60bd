"""Chips that players win from each other, and from a pool that waits for its winner (usp56 4171, 4213-4217)."""

from __future__ import annotations

from attrs import evolve, frozen

from referee.core.record import Seat
from referee.core.sheet import FRESH, Entry, Result, Row, Standing, by_side, deals_text, of_kind
from referee.score.players import ColumnSheet, columns_text


@frozen
class PotResult:
    """How one deal ended: chips between players, chips into the pool, and who takes it."""

    lines: tuple[Entry, ...] = ()
    contract: str = ""
    #: by the bidder, or by each, where it is told
    tricks: str = ""
    #: what each puts in: player and chips
    put_in: tuple[tuple[Seat, int], ...] = ()
    #: who takes the pool
    winner: Seat | None = None
    #: who must double the pool
    doubles: Seat | None = None
    #: the players out of the play until the pool is won
    dead: frozenset[Seat] = frozenset()
    dealer: Seat | None = None
    next_dealer: Seat | None = None
    number: int = 1
    #: whether the log tells the deal to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}" + (f": {self.contract}" if self.contract else "")

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        said = {"contract": self.contract, "tricks": self.tricks}
        return {name: words for name, words in said.items() if words}


@frozen
class PotSheet(ColumnSheet):
    """The chips of each player and those in the pool; together they are always nothing."""

    standings = frozenset({"points"})

    #: what each player puts in for every deal
    ante: int = 0
    pool: int = 0
    dead: frozenset[Seat] = frozenset()

    def start(self, at: Standing = FRESH) -> PotSheet:
        """A fresh sheet, or one on which players have chips already."""
        fresh = evolve(self.blank(), dead=frozenset())
        return evolve(fresh.with_points(at.points, "brought forward"), pool=-sum(at.points))

    def enter(self, result: Result) -> PotSheet:
        """The sheet with this deal entered."""
        self.must_be_running()
        result = of_kind(PotResult, result)
        antes = tuple((seat, self.ante) for seat in range(len(self.names)) if self.ante)
        lines = [Entry(seat, -chips, "into the pool") for seat, chips in (*antes, *result.put_in)]
        pool = self.pool - sum(line.points for line in lines)
        if result.doubles is not None and pool:
            lines.append(Entry(result.doubles, -pool, "the pool doubled"))
            pool *= 2
        if result.winner is not None and pool:
            lines.append(Entry(result.winner, pool, "the pool"))
            pool = 0
        dead = frozenset() if result.winner is not None else self.dead | result.dead
        return evolve(self.written(result, (*lines, *result.lines)), pool=pool, dead=dead)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = [*deals_text(self.deals, self.names), columns_text(self.totals, self.names)]
        if self.pool:
            lines.append(f"{self.pool} in the pool")
        if self.dead:
            lines.append(f"out until it is won: {', '.join(self.names[seat] for seat in sorted(self.dead))}")
        return tuple(lines)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("pot") | {
            "points": by_side(self.totals, self.names),
            "pool": self.pool,
            "dead": [self.names[seat] for seat in sorted(self.dead)],
        }
