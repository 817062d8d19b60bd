"""A tally: chips or points that deals bring each player or side, added up, with no line and no vulnerability."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from attrs import evolve, frozen

from referee.core.record import Seat
from referee.score.players import ColumnSheet, columns_text
from referee.score.sheet import Deal, Entry, deals_text

#: who has won and by how much, in words, once a game is over: seen from the names, the totals and how many deals it took
Ending = Callable[[Sequence[str], "Tally"], str]


@frozen
class TallyResult:
    """What one deal brought."""

    lines: tuple[Entry, ...] = ()
    number: int = 1
    dealer: Seat | None = None
    #: who deals next
    next_dealer: Seat | None = None
    #: whether the log tells the deal to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}"

    def told(self) -> dict[str, str]:
        """What a report says of it: the lines on the sheet say all."""
        return {}


@frozen
class Tally(ColumnSheet):
    """The running totals of a game."""

    standings: ClassVar[frozenset[str]] = frozenset({"points"})

    #: the game is over when somebody has as much; None where only the table ends it
    target: int | None = None
    ending: Ending | None = None
    #: the game is over after so many deals; None where that is not what ends it
    most_deals: int | None = None
    #: how many deals have been entered, those brought forward too
    played: int = 0

    @property
    def over(self) -> bool:
        """Whether somebody has as much as the game is played to, it has had its deals, or it was broken off."""
        if self.broken_off or (self.most_deals is not None and self.played >= self.most_deals):
            return True
        return self.target is not None and max(self.totals) >= self.target

    @property
    def dealer(self) -> Seat | None:
        """Who deals next, as the last deal has it."""
        last = next((deal.result for deal in reversed(self.deals) if isinstance(deal.result, TallyResult)), None)
        return None if last is None else last.next_dealer

    def start(self, points: tuple[int, ...] = ()) -> Tally:
        """An empty sheet of this kind, or one with points from before the log."""
        return evolve(self, totals=points or (0,) * len(self.names), deals=(), played=0, broken_off=False)

    def enter(self, result: TallyResult) -> Tally:
        """The sheet with this deal entered."""
        self.must_be_running()
        return evolve(self.written(result, result.lines), played=self.played + 1)

    @property
    def last(self) -> Deal | None:
        """The last deal entered."""
        return next((deal for deal in reversed(self.deals) if deal.result is not None), None)

    @property
    def ended(self) -> str:
        """How the game ended, in words; nothing as long as it goes on."""
        return self.ending(self.names, self) if self.ending is not None and self.over else ""

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""
        lines = (*deals_text(self.deals, self.names), columns_text(self.totals, self.names))
        return (*lines, self.ended) if self.ended else lines

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""
        return self.columns_json("tally") | {"ending": self.ended}
