"""Rubber bridge: two columns, a line, and games until one side has won two (usp56 653-667, 756-758, 1677)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import evolve, field

from referee.core.record import Seat
from referee.core.sheet import (
    FRESH,
    NOTHING,
    Deal,
    Entry,
    Pair,
    Result,
    Row,
    ScoreError,
    Standing,
    by_side,
    deals_text,
    of_kind,
    pair,
    plus,
    standing,
)
from referee.core.values import frozen
from referee.mechanics.declarer.contract import Contract
from referee.score.bridge import GAME, Honors, deal_entries, part_scores
from referee.score.contracts import DealResult, TwoSides, Vulnerability
from referee.score.players import added

#: the premium for the rubber by the games of the other side (usp56 665, 756)
RUBBER_PREMIUM = (700, 500)
#: a rubber broken off: for the only game won, for the only part score in the unfinished game (usp56 758)
UNFINISHED_GAME = 300
UNFINISHED_PART_SCORE = 50
GAMES_IN_RUBBER = 2

#: the lines of a deal from its contract, the tricks of declarer's side, whether that side is vulnerable, and the honors
ContractEntries = Callable[[Contract, int, bool, Iterable[Honors]], tuple[Entry, ...]]
#: the lines of a deal from how it ended, who is vulnerable, and what each side has towards the game
DealEntries = Callable[[Result, Vulnerability, Pair], tuple[Entry, ...]]


def by_contract(entries: ContractEntries) -> DealEntries:
    """The lines of deals with a contract; a deal that was passed out has none."""

    def lines(result: Result, vulnerable: Vulnerability, below: Pair) -> tuple[Entry, ...]:
        result = of_kind(DealResult, result)
        contract = result.contract
        if contract is None:
            return ()
        told = vulnerable if result.vulnerable is None else result.vulnerable
        return entries(contract, result.tricks or 0, told[contract.side], result.honors)

    return lines


@frozen
class Scale:
    """What a rubber is scored by."""

    deal_entries: DealEntries
    #: trick points that make a game
    game: int
    #: the premium for the rubber, by the games of the other side
    rubber: Pair
    #: a rubber broken off: for the only game won, for the only part score in the unfinished game
    unfinished: Pair
    #: whether a side that has won a game is vulnerable
    vulnerability: bool = True
    #: whether the honors of each hand bring a line of their own, and not those of a side together
    honors_by_hand: bool = True
    #: whether the margin goes into a back score, in hundreds (usp56 667)
    in_hundreds: bool = True


CONTRACT = Scale(by_contract(deal_entries), GAME, RUBBER_PREMIUM, (UNFINISHED_GAME, UNFINISHED_PART_SCORE))


@frozen
class RubberSheet(TwoSides):
    """The sheet of one rubber."""

    standings = frozenset({"games", "below"})
    #: games won by each side
    games: Pair = NOTHING
    scale: Scale = field(default=CONTRACT, kw_only=True, repr=False)

    @property
    def over(self) -> bool:
        """A rubber ends with the second game of a side, or where it was broken off."""
        return self.broken_off or GAMES_IN_RUBBER in self.games

    @property
    def standing(self) -> Standing:
        """Games won, and trick points towards the next."""
        return Standing(games=self.games, below=self.below)

    def start(self, at: Standing = FRESH) -> RubberSheet:
        """A fresh sheet, or one that begins in the middle of a rubber."""
        games = pair(at.games)
        if not all(0 <= won < GAMES_IN_RUBBER for won in games):
            raise ScoreError(f"a rubber cannot go on at {games[0]} games to {games[1]}")
        return evolve(self.brought_from(at, self.scale.game), games=games)

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """A side that has won a game is vulnerable (usp56 659), where the game knows of that at all."""
        return self.scale.vulnerability and self.games[0] > 0, self.scale.vulnerability and self.games[1] > 0

    def enter(self, result: Result) -> RubberSheet:
        """The sheet with this deal entered; a deal that was passed out enters nothing."""
        self._must_be_running()
        return self._written(result, self.scale.deal_entries(result, self.vulnerable(), self.below))

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
        only_game, only_part_score = self.scale.unfinished
        if sum(self.games) == 1 and only_game:
            due.append(Entry(self.games.index(1), only_game, "the only game of an unfinished rubber"))
        if (self.below[0] > 0) != (self.below[1] > 0) and only_part_score:
            side = 0 if self.below[0] else 1
            due.append(Entry(side, only_part_score, "the only part score of an unfinished game"))
        return evolve(self._written(None, tuple(due)) if due else self, broken_off=True)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = deals_text(self.deals, self.names)
        if not self.over:
            lines.append(f"games {self.games[0]} to {self.games[1]}, part scores {self.below[0]} and {self.below[1]}")
        lines.append(standing(self.totals, self.names))
        for winner in self.winners:
            by = abs(self.totals[0] - self.totals[1])
            won = f"the rubber; back score {abs(self.back_score)}" if self.scale.in_hundreds else f"{by} points"
            lines.append(f"{self.names[winner]} win {won}")
        return tuple(lines)

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("rubber") | {
            "games": by_side(self.games, self.names),
            "below": by_side(self.below, self.names),
            "vulnerable": by_side(self.vulnerable(), self.names),
            "back_score": self.back_score if self.over and self.scale.in_hundreds else None,
        }

    def _must_be_running(self) -> None:
        if self.over:
            raise ScoreError("the rubber is over, and a deal after it belongs to another sheet")

    def _written(self, result: Result | None, entries: tuple[Entry, ...]) -> RubberSheet:
        below, game_by = part_scores(self.below, entries, self.scale.game)
        games = self.games
        note = ""
        if game_by is not None:
            note = f"{self.names[game_by]} win the {('first', 'second', 'third')[sum(games)]} game of the rubber"
            games = plus(games, game_by, 1)
            if games[game_by] == GAMES_IN_RUBBER:
                lost = games[1 - game_by]
                what = f"rubber won by two games to {('none', 'one')[lost]}"
                entries = (*entries, Entry(game_by, self.scale.rubber[lost], what))
        deals = (*self.deals, Deal(result, entries, note))
        return evolve(self, games=games, below=below, deals=deals, totals=added(self.totals, entries))
