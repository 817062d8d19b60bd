"""Judging a record: deal by deal, with the score of each entered as it was played and as it is ruled."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from attrs import evolve

from referee.core.doubt import finding
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import BEFORE_THE_DEALS, SEAT_NAMES, Act, DealRead, Fault, Record, Run
from referee.core.sheet import counted
from referee.core.table import Table
from referee.core.verdict import Verdict
from referee.families import codes_of, find_game, games, like, of_its_day
from referee.judge.hearing import judge_deal
from referee.judge.session import Session, begin
from referee.judge.sheets import settle_errors

Tags = tuple[tuple[str, str], ...]


def judge_parts(parts: Iterable[DealRead], game: str | None = None, code: str | None = None) -> Iterator[Verdict]:
    """The verdicts on the records of a file, read deal by deal. `game` stands in where a record names none.

    `code` is that under which games are judged that stand in several.
    """
    session: Session | None = None
    found: Game | None = None
    first: Record | None = None
    faults: list[Fault] = []
    number, judged_by = 0, ""
    tags: Tags = ()
    for part in parts:
        if part.begins:
            if first is not None:
                yield verdict_on(session, found, number, first.line, faults, judged_by, tags)
            number, first = number + 1, part.record
            tags = said_of_itself(first) if first.source else ()
            named = first.game or game or ""
            year = year_in(tags)
            found, session, wrong = _opened(named, first, code, year)
            faults = [*wrong]
            judged_by = "" if found is None or code or first.code else said_of_code(found, year)
        elif first is not None and first.source:
            tags = _with_tags(tags, part.record.acts)
        assert first is not None
        faults.extend(part.record.faults)
        if session is not None and part.record.acts:
            acts, wrong = seated(part.record.acts, session)
            faults += wrong
            judge_deal(session, acts)
    if first is not None:
        yield verdict_on(session, found, number, first.line, faults, judged_by, tags)


def judge(record: Record, game: str | None = None, code: str | None = None) -> Verdict:
    """The verdict on one record."""
    first, *others = deals_of(record.acts)
    parts = [DealRead(evolve(record, acts=first), begins=True)]
    parts += [DealRead(evolve(record, acts=deal, marks=(), faults=()), begins=False) for deal in others]
    return next(judge_parts(parts, game, code))


def judge_without(record: Record, game: Game, doubted: Iterable[Matter]) -> Verdict:
    """The verdict on a record in which these findings are not believed: what it comes to without them."""
    session = begin(game, record.seated)
    session.blank = session.blank.but(unbelieved=frozenset(map(finding, doubted)))
    for acts in deals_of(record.acts):
        judge_deal(session, acts)
    return verdict_on(session, game, 1, record.line, ())


def opened(named: str, head: Record, code: str | None = None) -> tuple[Game | None, Session | None, list[Fault]]:
    """The game of that name and its session for the players whom a record names, or what is wrong with that."""
    return _opened(named, head, code, year_in(said_of_itself(head)) if head.source else None)


def _opened(
    named: str, head: Record, code: str | None, year: int | None
) -> tuple[Game | None, Session | None, list[Fault]]:  # fmt: skip
    game = find_game(named)
    faults: list[Fault] = []
    if game is None:
        faults = [no_such_game(named, head.line)]
    elif head.code and head.code not in codes_of(game):
        there = ", ".join(sorted(filter(None, codes_of(game))))
        faults = [
            Fault(head.line, 1, f"there is no {game.title} under a code '{head.code}'", f"it stands in {there or 'none'}")
        ]
    else:
        wanted = codes_of(game).get(code or head.code) if code or head.code else None
        game = wanted or (of_its_day(game, year) if head.source else game)
        faults = list(_wrong_number(game, head))
    return game, None if game is None or faults else begin(game, head.seated), faults


_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
#: the tags that may tell it, the likeliest first
_DATED = {"Date": 0, "Event": 1, "EventDate": 2, "Site": 3}


def year_in(tags: Tags) -> int | None:
    """The year in which a record of another program was played: that of its date, or one in the name of the event."""
    dated = [tag for tag in tags if tag[0] in _DATED]
    dated.sort(key=_how_likely)
    return next((year for _, value in dated if (year := _year_in(value)) is not None), None)


def _how_likely(tag: tuple[str, str]) -> int:
    return _DATED[tag[0]]


@lru_cache(maxsize=512)
def _year_in(text: str) -> int | None:
    found = _YEAR.search(text)
    return int(found[0]) if found else None


def said_of_code(game: Game, year: int | None) -> str:
    """By which code a record of that year is judged whose own is not here; nothing where it is the right one."""
    if year is None or game.code is None or game.years is None or game.years.has(year):
        return ""
    return f"judged by {game.code.title}; the laws in force in {year} are not here"


def said_of_itself(record: Record) -> Tags:
    """What a record of another program says of itself, its players and the number of its board among it."""
    players = record.players
    named = tuple(zip(SEAT_NAMES, players, strict=True)) if len(players) == len(SEAT_NAMES) else ()
    return _with_tags(named, record.acts)


def _with_tags(tags: Tags, acts: Iterable[Act | Run]) -> Tags:
    for act in acts:
        if act.verb == "tags" and isinstance(act, Act):
            tags += act.tags
        elif act.verb == "deal" and isinstance(act, Act) and act.numbers:
            tags = (("Board", str(act.numbers[0])), *tags)
    return tags


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


def seated(acts: tuple[Act | Run, ...], session: Session) -> tuple[tuple[Act | Run, ...], list[Fault]]:
    """The acts of those who sit at this table, and what is wrong with the others."""
    most = session.blank.seats
    strangers = list(_strangers(acts, most))
    if not strangers:
        return acts, []
    faults = [_no_such_seat(act, session.blank) for act in strangers]
    return tuple(act for act in acts if act not in strangers), faults


def _strangers(acts: Iterable[Act | Run], most: int) -> Iterator[Act | Run]:
    """The acts of players for whom there is no seat at a table of so many."""
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


def deals_of(acts: tuple[Act | Run, ...]) -> list[tuple[Act | Run, ...]]:
    """The acts of a record, deal by deal."""
    starts = [place for place, act in enumerate(acts) if act.verb in ("deal", "board")]
    if starts and all(act.verb in (*BEFORE_THE_DEALS, "note") for act in acts[: starts[0]]):
        starts = starts[1:]
    edges = sorted({0, *starts, len(acts)})
    return [acts[first:last] for first, last in pairwise(edges)] or [()]


def verdict_on(
    session: Session | None, game: Game | None, number: int, line: int, faults: Iterable[Fault], code: str = "",
    tags: Tags = (),
) -> Verdict:  # fmt: skip
    """The verdict on a record that begins on this line, once all its deals are judged. The session is at its end."""
    if session is None:
        return Verdict(game, number, line, (), tuple(faults), (), 0, code=code, tags=tags)
    settle_errors(session)
    return Verdict(
        session.game, number, line, tuple(session.matters), tuple(faults), tuple(session.deals), session.count,
        session.played, session.ruled, tuple(session.earlier), session.blank.names, code, tags,
    )  # fmt: skip
