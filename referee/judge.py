"""Judging a record: deal by deal, with the score of each entered as it was played and as it is ruled.

A record may have a hundred thousand deals, so nothing is kept of a deal but its matters and its entry on the sheets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve, frozen

from referee.contract import Contract
from referee.game import Game
from referee.games import find_game
from referee.matter import Matter
from referee.reading import Part
from referee.record import Act, Fault, Record, Run, Side
from referee.replay import close, play_through
from referee.score.bridge import honors_held
from referee.score.sheet import DealResult, ScoreError
from referee.table import OVER, Table
from referee.verdict import DealVerdict, Verdict

#: a sheet keeps this many deals one by one; what came before is brought forward as a sum
DEALS_ON_A_SHEET = 500
DEALS_KEPT = 100


@frozen
class Session:
    """Everything that carries over from one deal of a record to the next."""

    game: Game
    #: sheets; None for a game that is not scored
    played: Any
    ruled: Any
    matters: tuple[Matter, ...] = ()
    deals: tuple[DealVerdict, ...] = ()
    count: int = 0
    matters_so_far: int = 0


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
            number, first, faults, session = number + 1, part.record, [], None
        assert first is not None
        faults.extend(part.record.faults)
        if session is None:
            found = find_game(part.record.game or game or "")
            session = None if found is None else begin(found)
        if session is not None and part.record.acts:
            session = judge_deal(session, part.record)
    if first is not None:
        yield _verdict(session, number, first, faults)


def judge(record: Record, game: str | None = None) -> Verdict:
    """The verdict on one record."""
    parts = [Part(evolve(record, acts=deal), begins=place == 0) for place, deal in enumerate(_deals(record.acts))]
    return next(judge_parts(parts, game))


def _deals(acts: tuple[Act | Run, ...]) -> list[tuple[Act | Run, ...]]:
    """The acts of a record, deal by deal."""
    starts = [place for place, act in enumerate(acts) if isinstance(act, Act) and act.verb in ("deal", "board")]
    edges = sorted({0, *starts, len(acts)})
    return [acts[first:last] for first, last in zip(edges, edges[1:], strict=False)] or [()]


def begin(game: Game) -> Session:
    """The session of a game before its first deal."""
    sheet = game.score() if game.score else None
    return Session(game, sheet, sheet)


def judge_deal(session: Session, record: Record) -> Session:
    """The session after one more deal."""
    table = close(play_through(_laid(session, record.acts), record.acts))
    number = table.board or session.count + 1
    played, ruled = tricks_played(table), tricks_ruled(table)
    verdict = DealVerdict(number, table.contract, played, ruled, table.void, table.settled, table.outcomes)
    sheets = [_enter(session.played, table, played, False), _enter(session.ruled, table, ruled, table.void)]
    return Session(
        session.game, *sheets, (*session.matters, *table.settled), (*session.deals[-DEALS_KEPT:], verdict), session.count + 1,
        table.count,
    )  # fmt: skip


def _laid(session: Session, acts: tuple[Act | Run, ...]) -> Table:
    """The table on which a deal begins: whose deal it is and who is vulnerable, as far as the sheet and the log say."""
    table = Table(session.game, count=session.matters_so_far)
    board = next((act.number for act in acts if isinstance(act, Act) and act.verb == "board"), None)
    dealer = session.ruled.dealer if session.ruled is not None else None
    if board is not None:
        from referee.score.duplicate import board_dealer

        dealer = board_dealer(board)
    named = next((act.seat for act in acts if isinstance(act, Act) and act.verb == "dealer"), dealer)
    table = table.but(board=board, dealer=named or 0)
    if session.ruled is not None:
        try:
            table = table.but(vulnerable=session.ruled.vulnerable(named, board))
        except ScoreError:
            return table
    return table


# --- what a deal comes to


def tricks_played(table: Table) -> int | None:
    """The tricks of declarer's side as the table counted them, or None where the record does not tell."""
    raw = _tricks_won(table)
    if raw is None or table.contract is None:
        return None
    side = table.contract.side
    return max(0, min(13, raw + table.taken[side] - table.taken[1 - side]))


def tricks_ruled(table: Table) -> int | None:
    """The tricks of declarer's side with what the rulings move."""
    raw = _tricks_won(table)
    if raw is None or table.contract is None or table.void:
        return None
    side = table.contract.side
    return max(0, min(13, raw + moved(table, 1 - side) - moved(table, side)))


def _tricks_won(table: Table) -> int | None:
    contract, tricks = table.contract, table.tricks
    if contract is None:
        return None
    size = table.game.hand_size
    if table.phase != OVER and table.won is not None:
        side, number = table.won
        return number if side == contract.side else size - number
    if tricks is None:
        return None
    counted = [tricks.won(0) + table.conceded[0], tricks.won(1) + table.conceded[1]]
    return counted[contract.side] if sum(counted) >= size else None


def moved(table: Table, loser: Side) -> int:
    """The tricks that rulings take from a side: as many as they say, as far as it won any from the first offence on."""
    mine = [(at_most, since) for side, at_most, since in table.transfers if side == loser]
    if not mine or table.tricks is None:
        return 0
    first = min(since for _, since in mine)
    earlier = sum(table.tricks.earlier)
    available = (
        sum(1 for place, seat in enumerate(table.tricks.winners, earlier + 1) if place >= first and seat % 2 == loser)
        + table.conceded[loser]
    )
    return min(sum(at_most for at_most, _ in mine), available)


def _enter(sheet: Any, table: Table, tricks: int | None, void: bool) -> Any:
    if sheet is None or void:
        return sheet
    passed_out = table.phase == OVER and table.contract is None and table.auction is not None
    if tricks is None and not passed_out:
        return sheet
    contract: Contract | None = table.contract
    honors = table.honors or (honors_held(table.dealt, contract) if contract else ())
    if len(getattr(sheet, "deals", ())) > DEALS_ON_A_SHEET:
        sheet = sheet.start(above=sheet.totals)
    if sheet.over:
        sheet = sheet.start()
    result = DealResult(contract, tricks or 0, honors, table.vulnerable, table.dealer, table.board, len(sheet.deals) + 1)
    try:
        return sheet.enter(result)
    except ScoreError:
        return sheet


def _verdict(session: Session | None, number: int, first: Record, faults: list[Fault]) -> Verdict:
    if session is None:
        return Verdict(None, number, first.line, (), tuple(faults), (), 0)
    return Verdict(
        session.game, number, first.line, session.matters, tuple(faults), session.deals, session.count,
        session.played, session.ruled,
    )  # fmt: skip
