"""A tally: what deals bring each column, added up; the parts laid on it say when a game is over and what its end brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self

from attrs import evolve, field

from referee.core.record import Seat
from referee.core.sheet import FRESH, Deal, Entry, Points, Result, Row, ScoreError, Standing, deals_text, of_kind
from referee.core.values import frozen
from referee.score.players import ColumnSheet, added, columns_text

Lines = tuple[Entry, ...]
#: the lines that a deal brings to a tally, by how it ended and how the tally stood before it
Enters = Callable[[Result, "Tally"], Lines]
#: who has won and by how much, in words, once a game is over: seen from the names, the totals and how many deals it took
Ending = Callable[[Sequence[str], "Tally"], str]


@frozen
class TallyResult:
    """What one deal brought."""

    lines: Lines = ()
    number: int = 1
    dealer: Seat | None = None
    #: who deals next
    next_dealer: Seat | None = None
    #: whether the log tells the deal to its end
    complete: bool = True

    def __str__(self) -> str:
        return f"deal {self.number}"

    def told(self) -> dict[str, str]:
        """What a report says of it: the lines on the sheet say all."""
        return {}


def its_lines(result: Result, tally: Tally) -> Lines:
    """What was worked out where the deal was played."""
    return of_kind(TallyResult, result).lines


def what_is_won(result: Result, tally: Tally) -> Lines:
    """The same without what it costs the losers."""
    return tuple(line for line in its_lines(result, tally) if line.points > 0)


class TallyPart:
    """What can be laid on a tally. Each part says one thing of these, and leaves the others as they are without it."""

    def refuses(self, at: Standing) -> str:
        """Why a game cannot stand so; nothing where it can."""
        return ""

    def counted(self, tally: Tally, lines: Lines) -> Lines:
        """What counts of the lines of a deal."""
        return lines

    def winners(self, tally: Tally) -> Points | None:
        """The columns that have won, none where nobody has; None as long as the game goes on."""
        return None

    def beyond(self, tally: Tally, column: int) -> int:
        """How many points a column has beyond what wins the game."""
        return 0

    def due(self, tally: Tally) -> Iterable[Entry]:
        """What the end of a game brings."""
        return ()

    def note(self, tally: Tally) -> str:
        """What is noted with the deal that ended it."""
        return ""

    def ending(self, tally: Tally) -> Iterable[str]:
        """How it ended, in words."""
        return ()

    def beside(self, tally: Tally) -> Iterable[str]:
        """What stands beside the totals, over or not."""
        return ()

    def fresh(self) -> Self:
        """The part on an empty tally."""
        return self

    def after(self, result: Result, lines: Lines) -> Self:
        """The part after a deal, by how that ended and what it brought."""
        return self

    def first_dealer(self, tally: Tally) -> Seat | None:
        """Who deals first in the game after this."""
        return None

    def as_json(self, tally: Tally) -> Row:
        """What reports in JSON give of it."""
        return {}


@frozen
class Tally(ColumnSheet):
    """The running totals of a game."""

    by_column: ClassVar[tuple[str, ...]] = ("totals", "points", "won", "lowest")

    parts: tuple[TallyPart, ...] = ()
    enters: Enters = its_lines
    #: what reports in JSON call it
    kind: str = "tally"
    standings: frozenset[str] = frozenset({"points"})
    #: what the deals have brought, without what the end of the game brings
    points: Points = field(default=(), kw_only=True)
    #: how many deals each column has won, and the lowest at which it has stood
    won: Points = field(default=(), kw_only=True)
    lowest: Points = field(default=(), kw_only=True)
    #: how many deals have been entered, those brought forward too
    played: int = field(default=0, kw_only=True)
    #: the columns that have won the game; None as long as it goes on
    won_by: Points | None = field(default=None, kw_only=True)
    first_dealer: Seat | None = field(default=None, kw_only=True)

    @property
    def over(self) -> bool:
        """Whether one of the parts has ended the game, or it was broken off."""
        return self.broken_off or self.won_by is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The columns that have won."""
        return self.won_by or ()

    @property
    def standing(self) -> Standing:
        """The points of the deals, how many each has won, and which comes next."""
        return Standing(points=self.points, games=self.won, deal=self.played + 1)

    @property
    def dealer(self) -> Seat | None:
        """Who deals next, as the last deal has it, and before the first of them the game before."""
        return super().dealer if self.begun else self.first_dealer

    @property
    def last(self) -> Deal | None:
        """The last deal entered."""
        return next((deal for deal in reversed(self.deals) if deal.result is not None), None)

    def _empty(self, names: tuple[str, ...], **more: Any) -> Self:
        parts = tuple(part.fresh() for part in self.parts)
        return super()._empty(names, parts=parts, played=0, won_by=None, first_dealer=None, **more)

    def start(self, at: Standing = FRESH) -> Self:
        """An empty tally with the same parts, or one that begins in the middle of a game."""
        for part in self.parts:
            if why := part.refuses(at):
                raise ScoreError(why)
        first = next((seat for part in self.parts if (seat := part.first_dealer(self)) is not None), None)
        fresh = evolve(self.blank(), first_dealer=first).with_points(at.points)
        lowest = tuple(min(0, each) for each in fresh.totals)
        return evolve(fresh, points=fresh.totals, lowest=lowest, won=at.games, played=at.deal - 1)

    def enter(self, result: Result) -> Self:
        """The tally with this deal entered, and with what the end of the game brings where it ends it."""
        self.must_be_running()
        lines = self.enters(result, self)
        for part in self.parts:
            lines = part.counted(self, lines)
        after = self._with(result, lines)
        return evolve(after, parts=tuple(part.after(result, lines) for part in after.parts)) if after.parts else after

    def add(self, entry: Entry) -> Self:
        """The tally with a line that no deal brings of itself."""
        return self._with(None, (entry,))

    def text(self) -> tuple[str, ...]:
        """The tally as lines to read."""
        beside = (words for part in self.parts for words in part.beside(self))
        return (*deals_text(self.deals, self.names), columns_text(self.totals, self.names), *beside, *self.ending())

    def ending(self) -> Iterator[str]:
        """How the game ended, in words; nothing as long as it goes on."""
        for part in self.parts if self.over else ():
            yield from part.ending(self)

    def as_json(self) -> Row:
        """The tally as reports in JSON give it."""
        row = self.columns_json(self.kind) | {"ending": "; ".join(self.ending())}
        for part in self.parts:
            row |= part.as_json(self)
        return row

    def _with(self, result: Result | None, lines: Lines) -> Self:
        points = added(self.points, lines)
        won = self.won if result is None or (best := winner_of(lines)) is None else added(self.won, [Entry(best, 1, "a deal")])
        lowest = tuple(map(min, self.lowest, points))
        played = self.played if result is None else self.played + 1
        after = self.written(result, lines, points=points, won=won, lowest=lowest, played=played)
        return after if self.over else after._closed()

    def _closed(self) -> Self:
        """The tally with what is due where the game is over now."""
        ended = next((by for part in self.parts if (by := part.winners(self)) is not None), None)
        if ended is None:
            return self
        after = evolve(self, won_by=ended)
        due = tuple(line for part in self.parts for line in part.due(after))
        note = "; ".join(note for part in self.parts if (note := part.note(after)))
        last = self.deals[-1]
        deals = (*self.deals[:-1], evolve(last, entries=(*last.entries, *due), note=note))
        return evolve(after, deals=deals, totals=added(self.totals, due))


def winner_of(lines: Iterable[Entry]) -> int | None:
    """The column to which a deal has brought most, if it has brought anything to any."""
    sums: dict[int, int] = {}
    for line in lines:
        sums[line.side] = sums.get(line.side, 0) + line.points
    best = max(sums, key=sums.__getitem__, default=None)
    return None if best is None or sums[best] <= 0 else best


# --- parts


@frozen
class Deals(TallyPart):
    """The game is over after so many deals, and whoever has most has won."""

    most: int

    def winners(self, tally: Tally) -> Points | None:
        """Those who have most, once it has had its deals."""
        best = max(tally.totals)
        return tuple(c for c, each in enumerate(tally.totals) if each == best) if tally.played >= self.most else None


@frozen
class Told(TallyPart):
    """How the game ended, in words of its own."""

    words: Ending

    def ending(self, tally: Tally) -> Iterable[str]:
        """Its words."""
        return (self.words(tally.names, tally),)
