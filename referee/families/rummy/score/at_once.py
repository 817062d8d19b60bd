"""What is added when a game is over: for hands that went down all at once, to the winner; and how it is settled."""

from collections.abc import Iterable, Sequence

from attrs import evolve, field

from referee.core.sheet import Entry, Points, Result
from referee.core.values import frozen
from referee.score.players import added, in_hundreds, settled_by_differences
from referee.score.tally import Lines, Tally, TallyPart, TallyResult


@frozen
class ShownResult(TallyResult):
    """A deal in which what was melded counts."""

    #: who melded all of his hand at once, and what that brings
    at_once: int | None = None
    bonus: int = 0


@frozen
class AtOnce(TallyPart):
    """What going out all at once brings does not count towards the game, and is added when it is over."""

    brought: Points = field(default=())

    def fresh(self) -> "AtOnce":
        """Nothing brought."""
        return evolve(self, brought=())

    def after(self, result: Result, lines: Lines) -> "AtOnce":
        """One more, where the deal was such."""
        if not isinstance(result, ShownResult) or result.at_once is None:
            return self
        columns = self.brought or (0,) * (result.at_once + 1)
        columns += (0,) * (result.at_once + 1 - len(columns))
        return evolve(self, brought=added(columns, [Entry(result.at_once, result.bonus, "all at once")]))

    def due(self, tally: Tally) -> Iterable[Entry]:
        """To each what it has brought him."""
        last = tally.deals[-1].result
        columns = self.after(last, ()).brought if last is not None else self.brought
        for column, points in enumerate(columns):
            if points:
                yield Entry(column, points, "going out all at once")

    def beside(self, tally: Tally) -> Iterable[str]:
        """What waits for the end of the game."""
        for column, points in enumerate(self.brought if not tally.over else ()):
            if points:
                yield f"{tally.names[column]} has {points} to come for going out all at once"


@frozen
class ForWinners(TallyPart):
    """Whoever wins has so much more; several who are level share it."""

    points: int

    def due(self, tally: Tally) -> Iterable[Entry]:
        """Their shares."""
        for winner in tally.winners:
            yield Entry(winner, self.points // len(tally.winners), "the game")


def settled_in_hundreds(names: Sequence[str], tally: Tally) -> str:
    """What each pays each: the difference of their scores, these to the nearest hundred."""
    totals = tuple(100 * in_hundreds(each) for each in tally.totals)
    told = "; ".join(each.text(names) for each in settled_by_differences(totals))
    return told or "level"
