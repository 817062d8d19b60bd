"""How games of rummy end that are played to a number of points (usp56 3285-3287)."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from referee.core.sheet import Entry
from referee.score.players import settled_by_differences
from referee.score.tally import Tally, TallyPart


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
