"""What stands on a score sheet, and what every way of scoring can be asked.

A sheet is a frozen value: entering a deal gives a new sheet and leaves the old one as it was, so a table may carry its
sheet along and keep earlier ones. What a game names as its way of scoring is an empty sheet, such as
`Tally(Race(to=21))` or `Match(of=...)`: told the names of its columns it is the first page of a sitting.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, Self, TypeVar

from attrs import evolve

from referee.core.record import EW, NS, SIDE_NAMES, Seat, Side, amount_text
from referee.core.values import frozen

#: something that each column has its own of
Points = tuple[int, ...]
#: the same where the columns are two sides: N-S, then E-W
Pair = tuple[int, int]
#: what reports in JSON give
Json = str | int | float | bool | None | Sequence["Json"] | Mapping[str, "Json"]
Row = dict[str, Json]

NOTHING: Pair = (0, 0)


class ScoreError(ValueError):
    """A deal that cannot be entered: something about it is not known, or it cannot have happened on this sheet."""


@frozen
class Entry:
    """One line of a score sheet."""

    side: Side
    points: int
    #: what the points are for, in a few English words
    what: str
    #: below the line (trick score), where the sheet has a line
    below: bool = False

    def as_json(self, names: Sequence[str] = SIDE_NAMES) -> Row:
        """The line as reports in JSON give it."""
        return {"side": names[self.side], "points": self.points, "what": self.what, "below": self.below}


class Result(Protocol):
    """How a deal ended, as its game tells it: `str` names it."""

    @property
    def dealer(self) -> Seat | None:
        """Who dealt it."""

    @property
    def number(self) -> int:
        """The number of the deal in its record."""

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals after it."""

    @property
    def complete(self) -> bool:
        """Whether it is told to its end, so that it can be entered."""

    def told(self) -> dict[str, str]:
        """What a report says of it, name and value, such as the tricks: told side by side where played and ruled differ."""


@frozen
class Deal:
    """One deal as it stands on a sheet. Points brought forward from before the log stand under no deal."""

    result: Result | None
    entries: tuple[Entry, ...] = ()
    #: what the deal brought about beside points, such as a game
    note: str = ""


@frozen
class Standing:
    """How a score stands where a log begins in the middle; nothing of what is not told."""

    games: Points = ()
    #: points below the line
    below: Points = ()
    points: Points = ()
    #: points above the line
    above: Points = ()
    #: the place of the next deal in its round
    deal: int = 1

    def told(self, kind: str, column: int, number: int) -> Standing:
        """The same with what a line of the log tells: of which kind, of which column, how many."""
        before = self.of(kind)
        now = (*before[:column], number, *before[column + 1 :])
        match kind:
            case "games":
                return evolve(self, games=now)
            case "below":
                return evolve(self, below=now)
        return evolve(self, points=now)

    def of(self, kind: str) -> Points:
        """What each column has of a kind, by the word with which a log tells it."""
        return {"games": self.games, "below": self.below}.get(kind, self.points)


FRESH = Standing()


class Sheet(Protocol):
    """A running score, with a column for each of its names: the sides, or players each for himself.

    What a deal comes to goes in, a `Result` of the game; lines, totals, winners and whether it is over come out.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """What the columns are called."""

    @property
    def standings(self) -> frozenset[str]:
        """What of its standing a log may tell: `games`, `below`, `points`, `deal`."""

    @property
    def standing(self) -> Standing:
        """How it stands, as `start` takes it."""

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals entered, with the lines that each brought."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line, in the order in which the points were earned."""

    @property
    def totals(self) -> Points:
        """The points of each column, always the sum of its entries."""

    @property
    def begun(self) -> bool:
        """Whether a deal has been entered."""

    @property
    def over(self) -> bool:
        """Whether the game, the rubber or the round is complete, so that nothing more can be entered."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The columns that have won; none as long as it goes on, and where nobody has."""

    @property
    def dealer(self) -> Seat | None:
        """Who deals next, as far as the sheet knows."""

    def named(self, names: tuple[str, ...]) -> Self:
        """An empty sheet of this kind whose columns are called so."""

    def start(self, at: Standing = FRESH) -> Self:
        """An empty sheet of this kind, or one that begins in the middle."""

    def enter(self, result: Result) -> Self:
        """The sheet with this deal entered; a `ScoreError` where it cannot be."""

    def add(self, entry: Entry) -> Self:
        """The sheet with one more line that no deal brings of itself, such as penalty points."""

    def break_off(self) -> Self:
        """The sheet with what is due when play stops before its end."""

    def brought_forward(self) -> Self:
        """The same sheet with its deals, all but the last, as one sum, so that a long one stays small."""

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""

    def as_json(self) -> Row:
        """The sheet as reports in JSON give it."""


