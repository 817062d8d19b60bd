"""Chouette: one in the box plays the captain of all the others, and each of these settles with him."""

from attrs import evolve, field, frozen

from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import Entry, Result, of_kind
from referee.core.table import Table
from referee.families.bezique.moves.rubicon import LONG_PLAY, LongBezique, LongResult, Reckoning, beside, is_settled, lines_of
from referee.mechanics.talon.state import begun
from referee.mechanics.tricks.state import Tricks, order_here
from referee.score.tally import Lines, Tally, TallyPart


@frozen
class ChouetteResult(LongResult):
    """What a game brought, and in what order the players are for the next: the box, the captain, and the others."""

    order: tuple[Seat, ...] = ()


@frozen
class Precedence(TallyPart):
    """Who is in the box, who is captain, and who follows."""

    order: tuple[Seat, ...] = field(default=(), kw_only=True)

    def fresh(self) -> "Precedence":
        """Nobody has played yet."""
        return Precedence()

    def after(self, result: Result, lines: Lines) -> "Precedence":
        """The order that the game has left."""
        return Precedence(order=of_kind(ChouetteResult, result).order or self.order)


def order_before(table: Table) -> tuple[Seat, ...]:
    """The order that the game before has left; none before the first."""
    parts = table.sheet.parts if isinstance(table.sheet, Tally) else ()
    return next((part.order for part in parts if isinstance(part, Precedence)), ())


def order_now(table: Table) -> tuple[Seat, ...]:
    """The box, the captain, and the others."""
    two = table.around
    return (*two, *(seat for seat in order_before(table) or range(table.seats) if seat not in two))


def begin(table: Table) -> Table:
    """Those play whom the game before has left so, and before the first the first two."""
    order = order_before(table) or tuple(range(table.seats))
    return _start(table.but(around=order[:2]))


def boxes(table: Table, act: Act) -> Table:
    """The log says who is in the box and who is captain."""
    if act.seat is None or act.other is None or act.seat == act.other:
        return table
    fresh = table.without(Tricks).note(act)
    return _start(fresh.but(around=(act.seat, act.other)))


def _start(table: Table) -> Table:
    before = LONG_PLAY.begin(table) if LONG_PLAY.begin else table
    if before.part(Tricks) is None:
        return before
    return _without_the_others(before)


def _without_the_others(table: Table) -> Table:
    idle = sum(1 << seat for seat in range(table.seats) if seat not in table.around)
    left = table.pack_used.size - len(table.around) * table.hand_size
    return begun(table.but(evolve(table[Tricks], idle=idle)), left)


def dealer(table: Table, act: Act) -> Table:
    """The log says whose deal it is."""
    after = LONG_PLAY.moves["dealer"](table, act)
    fresh = after.part(Tricks) is not None and table.part(Tricks) is None
    return _without_the_others(after) if fresh else after


# --- what it comes to


def result(table: Table) -> tuple[ChouetteResult | None, ChouetteResult | None]:
    """What the game brings each, and who plays the next."""
    if table.part(Tricks) is None:
        return None, None

    def comes_to(*, by_law: bool) -> ChouetteResult:
        order = order_now(table)
        lines, settled = _settlement(table, order, by_law=by_law), is_settled(table)
        won = sum(line.points for line in lines if line.side == order[0])
        following = order if not won else (order[0], *order[2:], order[1]) if won > 0 else (*order[1:], order[0])
        return ChouetteResult(
            lines, table.number, complete=settled, trump=order_here(table).trump, order=following if settled else ()
        )

    return comes_to(by_law=False), None if table.void else comes_to(by_law=True)


def _settlement(table: Table, order: tuple[Seat, ...], *, by_law: bool) -> tuple[Entry, ...]:
    """What each of the others has from the one in the box, or pays him: the difference of the two scores."""
    two = order[:2]
    lines = tuple(evolve(line, side=two.index(line.side)) for line in lines_of(table, by_law=by_law) if line.side in two)
    if not is_settled(table):
        return ()
    points = tuple(sum(line.points for line in lines if line.side == side) for side in range(2))
    long = frozenset(two.index(seat) for seat in beside(table).too_long if seat in two) if by_law else frozenset[int]()
    ends = table.game[LongBezique].settles(Reckoning(points, (0, 0), long), lines)
    ahead = sum(line.points * (1 if line.side == 0 else -1) for line in ends)
    others = order[1:]
    told = (Entry(two[0], ahead * len(others), "in the box"), *(Entry(seat, -ahead, "against the box") for seat in others))
    return tuple(line for line in told if line.points)


CHOUETTE_PLAY = Play(
    "the long game between the one in the box and the captain",
    moves={**LONG_PLAY.moves, "boxes": boxes, "dealer": dealer},
    begin=begin,
    result=result,
)
