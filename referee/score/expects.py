"""A score written that the deal does not bear out, or left out; a correction that is none. Where nothing was written, nothing
is wrong.
"""

from collections.abc import Iterator, Sequence

from referee.core.expect import WrongSum
from referee.core.matter import Matter
from referee.core.record import Act, Span
from referee.core.table import Table
from referee.score.entries import (
    DUE,
    TALLIED,
    Misentry,
    column_text,
    corrects,
    due_text,
    is_tallied,
    lines_due,
    meant,
    standing_errors,
    stands_for,
)

VERBS = ("amends", "written")

WRONG_SCORE = WrongSum("score", says="a score written that the deal does not bear out, or not written", of_score=True)
WRONG_COUNT = WrongSum("hand", name="wrong-count", says="a hand counted wrong")
SCORE_ERROR = WrongSum("score", "standing", name="score-error", says="an error that stands on the score sheet", of_score=True)
#: as what an entry is judged that does not say what a deal brings: as it is written, and once it stands on the sheet
WRONG_ENTRY = (WRONG_SCORE, SCORE_ERROR)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """When the writing is done, the lines that the deal does not bear out and those that are missing; a wrong correction."""
    if act.verb == "amends":
        yield from _amendment(table, act)
    elif is_tallied(table):
        last = next((note for note in reversed(table.acts) if note.verb == "score"), act)
        for entry in misentries(table):
            yield _misentry(table, entry, (entry.written or last).at)


def _amendment(table: Table, act: Act) -> Iterator[Matter]:
    if act.how == "game":
        return
    meant_by_it = [matter.was(Misentry) for matter in standing_errors(table, SCORE_ERROR) if corrects(table, matter, act)]
    lines = meant_by_it[0].due if meant_by_it else lines_due(table)
    if (meant_by_it or is_tallied(table)) and stands_for(act, lines) is None:
        yield _misentry(table, Misentry(act, tuple(lines) if meant_by_it else meant(act, lines)), act.at)


def misentries(table: Table) -> Iterator[Misentry]:
    """The lines written that stand for nothing due, and the lines due that nobody wrote; those already told left out."""
    told = [matter.was(Misentry) for matter in (*table.settled, *table.docket) if matter.breach == WRONG_SCORE]
    places = [place for place, note in enumerate(table.acts) if note.verb == "score"]
    before = table.acts[: places[-1]] if places else ()
    if not any(note.verb == TALLIED for note in before):
        return  # what the deal brings was not known when the last line was written, or is known by that line alone
    lines = [note for note in before if note.verb == DUE]
    for entry in told:
        lines = _without(lines, entry.due)
    wrong, known = [], [entry.written for entry in told if entry.written is not None and entry.written.verb == "score"]
    for place in places:
        written = table.acts[place]
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


def _misentry(table: Table, entry: Misentry, at: Span) -> Matter:
    if entry.written is None:
        why = f"nobody wrote {due_text(table, entry)} ({entry.due[0].text})"
    else:
        reasons = f" ({', '.join(line.text for line in entry.due)})" if entry.due else ""
        written = column_text(table, entry.written, entry.written.number)
        why = f"the sheet says {written}, where {due_text(table, entry)} is due{reasons}"
    return Matter(WRONG_SCORE, None, why, at, before=table.but(entry))
