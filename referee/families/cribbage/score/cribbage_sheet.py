"""The board of a game of cribbage: holes by player or side, and the game over the moment one is there (usp56 6079-6083)."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from attrs import evolve, frozen

from referee.core.record import Seat
from referee.families.cribbage.score.cribbage import games_won
from referee.score.players import ColumnSheet, Points, columns_text
from referee.score.sheet import ScoreError, deals_text, last_result
from referee.score.tally import TallyResult


@frozen
class CribbageSheet(ColumnSheet):
    """The board of one game."""

    standings: ClassVar[frozenset[str]] = frozenset({"points"})

    target: int = 121
    #: who deals first, where the game before has said so
    first_dealer: Seat | None = None

    @property
    def over(self) -> bool:
        """Whether one has reached the last hole."""
        return self.broken_off or max(self.totals) >= self.target

    @property
    def winner(self) -> int | None:
        """The column that has won the game."""
        return self.totals.index(max(self.totals)) if max(self.totals) >= self.target else None

    @property
    def games(self) -> int:
        """What the game counts for its winner: two if nobody else has passed the halfway mark."""
        if self.winner is None:
            return 0
        return min(games_won(total, self.target) for column, total in enumerate(self.totals) if column != self.winner)

    @property
    def dealer(self) -> Seat | None:
        """The deal passes to the left; the loser of a game deals first in the next (usp56 5990)."""
        last = last_result(self.deals)
        return self.first_dealer if last is None else getattr(last, "next_dealer", None)

    def start(self, points: Points = ()) -> Self:
        """A fresh board, or one that begins in the middle of a game."""
        if points and max(points) >= self.target:
            raise ScoreError(f"a game of {self.target} cannot go on at {max(points)}")
        loser = next((column for column in range(len(self.names)) if column != self.winner), None)
        first = loser if self.winner is not None and len(self.names) == 2 else None
        fresh = evolve(self, totals=(0,) * len(self.names), deals=(), broken_off=False, first_dealer=first)
        return fresh.with_points(points)

    def enter(self, result: TallyResult) -> Self:
        """The board after this deal; what would come after the last hole is not counted."""
        self.must_be_running()
        totals, counted = list(self.totals), []
        for line in result.lines:
            if max(totals) >= self.target:
                break
            totals[line.side] += line.points
            counted.append(line)
        after = self.written(result, counted)
        if after.winner is None:
            return after
        winner = after.names[after.winner]
        note = f"the game is for {winner}" + (", and the loser lurched: it counts two" if after.games == 2 else "")
        return self.written(result, counted, note)

    def text(self) -> tuple[str, ...]:
        """The board as lines to read."""
        return (*deals_text(self.deals, self.names), columns_text(self.totals, self.names))

    def as_json(self) -> dict[str, Any]:
        """The board as reports in JSON give it."""
        winner = None if self.winner is None else self.names[self.winner]
        return self.columns_json("cribbage") | {"winner": winner, "games": self.games}
