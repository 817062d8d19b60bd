"""Before a deal: the sheet on which it goes, and the table on which it begins, as far as sheet and log tell."""

from collections.abc import Sequence

from attrs import evolve

from referee.core import record
from referee.core.record import Act, Run
from referee.core.sheet import FRESH, ScoreError, Sheet
from referee.core.table import Table
from referee.judge.session import Session, doubt, first_act
from referee.judge.sheets import settle_errors
from referee.mechanics.setting.board import Board, board_dealer
from referee.score.contracts import BridgeSheet

#: how the score may stand where a log begins in the middle, by the verb that tells it
_CALLED = ("games", "points below the line", "points")
STANDINGS = dict(zip(record.STANDINGS, _CALLED, strict=True))


def laid(session: Session, heeded: Sequence[Act | Run]) -> Table:
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
            case verb if verb in STANDINGS:
                told.append(act)
    sheet, as_played = session.ruled, session.played
    notes: tuple[Act, ...] = ()
    if named is None and session.dealer is not None:
        named = session.dealer
        notes = (Act("dealer", named),)  # a ruling tells it, as a line of the log would
    number, blank = session.count + 1, session.blank
    if sheet is None or as_played is None:
        return _begun(
            blank.but(Board(board), number=number, dealer=named or 0, count=session.matters_so_far).note(*notes), session.agreed
        )
    if sheet.over or as_played.over or told or (place > 1 and not session.count):
        sheet = _new_page(session, as_played, sheet, told, place)
    vulnerable = (False, False)
    try:
        if named is None:
            named = sheet.dealer if board is None else board_dealer(board)
            if named is not None:
                named %= session.blank.seats
                notes = (Act("dealer", named),)  # the order of the deal tells it, as a line of the log would
        vulnerable = sheet.vulnerable(named or 0, board) if isinstance(sheet, BridgeSheet) else vulnerable
    except ScoreError as error:
        if board is not None:
            doubt(session, str(error), first_act(heeded))
    told_so_far = session.matters_so_far  # what was doubted on the way included
    blank = blank.but(Board(board, vulnerable), number=number, dealer=named or 0, sheet=sheet, count=told_so_far)
    blank = blank.but(sheet_doubted=session.doubted) if session.doubted else blank
    return _begun(blank.note(*notes), session.agreed)


def _begun(table: Table, agreed: Sequence[Act]) -> Table:
    """The table as its game begins a deal, with what was agreed on in earlier ones."""
    play = table.game.play
    table = play.begin(table) if play and play.begin else table
    for act in agreed:
        move = play.moves.get(act.verb) if play else None
        table = (move(table, act) if move else table).note(act)
    return table


def _new_page(session: Session, played: Sheet, ruled: Sheet, told: Sequence[Act], place: int) -> Sheet:
    """The sheet on which the deal is entered: a new one after the end of a rubber, and where a log begins in the middle.

    A log may tell how the game stands where nothing is entered yet. Later it can only agree with the sheet.
    """
    if ruled.over:
        settle_errors(session)
        played, ruled = session.played or played, session.ruled or ruled
        session.earlier.append((played, ruled))
        ruled, session.on_sheet, session.doubted = ruled.start(), 0, False
    if played.over:
        played = played.start()
    if not (played.begun or ruled.begun):
        if begun := _begun_in_the_middle(session, ruled, told, place):
            played = ruled = begun
    else:
        _hold_against_the_sheet(session, (played, ruled), told)
    session.ruled = ruled
    session.played = ruled if played == ruled else played  # entered once, as long as nothing tells them apart
    return ruled


def _begun_in_the_middle(session: Session, sheet: Sheet, told: Sequence[Act], place: int) -> Sheet | None:
    """The sheet as a log says that it stands; None where it says nothing of that."""
    counts_deals = "deal" in sheet.standings
    at = sheet.standing if told else FRESH
    for act in told:
        side = session.blank.column_told(act)
        if act.verb not in sheet.standings:
            _not_kept(session, act)
        elif side is not None:
            at = at.told(act.verb, side, act.number)
    # Where the sheet counts its deals, it can be entered at a later one; `deal 3` says so.
    if counts_deals and place > 1 and not session.count:
        at = evolve(at, deal=place)
    if not (told and sheet.standings) and at == FRESH:
        return None
    try:
        return sheet.start(at)
    except ScoreError as error:
        doubt(session, str(error), told[0] if told else None)
    return None


def _hold_against_the_sheet(session: Session, sheets: tuple[Sheet, Sheet], told: Sequence[Act]) -> None:
    for act in told:
        side = session.blank.column_told(act)
        if act.verb not in sheets[1].standings:
            _not_kept(session, act)
        elif side is not None:
            stand = {sheet.standing.of(act.verb)[side] for sheet in sheets}
            if act.number not in stand:
                sheet = " or ".join(map(str, sorted(stand)))
                what = f"{STANDINGS[act.verb]} of {session.blank.column_name(side)}"
                doubt(session, f"{what}: {sheet} by the sheet, {act.number} by the log", act)


def _not_kept(session: Session, act: Act) -> None:
    if act.number:
        doubt(session, f"{STANDINGS[act.verb]} do not carry over from one deal to another", act)
