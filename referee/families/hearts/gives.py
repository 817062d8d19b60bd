"""Remedies where each plays for himself: cards go back, a short hand takes tricks, points are charged."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy
from referee.core.status import CONDONED, NO_PENALTY, SILENT
from referee.core.table import Table
from referee.families.hearts.moves.hearts_form import BY_POLICY, CHARGED, counting_of
from referee.mechanics.deal.moves import miscounts
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.general import notes
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import CountsAs, Remark, Scores, Stands, TricksGo
from referee.mechanics.tricks.state import Tricks, empty_tricks

# --- a card out of turn

LATE = Stands("it stands as regular", status=CONDONED, bites=False)

# --- a hand that is short


def _takes_last_tricks(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    short = -miscounts(table, Act("")).get(matter.seat, matter.count - table.hand_size)
    tricks = table.part(Tricks) or empty_tricks(table, table.left(table.dealer))
    extra = tuple(number + (short if seat == matter.seat else 0) for seat, number in enumerate(tricks.extra))
    return table.but(evolve(tricks, extra=extra, takers=tricks.takers | 1 << matter.seat))


TAKES_LAST_TRICK = TricksGo(
    "last",
    "{offender} takes the last trick, to which he has no card",
    _takes_last_tricks,
)
TAKES_TRICKS_HE_CANNOT_PLAY_TO = TricksGo(
    "without-card",
    "{offender} takes every trick to which he has no card",
    _takes_last_tricks,
)

# --- points


def _points(table: Table) -> int:
    counting = counting_of(table)
    return 26 if counting is None else abs(counting.charge(table.pack_used))


def _charge(table: Table, matter: Matter) -> str:
    return f"{names(OFFENDER, table, matter)} is charged with all {_points(table)} points of the deal"


def _charged(table: Table, matter: Matter, how: str = "") -> Table:
    return table if matter.seat is None else table.note(Act(CHARGED, matter.seat, how=how))


CHARGED_WITH_ALL = Scores("all-points", _charge, _charged)
#: where the text of the book is lost; the sheet says so too
CHARGED_BY_POLICY = Scores("all-points-by-policy", _charge, lambda table, matter: _charged(table, matter, BY_POLICY))


def _took_all(table: Table, matter: Matter) -> str:
    who, counting = names(OFFENDER, table, matter), counting_of(table)
    if counting is not None and counting.take_all is not None:
        return f"{who} scores {counting.take_all} plus"
    return f"{who} is charged with all {_points(table)} points of the deal, since nothing else was agreed"


TOOK_ALL_COUNTS = CountsAs("took-all", _took_all, status=NO_PENALTY, bites=False)
#: the sheet does it
BACK_TO_NOTHING = Remark("{offender} goes back to a total of nothing", status=NO_PENALTY)


def lost(policy: str, remedy: Remedy) -> Remedy:
    """The text of the book is lost here: what is taken in its place is named, and carried out."""
    return Remark("the text of the book is lost", status=SILENT) & notes(f"policy: {policy}") & remedy
