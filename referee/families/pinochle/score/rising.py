"""A game that is won with so many points, and goes on to more where both are there (usp56 4518, 4574)."""

from attrs import frozen

from referee.core.sheet import Points, Row, Standing
from referee.score.players import win_text
from referee.score.race import RaceResult
from referee.score.tally import Lines, Tally, TallyPart


@frozen
class DealResult(RaceResult):
    """How a deal ended: what each brings, and what rulings and claims make of the game."""

    #: who has won the deal, where it is a game by itself
    winner: str = ""
    #: the columns that have won the game, whatever the points; none where the points decide
    decided: tuple[int, ...] = ()
    #: whether the deal is a game by itself, and nothing is carried over
    alone: bool = False
    #: what goes into the kitty, or comes out of it
    kitty: int = 0
    #: what the bidder has made
    made: str = ""
    #: what columns collect in checks
    checks: tuple[tuple[int, int], ...] = ()

    def __str__(self) -> str:
        return f"deal {self.number}" + (f": {self.contract}" if self.contract else "")

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        told = {"contract": self.contract, "made": self.made, "game": self.winner}
        return {name: value for name, value in told.items() if value}


@frozen
class Rising(TallyPart):
    """The game is won with so many points by who has them alone; where two have, it goes on to more."""

    to: int
    #: how much further each time
    step: int

    def target(self, points: Points) -> int:
        """The points that win it now, by those that each has."""
        second = sorted(points)[-2] if len(points) > 1 else 0
        return self.to if second < self.to else self.to + self.step * ((second - self.to) // self.step + 1)

    def refuses(self, at: Standing) -> str:
        """A game that somebody has won does not go on."""
        if len(at.points) < 2 or sum(each >= self.to for each in at.points) != 1:
            return ""
        told = " to ".join(map(str, at.points))
        return f"a game to {self.to} cannot go on at {told}"

    def winners(self, tally: Tally) -> Points | None:
        """Who is there alone, or has won by what he claimed."""
        deal = tally.last
        last = deal.result if deal is not None else None
        if isinstance(last, DealResult) and last.alone:
            return None
        if isinstance(last, DealResult) and last.decided:
            return last.decided
        lines: Lines = deal.entries if deal is not None else ()
        before = list(tally.points)
        for line in lines:
            before[line.side] -= line.points
        there = tuple(column for column, each in enumerate(tally.points) if each >= self.target(tuple(before)))
        return there if len(there) == 1 else None

    def ending(self, tally: Tally) -> tuple[str, ...]:
        """Who has won."""
        return (win_text(tally.won_by, tally.names, "the game"),) if tally.won_by else ()

    def beside(self, tally: Tally) -> tuple[str, ...]:
        """What the game goes to, once that is more than at first."""
        target = self.target(tally.points)
        return () if tally.over or target == self.to else (f"the game goes on to {target}",)

    def as_json(self, tally: Tally) -> Row:
        """The points that win the game as it stands."""
        return {"target": self.target(tally.points)}
