"""Judging a record: deal by deal, with the score of each entered as it was played and as it is ruled.

A record may have a hundred thousand deals, so nothing is kept of a deal but its matters and its entry on the sheets. What
carries over is a `Session`: the sheets, and the errors on them that may still be corrected. It is changed in place, for a
tuple that grows with the deals would make a long record cost the square of its length.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any

from attrs import Factory, define, evolve

from referee.breaches.cards_told import RECORD_DOES_NOT_HOLD
from referee.breaches.unfit_for_sheet import UNFIT_FOR_SHEET
from referee.breaches.written_score import SCORE_ERROR
from referee.breaches.wrong_vulnerability import WRONG_VULNERABILITY
from referee.contract import Contract
from referee.game import Game
from referee.games import find_game, like
from referee.law import Consequence
from referee.matter import CONDONED, SUSPECT, Matter
from referee.play.entries import DUE, TALLIED, WRITTEN, Misentry
from referee.play.tricks import tricks_moved, tricks_won
from referee.reading import Part
from referee.record import Act, Fault, Record, Run, Span
from referee.replay import END, close, play_through, step
from referee.score.bridge import honors_held
from referee.score.duplicate import board_dealer
from referee.score.sheet import Deal, DealResult, Entry, ScoreError, last_result
from referee.table import OVER, Table, side_text
from referee.verdict import DealVerdict, Verdict
from referee.windows import AFTER_DEALING

#: a sheet keeps this many deals one by one; what came before is brought forward as a sum
DEALS_ON_A_SHEET = 100
DEALS_KEPT = 100
#: errors on the sheet that wait to be corrected; beyond that the oldest is ruled as if the record ended there
ERRORS_KEPT = 40

#: what is done with the score sheet, after a deal or between deals
SHEET_VERBS = frozenset({"score", "amends", "agreed", "unfinished", "accepts", "posted", "minutes"})
#: those of them for which it must be known what the deal brings
_WRITING = frozenset({"score", "amends", "unfinished"})
#: those of them that may settle an error of an earlier deal
_ANSWERING = frozenset({"amends", "agreed", "minutes"})
#: acts that the judge looks at, beside the play
_HEEDED = _WRITING | {"deal", "board", "dealer", "below", "games"}

_WRITING_DONE = Act(WRITTEN)
_DOUBTFUL = Consequence("the record does not hold together")


@define
class Session:
    """Everything that carries over from one deal of a record to the next."""

    game: Game
    #: sheets; None for a game that is not scored
    played: Any
    ruled: Any
    #: a table on which nothing has happened
    blank: Table
    #: whether honors in one hand bring anything
    counts_honors: bool
    matters: list[Matter] = Factory(list)
    deals: deque[DealVerdict] = Factory(lambda: deque(maxlen=DEALS_KEPT))
    count: int = 0
    #: the deals on the sheets since they were begun or last brought forward
    on_sheet: int = 0
    matters_so_far: int = 0
    #: errors that stand on the sheet; `count` of each is the number of correct deals dealt since
    errors: tuple[Matter, ...] = ()
    #: how long ago the score was posted, where there is one to correct
    clock: tuple[Act, ...] = ()
    #: the sheets of rubbers or rounds that are over
    earlier: deque[tuple[Any, Any]] = Factory(lambda: deque(maxlen=DEALS_KEPT))
    #: lines that the sheets get beside those of the deal, when it has been entered
    as_written: list[Entry] = Factory(list)
    as_ruled: list[Entry] = Factory(list)


def judge_parts(parts: Iterable[Part], game: str | None = None) -> Iterator[Verdict]:
    """The verdicts on the records of a file, read deal by deal. `game` stands in where a record names none."""
    session: Session | None = None
    first: Record | None = None
    faults: list[Fault] = []
    number = 0
    for part in parts:
        if part.begins:
            if first is not None:
                yield _verdict(session, number, first, faults)
            number, first = number + 1, part.record
            named = first.game or game or ""
            found = find_game(named)
            session = None if found is None else begin(found)
            faults = [no_such_game(named, first.line)] if found is None else []
        assert first is not None
        faults.extend(part.record.faults)
        if session is not None and part.record.acts:
            judge_deal(session, part.record)
    if first is not None:
        yield _verdict(session, number, first, faults)


def judge(record: Record, game: str | None = None) -> Verdict:
    """The verdict on one record."""
    first, *others = _deals(record.acts)
    parts = [Part(evolve(record, acts=first), begins=True)]
    parts += [Part(evolve(record, acts=deal, marks=(), faults=()), begins=False) for deal in others]
    return next(judge_parts(parts, game))


def no_such_game(named: str, line: int) -> Fault:
    """What is wrong with a record of no game that the referee knows; nothing in it can be judged."""
    if named:
        return Fault(line, 1, f"there is no game '{named}'{like(named)}", "'referee games' lists those there are")
    wanted = "begin it with a line such as 'game contract-bridge', or say --game contract-bridge"
    return Fault(line, 1, "this log does not say which game it is", wanted)


def _deals(acts: tuple[Act | Run, ...]) -> list[tuple[Act | Run, ...]]:
    """The acts of a record, deal by deal."""
    starts = [place for place, act in enumerate(acts) if act.verb in ("deal", "board")]
    edges = sorted({0, *starts, len(acts)})
    return [acts[first:last] for first, last in pairwise(edges)] or [()]


def begin(game: Game) -> Session:
    """The session of a game before its first deal."""
    sheet = game.score() if game.score else None
    return Session(game, sheet, sheet, Table(game), sheet is not None and getattr(sheet, "honors_count", True))


def judge_deal(session: Session, record: Record) -> Session:
    """Judge one more deal. The session is changed, and given back."""
    acts = record.acts
    heeded = [act for act in acts if act.verb in _HEEDED]
    table = _laid(session, heeded)
    if session.errors or any(act.verb in _WRITING for act in heeded):
        table = _with_the_sheet(session, table, acts)
    else:
        table = play_through(table, acts)
    table = close(table)
    result = _result(table)
    session.matters_so_far = table.count
    matters = tuple(map(_kept, table.settled))
    session.matters += matters
    number = table.board or session.count + 1
    session.deals.append(DealVerdict(number, table.contract, *result, table.void, matters, table.outcomes))
    if session.ruled is not None:
        _enter(session, table, result, heeded)
    session.count += 1
    return session


def _kept(matter: Matter) -> Matter:
    """A matter of a deal that is done: no way back is needed any more, and of its places nothing but where they are."""
    return evolve(matter, before=None, at=_plain(matter.at), since=_plain(matter.since))


def _plain(place: Span) -> Span:
    return place if type(place) is Span else Span(place.line, place.column, place.end)


# --- before a deal


def _laid(session: Session, heeded: Sequence[Act | Run]) -> Table:
    """The table on which a deal begins: whose deal it is and who is vulnerable, as far as the sheet and the log say."""
    board: int | None = None
    named: int | None = None
    told: list[Act] = []
    place = 0
    for act in heeded:
        if not isinstance(act, Act):
            continue
        match act.verb:
            case "board":
                board = act.number
            case "dealer":
                named = act.seat
            case "deal":
                place = act.numbers[0] if act.numbers else 0
            case "games" | "below" if act.side is not None:
                told.append(act)
    sheet = session.ruled
    if sheet is None:
        return session.blank.but(board=board, dealer=named or 0, count=session.matters_so_far)
    if sheet.over or session.played.over or told or (place > 1 and not session.count):
        sheet = _new_page(session, told, place)
    vulnerable = (False, False)
    notes: tuple[Act, ...] = ()
    try:
        if named is None:
            named = sheet.dealer if board is None else board_dealer(board)
            if named is not None:
                notes = (Act("dealer", named),)  # the order of the deal tells it, as a line of the log would
        vulnerable = sheet.vulnerable(named or 0, board)
    except ScoreError as error:
        if board is not None:
            _doubt(session, str(error), _first_act(heeded))
    return session.blank.but(board=board, dealer=named or 0, vulnerable=vulnerable, notes=notes, count=session.matters_so_far)


def _new_page(session: Session, told: Sequence[Act], place: int) -> Any:
    """The sheet on which the deal is entered: a new one after the end of a rubber, and where a log begins in the middle.

    A log may tell how the game stands where nothing is entered yet. Later it can only agree with the sheet.
    """
    if session.ruled.over:
        _settle_errors(session)
        session.earlier.append((session.played, session.ruled))
        session.ruled, session.on_sheet = session.ruled.start(), 0
    if session.played.over:
        session.played = session.played.start()
    if all(last_result(sheet.deals) is None for sheet in (session.played, session.ruled)):
        _begin_in_the_middle(session, told, place)
    else:
        _hold_against_the_sheet(session, told)
    if session.played == session.ruled:
        session.played = session.ruled  # entered once, as long as nothing tells them apart
    return session.ruled


def _begin_in_the_middle(session: Session, told: Sequence[Act], place: int) -> None:
    sheet = session.ruled
    # A round of four deals is the one thing that can be entered at a later deal of it; `deal 3` says so.
    round_of_deals = hasattr(sheet, "dealers_side_vulnerable")
    later = {"deal": place if place > 1 and not session.count else sheet.played + 1} if round_of_deals else {}
    games, below = (list(getattr(sheet, name, (0, 0))) for name in ("games", "below"))
    for act in told:
        assert act.side is not None
        (games if act.verb == "games" else below)[act.side] = act.number
    if not (any(games) or any(below) or later.get("deal", 1) > 1):
        return
    try:
        session.played = session.ruled = sheet.start((games[0], games[1]), (below[0], below[1]), **later)
    except ScoreError as error:
        _doubt(session, str(error), told[0] if told else None)


def _hold_against_the_sheet(session: Session, told: Sequence[Act]) -> None:
    for act in told:
        assert act.side is not None
        stand: set[int] = {
            getattr(sheet, act.verb)[act.side] for sheet in (session.played, session.ruled) if hasattr(sheet, act.verb)
        }
        if not stand:
            _could_begin_with(session, act)
        elif act.number not in stand:
            what = "games of {}" if act.verb == "games" else "points of {} below the line"
            sheet = " or ".join(map(str, sorted(stand)))
            _doubt(session, f"{what.format(side_text(act.side))}: {sheet} by the sheet, {act.number} by the log", act)


def _could_begin_with(session: Session, act: Act) -> None:
    """Of what a sheet does not keep, it says itself whether it could be so."""
    pair = (act.number, 0) if act.side == 0 else (0, act.number)
    try:
        session.ruled.start(**{act.verb: pair})
    except ScoreError as error:
        _doubt(session, str(error), act)


def _doubt(session: Session, why: str, act: Act | None = None) -> None:
    """The record cannot be right: nobody is accused."""
    session.matters_so_far += 1
    matter = Matter(UNFIT_FOR_SHEET, None, why, number=session.matters_so_far, status=SUSPECT, remedy=(_DOUBTFUL,))
    session.matters.append(matter if act is None else evolve(matter, at=act.at))


# --- the score sheet as the table keeps it


def _with_the_sheet(session: Session, table: Table, acts: Sequence[Act | Run]) -> Table:
    """The table after these acts, with what is written on the sheet, agreed and corrected judged as well."""
    table = table.but(notes=(*table.notes, *session.clock))
    counted = False  # whether this deal is one of the correct deals since an error
    for on_sheet, group in groupby(acts, key=lambda act: act.verb in SHEET_VERBS):
        told = list(group)
        if on_sheet:
            for act in told:
                if isinstance(act, Act):
                    table = _at_the_sheet(session, table, act)
            continue
        table = play_through(table, told)
        if not counted and not table.void and any(act.verb in AFTER_DEALING for act in told):
            counted = True
            session.errors = tuple(evolve(error, count=error.count + 1) for error in session.errors)
    table = _written(session, table)
    new = {matter.number for matter in table.settled}
    back = int(counted and table.void)
    # Each table counts its acts from the beginning, so that no later one may take an error for one of its own.
    session.errors = tuple(
        evolve(error, opened=-1, count=error.count - (0 if error.cause in new else back)) for error in session.errors
    )
    session.clock = tuple(note for note in table.notes if note.verb in ("posted", "minutes")) if session.errors else ()
    return table


def _at_the_sheet(session: Session, table: Table, act: Act) -> Table:
    if act.verb in _WRITING and session.ruled is not None:
        table = _tallied(session, table)
    if act.verb != "score":
        table = _written(session, table)
    table = _heard(session, table, act)
    if not table.notes or table.notes[-1] is not act:
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
    errors = tuple(matter for matter in table.docket if matter.breach is SCORE_ERROR)
    session.errors = (*waiting, *errors)
    for error in errors:
        if error.number not in known:
            session.as_written += _difference(error.before, 1)
    for matter in table.settled[settled:]:
        if matter.breach is SCORE_ERROR:
            _follow(session, matter, act)
    return table.but(docket=tuple(matter for matter in table.docket if matter.breach is not SCORE_ERROR))


def _follow(session: Session, error: Matter, act: Act) -> None:
    """What becomes of the sheets when an error is settled."""
    if error.status == CONDONED:
        session.as_ruled += _difference(error.before, 1)
    elif act.verb == "amends":
        session.as_written += _difference(error.before, -1)


def _difference(entry: Misentry, sign: int) -> list[Entry]:
    """What the sheet of the table has more and less than is due, as lines above the line."""
    words = "as written" if sign > 0 else "corrected"
    written = [] if entry.written is None else [(entry.written, sign)]
    lines = [*written, *((line, -sign) for line in entry.due)]
    return [Entry(line.side or 0, each * line.number, f"{words}: {line.text or line.verb}") for line, each in lines]


def _tallied(session: Session, table: Table) -> Table:
    """The table knowing what the deal brings, as far as its play is told to the end."""
    if table.noted(TALLIED):
        return table
    agreed = table.game.play.moves.get(END.verb) if table.game.play and table.claimed is not None else None
    played = agreed(table, END) if agreed else table
    before, (_, tricks) = session.ruled, _result(played)
    if not _has_columns(before):
        before = before.start()  # no board needs another, and this one is then easily found
    try:
        after = before if table.void else _entered(session, before, played, tricks, _vulnerable(session, table))
    except ScoreError:
        return table  # said when the deal is entered
    return table if after is before else _with_lines(table.note(Act(TALLIED)), after)


def _has_columns(sheet: Any) -> bool:
    """Whether there is a line on the sheet, for points below it and above it."""
    return hasattr(sheet, "below")


def _with_lines(table: Table, sheet: Any) -> Table:
    deal: Deal = sheet.deals[-1]
    columns = _has_columns(sheet)
    lines = tuple(
        Act(DUE, side=line.side, how="" if not columns else "below" if line.below else "above", numbers=(line.points,),
            text=line.what)
        for line in deal.entries
    )  # fmt: skip
    return table.but(notes=(*table.notes, *lines))


def _broken_off(session: Session, table: Table) -> Table:
    """The table knowing what a rubber broken off brings."""
    if session.ruled is None:
        return table
    sheet = session.ruled
    _, tricks = _result(table)
    try:
        after = _entered(session, sheet, table, tricks, _vulnerable(session, table))
        ended = after.break_off()
    except ScoreError:
        return table  # said when the deal is entered
    return table if len(ended.deals) == len(after.deals) else _with_lines(table.note(Act(TALLIED)), ended)


def _settle_errors(session: Session, keep: int = 0) -> None:
    """The referee raises now what nobody has raised."""
    if len(session.errors) <= keep:
        return
    now, later = session.errors[: len(session.errors) - keep], session.errors[len(session.errors) - keep :]
    table = session.blank.but(docket=now, count=session.matters_so_far, notes=session.clock)
    table = close(table)
    session.errors = later
    for matter in table.settled:
        session.matters.append(matter)
        _follow(session, matter, END)
    _write_beside(session)


# --- what a deal comes to


def _result(table: Table) -> tuple[int | None, int | None]:
    """The tricks of declarer's side as the table counted them, and with what the rulings move; None where that is not told."""
    contract = table.contract
    if contract is None:
        return None, None
    side, size = contract.side, table.game.hand_size
    if table.phase != OVER and table.won is not None:
        won = table.won[1] if table.won[0] == side else size - table.won[1]
    elif table.tricks is None:
        return None, None
    else:
        both = tricks_won(table)
        if both[0] + both[1] < size:
            return None, None
        won = both[side]
    played = ruled = won
    if table.won is not None:  # as the players counted them
        played = table.won[1] if table.won[0] == side else size - table.won[1]
    if table.taken != (0, 0):
        played = max(0, min(size, played + table.taken[side] - table.taken[1 - side]))
    if table.transfers:
        ruled = max(0, min(size, won + tricks_moved(table, 1 - side) - tricks_moved(table, side)))
    return played, None if table.void else ruled


