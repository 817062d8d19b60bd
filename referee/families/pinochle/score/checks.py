"""Checks that are paid beside the score: for melds, for contracts made and defeated, for a slam and for the game (usp56 4622-4632)."""

from collections.abc import Mapping

from attrs import evolve, frozen

from referee.core.sheet import Points, Result, Row
from referee.families.pinochle.score.rising import DealResult
from referee.mechanics.combinations.score import Combination
from referee.score.tally import Lines, Tally, TallyPart


@frozen(eq=False)
class Checks:
    """How many checks each thing is worth."""

    #: by combination, those that take the place of others first
    melds: tuple[tuple[Combination, int], ...]
    #: the names of those in whose place one is paid
    instead: Mapping[str, tuple[str, ...]]
    #: by the least bid of each step
    contract: tuple[tuple[int, int], ...]
    #: how many more for each step beyond the last, and how long a step is
    further: int
    step: int
    #: how many times as much for the defeat of a contract
    defeat: int
    slam: int
    game: int
    #: for so many points ahead one more, and for losers below nothing so many
    margin: int
    below_nothing: int

    def of_contract(self, bid: int) -> int:
        """What a contract is worth that is made."""
        last, most = self.contract[-1]
        if bid >= last + self.step:
            return most + self.further * ((bid - last) // self.step)
        return max((number for least, number in self.contract if least <= bid), default=0)

    def of_game(self, winners: int, losers: int) -> int:
        """What the game is worth, by the points of both."""
        return self.game + -(-(winners - losers) // self.margin) + (self.below_nothing if losers < 0 else 0)


@frozen
class CheckRack(TallyPart):
    """What each column has in checks."""

    checks: Checks
    held: Points = ()

    def after(self, result: Result, lines: Lines) -> "CheckRack":
        """With what the deal brought."""
        if not isinstance(result, DealResult):
            return self
        held = list(self.held or (0, 0))
        for column, number in result.checks:
            held[column] += number
            held[1 - column] -= number
        return evolve(self, held=tuple(held))

    def fresh(self) -> "CheckRack":
        """Nothing yet."""
        return evolve(self, held=())

    def now(self, tally: Tally) -> Points:
        """With what the game brings, once it is won."""
        held = list(self.held or (0, 0))
        if tally.won_by:
            winner = tally.won_by[0]
            number = self.checks.of_game(tally.points[winner], tally.points[1 - winner])
            held[winner] += number
            held[1 - winner] -= number
        return tuple(held)

    def beside(self, tally: Tally) -> tuple[str, ...]:
        """The same in words."""
        told = ", ".join(f"{name} {number:+d}" for name, number in zip(tally.names, self.now(tally), strict=True))
        return (f"checks: {told}",) if any(self.now(tally)) else ()

    def as_json(self, tally: Tally) -> Row:
        """The same for reports in JSON."""
        return {"checks": dict(zip(tally.names, self.now(tally), strict=True))}
