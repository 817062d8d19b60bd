"""A match of several games of one kind, such as a rubber, whatever those games are; or one game by itself."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from attrs import evolve, field

from referee.core.sheet import FRESH, Entry, Points, Result, Row, ScoreError, Sheet, Standing, by_side, deals_text, summed_up
from referee.core.values import frozen
from referee.score.players import ColumnSheet, added, columns_text, win_text
from referee.score.race import Race
from referee.score.tally import Tally

_ORDINALS = ("first", "second", "third")


@frozen
class RubberPoints:
    """What a game counts for who won it, and by how much a rubber is won."""

    #: by the most that the losers may have, the least first: so many points
    by_losers: tuple[tuple[int, int], ...]
    #: where the losers have more
    otherwise: int
    #: for winning the rubber
    bonus: int

    def of(self, losers: int) -> int:
        """What a game counts, by the score of those who lost it."""
        return next((points for most, points in self.by_losers if losers <= most), self.otherwise)

    def margin(self, winners: int, losers: int) -> int:
        """By how much a rubber is won, from the rubber points of both sides."""
        return self.bonus + winners - losers


def points_to_win(sheet: Sheet | None) -> int:
    """The points that win a game of this sheet."""
    tally = sheet.of if isinstance(sheet, Match) else sheet
    return next(part.to for part in tally.parts if isinstance(part, Race)) if isinstance(tally, Tally) else 0


@frozen
class Match(ColumnSheet):
    """So many games won, of a tally that is begun anew for each."""

    standings = frozenset({"points", "games"})
    by_column: ClassVar[tuple[str, ...]] = ("totals", "games", "rubber")

    #: the game that is on
    of: Tally
    #: how many games win the whole
    to_win: int = 1
    #: what each game counts in the rubber, where that is the custom
    worth: RubberPoints | None = None
    #: whether points beyond the game count in the next one
    laps: bool = False
    #: whether a game to nothing counts as two
    slam: bool = False
    #: how a score is shown with two cards that are not in play, where that is the custom
    markers: Mapping[int, str] = field(factory=dict)
    #: the games won, and what they count in the rubber
    games: Points = field(default=(), kw_only=True)
    rubber: Points = field(default=(), kw_only=True)
    #: the columns that have won the whole; none where nobody can
    won_by: Points | None = field(default=None, kw_only=True)

    @property
    def points(self) -> Points:
        """What each has in the game that is on."""
        return self.of.points

    @property
    def standing(self) -> Standing:
        """The games won, and the points of the one that is on."""
        return Standing(points=self.points, games=self.games)

    @property
    def over(self) -> bool:
        """Whether somebody has won all the games it takes, or nobody can win the one that is on."""
        return self.broken_off or self.won_by is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The columns that have won; none where nobody can."""
        return self.won_by or ()

    @property
    def margin(self) -> int | None:
        """By how many rubber points a rubber is won."""
        if self.worth is None or len(self.names) != 2 or not self.winners:
            return None
        winner = self.winners[0]
        return self.worth.margin(self.rubber[winner], self.rubber[1 - winner])

    def _empty(self, names: tuple[str, ...], **more: Any) -> Self:
        return super()._empty(names, of=self.of.named(names), won_by=None, **more)

    def start(self, at: Standing = FRESH) -> Self:
        """A fresh match, or one that begins in the middle."""
        if max(at.games, default=0) >= self.to_win:
            raise ScoreError(f"a match of {self.to_win} cannot go on at {' to '.join(map(str, at.games))} games")
        fresh = self.blank()
        return evolve(fresh.with_points(at.points), of=fresh.of.start(Standing(points=at.points)), games=at.games)

    def enter(self, result: Result) -> Self:
        """The match with this deal entered in the game that is on."""
        self.must_be_running()
        return self._with(result, self.of.enter(result))

    def add(self, entry: Entry) -> Self:
        """The match with a line that no deal brings of itself."""
        return self._with(None, self.of.add(entry))

    def brought_forward(self) -> Self:
        """The same match with its deals as one sum."""
        return evolve(self, deals=summed_up(self.deals, self.totals), of=self.of.brought_forward())

    def text(self) -> tuple[str, ...]:
        """The match as lines to read."""
        lines = deals_text(self.deals, self.names)
        if self.to_win > 1:
            lines.append(f"games: {columns_text(self.games, self.names)}")
        if self.won_by is None:
            lines.append(columns_text(self.points, self.names))
        elif not self.winners:
            lines.append(f"{columns_text(self.points, self.names)}; nobody wins the game")
        else:
            by = "" if self.margin is None else f" by {self.margin} rubber points"
            what = "the rubber" if self.to_win > 1 else "the game"
            lines.append(f"{columns_text(self.totals, self.names)}; {win_text(self.winners, self.names, what)}{by}")
        return tuple(lines)

    def as_json(self) -> Row:
        """The match as reports in JSON give it."""
        shown = ((name, self.markers.get(points)) for name, points in zip(self.names, self.points, strict=True))
        return self.columns_json("race") | {
            "points": by_side(self.points, self.names),
            "games": by_side(self.games, self.names),
            "rubber_points": by_side(self.rubber, self.names),
            "margin": self.margin,
            "markers": {name: words for name, words in shown if words},
            "winners": [self.names[column] for column in self.winners],
        }

    def _with(self, result: Result | None, game: Tally) -> Self:
        brought = game.deals[-1]
        after = self.written(result, brought.entries, brought.note, of=game)
        if self.over or game.won_by is None:
            return after
        return after._won(game.won_by[0]) if game.won_by and self.to_win > 1 else evolve(after, won_by=game.won_by)

    def _won(self, winner: int) -> Self:
        """The match with the game that has just been won, and with the next one begun."""
        losers = max(each for column, each in enumerate(self.points) if column != winner)
        counts = 2 if self.slam and losers <= 0 else 1
        worth = 0 if self.worth is None else self.worth.of(losers)
        note = win_text((winner,), self.names, f"the {_ORDINALS[min(sum(self.games), len(_ORDINALS) - 1)]} game")
        note += "" if self.worth is None else f", {worth} in rubber points"
        note += ", a slam that counts as two games" if counts == 2 else ""
        games = self._plus(self.games, winner, counts)
        beyond = sum(part.beyond(self.of, winner) for part in self.of.parts) if self.laps else 0
        fresh = self.of.start()
        last = self.deals[-1]
        after = evolve(
            self,
            of=fresh.add(Entry(winner, beyond, "points from the game before")) if beyond else fresh,
            games=games,
            rubber=self._plus(self.rubber, winner, worth),
            won_by=(winner,) if games[winner] >= self.to_win else None,
            deals=(*self.deals[:-1], evolve(last, note=f"{last.note}; {note}" if last.note else note)),
        )
        return after if after.over or not after.of.won_by else after._won(winner)

    def _plus(self, points: Points, column: int, more: int) -> Points:
        return added(points or (0,) * len(self.names), [Entry(column, more, "")])
