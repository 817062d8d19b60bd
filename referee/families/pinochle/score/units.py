"""What an auction is settled by: units for each bid, and the kitty (usp56 4812-4838)."""

from collections.abc import Mapping

from attrs import evolve, frozen

from referee.core.sheet import Result, Row
from referee.families.pinochle.score.rising import DealResult
from referee.score.tally import Lines, Tally, TallyPart


@frozen
class Schedule:
    """What a bid is worth in units."""

    #: by the least bid of each step: its worth
    steps: tuple[tuple[int, int], ...]
    #: how many times as much, by the trump suit
    times: Mapping[int, int]
    #: from this bid on each ten more is one unit more; none where steps alone count
    by_tens_from: int | None = None

    def value(self, bid: int) -> int:
        """The basic value of a bid."""
        if self.by_tens_from is not None and bid >= self.by_tens_from:
            base = next(worth for least, worth in self.steps if least == self.by_tens_from)
            return base + (bid - self.by_tens_from) // 10
        return max(((least, worth) for least, worth in self.steps if least <= bid), default=(0, 0))[1]

    def with_trump(self, bid: int, trump: int | None) -> int:
        """The same with this trump."""
        return self.value(bid) * (self.times.get(trump, 1) if trump is not None else 1)


@frozen
class Kitty(TallyPart):
    """An imaginary player, of whom everybody owns an equal share."""

    holds: int = 0

    def after(self, result: Result, lines: Lines) -> "Kitty":
        """With what the deal brought it."""
        return evolve(self, holds=self.holds + result.kitty) if isinstance(result, DealResult) else self

    def fresh(self) -> "Kitty":
        """Empty."""
        return evolve(self, holds=0)

    def beside(self, tally: Tally) -> tuple[str, ...]:
        """What lies in it."""
        return (f"the kitty has {self.holds}",) if self.holds else ()

    def as_json(self, tally: Tally) -> Row:
        """The same for reports in JSON."""
        return {"kitty": self.holds}
