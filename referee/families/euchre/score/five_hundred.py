"""Five hundred: what bids are worth, what a deal brings, and who has won (usp56 3855-3861, 3871-3918, 3950-3954)."""

from collections.abc import Mapping, Sequence

from attrs import frozen

from referee.core.sheet import Entry, ScoreError, counted

FEWEST, MOST = 6, 10


@frozen
class Schedule:
    """A table of values, by the tricks bid and the denomination, and what counts beside it."""

    #: the denominations, the lowest first
    order: tuple[int, ...]
    #: what six tricks are worth in each
    first: tuple[int, ...]
    #: what a further trick adds; none where it adds as much as the six
    further: int | None
    #: what a contract to lose every trick is worth
    nullo: int
    #: the least that all the tricks bring
    all_tricks: int
    #: each trick of an opponent; each of the contractor at nullo counts as much to them
    each_trick: int

    def rank(self, denomination: int) -> int:
        """The place of a denomination, the lowest first."""
        return self.order.index(denomination)

    def value(self, tricks: int, denomination: int) -> int:
        """What a bid is worth."""
        if not FEWEST <= tricks <= MOST:
            raise ScoreError(f"no bid of {tricks} tricks: a bid names from {FEWEST} to {MOST}")
        first = self.first[self.rank(denomination)]
        return first + (tricks - FEWEST) * (first if self.further is None else self.further)


@frozen
class Bid:
    """So many tricks in a denomination; without one, the bid to lose them all."""

    tricks: int
    denomination: int | None

    @property
    def nullo(self) -> bool:
        """Whether it is the bid to lose every trick."""
        return self.denomination is None

    def value(self, schedule: Schedule) -> int:
        """What it is worth."""
        return schedule.nullo if self.denomination is None else schedule.value(self.tricks, self.denomination)


NULLO = Bid(0, None)


def overcalls(schedule: Schedule, bid: Bid, last: Bid, by_value: bool = False) -> bool:
    """Whether a bid is higher than the last one: by tricks and denomination, or, as an option, by worth (usp56 3857).

    Nullo has no place among tricks and denominations; it stands by its value (usp56 3859).
    """
    if by_value or bid.denomination is None or last.denomination is None:
        new, old = bid.value(schedule), last.value(schedule)
        return new > old or (new == old and bid.tricks > last.tricks)
    return (bid.tricks, schedule.rank(bid.denomination)) > (last.tricks, schedule.rank(last.denomination))


def is_made(bid: Bid, tricks: int) -> bool:
    """Whether so many tricks of the contracting side make the bid."""
    return tricks == 0 if bid.nullo else tricks >= bid.tricks


def contract_points(schedule: Schedule, bid: Bid, tricks: int, made: bool) -> int:
    """What the contract brings its side. No trick beyond it counts, but all ten are never worth less than the schedule says."""
    value = bid.value(schedule)
    if not made:
        return -value
    return max(value, schedule.all_tricks) if tricks == MOST and not bid.nullo else value


def deal_entries(
    schedule: Schedule,
    bid: Bid,
    contractors: Sequence[int],
    tricks: Mapping[int, int],
    made: bool | None = None,
) -> tuple[Entry, ...]:
    """The lines of a deal, by the columns of the contracting side and the tricks of every column.

    `made` is what a ruling says of it, where one does.
    """
    won = sum(tricks[column] for column in set(contractors))
    if sum(tricks.values()) > MOST or min(tricks.values()) < 0:
        raise ScoreError(f"a deal has {MOST} tricks")
    made = is_made(bid, won) if made is None else made
    points = contract_points(schedule, bid, won, made)
    lines = [Entry(column, points, "contract made" if made else "contract lost") for column in contractors]
    for column in (column for column in tricks if column not in contractors):
        number, whose = (won, " of the contractor") if bid.nullo else (tricks[column], "")
        if number:
            lines.append(Entry(column, schedule.each_trick * number, counted(number, "trick") + whose))
    return tuple(lines)


def passed_out_entries(schedule: Schedule, tricks: Mapping[int, int]) -> tuple[Entry, ...]:
    """The lines of a deal that all passed, where it is played at no trump, each for himself (usp56 3861)."""
    return tuple(Entry(column, schedule.each_trick * won, counted(won, "trick")) for column, won in tricks.items() if won)
