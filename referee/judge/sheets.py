"""The score sheets: what the table writes on its own, and what each deal brings to it as played and as ruled."""

from collections.abc import Callable, Sequence
from itertools import groupby

from attrs import evolve

from referee.core.doubt import RECORD_DOES_NOT_HOLD
from referee.core.fold import END, close, play_through, step
from referee.core.matter import Matter
from referee.core.record import Act, Run
from referee.core.sheet import Entry, Result, ScoreError, Sheet
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.judge.session import DEALS_ON_A_SHEET, ERRORS_KEPT, Session, doubt, entered, first_act, result_of
from referee.mechanics.tricks.state import claims_of
from referee.mechanics.windows import AFTER_DEALING
from referee.score.entries import DUE, IN_COLUMN, TALLIED, WRITTEN, Misentry
from referee.score.expects import SCORE_ERROR
from referee.score.facts import GAME_ENDED

#: what is done with the score sheet, after a deal or between deals
SHEET_VERBS = frozenset({"score", "amends", "agreed", "pays", "unfinished", "accepts", "posted", "minutes"})
#: those of them for which it must be known what the deal brings
WRITING = frozenset({"score", "amends", "unfinished"})
#: those of them that may settle an error of an earlier deal
_ANSWERING = frozenset({"amends", "agreed", "pays", "minutes"})

#: what the next table knows of before, as long as an error stands on the sheet
_CARRIED_OVER = frozenset({"posted", "minutes", GAME_ENDED})

_WRITING_DONE = Act(WRITTEN)


# --- as the table keeps them


def open_sheet(session: Session, table: Table) -> Table:
    """The table at the beginning of a deal in which what is written on the sheet, agreed and corrected is judged as well."""
    session.at_the_sheet, session.counted = True, False
    return table.note(*session.clock)


def heard_at_the_sheet(session: Session, table: Table, acts: Sequence[Act | Run]) -> Table:
    """The table after more acts of such a deal."""
    for on_sheet, group in groupby(acts, key=lambda act: act.verb in SHEET_VERBS):
        told = list(group)
        if not on_sheet:
            table = _played_on(session, table, told)
            continue
        for act in told:
            if isinstance(act, Act):
                table = _at_the_sheet(session, table, act)
    return table


def _played_on(session: Session, table: Table, acts: Sequence[Act | Run]) -> Table:
    """The table after acts of the play; the first after a valid dealing makes the deal one of those since an error."""
    begun = 0
    for place, act in enumerate(acts, 1):
        if not session.counted and act.verb in AFTER_DEALING:
            table, begun = play_through(table, acts[begun:place]), place
            if not table.void:
                session.counted = True
                session.errors = tuple(evolve(error, count=error.count + 1) for error in session.errors)
                table = table.with_history(map(_a_deal_later, table.history))
    return play_through(table, acts[begun:])


def close_sheet(session: Session, table: Table) -> Table:
    """The table at the end of such a deal, its errors on the sheet left to the deals that follow."""
    table = _written(session, table)
    new = {matter.number for matter in table.settled}
    back = int(session.counted and table.void)
    # Each table counts its acts from the beginning, so that no later one may take an error for one of its own.
    session.errors = tuple(
        evolve(error, opened=-1, count=error.count - (0 if error.cause in new else back)) for error in session.errors
    )
    session.clock = tuple(note for note in table.acts if note.verb in _CARRIED_OVER) if session.errors else ()
    session.at_the_sheet = False
    return table


def _a_deal_later(note: Act | Run) -> Act | Run:
    """What is noted of a game that ended counts the correct deals dealt since."""
    return evolve(note, numbers=(note.number + 1,)) if isinstance(note, Act) and note.verb == GAME_ENDED else note


def _at_the_sheet(session: Session, table: Table, act: Act) -> Table:
    act = evolve(act, side=table.column_told(act))
    if act.verb in WRITING and session.ruled is not None:
        table = _tallied(session, table)
    if act.verb != "score":
        table = _written(session, table)
    table = _heard(session, table, act)
    if not table.is_deaf_to(act) and (not table.acts or table.acts[-1] is not act):
        table = table.note(act)
    if act.verb == "unfinished":
        table = _broken_off(session, table)
    return table


def _written(session: Session, table: Table) -> Table:
    """The table once it has written what it was going to write."""
    return _heard(session, table, _WRITING_DONE) if table.noted("score") else table


def _heard(session: Session, table: Table, act: Act) -> Table:
    """The table after an act at the sheet, with the errors on the sheet before it where the act may settle them."""
    settled = len(table.settled)
    heard, waiting = (session.errors, ()) if act.verb in _ANSWERING else ((), session.errors)
    known = {error.number for error in heard}
    table = step(table.but(docket=(*table.docket, *heard)), act)
    errors = tuple(matter for matter in table.docket if matter.breach == SCORE_ERROR)
    session.errors = (*waiting, *errors)
    for error in errors:
        if error.number not in known:
            session.as_written += _difference(error.was(Misentry), 1)
    for matter in table.settled[settled:]:
        if matter.breach == SCORE_ERROR:
            _follow(session, matter, act)
    return table.but(docket=tuple(matter for matter in table.docket if matter.breach != SCORE_ERROR))


