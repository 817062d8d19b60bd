"""How games of rummy end, and what one game leaves to the next (usp56 3285-3287, 3681)."""

from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from referee.core.sheet import Entry, Result
from referee.score.players import settled_by_differences
from referee.score.tally import Lines, Tally, TallyPart


@frozen
class BonusForMost(TallyPart):
    """Whoever has most when the game is over has so much more."""

    points: int

    def due(self, tally: Tally) -> Iterable[Entry]:
        """The bonus; of two who are level nobody has it."""
        if len(tally.winners) == 1:
            yield Entry(tally.winners[0], self.points, "the best score for the deals")


def settled(names: Sequence[str], sheet: Tally) -> str:
    """Who has won, and what the others pay him: the difference of the scores."""
    best = max(sheet.totals)
    if sheet.totals.count(best) > 1:
        return "level"
    winner = sheet.totals.index(best)
    owed = [each.text(names) for each in settled_by_differences(sheet.totals) if each.payee == winner]
    return f"{names[winner]} wins: " + "; ".join(owed)


@frozen
class DoubledAfterDrawn(TallyPart):
    """What the next game brings counts double when nobody has won the last (usp56 3681)."""

    drawn: bool = False

    def fresh(self) -> "DoubledAfterDrawn":
        """Nothing is drawn in the beginning."""
        return DoubledAfterDrawn()

    def counted(self, tally: Tally, lines: Lines) -> Lines:
        """Twice what it would bring, and no more than twice however many were drawn before it."""
        return (
            tuple(evolve(each, points=each.points * 2, what=f"{each.what}, doubled") for each in lines) if self.drawn else lines
        )

    def after(self, result: Result, lines: Lines) -> "DoubledAfterDrawn":
        """Whether this game was drawn."""
        return DoubledAfterDrawn(drawn=not lines)
