"""A race to so many points, one game or the best of some: euchre, five hundred and their kin.

The lines of a deal are worked out where it is played and come with its result, for there it is known who made the trump, alone
or with whom. The sheet adds them up and sees who has won.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from attrs import evolve, field, frozen

from referee.core.record import Seat
from referee.families.euchre.score.euchre import rubber_margin, rubber_points
from referee.score.players import ColumnSheet, Points, columns_text
from referee.score.sheet import Deal, Entry, Result, ScoreError, already_scored, by_side, deals_text, last_result

_ORDINALS = ("first", "second", "third")


@frozen
class RaceResult:
    """How one deal ended: the lines that it brings, and what a report says of it."""

    lines: tuple[Entry, ...] = ()
    contract: str = ""
    #: by those who made the contract; None where that is not told
    tricks: int | None = None
    #: where several get there on one deal: those who have it before the others, in order
    first: tuple[int, ...] = ()
    dealer: Seat | None = None
    #: who deals next
    next_dealer: Seat | None = None
    number: int = 1
    #: whether the log tells the play to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}: {self.contract or 'passed out'}"

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        said = {"contract": self.contract} if self.contract else {}
        return said if self.tricks is None else said | {"tricks": str(self.tricks)}


@frozen
class RaceSheet(ColumnSheet):
    """The score of a race: `points` in the game that is on, and the games won before it."""

    #: the points that win a game
    game: int
    #: how many games win the whole
    games_to_win: int = 1
    #: whether points beyond the game count in the next one (usp56 4060-4062)
    laps: bool = False
    #: whether a game to nothing counts as two (usp56 4064)
    slam: bool = False
    #: so far below nothing, a column has lost to the only other, or can no longer win (usp56 3914, 3950, 3954)
    hole: int | None = None
    #: how a score is shown with two cards that are not in play, where that is the custom (usp56 4012)
    markers: Mapping[int, str] = field(factory=dict)
    points: Points = ()
    games: Points = ()
    #: what the games won count in the rubber
    rubber: Points = ()
    #: the columns that can no longer win
    sunk: frozenset[int] = frozenset()
    #: the columns that have won; none where nobody can
    won_by: tuple[int, ...] | None = None

    standings: ClassVar[frozenset[str]] = frozenset({"points", "games"})

    def __attrs_post_init__(self) -> None:
        for each in ("totals", "points", "games", "rubber"):
            object.__setattr__(self, each, getattr(self, each) or (0,) * len(self.names))

    @property
    def over(self) -> bool:
        """Whether somebody has won all the games it takes, or nobody can."""
        return self.broken_off or self.won_by is not None

    @property
    def dealer(self) -> Seat | None:
        """Who deals next, by what the last deal says."""
        last = last_result(self.deals)
        return last.next_dealer if isinstance(last, RaceResult) else None

    @property
    def margin(self) -> int | None:
        """By how many rubber points a rubber is won (usp56 4014)."""
        if self.games_to_win == 1 or len(self.names) != 2 or not self.won_by:
            return None
        winner = self.won_by[0]
        return rubber_margin(self.rubber[winner], self.rubber[1 - winner])

    def start(self, points: Points = (), games: Points = ()) -> RaceSheet:
        """A fresh sheet, or one that begins in the middle."""
        nothing = (0,) * len(self.names)
        points, games = points or nothing, games or nothing
        if max(points) >= self.game or max(games) >= self.games_to_win:
            told = " to ".join(map(str, games if max(games) >= self.games_to_win else points))
            raise ScoreError(f"a game to {self.game} cannot go on at {told}")
        lines = already_scored(points)
        fresh = evolve(
            self, games=games, points=(), totals=(), rubber=(), sunk=frozenset(), won_by=None, deals=(), broken_off=False
        )
        return fresh._with(None, lines) if lines else fresh

    def enter(self, result: RaceResult) -> RaceSheet:
        """The sheet with this deal entered."""
        self.must_be_running()
        return self._with(result, result.lines, result.first)

    def add(self, entry: Entry) -> RaceSheet:
        """The sheet with a line that no deal brings of itself."""
        return self._with(None, (entry,))

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = deals_text(self.deals, self.names)
        if self.games_to_win > 1:
            lines.append(f"games: {columns_text(self.games, self.names)}")
        if self.won_by is None:
            lines.append(columns_text(self.points, self.names))
        elif not self.won_by:
            lines.append(f"{columns_text(self.points, self.names)}; nobody wins the game")
        else:
            what = "rubber" if self.games_to_win > 1 else "game"
            by = "" if self.margin is None else f" by {self.margin} rubber points"
            lines.append(f"{columns_text(self.totals, self.names)}; {self._winners(self.won_by)} the {what}{by}")
        return tuple(lines)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return self.columns_json("race") | {
            "points": by_side(self.points, self.names),
            "games": by_side(self.games, self.names),
            "rubber_points": by_side(self.rubber, self.names),
            "margin": self.margin,
            "markers": self._marked(),
            "winners": [self.names[column] for column in self.won_by or ()],
        }

    def _marked(self) -> dict[str, str]:
        shown = ((name, self.markers.get(points)) for name, points in zip(self.names, self.points, strict=True))
        return {name: words for name, words in shown if words}

    def _winners(self, columns: Iterable[int]) -> str:
        names = [self.names[column] for column in columns]
        return f"{' and '.join(names)} win{'s' if len(names) == 1 and '-' not in names[0] else ''}"

    def _with(self, result: Result | None, lines: tuple[Entry, ...], first: tuple[int, ...] = ()) -> RaceSheet:
        points = list(self.points)
        for entry in lines:
            points[entry.side] += entry.points
        after = evolve(self.written(result, lines), points=tuple(points))
        if self.hole is not None:
            sunk = frozenset(column for column, each in enumerate(points) if each <= -self.hole)
            after = evolve(after, sunk=self.sunk | sunk)
        if self.over:
            return after  # a ruling on the last deal that comes after it
        winners = after._ahead(first)
        return after if winners is None else after._won(winners)

    def _ahead(self, first: tuple[int, ...]) -> tuple[int, ...] | None:
        """Who has won the game: nobody yet, or nobody at all where the first to get there could not win."""
        there = [column for column, each in enumerate(self.points) if each >= self.game]
        if there:
            ahead = next(((column,) for column in first if column in there), tuple(there))
            return tuple(column for column in ahead if column not in self.sunk or len(self.names) == 2)
        if len(self.names) == 2 and len(self.sunk) == 1:
            return (1 - next(iter(self.sunk)),)
        return None

    def _won(self, winners: tuple[int, ...]) -> RaceSheet:
        if self.games_to_win == 1:
            return evolve(self, won_by=winners)
        winner = winners[0]
        losers = max(each for column, each in enumerate(self.points) if column != winner)
        counts = 2 if self.slam and losers <= 0 else 1
        games = tuple(won + (counts if column == winner else 0) for column, won in enumerate(self.games))
        rubber = tuple(won + (rubber_points(losers) if column == winner else 0) for column, won in enumerate(self.rubber))
        which = _ORDINALS[min(sum(self.games), len(_ORDINALS) - 1)]
        note = f"{self._winners(winners)} the {which} game, {rubber_points(losers)} in rubber points"
        note += ", a slam that counts as two games" if counts == 2 else ""
        over = self.points[winner] - self.game if self.laps else 0
        points = tuple(over if column == winner else 0 for column in range(len(self.names)))
        won = winners if games[winner] >= self.games_to_win else None
        last: Deal = evolve(self.deals[-1], note=note)
        return evolve(self, games=games, rubber=rubber, points=points, won_by=won, deals=(*self.deals[:-1], last))
