"""A race to so many points: the first to get there has won."""

from collections.abc import Iterable

from referee.core.record import Seat
from referee.core.sheet import Entry, Points, Standing, last_result
from referee.core.values import frozen
from referee.score.players import win_text
from referee.score.tally import Lines, Tally, TallyPart, TallyResult


@frozen
class Race(TallyPart):
    """The game is won with so many points."""

    to: int
    #: so far below nothing, a column has lost to the only other, or can no longer win
    hole: int | None = None
    #: whether it is over the moment somebody is there, so that nothing counts that would come after
    at_once: bool = False
    #: whether it is said who has won where others are there too, and the points do not show it
    names_winner: bool = False

    def refuses(self, at: Standing) -> str:
        """A game that somebody has won does not go on."""
        told = " to ".join(map(str, at.points))
        return f"a game to {self.to} cannot go on at {told}" if max(at.points, default=0) >= self.to else ""

    def counted(self, tally: Tally, lines: Lines) -> Lines:
        """The lines up to that with which somebody is there, where that ends it."""
        if not self.at_once:
            return lines
        totals, counted = list(tally.totals), list[Entry]()
        for line in lines:
            if max(totals) >= self.to:
                break
            totals[line.side] += line.points
            counted.append(line)
        return tuple(counted)

    def winners(self, tally: Tally) -> Points | None:
        """Who is there; where several are on one deal, whoever it says was there before the others."""
        there = [column for column, each in enumerate(tally.points) if each >= self.to]
        sunk = [column for column, each in enumerate(tally.lowest) if self.hole is not None and each <= -self.hole]
        two = len(tally.names) == 2
        if there:
            last = last_result(tally.deals)
            first = last.first if isinstance(last, RaceResult) else ()
            ahead = next(((column,) for column in first if column in there), tuple(there))
            return tuple(column for column in ahead if column not in sunk or two)
        return (1 - sunk[0],) if two and len(sunk) == 1 else None

    def ending(self, tally: Tally) -> Iterable[str]:
        """Who has won, where that is to be said."""
        there = sum(each >= self.to for each in tally.points)
        if self.names_winner and tally.winners and there > len(tally.winners):
            yield win_text(tally.winners, tally.names, "the game")

    def beyond(self, tally: Tally, column: int) -> int:
        """What is not needed of its points."""
        return max(0, tally.points[column] - self.to)


@frozen
class RaceResult(TallyResult):
    """How one deal ended in which somebody made the trump: the lines that it brings, and what a report says of it."""

    contract: str = ""
    #: by those who made the contract; None where that is not told
    tricks: int | None = None
    #: where several get there on one deal: those who have it before the others, in order
    first: tuple[int, ...] = ()
    #: who is to be left out when his turn to deal comes, having dealt out of it
    omitted: Seat | None = None

    def __str__(self) -> str:
        made = self.contract or ("" if self.lines else "passed out")  # where a card is turned for trumps there is no contract
        return f"{super().__str__()}: {made}" if made else super().__str__()

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        said = {"contract": self.contract} if self.contract else {}
        return said if self.tricks is None else said | {"tricks": str(self.tricks)}


@frozen
class HigherRace(TallyPart):
    """The game is won with so many points, and by the higher score where both get there in one deal."""

    to: int

    def winners(self, tally: Tally) -> Points | None:
        """Who has most of those who are there; or whoever is counted first, where a deal says who that is."""
        there = [column for column, each in enumerate(tally.totals) if each >= self.to]
        last = last_result(tally.deals)
        first = [column for column in there if isinstance(last, RaceResult) and column in last.first]
        best = max(tally.totals)
        return tuple(first or [column for column in there if tally.totals[column] == best]) if there else None

    def ending(self, tally: Tally) -> Iterable[str]:
        """Who has won."""
        if tally.winners:
            yield win_text(tally.winners, tally.names, "the game")
