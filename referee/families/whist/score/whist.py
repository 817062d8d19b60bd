"""Whist: a game of seven points, one for each trick over six (usp56 1833, 1839, 1913-1915)."""

from collections.abc import Iterable

from attrs import frozen

from referee.core.record import Seat, Side
from referee.core.sheet import Entry, Pair, Result, Row, ScoreError, counted, of_kind
from referee.score.bridge import BOOK
from referee.score.match import points_to_win
from referee.score.players import win_text
from referee.score.tally import Lines, Tally, TallyPart

TRICKS = 13
NEITHER = (False, False)


@frozen
class WhistResult:
    """How one deal ended."""

    #: won by each side, those that a penalty moves counted for the side that gets them
    tricks: Pair
    #: the sides that cannot win the game in this deal because they have revoked
    barred: tuple[bool, bool] = NEITHER
    dealer: Seat | None = None
    number: int = 1
    #: whether the log tells the play to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}: {self.tricks[0]} tricks to {self.tricks[1]}"

    @property
    def next_dealer(self) -> Seat | None:
        """The deal passes to the left."""
        return None if self.dealer is None else (self.dealer + 1) % 4

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        return {"tricks": f"{self.tricks[0]} to {self.tricks[1]}"} if self.complete else {}


def odd_tricks(tricks: Pair) -> tuple[Side, int]:
    """The side with more than six tricks, and how many more.

    >>> odd_tricks((4, 9))
    (1, 3)
    """
    if sum(tricks) != TRICKS or min(tricks) < 0:
        raise ScoreError(f"{tricks[0]} and {tricks[1]} tricks cannot be won in one deal of {TRICKS}")
    side = 0 if tricks[0] > BOOK else 1
    return side, tricks[side] - BOOK


def points_scored(result: WhistResult, before: tuple[int, ...], game: int) -> Entry | None:
    """What a deal brings: a side that has revoked stops one point short of the game (usp56 1913-1915)."""
    side, odd = odd_tricks(result.tricks)
    what = counted(odd, "odd trick")
    room = game - 1 - before[side]
    if result.barred[side] and odd > room:
        return Entry(side, room, f"{what}, held at {game - 1} for the revoke") if room else None
    return Entry(side, odd, what)


def by_odd_tricks(result: Result, tally: Tally) -> Lines:
    """The line that a deal brings."""
    entry = points_scored(of_kind(WhistResult, result), tally.totals, points_to_win(tally))
    return () if entry is None else (entry,)


@frozen
class Value(TallyPart):
    """What a game is worth, once it is over: what wins it less the score of the losers."""

    def value(self, tally: Tally) -> int | None:
        """What it is worth."""
        return points_to_win(tally) - tally.totals[1 - tally.winners[0]] if tally.winners else None

    def ending(self, tally: Tally) -> Iterable[str]:
        """Who wins it, and what it is worth."""
        if tally.winners:
            yield f"{win_text(tally.winners, tally.names, 'the game')}, worth {self.value(tally)}"

    def as_json(self, tally: Tally) -> Row:
        """What it is worth."""
        return {"value": self.value(tally)}