def _follow(session: Session, error: Matter, act: Act) -> None:
    """What becomes of the sheets when an error is settled."""
    if error.status == CONDONED:
        session.as_ruled += _difference(error.was(Misentry), 1)
    elif act.verb == "amends":
        session.as_written += _difference(error.was(Misentry), -1)


def _difference(entry: Misentry, sign: int) -> list[Entry]:
    """What the sheet of the table has more and less than is due, as lines above the line."""
    words = "as written" if sign > 0 else "corrected"
    written = [] if entry.written is None else [(entry.written, sign)]
    lines = [*written, *((line, -sign) for line in entry.due)]
    return [Entry(line.side or 0, each * line.number, f"{words}: {line.text or line.verb}") for line, each in lines]


def _tallied(session: Session, table: Table) -> Table:
    """The table knowing what the deal brings, as far as its play is told to the end."""
    if table.noted(TALLIED) or session.ruled is None:
        return table
    agreed = table.game.play.moves.get(END.verb) if table.game.play and claims_of(table).claimed is not None else None
    played = agreed(table, END) if agreed else table
    before = session.ruled
    if not before.standings:
        before = before.start()  # no board needs another, and this one is then easily found
    try:
        _, result = result_of(played)
        after = before if table.void else entered(before, result)
    except ScoreError:
        return table  # said when the deal is entered
    if len(after.deals) == len(before.deals):  # nothing is entered, or not before others are played out
        return table
    return _with_lines(table.note(Act(TALLIED)), after)


def _with_lines(table: Table, sheet: Sheet) -> Table:
    deal = sheet.deals[-1]
    lines = tuple(
        Act(DUE, side=line.side, how=_where(sheet, line), numbers=(line.points,), text=line.what) for line in deal.entries
    )
    return table.note(*lines)


def _where(sheet: Sheet, line: Entry) -> str:
    """Where a line stands: below or above, where the sheet has a line, or in its column; a board's score is one number."""
    if "below" in sheet.standings:
        return "below" if line.below else "above"
    return IN_COLUMN if sheet.standings else ""


def _broken_off(session: Session, table: Table) -> Table:
    """The table knowing what a rubber broken off brings."""
    if session.ruled is None:
        return table
    sheet = session.ruled
    try:
        _, result = result_of(table)
        after = entered(sheet, result)
        ended = after.break_off()
    except ScoreError:
        return table  # said when the deal is entered
    return table if len(ended.deals) == len(after.deals) else _with_lines(table.note(Act(TALLIED)), ended)


def settle_errors(session: Session, keep: int = 0) -> None:
    """The referee raises now what nobody has raised."""
    if len(session.errors) <= keep:
        return
    now, later = session.errors[: len(session.errors) - keep], session.errors[len(session.errors) - keep :]
    table = session.blank.but(docket=now, count=session.matters_so_far).note(*session.clock)
    table = close(table)
    session.errors = later
    for matter in table.settled:
        session.matters.append(matter)
        _follow(session, matter, END)
    _write_beside(session)


# --- what a deal brings


def enter(
    session: Session, table: Table, result: tuple[Result | None, Result | None], heeded: Sequence[Act | Run]
) -> None:  # fmt: skip
    """Enter the deal on both sheets."""
    played, ruled = session.played, session.ruled
    if played is None or ruled is None:
        return
    before = ruled.standing.games
    try:
        if played is ruled and result[0] is result[1]:
            played = ruled = entered(ruled, result[1])
        else:
            played = entered(played, result[0])
            ruled = entered(ruled, result[1])
    except ScoreError as error:
        if not any(matter.breach == RECORD_DOES_NOT_HOLD for matter in table.settled):  # once in a deal
            doubt(session, str(error), first_act(heeded))
    if session.errors and "games" in ruled.standings and ruled.standing.games != before and not ruled.over:
        session.clock = (*session.clock, Act(GAME_ENDED, numbers=(0,)))
    session.played, session.ruled = played, ruled
    for act in heeded:
        if act.verb == "unfinished" and isinstance(act, Act):
            _break_off(session, act)
    if session.as_written or session.as_ruled:
        _write_beside(session)
    session.on_sheet += 1
    if session.on_sheet > DEALS_ON_A_SHEET:
        session.on_sheet = 0
        _on_both(session, lambda sheet: sheet.brought_forward())
    if len(session.errors) > ERRORS_KEPT:
        settle_errors(session, ERRORS_KEPT)


def _break_off(session: Session, act: Act) -> None:
    try:
        _on_both(session, lambda sheet: sheet.break_off())
    except ScoreError as error:
        doubt(session, str(error), act)


def _write_beside(session: Session) -> None:
    """Put on the sheets what was written wrong and stays, or was put right."""
    for entry in session.as_written:
        session.played = session.played and session.played.add(entry)
    for entry in session.as_ruled:
        session.ruled = session.ruled and session.ruled.add(entry)
    session.as_written, session.as_ruled = [], []


def _on_both(session: Session, change: Callable[[Sheet], Sheet]) -> None:
    """The same done to both sheets, and only once as long as they are one."""
    together = session.played is session.ruled
    session.ruled = session.ruled and change(session.ruled)
    session.played = session.ruled if together else session.played and change(session.played)
