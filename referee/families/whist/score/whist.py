"""Whist: a game of seven points, one for each trick over six (usp56 1833, 1839, 1913-1915)."""

from __future__ import annotations

from typing import Any, ClassVar

from attrs import frozen

from referee.core.record import Seat, Side
from referee.score.bridge import BOOK
from referee.score.players import ColumnSheet
from referee.score.sheet import NOTHING, Entry, Pair, ScoreError, counted, deals_text

#: points that make a game
GAME = 7
TRICKS = 13
NEITHER = (False, False)


@frozen
class WhistResult:
    """How one deal ended."""

    #: won by each side, those that a penalty moves counted for the side that gets them
    tricks: Pair
    #: the sides that cannot win the game in this deal because they have revoked
    barred: tuple[bool, bool] = NEITHER
    dealer: Seat | None = None
    number: int = 1
    #: whether the log tells the play to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}: {self.tricks[0]} tricks to {self.tricks[1]}"

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        return {"tricks": f"{self.tricks[0]} to {self.tricks[1]}"} if self.complete else {}


def odd_tricks(tricks: Pair) -> tuple[Side, int]:
    """The side with more than six tricks, and how many more.

    >>> odd_tricks((4, 9))
    (1, 3)
    """
    if sum(tricks) != TRICKS or min(tricks) < 0:
        raise ScoreError(f"{tricks[0]} and {tricks[1]} tricks cannot be won in one deal of {TRICKS}")
    side = 0 if tricks[0] > BOOK else 1
    return side, tricks[side] - BOOK


def points_scored(result: WhistResult, before: tuple[int, ...]) -> Entry | None:
    """What a deal brings: a side that has revoked stops at six points, one short of the game (usp56 1913-1915)."""
    side, odd = odd_tricks(result.tricks)
    what = counted(odd, "odd trick")
    room = GAME - 1 - before[side]
    if result.barred[side] and odd > room:
        return Entry(side, room, f"{what}, held at {GAME - 1} for the revoke") if room else None
    return Entry(side, odd, what)


@frozen
class WhistSheet(ColumnSheet):
    """The score of one game."""

    standings: ClassVar[frozenset[str]] = frozenset({"points"})

    @property
    def players(self) -> int:
        """Two for each side."""
        return 4

    @property
    def winner(self) -> Side | None:
        """The side that has won the game."""
        return next((side for side, points in enumerate(self.totals) if points >= GAME), None)

    @property
    def value(self) -> int | None:
        """What the game is worth, once it is over: seven less the score of the losers."""
        return None if self.winner is None else GAME - self.totals[1 - self.winner]

    @property
    def over(self) -> bool:
        """Whether a side has seven points, or the game was broken off."""
        return self.broken_off or self.winner is not None

    def start(self, points: Pair = NOTHING) -> WhistSheet:
        """A fresh sheet, or one of a game that stands at so many points."""
        if not all(0 <= each < GAME for each in points):
            raise ScoreError(f"a game of {GAME} cannot go on at {points[0]} to {points[1]}")
        fresh = WhistSheet(names=self.names)
        return fresh.with_points(points)

    def enter(self, result: WhistResult) -> WhistSheet:
        """The sheet with this deal entered."""
        self.must_be_running()
        entry = points_scored(result, self.totals)
        return self.written(result, () if entry is None else (entry,))

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = deals_text(self.deals, self.names)
        lines.append(", ".join(f"{name} {points}" for name, points in zip(self.names, self.totals, strict=True)))
        if self.winner is not None:
            lines.append(f"{self.names[self.winner]} win the game, worth {self.value}")
        return tuple(lines)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return self.columns_json("whist") | {"value": self.value}
