"""Running totals of players who play each for himself and score for the cards they took (usp56 3705-3731, arnold 886, 936)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar

from attrs import evolve, frozen

from referee.core.record import Seat
from referee.score.players import ColumnSheet, Payment, Points, columns_text, settled_by_differences
from referee.score.sheet import Entry, ScoreError, deals_text


@frozen
class TakenResult:
    """How one deal ended: what each player scores for the cards he took."""

    points: Points
    names: tuple[str, ...]
    dealer: Seat | None = None
    number: int = 1
    complete: bool = True
    #: what each is charged or credited with, where it is not for the cards he took
    why: str = "cards taken"
    #: the player who took every counting card
    took_all: Seat | None = None
    #: who bid for the right to name the suit, and how much he put into the pool for it
    bidder: Seat | None = None
    bid: int = 0

    def __str__(self) -> str:
        return f"deal {self.number}"

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        return {"points": columns_text(self.points, self.names)} if self.complete else {}


@frozen
class PointsSheet(ColumnSheet):
    """The totals of players each for himself. As a way of scoring it is a value too: `partial(PointsSheet, limit=50)`."""

    standings: ClassVar[frozenset[str]] = frozenset({"points"})

    #: whether the cards are to be avoided, so that the lowest is best
    low_wins: bool = True
    #: the game is over when at the end of a deal somebody has more than this; None: when the table breaks up
    limit: int | None = None
    #: whether a player who takes every counting card goes back to nothing instead (arnold 936)
    moon: bool = False

    @property
    def over(self) -> bool:
        """Whether somebody has passed the limit, or the table broke up."""
        return self.broken_off or (self.limit is not None and max(self.totals) > self.limit)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has the best total, once the game is over; several where they are level."""
        best = min(self.totals) if self.low_wins else max(self.totals)
        return tuple(seat for seat, points in enumerate(self.totals) if points == best) if self.over else ()

    @property
    def differences(self) -> tuple[Fraction, ...]:
        """What each pays, or gets where it is below nothing, when all settle with the average of the totals."""
        middle = Fraction(sum(self.totals), self.players)
        return tuple(each - middle if self.low_wins else middle - each for each in self.totals)

    @property
    def settlement(self) -> tuple[Payment, ...]:
        """Who pays whom when each settles with every other on the difference of their totals."""
        return settled_by_differences(tuple(-each for each in self.totals) if self.low_wins else self.totals)

    def start(self, points: Points = ()) -> PointsSheet:
        """A fresh sheet of the same practice, or one that begins with points scored before."""
        fresh = evolve(self, totals=(), deals=(), broken_off=False)
        return fresh.with_points(points)

    def enter(self, result: TakenResult) -> PointsSheet:
        """The sheet with this deal entered."""
        self.must_be_running()
        if len(result.points) != self.players:
            raise ScoreError(f"a deal of {self.players} players has as many scores, not {len(result.points)}")
        lines = tuple(Entry(seat, points, result.why) for seat, points in enumerate(result.points) if points)
        if self.moon and result.took_all is not None:
            seat = result.took_all
            lines = (Entry(seat, -self.totals[seat], "every penalty card: back to nothing"),)
        return self.written(result, lines)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = [*deals_text(self.deals, self.names), columns_text(self.totals, self.names)]
        if self.over and self.limit is not None:
            names = " and ".join(self.names[seat] for seat in self.winners)
            lines.append(f"{names} win{'s' if len(self.winners) == 1 else ''} the game")
        elif self.over:
            lines.append(f"against the average of {Fraction(sum(self.totals), self.players)}: {self._against_average()}")
            lines += [payment.text(self.names) for payment in self.settlement]
        return tuple(lines)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return self.columns_json("points") | {
            "winners": [self.names[seat] for seat in self.winners],
            "settlement": [payment.text(self.names) for payment in self.settlement] if self.over else [],
            "against_average": self._against_average() if self.over else "",
        }

    def _against_average(self) -> str:
        paid = ((name, each) for name, each in zip(self.names, self.differences, strict=True) if each)
        return ", ".join(f"{who} {'pays' if each > 0 else 'gets'} {abs(each)}" for who, each in paid) or "nobody pays"
