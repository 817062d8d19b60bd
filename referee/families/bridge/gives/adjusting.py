"""What the director gives in the place of the result of a board, or beside it: it is entered on the sheet as ruled."""

from attrs import evolve, field

from referee.core import values
from referee.core.matter import Matter
from referee.core.parts import Part
from referee.core.record import Act, Side
from referee.core.remedy import RemedyPart
from referee.core.sheet import Pair
from referee.core.status import NO_PENALTY
from referee.core.table import Table
from referee.core.values import frozen
from referee.families.bridge.score import adjusting
from referee.families.bridge.score.contests import TOTAL_POINTS_PER_MATCH_POINT, Comparison
from referee.mechanics.rulings.gives.parts import Scores


@values.frozen
class Adjusted(Part):
    """What he has given so far on this board."""

    beside: tuple[Pair, ...] = ()
    assigned: tuple[tuple[Side, adjusting.Assigned], ...] = ()
    averages: tuple[tuple[Side, adjusting.Average], ...] = ()


def adjusted_of(table: Table) -> Adjusted:
    """What he has given so far."""
    return table.part(Adjusted) or Adjusted()


def _adjust(table: Table, matter: Matter) -> Table:
    act, so_far = matter.act, adjusted_of(table)
    if act is None or act.side is None or not act.numbers:
        return table
    if act.verb == "adjusts":
        return _told_of(table.but(evolve(so_far, beside=(*so_far.beside, (act.side, act.number)))), act)
    outcomes = tuple(zip(act.numbers[::2], act.numbers[1::2], strict=False)) if len(act.numbers) > 1 else ((1, act.number),)
    if sum(weight for weight, _ in outcomes) <= 0:
        return table
    mine = (act.side, adjusting.Assigned(outcomes))
    others = tuple(each for each in so_far.assigned if each[0] != act.side)
    return table.but(evolve(so_far, assigned=(*others, mine)), void=False)  # a board cancelled has a score again


def _told_of(table: Table, act: Act) -> Table:
    side = table.side_name(act.side or 0)
    table = table.comes_to("adjusted score", f"{side} {act.number:+d}")
    if not (table.game.part(Comparison) or Comparison()).hundreds:
        return table
    return table.comes_to("in match points", f"{side} {act.number / TOTAL_POINTS_PER_MATCH_POINT:+g}")


#: points beside the score, or a score in its place, as he said
SCORE_IS_ADJUSTED = Scores("adjusted", "the director assigns an adjusted score", _adjust, status=NO_PENALTY, bites=False)


@frozen
class IsGiven(RemedyPart):
    """A side has so much of the match points of the board, or so many international ones, in the place of a result."""

    name = "scores"
    percent: int
    imps: int
    status: str = field(default=NO_PENALTY, kw_only=True)
    bites: bool = field(default=False, kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        return f"{self.percent} per cent of the match points, or {self.imps:+d} international match points"

    def apply(self, table: Table, matter: Matter) -> Table:
        return _given(table, matter, adjusting.Average(self.percent, self.imps))


def _given(table: Table, matter: Matter, average: adjusting.Average) -> Table:
    if matter.act is None or matter.act.side is None:
        return table
    side, so_far = matter.act.side, adjusted_of(table)
    others = tuple(each for each in so_far.averages if each[0] != side)
    table = table.but(evolve(so_far, averages=(*others, (side, average))), void=False)
    return table.comes_to(
        "artificial score", ", ".join(f"{table.side_name(each)} {has}" for each, has in (*others, (side, average)))
    )


#: what he has on the other boards of the session, which is told with the average
AS_ON_OTHER_BOARDS = Scores(
    "own-average",
    "as much of the match points as that side has on the other boards of the session",
    lambda table, matter: (
        table
        if matter.act is None or not matter.act.numbers
        else _given(table, matter, adjusting.Average(matter.act.number, None))
    ),
    status=NO_PENALTY,
    bites=False,
)