R = TypeVar("R", bound=Result)


def of_kind(kind: type[R], result: Result) -> R:
    """The result of a deal as what this sheet can enter; that of another game is refused, and not half entered."""
    if not isinstance(result, kind):
        raise TypeError(f"a sheet for {kind.__name__} cannot enter {type(result).__name__}")
    return result


def counted(number: int, thing: str) -> str:
    """So many of a thing.

    >>> counted(1, "overtrick"), counted(2, "overtrick")
    ('1 overtrick', '2 overtricks')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def plus(pair: Pair, side: Side, points: int) -> Pair:
    """A pair with points added for one side.

    >>> plus((10, 20), EW, 5)
    (10, 25)
    """
    return (pair[0] + points, pair[1]) if side == NS else (pair[0], pair[1] + points)


def pair(points: Points) -> Pair:
    """What each of two sides has; nothing, where nothing is told."""
    first, second = points or NOTHING
    return first, second


def totals_of(entries: Iterable[Entry]) -> Pair:
    """What the lines come to for each side."""
    totals = NOTHING
    for entry in entries:
        totals = plus(totals, entry.side, entry.points)
    return totals


def below_and_above(entries: Iterable[Entry], side: Side) -> tuple[int, int]:
    """What the lines come to for one side below the line and above it: what a scorer has to write for a deal."""
    below = above = 0
    for entry in entries:
        if entry.side == side:
            if entry.below:
                below += entry.points
            else:
                above += entry.points
    return below, above


def summed_up(deals: Sequence[Deal], totals: tuple[int, ...]) -> tuple[Deal, ...]:
    """The deals of a sheet as one line for each column, and the last deal, with what stands after it, as it is."""
    last = max((place for place, deal in enumerate(deals) if deal.result is not None), default=len(deals))
    kept = tuple(deals[last:])
    earlier = list(totals)
    for deal in kept:
        for line in deal.entries:
            earlier[line.side] -= line.points
    lines = already_scored(earlier)
    return (Deal(None, lines), *kept) if lines else kept


def already_scored(points: Iterable[int], what: str = "points brought forward") -> tuple[Entry, ...]:
    """A line for each column that has scored already."""
    return tuple(Entry(column, each, what) for column, each in enumerate(points) if each)


def last_result(deals: Sequence[Deal]) -> Result | None:
    """The last deal on a sheet, past any lines that no deal brought."""
    return next((deal.result for deal in reversed(deals) if deal.result is not None), None)


def leader(totals: Points) -> Side | None:
    """The side with more points; None: level."""
    if totals[NS] == totals[EW]:
        return None
    return NS if totals[NS] > totals[EW] else EW


def standing(totals: Points, names: Sequence[str] = SIDE_NAMES) -> str:
    """Who is ahead, and by how much.

    >>> standing((1730, 1300))
    'N-S 1730, E-W 1300; N-S ahead by 430'
    """
    north_south, east_west = totals
    ahead = leader(totals)
    by = "level" if ahead is None else f"{names[ahead]} ahead by {abs(north_south - east_west)}"
    return f"{names[NS]} {north_south}, {names[EW]} {east_west}; {by}"


def deals_text(deals: Iterable[Deal], names: Sequence[str] = SIDE_NAMES) -> list[str]:
    """Each deal and the lines it brought."""
    lines = []
    for deal in deals:
        lines.append("beside the deals:" if deal.result is None else str(deal.result))
        for entry in deal.entries:
            where = " below" if entry.below else ""
            lines.append(f"  {names[entry.side]} {amount_text(entry.points)}{where}: {entry.what}")
        if deal.note:
            lines.append(f"  {deal.note}")
    return lines


def deals_json(deals: Iterable[Deal], names: Sequence[str] = SIDE_NAMES) -> list[Row]:
    """The same for reports in JSON."""
    return [
        {
            "deal": None if deal.result is None else str(deal.result),
            "entries": [entry.as_json(names) for entry in deal.entries],
            "note": deal.note,
        }
        for deal in deals
    ]


def by_side(pair: Sequence[Json], names: Sequence[str] = SIDE_NAMES) -> Row:
    """What each side has, by its name."""
    return dict(zip(names, pair, strict=True))
