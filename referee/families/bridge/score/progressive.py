"""Progressive bridge: every deal of a round by itself, and no more than a thousand for it (usp56 1371-1391, 1399-1405)."""

from __future__ import annotations

from attrs import evolve

from referee.core.record import Seat
from referee.core.sheet import (
    FRESH,
    Entry,
    Pair,
    Result,
    Row,
    ScoreError,
    Standing,
    by_side,
    deals_text,
    of_kind,
    standing,
    totals_of,
)
from referee.core.values import frozen
from referee.families.bridge.score.chicago import DEALS_IN_ROUND, round_vulnerability
from referee.families.bridge.score.duplicate import board_entries
from referee.score.contracts import BridgeSheet, DealResult, Vulnerability
from referee.score.players import ColumnSheet

#: what a side can score in one deal, unless it bids and makes a slam (usp56 1381)
MOST_IN_A_DEAL = 1000
SLAM = 6


@frozen
class ProgressiveSheet(BridgeSheet, ColumnSheet):
    """The sheet of one round at one table, or what a player's tally has of several."""

    standings = frozenset({"deal", "points"})

    #: deals played, those that were passed out too
    played: int = 0

    @property
    def over(self) -> bool:
        """A round ends with its fourth deal."""
        return self.broken_off or self.played >= DEALS_IN_ROUND

    @property
    def net(self) -> Pair:
        """What each side has more than the other: by this the winner is found (usp56 1399-1405)."""
        return self.totals[0] - self.totals[1], self.totals[1] - self.totals[0]

    @property
    def standing(self) -> Standing:
        """The points, and the deal that comes next."""
        return Standing(points=self.totals, deal=self.played + 1)

    def start(self, at: Standing = FRESH) -> ProgressiveSheet:
        """A fresh sheet, or one that begins at a later deal of the round, with points scored before."""
        if not 1 <= at.deal <= DEALS_IN_ROUND:
            raise ScoreError(f"a round has {DEALS_IN_ROUND} deals and no deal {at.deal}")
        return evolve(self.blank(), played=at.deal - 1).with_points(at.points)

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """Nobody, then twice the dealer's side, then everybody; the rotation gives the dealer where the log does not."""
        return round_vulnerability(self.played + 1, self.dealer if dealer is None else dealer)

    def enter(self, result: Result) -> ProgressiveSheet:
        """The sheet with this deal entered; one that was passed out counts as played, and nothing is carried over."""
        self.must_be_running()
        result = of_kind(DealResult, result)
        lines: tuple[Entry, ...] = ()
        if result.contract is not None:
            vulnerable = self.vulnerable(result.dealer) if result.vulnerable is None else result.vulnerable
            lines = held(result, board_entries(result.contract, result.tricks, vulnerable[result.contract.side], result.honors))
        return self.written(result, lines, played=self.played + 1)

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        return (*deals_text(self.deals, self.names), standing((self.totals[0], self.totals[1]), self.names))

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""
        return self.columns_json("progressive") | {"played": self.played, "net": by_side(self.net, self.names)}


def held(result: DealResult, lines: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The lines of a deal, with what a side scores beyond the limit taken off again."""
    contract = result.contract
    slam = contract is not None and contract.level >= SLAM and result.tricks >= contract.level + SLAM
    over = [(side, points - MOST_IN_A_DEAL) for side, points in enumerate(totals_of(lines)) if points > MOST_IN_A_DEAL]
    if slam and contract is not None:
        over = [(side, points) for side, points in over if side != contract.side]
    return (*lines, *(Entry(side, -points, f"held at {MOST_IN_A_DEAL}") for side, points in over))
