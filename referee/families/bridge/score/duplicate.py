"""Duplicate bridge: every board on its own (usp56 1461-1498).

A board score is one number, what N-S are plus; that of E-W is the same with the other sign. How the scores of several
tables are compared stands in `referee.families.bridge.score.contests`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from attrs import evolve, field

from referee.core.record import NORTH, SIDE_NAMES, Seat
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
    already_scored,
    by_side,
    deals_json,
    deals_text,
    of_kind,
    pair,
    plus,
    standing,
    totals_of,
)
from referee.core.values import frozen
from referee.families.bridge.score.adjusting import AdjustedResult
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.setting.board import board_vulnerability
from referee.score.bridge import GAME, OF_THE_BOOK, Honors, ScoringTable, contract_entries, honor_entries, trick_score
from referee.score.contracts import BridgeSheet, DealResult, Vulnerability

#: for a game bid and made: not vulnerable, vulnerable; for any smaller contract made (usp56 1486-1488)
GAME_PREMIUM = (300, 500)
PART_SCORE_PREMIUM = 50


# --- the score of one board


def board_entries(
    contract: Contract, tricks: int, vulnerable: bool, honors: Iterable[Honors] = (), table: ScoringTable = OF_THE_BOOK
) -> tuple[Entry, ...]:
    """The lines of one board; `vulnerable` is declarer's side. Leave the honors out at match points."""
    entries = contract_entries(contract, tricks, vulnerable, table)
    if entries[0].below:
        # No line is drawn on a board: what would go below it is a part of the sum like everything else.
        made = [Entry(entry.side, entry.points, entry.what) for entry in entries]
        if trick_score(contract) >= GAME:
            premium = Entry(contract.side, GAME_PREMIUM[vulnerable], "game, vulnerable" if vulnerable else "game")
        else:
            premium = Entry(contract.side, PART_SCORE_PREMIUM, "contract of less than game")
        entries = (*made, premium)
    return entries + honor_entries(honors, contract)


@cache
def _scores_by_tricks(level: int, denomination: int, doubling: int, vulnerable: bool, table: ScoringTable) -> tuple[int, ...]:
    """What a contract of North's is worth to N-S at every number of tricks: the whole score of a board in one lookup.

    Filled on first use. A corpus asks for the same few hundred rows over and over, and the lines are only needed where
    somebody wants to read them.
    """
    contract = Contract(level, denomination, NORTH, doubling)
    totals = (totals_of(board_entries(contract, tricks, vulnerable, table=table)) for tricks in range(14))
    return tuple(north_south - east_west for north_south, east_west in totals)


def board_score(contract: Contract | None, tricks: int, vulnerable: Vulnerability, table: ScoringTable = OF_THE_BOOK) -> int:
    """What N-S are plus on a board, honors apart. A board that was passed out scores nothing and is not dealt again."""
    if contract is None:
        return 0
    side = contract.declarer % 2
    if not 0 <= tricks <= 13:
        raise ScoreError(f"{tricks} tricks cannot be won in one deal")
    points = _scores_by_tricks(contract.level, contract.denomination, contract.doubling, vulnerable[side], table)[tricks]
    return -points if side else points


def _note(result: DealResult) -> str:
    return result.note if isinstance(result, AdjustedResult) else ""


