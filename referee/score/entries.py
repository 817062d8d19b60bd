"""What a table writes on its score sheet, and the lines that are due: which of these a written one stands for.

Before the first line is written the judge notes what is due, one act `due` for each line of the sheet, and when the writing
is done an act `written`. A line of the table may put several lines of the sheet together.
"""

from collections.abc import Sequence
from itertools import chain, combinations

from referee.core.fact import Answer
from referee.core.matter import Matter
from referee.core.parts import Part
from referee.core.record import Act, amount_text
from referee.core.subject import Subject
from referee.core.table import Table
from referee.core.values import frozen

#: what the judge tells the table: that a deal is on the sheet, a line of it, and that the table has written its lines
TALLIED, DUE, WRITTEN = "tallied", "due", "written"
#: where a line stands that is one of a column without a line drawn through it
IN_COLUMN = "column"

# --- what a line of the sheet is about
TRICK_SCORE = Answer("trick-score", "odd tricks, overtricks or a doubled contract made")
UNDERTRICKS = "undertricks"
SLAM = Answer("slam", "a slam")
HONORS = "honors"
PREMIUM = Answer("premium", "a game, a part score, a round or the rubber")
UNFINISHED = Answer("unfinished", "a rubber broken off")

#: the words by which the sheet's own lines are told apart, the first that fits
_BY_WORDS = (
    ("unfinished", UNFINISHED),
    ("undertrick", UNDERTRICKS),
    ("overtrick", TRICK_SCORE),
    ("odd trick", TRICK_SCORE),
    ("contract made", TRICK_SCORE),
    ("slam", SLAM),
    ("honors", HONORS),
    ("aces", HONORS),
    ("chicane", HONORS),
)
#: numbers that can only be meant for one thing, where the deal brings no line of that size
_BY_NUMBER = ((HONORS, (100, 150)), (SLAM, (500, 750, 1000, 1500)), (PREMIUM, (300, 500, 700)))


@frozen
class Misentry(Part):
    """A line written and the lines it should have been; either may be missing."""

    #: an act `score` or `amends`
    written: Act | None
    #: acts `due`
    due: tuple[Act, ...] = ()

    @property
    def about(self) -> str:
        """What it is about. The score of a board is one number for several things, and then it is about the board's."""
        if not self.due:
            return _guessed(self.written)
        kinds = {about(line) for line in self.due}
        return PREMIUM if len(kinds) > 1 and not any(line.how for line in self.due) else about(self.due[0])


def about(line: Act) -> str:
    """What a line that is due is about."""
    return next((kind for words, kind in _BY_WORDS if words in line.text), PREMIUM)


def _guessed(written: Act | None) -> str:
    number = abs(written.number) if written is not None else 0
    if written is not None and written.how == "below":
        return TRICK_SCORE
    return next((kind for kind, numbers in _BY_NUMBER if number in numbers), TRICK_SCORE)


# --- which lines a written one stands for


def is_tallied(table: Table) -> bool:
    """Whether it is known what this deal brings."""
    return table.noted(TALLIED)


def lines_due(table: Table) -> list[Act]:
    """What this deal brings."""
    return [note for note in table.acts if note.verb == DUE]


def stands_for(written: Act, lines: Sequence[Act]) -> tuple[Act, ...] | None:
    """The lines that a written one puts together, or None where no such lines are due."""
    mine = [line for line in lines if _same_column(written, line)]
    if written.number == 0 and not mine:
        return ()
    groups = chain.from_iterable(combinations(mine, size) for size in range(1, len(mine) + 1))
    if found := next((group for group in groups if sum(line.number for line in group) == written.number), None):
        return found
    if not written.how and not any(line.how for line in lines) and _net(written.side, lines) == written.number:
        return tuple(lines)  # a board's score is one number, which may be minus
    return None


def _same_column(written: Act, line: Act) -> bool:
    return line.side == written.side and (not written.how or line.how in ("", written.how))


def _net(side: int | None, lines: Sequence[Act]) -> int:
    return sum(line.number if line.side == side else -line.number for line in lines)


def meant(written: Act, lines: Sequence[Act]) -> tuple[Act, ...]:
    """The lines that a wrong one was most likely meant for."""
    elsewhere = Act(written.verb, side=written.side, numbers=written.numbers)
    if found := stands_for(elsewhere, lines):
        return found  # written on the wrong side of the line
    if not written.how and lines and not any(line.how for line in lines):
        return tuple(lines)
    mine = [line for line in lines if _same_column(written, line)]
    if not mine:
        other = Act(written.verb, side=None if written.side is None else 1 - written.side, numbers=written.numbers)
        return stands_for(other, lines) or ()
    kinds = [kind for kind, numbers in _BY_NUMBER if written.number in numbers]
    likely = [line for line in mine if about(line) in kinds]
    groups = chain.from_iterable(combinations(likely or mine, size) for size in range(1, len(mine) + 1))
    return min(groups, key=lambda group: abs(sum(line.number for line in group) - written.number))


# --- errors that stand on the sheet


def standing_errors(table: Table, breach: Subject) -> list[Matter]:
    """The errors on the sheet; this act may have settled some already, since what it answers is ruled first of all."""
    settled = (matter for matter in table.settled if matter.settled_at == table.clock)
    return [matter for matter in (*table.docket, *settled) if matter.breach == breach]


def corrects(table: Table, matter: Matter, act: Act) -> bool:
    """Whether a correction is one of this error: in the same column, and with no other error that its number fits."""
    if act.verb != "amends" or not _in_its_column(matter.was(Misentry), act):
        return False
    return _fits(matter.was(Misentry), act) or not any(
        _fits(error.was(Misentry), act) for error in standing_errors(table, matter.breach)
    )


def _in_its_column(entry: Misentry | None, act: Act) -> bool:
    if entry is None:
        return False  # somebody asks about an error, and has no sheet to show
    lines = [line for line in (entry.written, *entry.due) if line is not None]
    return any(line.side == act.side and (act.how in ("", "game") or line.how in ("", act.how)) for line in lines)


def _fits(entry: Misentry | None, act: Act) -> bool:
    if entry is None or not _in_its_column(entry, act):
        return False
    return act.how == "game" or stands_for(act, entry.due) is not None


# --- words


def column_text(table: Table, line: Act, points: int) -> str:
    """So many points where a line has them: `N-S 60 below`."""
    where = f" {line.how}" if line.how in ("below", "above") else ""
    return f"{table.column_name(line.side or 0)} {amount_text(points)}{where}"


def due_text(table: Table, entry: Misentry) -> str:
    """What should be written."""
    sums: dict[tuple[int | None, str], int] = {}
    for line in entry.due:
        sums[line.side, line.how] = sums.get((line.side, line.how), 0) + line.number
    return " and ".join(column_text(table, Act(DUE, side=side, how=how), points) for (side, how), points in sums.items()) or (
        "nothing"
    )
