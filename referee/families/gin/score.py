"""The sheet of a game of gin rummy: a running total and a box for every hand won, to a hundred (usp56 3359-3365)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from attrs import evolve, field, frozen

from referee.core.record import Seat
from referee.mechanics.melds.score import GAME, STANDARD, Bonuses, premiums
from referee.score.players import ColumnSheet, Points, columns_text
from referee.score.sheet import Entry, ScoreError, by_side, deals_text, last_result
from referee.score.tally import TallyResult


@frozen
class GinSheet(ColumnSheet):
    """The sheet of one game."""

    standings: ClassVar[frozenset[str]] = frozenset({"points", "games"})

    bonuses: Bonuses = STANDARD
    #: hands won by each player
    games: Points = field(default=(), kw_only=True)
    #: the points of the hands, before anything the end of the game brings
    points: Points = field(default=(), kw_only=True)

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        nothing = (0,) * len(self.names)
        object.__setattr__(self, "games", self.games or nothing)
        object.__setattr__(self, "points", self.points or nothing)

    @property
    def over(self) -> bool:
        """Whether a player has a hundred."""
        return self.broken_off or max(self.points) >= GAME

    @property
    def dealer(self) -> Seat | None:
        """The winner of the last hand; after a drawn hand whoever dealt it."""
        return getattr(last_result(self.deals), "next_dealer", None)

    @property
    def margin(self) -> int:
        """What the game is won by, once it is over: the difference of the totals."""
        return max(self.totals) - min(self.totals) if self.over else 0

    def start(self, points: Points = (), games: Points = ()) -> Self:
        """A fresh sheet, or one that begins in the middle of a game: points, and hands won."""
        if points and max(points) >= GAME:
            raise ScoreError(f"a game to {GAME} cannot go on at {max(points)}")
        fresh = evolve(self, totals=(), deals=(), broken_off=False, games=games, points=points)
        return fresh.with_points(points)

    def enter(self, result: TallyResult) -> Self:
        """The sheet with this hand entered, and with what the end of the game brings where it ends it."""
        self.must_be_running()
        lines = result.lines
        winner = lines[0].side if lines else None
        points = tuple(each + sum(line.points for line in lines if line.side == seat) for seat, each in enumerate(self.points))
        games = tuple(each + (seat == winner) for seat, each in enumerate(self.games))
        end = [Entry(*line) for line in premiums(points, games, self.bonuses)]
        after = evolve(self, points=points, games=games)
        return after.written(result, (*lines, *end), _note(end, self.names))

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = [*deals_text(self.deals, self.names), columns_text(self.totals, self.names)]
        if self.over and not self.broken_off:
            lines.append(f"the game is won by {self.margin}")
        return tuple(lines)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return self.columns_json("gin") | {"boxes": by_side(self.games, self.names), "margin": self.margin}


def _note(end: Sequence[Entry], names: Sequence[str]) -> str:
    return f"{names[end[0].side]} wins the game" if end else ""