@frozen
class DuplicateSheet(BridgeSheet):
    """The boards of one table. Scores stand one by one, and the lines behind them are worked out when they are read."""

    standings = frozenset[str]()
    #: honors count where total points decide; at match points they do not (usp56 1490)
    honors_count: bool = False
    results: tuple[DealResult, ...] = ()
    #: what N-S are plus on each board, honors included where they count
    scores: tuple[int, ...] = ()
    totals: Pair = NOTHING
    #: lines that no board brings, such as an adjustment by the director
    added: tuple[Entry, ...] = ()
    #: the table of the code under which the boards are played
    table: ScoringTable = field(default=OF_THE_BOOK, kw_only=True)
    names: tuple[str, ...] = field(default=SIDE_NAMES, kw_only=True)

    @property
    def deals(self) -> tuple[Deal, ...]:
        """Each board with its lines."""
        boards = tuple(Deal(result, self._entries(result), _note(result)) for result in self.results)
        return (*boards, Deal(None, self.added)) if self.added else boards

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line, board by board."""
        return tuple(entry for deal in self.deals for entry in deal.entries)

    @property
    def begun(self) -> bool:
        """Whether a board has been entered."""
        return bool(self.results)

    @property
    def over(self) -> bool:
        """A session ends when the director says so, never by its score."""
        return False

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody wins at one table: its scores are compared with those of others."""
        return ()

    @property
    def standing(self) -> Standing:
        """No trick score of one board counts on another, so there are only points."""
        return Standing(above=self.totals)

    @property
    def dealer(self) -> Seat | None:
        """The number of the board says who deals, and boards may be played in any order."""
        return None

    def named(self, names: tuple[str, ...]) -> DuplicateSheet:
        """A fresh sheet for sides called so."""
        return DuplicateSheet(self.honors_count, table=self.table, names=names)

    def start(self, at: Standing = FRESH) -> DuplicateSheet:
        """A fresh sheet. No trick score of one board counts on another, so only points can be brought forward."""
        if any(at.games) or any(at.below):
            raise ScoreError("games and part scores do not carry over from one board to another")
        return evolve(self.named(self.names), added=already_scored(at.above), totals=pair(at.above))

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """As the board says."""
        if board is None:
            raise ScoreError("vulnerability at duplicate comes from the number of the board")
        return board_vulnerability(board)

    def enter(self, result: Result) -> DuplicateSheet:
        """The sheet with this board entered."""
        result = of_kind(DealResult, result)
        if isinstance(result, AdjustedResult):
            return self._enter_adjusted(result)
        contract = result.contract
        score = 0
        totals = self.totals
        if contract is not None:
            score = board_score(contract, result.tricks, self._vulnerable_in(result), self.table)
            totals = (totals[0] + score, totals[1]) if score >= 0 else (totals[0], totals[1] - score)
            if self.honors_count and result.honors:
                honors = totals_of(honor_entries(result.honors, contract))
                score += honors[0] - honors[1]
                totals = (totals[0] + honors[0], totals[1] + honors[1])
        return DuplicateSheet(
            self.honors_count, (*self.results, result), (*self.scores, score), totals, self.added, table=self.table,
            names=self.names,
        )  # fmt: skip

    def add(self, entry: Entry) -> DuplicateSheet:
        """The sheet with a line that no board brings of itself; it changes the totals and no board's score."""
        return evolve(self, added=(*self.added, entry), totals=plus(self.totals, entry.side, entry.points))

    def break_off(self) -> DuplicateSheet:
        """Boards stand on their own, so nothing is due for those not played."""
        return self

    def brought_forward(self) -> DuplicateSheet:
        """The same sheet with its boards as one sum: no board needs another."""
        return self.start(self.standing)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        return (*deals_text(self.deals, self.names), standing(self.totals, self.names))

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return {
            "sheet": "duplicate",
            "totals": by_side(self.totals, self.names),
            "scores": list(self.scores),
            "over": self.over,
            "deals": deals_json(self.deals, self.names),
        }

    def _enter_adjusted(self, result: AdjustedResult) -> DuplicateSheet:
        totals = totals_of(self._entries(result))
        return evolve(
            self,
            results=(*self.results, result),
            scores=(*self.scores, totals[0] - totals[1]),
            totals=(self.totals[0] + totals[0], self.totals[1] + totals[1]),
        )

    def _entries(self, result: DealResult) -> tuple[Entry, ...]:
        if isinstance(result, AdjustedResult):
            replaced = result.averages or result.assigned
            return result.lines(() if replaced else self._played(result))
        return self._played(result)

    def _played(self, result: DealResult) -> tuple[Entry, ...]:
        contract = result.contract
        if contract is None:
            return ()
        honors = result.honors if self.honors_count else ()
        return board_entries(contract, result.tricks, self._vulnerable_in(result)[contract.side], honors, self.table)

    def _vulnerable_in(self, result: DealResult) -> Vulnerability:
        return self.vulnerable(None, result.board) if result.vulnerable is None else result.vulnerable
