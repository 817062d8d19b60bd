"""Before a deal: the sheet on which it goes, and the table on which it begins, as far as sheet and log tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.core.record import Act, Run
from referee.core.table import Table
from referee.families.bridge.score.duplicate import board_dealer
from referee.judge.session import Session, doubt, first_act
from referee.judge.sheets import settle_errors
from referee.mechanics.setting.board import Board
from referee.score.sheet import ScoreError

#: how the score may stand where a log begins in the middle, by the verb that tells it
STANDINGS = {"games": "games", "below": "points below the line", "points": "points"}


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
    sheet = session.ruled
    notes: tuple[Act, ...] = ()
    if named is None and session.dealer is not None:
        named = session.dealer
        notes = (Act("dealer", named),)  # a ruling tells it, as a line of the log would
    numbers = {"number": session.count + 1, "count": session.matters_so_far}
    if sheet is None:
        return _begun(session.blank.but(Board(board), dealer=named or 0, **numbers).note(*notes))
    if sheet.over or session.played.over or told or (place > 1 and not session.count):
        sheet = _new_page(session, told, place)
    vulnerable = (False, False)
    try:
        if named is None:
            named = sheet.dealer if board is None else board_dealer(board)
            if named is not None:
                named %= session.blank.seats
                notes = (Act("dealer", named),)  # the order of the deal tells it, as a line of the log would
        vulnerable = sheet.vulnerable(named or 0, board)
    except ScoreError as error:
        if board is not None:
            doubt(session, str(error), first_act(heeded))
    return _begun(session.blank.but(Board(board, vulnerable), dealer=named or 0, sheet=sheet, **numbers).note(*notes))


def _begun(table: Table) -> Table:
    play = table.game.play
    return play.begin(table) if play and play.begin else table


def _new_page(session: Session, told: Sequence[Act], place: int) -> Any:
    """The sheet on which the deal is entered: a new one after the end of a rubber, and where a log begins in the middle.

    A log may tell how the game stands where nothing is entered yet. Later it can only agree with the sheet.
    """
    if session.ruled.over:
        settle_errors(session)
        session.earlier.append((session.played, session.ruled))
        session.ruled, session.on_sheet = session.ruled.start(), 0
    if session.played.over:
        session.played = session.played.start()
    if not (session.played.begun or session.ruled.begun):
        _begin_in_the_middle(session, told, place)
    else:
        _hold_against_the_sheet(session, told)
    if session.played == session.ruled:
        session.played = session.ruled  # entered once, as long as nothing tells them apart
    return session.ruled


def _begin_in_the_middle(session: Session, told: Sequence[Act], place: int) -> None:
    sheet = session.ruled
    kept = sheet.standings - {"deal"}
    stands: dict[str, Any] = {name: getattr(sheet, name) for name in kept} if told else {}
    for act in told:
        side = session.blank.column_told(act)
        if act.verb not in sheet.standings:
            _not_kept(session, act)
        elif side is not None:
            before = stands[act.verb]
            stands[act.verb] = (*before[:side], act.number, *before[side + 1 :])
    # Where the sheet counts its deals, it can be entered at a later one; `deal 3` says so.
    if "deal" in sheet.standings and place > 1 and not session.count:
        stands["deal"] = place
    elif "deal" in sheet.standings and stands:
        stands["deal"] = sheet.played + 1
    if not stands:
        return
    try:
        session.played = session.ruled = sheet.start(**stands)
    except ScoreError as error:
        doubt(session, str(error), told[0] if told else None)


def _hold_against_the_sheet(session: Session, told: Sequence[Act]) -> None:
    for act in told:
        side = session.blank.column_told(act)
        if act.verb not in session.ruled.standings:
            _not_kept(session, act)
        elif side is not None:
            stand = {getattr(sheet, act.verb)[side] for sheet in (session.played, session.ruled)}
            if act.number not in stand:
                sheet = " or ".join(map(str, sorted(stand)))
                what = f"{STANDINGS[act.verb]} of {session.blank.column_name(side)}"
                doubt(session, f"{what}: {sheet} by the sheet, {act.number} by the log", act)


def _not_kept(session: Session, act: Act) -> None:
    if act.number:
        doubt(session, f"{STANDINGS[act.verb]} do not carry over from one deal to another", act)
