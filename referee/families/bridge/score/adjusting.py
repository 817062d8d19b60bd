"""Adjusted scores: points beside those of a board, a score assigned in its place, an average where it cannot be played.

What a side is given is told as that side sees it. Scores of the two sides need not balance: where both are given one, each
has its own, and where one is, the other has the same with the other sign.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import fields

from referee.core.record import EW, NS, SIDE_NAMES, Side
from referee.core.sheet import Entry, Pair
from referee.core.values import frozen
from referee.score.contracts import DealResult


@frozen
class Assigned:
    """What a side scores in the place of its result: one outcome, or several by how likely they were, each with its weight."""

    outcomes: tuple[Pair, ...]

    @property
    def points(self) -> int:
        """In points, to the nearest whole one."""
        return round(self.compared(float))

    def compared(self, worth: Callable[[int], float]) -> float:
        """What the outcomes are worth by some way of comparing them, each by its weight."""
        return sum(weight * worth(points) for weight, points in self.outcomes) / sum(weight for weight, _ in self.outcomes)

    def __str__(self) -> str:
        if len(self.outcomes) == 1:
            return f"{self.points:+d}"
        whole = sum(weight for weight, _ in self.outcomes)
        return " and ".join(f"{100 * weight / whole:g}% of {points:+d}" for weight, points in self.outcomes)


@frozen
class Average:
    """What a side scores on a board without a result: so many hundredths of the match points, and international ones."""

    percent: int
    #: None: as the organiser makes it of the hundredths
    imps: int | None

    def __str__(self) -> str:
        return f"{self.percent}%" if self.imps is None else f"{self.percent}% or {self.imps:+d} IMPs"


@frozen
class AdjustedResult(DealResult):
    """How a board ended, and what the director made of it."""

    #: points given or taken beside the score, by side
    beside: tuple[Pair, ...] = ()
    assigned: tuple[tuple[Side, Assigned], ...] = ()
    averages: tuple[tuple[Side, Average], ...] = ()
    #: whether the board came to no result of its own
    unplayed: bool = False

    def __str__(self) -> str:
        if self.averages:
            what = "artificial adjusted score"
        elif self.assigned:
            what = "assigned adjusted score"
        elif self.unplayed:
            what = "no result"
        else:
            return super().__str__()
        return f"deal {self.number}: {what}" if self.board is None else f"board {self.board}: {what}"

    @property
    def note(self) -> str:
        """What stands on the sheet beside points."""
        return ", ".join(f"{SIDE_NAMES[side]} {average}" for side, average in self.averages)

    def given(self, side: Side) -> Assigned | Average | None:
        """What that side has in the place of the result, where that is not what was played."""
        own, other = dict(self.assigned), dict(self.averages)
        if side in other or side in own:
            return other.get(side) or own[side]
        return Assigned(tuple((weight, -points) for weight, points in own[1 - side].outcomes)) if 1 - side in own else None

    def lines(self, board: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The lines of the board as adjusted; `board` are those of the result that was played."""
        if self.averages or self.assigned:
            board = self._assigned()
        return (*board, *(Entry(side, points, "adjusted by the director") for side, points in self.beside))

    def _assigned(self) -> tuple[Entry, ...]:
        given = {side: each for side in (NS, EW) if isinstance(each := self.given(side), Assigned)}
        if len(given) == 2 and given[NS].points == -given[EW].points:
            side = NS if given[NS].points >= 0 else EW
            return (Entry(side, given[side].points, f"assigned: {given[side]}"),)
        return tuple(Entry(side, each.points, f"assigned to {SIDE_NAMES[side]}: {each}") for side, each in given.items())


def adjusted(
    result: DealResult | None,
    board: DealResult,
    beside: tuple[Pair, ...],
    assigned: tuple[tuple[Side, Assigned], ...],
    averages: tuple[tuple[Side, Average], ...],
) -> AdjustedResult:
    """A result with what the director made of it, or the board without one; what he gives is complete, however far it was played."""
    slots = {slot.name: getattr(result or board, slot.name) for slot in fields(DealResult)}
    slots["complete"] = result is None or result.complete or bool(assigned or averages)
    return AdjustedResult(**slots, beside=beside, assigned=assigned, averages=averages, unplayed=result is None)
