"""Rubber bridge: two columns, a line, and games until one side has won two (usp56 653-667, 756-758)."""

from __future__ import annotations

from typing import Any

from attrs import evolve, frozen

from referee.record import SIDE_NAMES, Seat, Side
from referee.score.bridge import GAME, back_score, deal_entries, part_scores
from referee.score.sheet import (
    NOTHING,
    Deal,
    DealResult,
    Entry,
    Pair,
    ScoreError,
    Vulnerability,
    by_side,
    deals_json,
    deals_text,
    last_result,
    leader,
    plus,
    standing,
    summed_up,
    totals_of,
)

#: the premium for the rubber by the games of the other side (usp56 665, 756)
RUBBER_PREMIUM = (700, 500)
#: a rubber broken off: for the only game won, for the only part score in the unfinished game (usp56 758)
UNFINISHED_GAME = 300
UNFINISHED_PART_SCORE = 50
GAMES_IN_RUBBER = 2


@frozen
class RubberSheet:
    """The sheet of one rubber."""

    #: games won by each side
    games: Pair = NOTHING
    #: trick points of each side towards the next game
    below: Pair = NOTHING
    deals: tuple[Deal, ...] = ()
    totals: Pair = NOTHING
    broken_off: bool = False

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line, in the order in which the points were earned."""
        return tuple(entry for deal in self.deals for entry in deal.entries)

    @property
    def over(self) -> bool:
        """A rubber ends with the second game of a side, or where it was broken off."""
        return self.broken_off or GAMES_IN_RUBBER in self.games

    @property
    def dealer(self) -> Seat | None:
        """The deal passes to the left, after a deal that was passed out too (usp56 591)."""
        last = last_result(self.deals)
        return None if last is None or last.dealer is None else (last.dealer + 1) % 4

    @property
    def winner(self) -> Side | None:
        """The side with more points, which need not be the one with two games (usp56 665); None: level, or not over."""
        return leader(self.totals) if self.over else None

    @property
    def back_score(self) -> int:
        """What N-S write in the back score; E-W write the same with the other sign."""
        return back_score(self.totals[0] - self.totals[1])

    def start(self, games: Pair = NOTHING, below: Pair = NOTHING, above: Pair = NOTHING) -> RubberSheet:
        """A fresh sheet, or one that begins in the middle of a rubber. Points brought forward count in the totals."""
        if not all(0 <= won < GAMES_IN_RUBBER for won in games):
            raise ScoreError(f"a rubber cannot go on at {games[0]} games to {games[1]}")
        return RubberSheet(games, below, *brought_forward(below, above))

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """A side that has won a game is vulnerable (usp56 659)."""
        return self.games[0] > 0, self.games[1] > 0

    def enter(self, result: DealResult) -> RubberSheet:
        """The sheet with this deal entered; a deal that was passed out enters nothing."""
        self._must_be_running()
        contract = result.contract
        if contract is None:
            return evolve(self, deals=(*self.deals, Deal(result)))
        vulnerable = self.vulnerable() if result.vulnerable is None else result.vulnerable
        return self._written(result, deal_entries(contract, result.tricks, vulnerable[contract.side], result.honors))

    def add(self, entry: Entry) -> RubberSheet:
        """The sheet with a line that no deal brings of itself. Below the line it counts towards game.

        Points above the line may still come when the rubber is over, for a ruling on its last deal.
        """
        if entry.below:
            self._must_be_running()
        return self._written(None, (entry,))

    def break_off(self) -> RubberSheet:
        """The sheet with what is due for an unfinished rubber.

        usp56 758 gives 300 to the winners of one game and does not say what holds at a game each; usp56 1417 gives it
        only to a side whose opponents have won none, and that is taken here too.
        """
        self._must_be_running()
        due = []
        if sum(self.games) == 1:
            due.append(Entry(self.games.index(1), UNFINISHED_GAME, "the only game of an unfinished rubber"))
        if (self.below[0] > 0) != (self.below[1] > 0):
            side = 0 if self.below[0] else 1
            due.append(Entry(side, UNFINISHED_PART_SCORE, "the only part score of an unfinished game"))
        return evolve(self._written(None, tuple(due)) if due else self, broken_off=True)

    def brought_forward(self) -> RubberSheet:
        """The same sheet with its deals as one sum."""
        return evolve(self, deals=summed_up(self.deals, self.totals))

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = deals_text(self.deals)
        if not self.over:
            lines.append(f"games {self.games[0]} to {self.games[1]}, part scores {self.below[0]} and {self.below[1]}")
        lines.append(standing(self.totals))
        if self.winner is not None:
            lines.append(f"{SIDE_NAMES[self.winner]} win the rubber; back score {abs(self.back_score)}")
        return tuple(lines)

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return {
            "sheet": "rubber",
            "totals": by_side(self.totals),
            "games": by_side(self.games),
            "below": by_side(self.below),
            "vulnerable": by_side(self.vulnerable()),
            "over": self.over,
            "back_score": self.back_score if self.over else None,
            "deals": deals_json(self.deals),
        }

    def _must_be_running(self) -> None:
        if self.over:
            raise ScoreError("the rubber is over, and a deal after it belongs to another sheet")

    def _written(self, result: DealResult | None, entries: tuple[Entry, ...]) -> RubberSheet:
        below, game_by = part_scores(self.below, entries)
        games = self.games
        note = ""
        if game_by is not None:
            note = f"{SIDE_NAMES[game_by]} win the {('first', 'second', 'third')[sum(games)]} game of the rubber"
            games = plus(games, game_by, 1)
            if games[game_by] == GAMES_IN_RUBBER:
                lost = games[1 - game_by]
                what = f"rubber won by two games to {('none', 'one')[lost]}"
                entries = (*entries, Entry(game_by, RUBBER_PREMIUM[lost], what))
        earned = totals_of(entries)
        totals = (self.totals[0] + earned[0], self.totals[1] + earned[1])
        return RubberSheet(games, below, (*self.deals, Deal(result, entries, note)), totals, self.broken_off)


def brought_forward(below: Pair, above: Pair) -> tuple[tuple[Deal, ...], Pair]:
    """The lines, and the totals, of a sheet that begins in the middle."""
    if not all(0 <= points < GAME for points in below):
        raise ScoreError(f"part scores of {below[0]} and {below[1]}: {GAME} or more would be a game")
    entries = [Entry(side, points, "part score brought forward", below=True) for side, points in enumerate(below)]
    entries += [Entry(side, points, "points brought forward") for side, points in enumerate(above)]
    kept = tuple(entry for entry in entries if entry.points)
    return ((Deal(None, kept),) if kept else ()), totals_of(kept)
