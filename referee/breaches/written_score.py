"""What a table writes on its score sheet, held against what the deal brings.

Before the first line is written the judge notes what is due, one act `due` for each line of the sheet, and when the writing
is done an act `written`. A line of the table may put several lines of the sheet together. Where nothing was written, nothing
is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from attrs import frozen

from referee.law import Breach
from referee.matter import Matter
from referee.record import Act, Span
from referee.table import Table, side_text

VERBS = ("amends", "written")

#: what the judge tells the table: that a deal is on the sheet, a line of it, and that the table has written its lines
TALLIED, DUE, WRITTEN = "tallied", "due", "written"

WRONG_SCORE = Breach("wrong-score", "a score written that the deal does not bear out, or not written")
SCORE_ERROR = Breach("score-error", "an error that stands on the score sheet")

# --- what a line of the sheet is about
TRICK_SCORE = "odd tricks, overtricks or a doubled contract made"
UNDERTRICKS = "undertricks"
SLAM = "a slam"
HONORS = "honors"
PREMIUM = "a game, a part score, a round or the rubber"
UNFINISHED = "a rubber broken off"

#: the words by which the sheet's own lines are told apart, the first that fits
_BY_WORDS = (
    ("unfinished", UNFINISHED),
    ("undertrick", UNDERTRICKS),
    ("overtrick", TRICK_SCORE),
    ("odd trick", TRICK_SCORE),
    ("contract made", TRICK_SCORE),
    ("slam", SLAM),
    ("in one hand", HONORS),
)
#: numbers that can only be meant for one thing, where the deal brings no line of that size
_BY_NUMBER = ((HONORS, (100, 150)), (SLAM, (500, 750, 1000, 1500)), (PREMIUM, (300, 500, 700)))


@frozen
class Misentry:
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
    return [note for note in table.notes if note.verb == DUE]


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


def misentries(table: Table) -> Iterator[Misentry]:
    """The lines written that stand for nothing due, and the lines due that nobody wrote; those already told left out."""
    told = [matter.before for matter in (*table.settled, *table.docket) if matter.breach is WRONG_SCORE]
    places = [place for place, note in enumerate(table.notes) if note.verb == "score"]
    lines = [note for note in table.notes[: places[-1]] if note.verb == DUE] if places else []
    for entry in told:
        lines = _without(lines, entry.due)
    wrong, known = [], [entry.written for entry in told if entry.written is not None and entry.written.verb == "score"]
    for place in places:
        written = table.notes[place]
        if written in known:
            known.remove(written)
        else:
            exact = stands_for(written, lines)
            lines = _without(lines, exact or ())
            wrong += [written] if exact is None else []
    for written in wrong:
        entry = Misentry(written, meant(written, lines))
        lines = _without(lines, entry.due)
        yield entry
    for line in lines:
        yield Misentry(None, (line,))


def _without(lines: list[Act], taken: Sequence[Act]) -> list[Act]:
    return [line for line in lines if not any(line is each for each in taken)]


# --- words


def column_text(line: Act, points: int) -> str:
    """So many points where a line has them.

    >>> column_text(Act("score", side=0, how="below"), 60)
    'N-S 60 below'
    """
    where = f" {line.how}" if line.how in ("below", "above") else ""
    return f"{side_text(line.side or 0)} {points}{where}"


def due_text(entry: Misentry) -> str:
    """What should be written."""
    sums: dict[tuple[int | None, str], int] = {}
    for line in entry.due:
        sums[line.side, line.how] = sums.get((line.side, line.how), 0) + line.number
    return " and ".join(column_text(Act(DUE, side=side, how=how), points) for (side, how), points in sums.items()) or (
        "nothing"
    )


# --- the detector


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """When the writing is done, the lines that the deal does not bear out and those that are missing; a wrong correction."""
    if act.verb == "amends":
        yield from _amendment(table, act)
    elif is_tallied(table):
        last = next((note for note in reversed(table.notes) if note.verb == "score"), act)
        for entry in misentries(table):
            yield _misentry(entry, (entry.written or last).at)


def _amendment(table: Table, act: Act) -> Iterator[Matter]:
    if act.how == "game":
        return
    errors = [matter.before for matter in _errors(table) if corrects(table, matter, act)]
    lines = errors[0].due if errors else lines_due(table)
    if (errors or is_tallied(table)) and stands_for(act, lines) is None:
        yield _misentry(Misentry(act, tuple(lines) if errors else meant(act, lines)), act.at)


def _errors(table: Table) -> list[Matter]:
    """The errors on the sheet; this act may have settled some already, since what it answers is ruled first of all."""
    settled = (matter for matter in table.settled if matter.settled_at == table.clock)
    return [matter for matter in (*table.docket, *settled) if matter.breach is SCORE_ERROR]


def corrects(table: Table, matter: Matter, act: Act) -> bool:
    """Whether a correction is one of this error: in the same column, and with no other error that its number fits."""
    if act.verb != "amends" or not _in_its_column(matter.before, act):
        return False
    return _fits(matter.before, act) or not any(_fits(error.before, act) for error in _errors(table))


def _in_its_column(entry: Misentry | None, act: Act) -> bool:
    if entry is None:
        return False  # somebody asks about an error, and has no sheet to show
    lines = [line for line in (entry.written, *entry.due) if line is not None]
    return any(line.side == act.side and (act.how in ("", "game") or line.how in ("", act.how)) for line in lines)


def _fits(entry: Misentry | None, act: Act) -> bool:
    if entry is None or not _in_its_column(entry, act):
        return False
    return act.how == "game" or stands_for(act, entry.due) is not None


def _misentry(entry: Misentry, at: Span) -> Matter:
    if entry.written is None:
        why = f"nobody wrote {due_text(entry)} ({entry.due[0].text})"
    else:
        reasons = f" ({', '.join(line.text for line in entry.due)})" if entry.due else ""
        why = f"the sheet says {column_text(entry.written, entry.written.number)}, where {due_text(entry)} is due{reasons}"
    return Matter(WRONG_SCORE, None, why, at, before=entry)
