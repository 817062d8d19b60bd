"""What score sheets have in common: columns, the deals entered, and the totals that they come to.

The side of a line is the place of its column: where each plays for himself that is the seat of a player.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, ClassVar, Self

from attrs import evolve, field

from referee.core.record import SIDE_NAMES, Seat, amount_text
from referee.core.sheet import (
    FRESH,
    Deal,
    Entry,
    Points,
    Result,
    Row,
    ScoreError,
    Standing,
    already_scored,
    by_side,
    deals_json,
    last_result,
    summed_up,
)
from referee.core.values import frozen


@frozen
class ColumnSheet:
    """A running score with a total for each of the names; what a deal brings is for each kind of sheet to say."""

    standings = frozenset[str]()
    #: the fields that hold something of each column
    by_column: ClassVar[tuple[str, ...]] = ("totals",)

    names: tuple[str, ...] = field(default=SIDE_NAMES, kw_only=True)
    totals: Points = field(default=(), kw_only=True)
    deals: tuple[Deal, ...] = field(default=(), kw_only=True)
    broken_off: bool = field(default=False, kw_only=True)

    def __attrs_post_init__(self) -> None:
        for each in self.by_column:
            object.__setattr__(self, each, getattr(self, each) or (0,) * len(self.names))

    @property
    def standing(self) -> Standing:
        """How it stands, as a log that begins in the middle tells it."""
        return Standing(points=self.totals)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line, in the order in which the points were earned."""
        return tuple(entry for deal in self.deals for entry in deal.entries)

    @property
    def begun(self) -> bool:
        """Whether a deal has been entered."""
        return last_result(self.deals) is not None

    @property
    def over(self) -> bool:
        """Whether nothing more can be entered."""
        return self.broken_off

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody, unless a kind of sheet knows of a game that is won."""
        return ()

    @property
    def dealer(self) -> Seat | None:
        """Who deals next, by what the last deal says."""
        last = last_result(self.deals)
        return None if last is None else last.next_dealer

    def named(self, names: tuple[str, ...]) -> Self:
        """An empty sheet of this kind whose columns are called so."""
        return self._empty(names)

    def blank(self) -> Self:
        """The sheet of the same practice on which nothing stands."""
        return self._empty(self.names)

    def _empty(self, names: tuple[str, ...], **more: Any) -> Self:
        blank = evolve(self, names=names, deals=(), broken_off=False, **more)
        for each in self.by_column:
            object.__setattr__(blank, each, (0,) * len(names))
        return blank

    def start(self, at: Standing = FRESH) -> Self:
        """An empty sheet of this kind, or one on which columns have points already."""
        return self.blank().with_points(at.points)

    def add(self, entry: Entry) -> Self:
        """The sheet with a line that no deal brings of itself."""
        return self.written(None, (entry,))

    def break_off(self) -> Self:
        """The sheet when play stops."""
        return evolve(self, broken_off=True)

    def brought_forward(self) -> Self:
        """The same sheet with its deals as one sum."""
        return evolve(self, deals=summed_up(self.deals, self.totals))

    def written(self, result: Result | None, entries: Sequence[Entry], note: str = "", **more: Any) -> Self:
        """The sheet with these lines, what they make of the totals, and what else they change."""
        deals = (*self.deals, Deal(result, tuple(entries), note))
        return evolve(self, deals=deals, totals=added(self.totals, entries), **more)

    def with_points(self, points: Iterable[int], what: str = "points brought forward") -> Self:
        """The sheet with what each column has scored before the log begins."""
        lines = already_scored(points, what)
        return self.written(None, lines) if lines else self

    def must_be_running(self) -> None:
        """A deal after the end belongs to another sheet."""
        if self.over:
            raise ScoreError("the game is over, and a deal after it belongs to another sheet")

    def columns_json(self, sheet: str) -> Row:
        """What every such sheet tells in JSON."""
        return {
            "sheet": sheet,
            "totals": by_side(self.totals, self.names),
            "over": self.over,
            "deals": deals_json(self.deals, self.names),
        }


@frozen
class Payment:
    """What one player pays another."""

    payer: Seat
    payee: Seat
    amount: int

    def text(self, names: Sequence[str]) -> str:
        """The payment in words."""
        return f"{names[self.payer]} pays {names[self.payee]} {self.amount}"


def added(totals: Points, entries: Iterable[Entry]) -> Points:
    """The totals with these lines."""
    new = list(totals)
    for entry in entries:
        new[entry.side] += entry.points
    return tuple(new)


def highest(totals: Points) -> tuple[Seat, ...]:
    """The columns with most points, several where they are level.

    >>> highest((12, 30, 30))
    (1, 2)
    """
    return tuple(seat for seat, points in enumerate(totals) if points == max(totals))


def settled_by_differences(totals: Points) -> tuple[Payment, ...]:
    """Each player settles with each other on the difference of their totals; whoever has more is paid."""
    owed = []
    for one, other in combinations(range(len(totals)), 2):
        payer, payee = (one, other) if totals[one] < totals[other] else (other, one)
        if totals[one] != totals[other]:
            owed.append(Payment(payer, payee, totals[payee] - totals[payer]))
    return tuple(owed)


def columns_text(totals: Points, names: Sequence[str]) -> str:
    """What each column has.

    >>> columns_text((12, 0, -3), ("Ann", "Bob", "Cat"))
    'Ann 12, Bob 0, Cat -3'
    """
    return ", ".join(f"{name} {amount_text(points)}" for name, points in zip(names, totals, strict=True))


def win_text(winners: Sequence[int], names: Sequence[str], what: str) -> str:
    """Who wins it; a side is many.

    >>> win_text((0,), ("N-S", "E-W"), "the game"), win_text((1,), ("Ann", "Bob"), "the game")
    ('N-S win the game', 'Bob wins the game')
    """
    who = [names[column] for column in winners]
    return f"{' and '.join(who)} win{'s' if len(who) == 1 and '-' not in who[0] else ''} {what}"


def in_hundreds(total: int) -> int:
    """A total to the nearest hundred, fifty up, as games are settled.

    >>> in_hundreds(5_030), in_hundreds(3_050)
    (50, 31)
    """
    return (total + 50) // 100
