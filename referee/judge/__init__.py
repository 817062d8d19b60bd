"""Judging a record: deal by deal, with the score of each entered as it was played and as it is ruled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from attrs import evolve

from referee.core.fold import close, play_through
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import AGREEMENTS, Act, Fault, Record, Run, Span
from referee.core.table import Table
from referee.core.verdict import DealVerdict, Verdict
from referee.families import find_game, games, like
from referee.judge.opening import STANDINGS, laid
from referee.judge.session import Session, begin, doubt, first_act, result_of
from referee.judge.sheets import WRITING, enter, settle_errors, with_the_sheet
from referee.mechanics.setting.board import board_of
from referee.reading.logs import Part
from referee.score.sheet import Result, ScoreError, counted

#: acts that the judge looks at, beside the play
HEEDED = WRITING | {"deal", "board", "dealer"} | STANDINGS.keys()


def judge_parts(parts: Iterable[Part], game: str | None = None) -> Iterator[Verdict]:
    """The verdicts on the records of a file, read deal by deal. `game` stands in where a record names none."""
    session: Session | None = None
    found: Game | None = None
    first: Record | None = None
    faults: list[Fault] = []
    number = 0
    for part in parts:
        if part.begins:
            if first is not None:
                yield _verdict(session, found, number, first, faults)
            number, first = number + 1, part.record
            named = first.game or game or ""
            found = find_game(named)
            faults = [no_such_game(named, first.line)] if found is None else list(_wrong_number(found, first))
            session = begin(found, first.seated) if found is not None and not faults else None
        assert first is not None
        faults.extend(part.record.faults)
        if session is not None and part.record.acts:
            strangers = list(_strangers(part.record.acts, session.blank))
            faults += [_no_such_seat(act, session.blank) for act in strangers]
            acts = tuple(act for act in part.record.acts if act not in strangers) if strangers else part.record.acts
            judge_deal(session, evolve(part.record, acts=acts) if strangers else part.record)
    if first is not None:
        yield _verdict(session, found, number, first, faults)


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


def _wrong_number(game: Game, record: Record) -> Iterator[Fault]:
    fewest, most = game.players
    if record.seated and not fewest <= len(record.seated) <= most:
        wanted = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        told = len(record.seated)
        others = [each.slug for each in games().values() if _is_kin(each, game) and each.players[0] <= told <= each.players[1]]
        instead = f"; for {told} there is {' or '.join(others)}" if others else ""
        found = f"{game.title} with {counted(told, 'player')}"
        said = dict(game.rules).get("Players", "").rstrip(".")  # who sits where, if that is not plain
        yield Fault(record.seated_at or record.line, 1, found, f"it is a game for {wanted}{instead}{said and f' ({said})'}")


def _is_kin(one: Game, other: Game) -> bool:
    """Whether two games are forms of one."""
    return one is not other and _first(one) is _first(other)


def _first(game: Game) -> Game:
    return game if game.base is None else _first(game.base)


def _strangers(acts: Iterable[Act | Run], table: Table) -> Iterator[Act | Run]:
    """The acts of players for whom there is no seat at this table."""
    most = table.seats
    for act in acts:
        if isinstance(act, Run):
            if act.first is not None and act.first >= most:
                yield act
        elif (act.seat is not None and act.seat >= most) or (act.other is not None and act.other >= most):
            yield act


def _no_such_seat(act: Act | Run, table: Table) -> Fault:
    place = act.span(0) if isinstance(act, Run) else act.at
    found = f"'{act.verb}' names a player who does not sit at this table"
    return Fault(place.line, place.column, found, f"the players are {', '.join(table.names)}")


def _deals(acts: tuple[Act | Run, ...]) -> list[tuple[Act | Run, ...]]:
    """The acts of a record, deal by deal."""
    starts = [place for place, act in enumerate(acts) if act.verb in ("deal", "board")]
    if starts and all(act.verb in AGREEMENTS for act in acts[: starts[0]]):
        starts = starts[1:]
    edges = sorted({0, *starts, len(acts)})
    return [acts[first:last] for first, last in pairwise(edges)] or [()]


def judge_deal(session: Session, record: Record) -> Session:
    """Judge one more deal. The session is changed, and given back."""
    acts = record.acts
    heeded = [act for act in acts if act.verb in HEEDED]
    table = laid(session, heeded)
    if session.errors or any(act.verb in WRITING for act in heeded):
        table = with_the_sheet(session, table, acts)
    else:
        table = play_through(table, acts)
    table = close(table)
    session.dealer = table.next_dealer
    session.matters_so_far = table.count
    result: tuple[Result | None, Result | None] = (None, None)
    try:
        result = result_of(table)
    except ScoreError as error:
        doubt(session, str(error), first_act(heeded))
    matters = tuple(map(_kept, table.settled))
    session.matters += matters
    number = board_of(table).number or session.count + 1
    session.deals.append(DealVerdict(number, *result, table.void, matters, table.outcomes))
    if session.ruled is not None:
        enter(session, table, result, heeded)
    session.count += 1
    return session


def _kept(matter: Matter) -> Matter:
    """A matter of a deal that is done: no way back is needed any more, and of its places nothing but where they are."""
    return evolve(matter, before=None, at=_plain(matter.at), since=_plain(matter.since))


def _plain(place: Span) -> Span:
    return place if type(place) is Span else Span(place.line, place.column, place.end)


def _verdict(session: Session | None, game: Game | None, number: int, first: Record, faults: list[Fault]) -> Verdict:
    if session is None:
        return Verdict(game, number, first.line, (), tuple(faults), (), 0)
    settle_errors(session)
    return Verdict(
        session.game, number, first.line, tuple(session.matters), tuple(faults), tuple(session.deals), session.count,
        session.played, session.ruled, tuple(session.earlier), session.blank.names,
    )  # fmt: skip
