"""How piquet ends: so many deals, the difference and a bonus, or the sum where the loser has not crossed the rubicon."""

from collections.abc import Iterable

from attrs import frozen

from referee.core.record import Seat
from referee.core.sheet import Entry, Points, Result, Row, last_result, of_kind
from referee.score.tally import Lines, Tally, TallyPart, TallyResult

#: what a log that begins in the middle of a game can tell of it
STANDINGS = frozenset({"points", "deal"})


@frozen
class PiquetResult(TallyResult):
    """What one deal brought, and whether somebody has lost the whole game by it."""

    lost: Seat | None = None


def ends_twice(result: Result, tally: Tally) -> Lines:
    """The lines of a deal, twice those of the first and of the last of a game."""
    told = of_kind(PiquetResult, result)
    last = next(part.deals for part in tally.parts if isinstance(part, Rubicon))
    times = 2 if tally.played in (0, last - 1) else 1
    return tuple(Entry(line.side, times * line.points, line.what) for line in told.lines)


@frozen
class Rubicon(TallyPart):
    """So many deals are a game; the winner has the difference and a bonus, or the sum where the loser has not reached a number."""

    deals: int
    bonus: int
    reach: int

    def winners(self, tally: Tally) -> Points | None:
        """Who has more once all is dealt; or the other, where somebody has lost the game by a ruling."""
        last = last_result(tally.deals)
        if isinstance(last, PiquetResult) and last.lost is not None:
            return (1 - last.lost,)
        if tally.played < self.deals:
            return None
        best = max(tally.totals)
        return tuple(column for column, each in enumerate(tally.totals) if each == best)

    def won(self, tally: Tally) -> int | None:
        """What the game is won by; None where that is not told: nobody is ahead, or a ruling has ended it."""
        last = last_result(tally.deals)
        if len(tally.winners) != 1 or tally.played < self.deals or (isinstance(last, PiquetResult) and last.lost is not None):
            return None
        mine, his = tally.totals[tally.winners[0]], tally.totals[1 - tally.winners[0]]
        return self.bonus + (mine - his if his >= self.reach else mine + his)

    def ending(self, tally: Tally) -> Iterable[str]:
        """Who has won, and by how much."""
        won = self.won(tally)
        if len(tally.winners) != 1:
            yield "nobody is ahead, and the book does not say who wins"
        elif won is None:
            yield f"{tally.names[tally.winners[0]]} wins the game; what it counts then the book does not say"
        else:
            rubicon = ", the other being rubiconed" if tally.totals[1 - tally.winners[0]] < self.reach else ""
            yield f"{tally.names[tally.winners[0]]} wins the game by {won}{rubicon}"

    def as_json(self, tally: Tally) -> Row:
        """By how much it is won."""
        return {"won_by": self.won(tally)}
