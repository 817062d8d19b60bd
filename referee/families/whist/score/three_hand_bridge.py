"""Three hand bridge: each of three players has a score of his own, the dealer playing with an absent partner (ames 313-319).

The deal goes round the three, so that its number tells who dealt: the first player the first, the fourth, the seventh. That
the adversaries each write what their side scores is not said, but they can hardly share it.
"""

from __future__ import annotations

from attrs import evolve, field, frozen

from referee.core.sheet import FRESH, Entry, Points, Result, Row, ScoreError, Standing, by_side, deals_text, of_kind
from referee.families.whist.score.bridge_whist import GAME, BridgeWhistResult, deal_entries
from referee.score.players import ColumnSheet

PLAYERS = ("P1", "P2", "P3")
#: for winning the game where only games are played, and for the rubber
GAME_BONUS = 50
RUBBER_BONUS = 100


@frozen
class ThreeHandSheet(ColumnSheet):
    """The scores of the three, of one rubber or of a single game."""

    standings = frozenset({"games", "below"})
    #: how many games a player has to win
    games_to_win: int = 2
    #: games won by each, and trick points towards the next
    games: Points = (0, 0, 0)
    below: Points = (0, 0, 0)
    names: tuple[str, ...] = field(default=PLAYERS, kw_only=True)

    @property
    def over(self) -> bool:
        """Whether somebody has won the rubber, or the game."""
        return self.broken_off or max(self.games) >= self.games_to_win

    @property
    def bonus(self) -> int:
        """What the winner adds."""
        return RUBBER_BONUS if self.games_to_win > 1 else GAME_BONUS

    @property
    def standing(self) -> Standing:
        """Games won, and points towards the next."""
        return Standing(games=self.games, below=self.below)

    def named(self, names: tuple[str, ...]) -> ThreeHandSheet:
        """The columns are those of the three players and not of the two sides."""
        return self.start()

    def start(self, at: Standing = FRESH) -> ThreeHandSheet:
        """A fresh sheet, or one that begins in the middle."""
        games, below = at.games or (0, 0, 0), at.below or (0, 0, 0)
        if not all(0 <= won < self.games_to_win for won in games) or not all(0 <= points < GAME for points in below):
            raise ScoreError(f"a rubber cannot go on at {games} games and {below} points")
        return ThreeHandSheet(self.games_to_win, games, below)

    def enter(self, result: Result) -> ThreeHandSheet:
        """The sheet with this deal entered."""
        self.must_be_running()
        ended = of_kind(BridgeWhistResult, result)
        lines = [line for column in range(len(self.names)) for line in self._lines_of(column, ended)]
        below, games = list(self.below), list(self.games)
        for line in lines:
            below[line.side] += line.points if line.below else 0
        winners = [column for column, points in enumerate(below) if points >= GAME]
        for column in winners:
            games[column] += 1
            if games[column] == self.games_to_win:
                lines.append(Entry(column, self.bonus, "the rubber" if self.games_to_win > 1 else "the game"))
        note = f"{' and '.join(self.names[column] for column in winners)} win a game" if winners else ""
        sheet = self.written(result, lines, note)
        return evolve(sheet, games=tuple(games), below=(0, 0, 0) if winners else tuple(below))

    def _lines_of(self, column: int, result: BridgeWhistResult) -> list[Entry]:
        """What one player writes: the dealer for himself and his dummy, each of the others for both of them."""
        dealers = (result.dealer or 0) % 2
        side = dealers if column == (result.number - 1) % len(self.names) else 1 - dealers
        entries = deal_entries(result, (self.below[column], self.below[column]))
        return [evolve(entry, side=column) for entry in entries if entry.side == side]

    @property
    def dealer(self) -> int | None:
        """The players change seats, so that the dealer has dummy opposite: the deal stays where it is."""
        last = self.deals[-1].result if self.deals else None
        return None if last is None else last.dealer

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        told = ", ".join(f"{name} {points}" for name, points in zip(self.names, self.totals, strict=True))
        return (*deals_text(self.deals, self.names), told)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("three hand bridge") | {
            "games": by_side(self.games, self.names),
            "below": by_side(self.below, self.names),
        }