def _entered(session: Session, sheet: Any, table: Table, tricks: int | None, vulnerable: tuple[bool, bool]) -> Any:
    """The sheet with the deal entered; the same sheet where the deal brings nothing to enter, or cannot be entered."""
    contract: Contract | None = table.contract
    if tricks is None and (contract is not None or table.phase != OVER or table.auction is None):
        return sheet
    honors: tuple[tuple[int, str], ...] = ()
    if session.counts_honors and contract is not None:
        honors = table.honors or honors_held(table.dealt, contract)
    number = table.board or session.count + 1
    return sheet.enter(DealResult(contract, tricks or 0, honors, vulnerable, table.dealer, table.board, number))


def _vulnerable(session: Session, table: Table) -> tuple[bool, bool]:
    """Who is vulnerable as ruled: what the log says, unless it says against the game."""
    if table.settled and any(matter.breach is WRONG_VULNERABILITY for matter in table.settled):
        fixed: tuple[bool, bool] = session.ruled.vulnerable(table.dealer, table.board)
        return fixed
    return table.vulnerable


def _enter(session: Session, table: Table, tricks: tuple[int | None, int | None], heeded: Sequence[Act | Run]) -> None:
    """Enter the deal on both sheets."""
    played, ruled = session.played, session.ruled
    fixed = _vulnerable(session, table)
    same = played is ruled and tricks[0] == tricks[1] and not table.void and fixed == table.vulnerable
    try:
        if same:
            played = ruled = _entered(session, ruled, table, tricks[1], fixed)
        else:
            played = _entered(session, played, table, tricks[0], table.vulnerable)
            ruled = ruled if table.void else _entered(session, ruled, table, tricks[1], fixed)
    except ScoreError as error:
        if not any(matter.breach is RECORD_DOES_NOT_HOLD for matter in table.settled):  # once in a deal
            _doubt(session, str(error), _first_act(heeded))
    session.played, session.ruled = played, ruled
    for act in heeded:
        if act.verb == "unfinished" and isinstance(act, Act):
            _break_off(session, act)
    if session.as_written or session.as_ruled:
        _write_beside(session)
    session.on_sheet += 1
    if session.on_sheet > DEALS_ON_A_SHEET:
        session.on_sheet = 0
        together = session.played is session.ruled
        session.ruled = session.ruled.brought_forward()
        session.played = session.ruled if together else session.played.brought_forward()
    if len(session.errors) > ERRORS_KEPT:
        _settle_errors(session, ERRORS_KEPT)


def _first_act(heeded: Sequence[Act | Run]) -> Act | None:
    return next((act for act in heeded if isinstance(act, Act)), None)


def _break_off(session: Session, act: Act) -> None:
    try:
        together = session.played is session.ruled
        session.ruled = session.ruled.break_off()
        session.played = session.ruled if together else session.played.break_off()
    except ScoreError as error:
        _doubt(session, str(error), act)


def _write_beside(session: Session) -> None:
    """Put on the sheets what was written wrong and stays, or was put right."""
    for entry in session.as_written:
        session.played = session.played.add(entry)
    for entry in session.as_ruled:
        session.ruled = session.ruled.add(entry)
    session.as_written, session.as_ruled = [], []


def _verdict(session: Session | None, number: int, first: Record, faults: list[Fault]) -> Verdict:
    if session is None:
        return Verdict(None, number, first.line, (), tuple(faults), (), 0)
    _settle_errors(session)
    return Verdict(
        session.game, number, first.line, tuple(session.matters), tuple(faults), tuple(session.deals), session.count,
        session.played, session.ruled, tuple(session.earlier),
    )  # fmt: skip
