"""Hollywood scoring: three games at once, each hand entered in as many of them as its winner has won hands (usp56 6597)."""

from __future__ import annotations

from typing import Any, ClassVar

from attrs import evolve, frozen

from referee.score.players import ColumnSheet, Points, added, columns_text
from referee.score.sheet import Entry, by_side, deals_text
from referee.score.tally import TallyResult

GAMES_AT_ONCE = 3


@frozen
class HollywoodSheet(ColumnSheet):
    """Two players and three games, a further one begun as soon as one has ended."""

    standings: ClassVar[frozenset[str]] = frozenset()

    #: what wins a game
    target: int = 100
    #: the points of every game begun, by player
    games: tuple[Points, ...] = ()
    #: how many hands each player has won
    wins: Points = ()

    def start(self) -> HollywoodSheet:
        """An empty sheet of this kind."""
        return evolve(self, totals=(), deals=(), games=(), wins=(), broken_off=False)

    def enter(self, result: TallyResult) -> HollywoodSheet:
        """The sheet with this hand entered: what the winner collects, in as many games as he has now won hands."""
        self.must_be_running()
        won = [line for line in result.lines if line.points > 0]
        sheet = self.written(result, won)
        return sheet._entered(won[0]) if won else sheet

    def _entered(self, line: Entry) -> HollywoodSheet:
        wins = added(self.wins or (0,) * len(self.names), [Entry(line.side, 1, "a win")])
        games = self.games or ((0,) * len(self.names),) * GAMES_AT_ONCE
        running = [place for place, game in enumerate(games) if max(game) < self.target]
        counted = running[: min(wins[line.side], GAMES_AT_ONCE)]
        games = tuple(added(game, [line]) if place in counted else game for place, game in enumerate(games))
        ended = sum(max(games[place]) >= self.target for place in running)
        return evolve(self, wins=wins, games=(*games, *((0,) * len(self.names),) * ended))

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        games = (f"game {number}: {columns_text(game, self.names)}" for number, game in enumerate(self.games, 1))
        return (*deals_text(self.deals, self.names), *games)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return self.columns_json("hollywood") | {"games": [by_side(game, self.names) for game in self.games]}
