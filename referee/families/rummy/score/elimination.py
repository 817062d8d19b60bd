"""Points against players, the last of whom to keep below a number has won (usp56 3513)."""

from attrs import frozen

from referee.core.sheet import Points
from referee.score.tally import Tally, TallyPart


@frozen
class LastBelow(TallyPart):
    """Whoever has so many points is out, and the game goes on until one is left."""

    most: int

    def winners(self, tally: Tally) -> Points | None:
        """The last; where the last of them go out together nobody has won."""
        left = tuple(column for column, points in enumerate(tally.totals) if points < self.most)
        return left if len(left) < 2 else None
