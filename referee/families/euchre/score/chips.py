"""Chips that players win from each other, and from a pool that waits for its winner (usp56 4171, 4213-4217)."""

from attrs import frozen

from referee.core.record import Seat
from referee.core.sheet import Entry, Result, of_kind
from referee.score.pool import pool_before
from referee.score.tally import Lines, Tally


@frozen
class ChipsResult:
    """How one deal ended: chips between players, chips into the pool, and who takes it."""

    lines: Lines = ()
    contract: str = ""
    #: by the bidder, or by each, where it is told
    tricks: str = ""
    #: what each puts in: player and chips
    put_in: tuple[tuple[Seat, int], ...] = ()
    #: who takes the pool
    winner: Seat | None = None
    #: who must double the pool
    doubles: Seat | None = None
    #: the players out of the play until the pool is won
    dead: frozenset[Seat] = frozenset()
    dealer: Seat | None = None
    next_dealer: Seat | None = None
    number: int = 1
    #: whether the log tells the deal to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}" + (f": {self.contract}" if self.contract else "")

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        said = {"contract": self.contract, "tricks": self.tricks}
        return {name: words for name, words in said.items() if words}


def chips(result: Result, tally: Tally) -> Lines:
    """What a deal brings: what goes into the pool, what becomes of it, and what passes between the players."""
    deal = of_kind(ChipsResult, result)
    lines = [Entry(seat, -chips, "into the pool") for seat, chips in deal.put_in]
    pool = pool_before(tally) - sum(line.points for line in lines)
    if deal.doubles is not None and pool:
        lines.append(Entry(deal.doubles, -pool, "the pool doubled"))
        pool *= 2
    if deal.winner is not None and pool:
        lines.append(Entry(deal.winner, pool, "the pool"))
    return (*lines, *deal.lines)


def dead(result: Result, lines: Lines, before: frozenset[Seat]) -> frozenset[Seat]:
    """Those who are out of the play until somebody wins the pool."""
    deal = of_kind(ChipsResult, result)
    return frozenset() if deal.winner is not None else before | deal.dead
