"""What stands on a score sheet, and what every way of scoring can be asked.

A sheet is a frozen value: entering a deal gives a new sheet and leaves the old one as it was, so a table may carry its
sheet along and keep earlier ones. What a game names as its way of scoring is whatever gives an empty sheet:
`RubberSheet`, or `ChicagoSheet(dealers_side_vulnerable=False).start` where a variant has an option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Protocol, Self

from attrs import frozen

from referee.core.contract import Contract
from referee.core.record import EW, NS, SIDE_NAMES, Seat, Side, amount_text

#: something that each side has its own of: N-S, then E-W
Pair = tuple[int, int]
Vulnerability = tuple[bool, bool]
#: whose hand held honors, and which: `4`, `5` or `aces`, as a log spells it
Honors = tuple[Seat, str]

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

    def as_json(self, names: Sequence[str] = SIDE_NAMES) -> dict[str, Any]:
        """The line as reports in JSON give it."""
        return {"side": names[self.side], "points": self.points, "what": self.what, "below": self.below}


@frozen
class DealResult:
    """How one deal ended."""

    #: None: passed out
    contract: Contract | None
    #: won by declarer's side; a trick transferred for a revoke ranks as one won in play
    tricks: int = 0
    honors: tuple[Honors, ...] = ()
    #: by side, where the log says it; None: what the sheet says
    vulnerable: Vulnerability | None = None
    dealer: Seat | None = None
    board: int | None = None
    number: int = 1
    #: whether the log tells the play to its end
    complete: bool = True

    def __str__(self) -> str:
        name = f"deal {self.number}" if self.board is None else f"board {self.board}"
        if self.contract is None:
            return f"{name}: passed out"
        return f"{name}: {self.contract}, {counted(self.tricks, 'trick')}"

    def told(self) -> dict[str, str]:
        """What a report says of it."""
        if self.contract is None:
            return {}
        return {"contract": str(self.contract)} | ({"tricks": str(self.tricks)} if self.complete else {})


class Result(Protocol):
    """How a deal ended, as its game tells it: `str` names it."""

    @property
    def dealer(self) -> Seat | None:
        """Who dealt it."""

    @property
    def number(self) -> int:
        """The number of the deal in its record."""

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


class Sheet(Protocol):
    """A running score, with a column for each of the `names` it was begun with: the sides, or players each for himself."""

    #: how the score may stand where a log begins in the middle, as `start` takes it: `games`, `below`, `points`, `deal`
    standings: ClassVar[frozenset[str]]

    @property
    def totals(self) -> Pair:
        """The points of each side, always the sum of its entries."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line, in the order in which the points were earned."""

    @property
    def begun(self) -> bool:
        """Whether a deal has been entered."""

    @property
    def over(self) -> bool:
        """Whether the rubber or the round is complete, so that nothing more can be entered."""

    @property
    def dealer(self) -> Seat | None:
        """Who deals next, as far as the sheet knows."""

    def start(self, games: Pair = NOTHING, below: Pair = NOTHING, above: Pair = NOTHING) -> Self:
        """An empty sheet of this kind, or one that begins in the middle: games won, points below and above the line."""

    def vulnerable(self, dealer: Seat | None = None, board: int | None = None) -> Vulnerability:
        """Which sides are vulnerable in the deal about to be played."""

    def enter(self, result: DealResult) -> Self:
        """The sheet with this deal entered."""

    def add(self, entry: Entry) -> Self:
        """The sheet with one more line that no deal brings of itself, such as penalty points."""

    def break_off(self) -> Self:
        """The sheet with what is due when play stops before its end."""

    def brought_forward(self) -> Self:
        """The same sheet with its deals, all but the last, as one sum, so that a long one stays small."""

    def text(self) -> tuple[str, ...]:
        """The sheet as lines to read."""

    def as_json(self) -> dict[str, Any]:
        """The sheet as reports in JSON give it."""


#: what a game names as its way of scoring
Scorer = Callable[[], Sheet]


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


def leader(totals: Pair) -> Side | None:
    """The side with more points; None: level."""
    if totals[NS] == totals[EW]:
        return None
    return NS if totals[NS] > totals[EW] else EW


def standing(totals: Pair, names: Sequence[str] = SIDE_NAMES) -> str:
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


def deals_json(deals: Iterable[Deal], names: Sequence[str] = SIDE_NAMES) -> list[dict[str, Any]]:
    """The same for reports in JSON."""
    return [
        {
            "deal": None if deal.result is None else str(deal.result),
            "entries": [entry.as_json(names) for entry in deal.entries],
            "note": deal.note,
        }
        for deal in deals
    ]


def by_side(pair: tuple[Any, ...], names: Sequence[str] = SIDE_NAMES) -> dict[str, Any]:
    """What each side has, by its name."""
    return dict(zip(names, pair, strict=True))
