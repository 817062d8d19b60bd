"""How a deal with a contract ended, as every form of bridge enters it, and the sheets that say who is vulnerable."""

from typing import Self

from attrs import evolve, field

from referee.core.record import Seat
from referee.core.sheet import NOTHING, Pair, Points, ScoreError, Standing, already_scored, counted, leader, pair
from referee.core.values import frozen
from referee.mechanics.declarer.contract import Contract
from referee.score.bridge import Honors, back_score
from referee.score.players import ColumnSheet

Vulnerability = tuple[bool, bool]


@frozen
class DealResult:
    """How one deal ended."""

    #: None: passed out
    contract: Contract | None
    #: won by declarer's side; a trick transferred for a revoke ranks as one won in play
    tricks: int = 0
    honors: tuple[Honors, ...] = ()
    #: by side, where the log says it; None: what the sheet says
    vulnerable: Vulnerability | None = None
    dealer: Seat | None = None
    board: int | None = None
    number: int = 1
    #: whether the log tells the play to its end
    complete: bool = True

    def __str__(self) -> str:
        name = f"deal {self.number}" if self.board is None else f"board {self.board}"
        if self.contract is None:
            return f"{name}: passed out"
        return f"{name}: {self.contract}, {counted(self.tricks, 'trick')}"

    @property
    def next_dealer(self) -> Seat | None:
        """The deal passes to the left, after a deal that was passed out too (usp56 591)."""
        return None if self.dealer is None else (self.dealer + 1) % 4

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        if self.contract is None:
            return {}
        return {"contract": str(self.contract)} | ({"tricks": str(self.tricks)} if self.complete else {})


class BridgeSheet:
    """A sheet of deals with contracts."""

    __slots__ = ()

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """Which sides are vulnerable in the deal about to be played; neither, where the game knows nothing of that."""
        return False, False


@frozen
class TwoSides(BridgeSheet, ColumnSheet):
    """The sheet of a rubber or a round of two sides: whoever has more points has won, which goes into a back score."""

    #: trick points of each side towards the next game
    below: Pair = field(default=NOTHING, kw_only=True)

    @property
    def winners(self) -> Points:
        """The side with more points, which need not be the one with more games (usp56 665); none: level, or not over."""
        ahead = leader(self.totals)
        return (ahead,) if self.over and ahead is not None else ()

    @property
    def back_score(self) -> int:
        """What N-S write in the back score; E-W write the same with the other sign."""
        return back_score(self.totals[0] - self.totals[1])

    def brought_from(self, at: Standing, game: int) -> Self:
        """The empty sheet with what a log tells of before: points brought forward count in the totals."""
        below = pair(at.below)
        if not all(0 <= points < game for points in below):
            raise ScoreError(f"part scores of {below[0]} and {below[1]}: {game} or more would be a game")
        parts = (evolve(line, below=True) for line in already_scored(below, "part score brought forward"))
        lines = (*parts, *already_scored(at.above))
        fresh = evolve(self.blank(), below=below)
        return fresh.written(None, lines) if lines else fresh
