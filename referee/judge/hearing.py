"""One deal, from the table on which it begins to its entry on the sheets: told at once, or line by line.

What has been told of a deal that goes on is a `Hearing`, a value: to tell one more act makes another, and the one before it
is still there for whoever takes the act back. To tell it in parts comes to the same as to tell it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from typing import TypeVar, cast

from attrs import evolve

from referee.core.agreed import agreed_for_the_game
from referee.core.fold import close, play_through
from referee.core.matter import Matter
from referee.core.record import Act, Run, Span
from referee.core.sheet import Result, ScoreError
from referee.core.status import SUSPECT
from referee.core.table import Deaf, Table
from referee.core.values import frozen
from referee.core.verdict import DealVerdict
from referee.judge import untold
from referee.judge.beginning import beginning_untold, wrong_in
from referee.judge.idle import idle_acts_told
from referee.judge.opening import STANDINGS, laid
from referee.judge.session import Session, doubt, first_act, result_of
from referee.judge.sheets import WRITING, close_sheet, enter, heard_at_the_sheet, open_sheet
from referee.judge.torn import Retold, gap_in, perhaps_torn, slip_in, told_twice
from referee.mechanics.setting.board import board_of

Acts = Sequence[Act | Run]
T = TypeVar("T", bound=Hashable)
#: the table on which a deal begins, with more told of that or without
Begun = Callable[..., Table]

#: acts that say on which table a deal begins, wherever in it they stand
_LAYING = {"deal", "board", "dealer"} | STANDINGS.keys()
#: acts that the judge looks at, beside the play
HEEDED = WRITING | _LAYING


def judge_deal(session: Session, acts: Acts) -> Session:
    """Judge one more deal. The session is changed, and given back."""
    if (result := at_once(session, acts)) is not None:
        return _ended_clean(session, result, acts)
    heeded = [act for act in acts if act.verb in HEEDED]
    table = _begun(session, heeded)
    aside = session.aside() if session.at_the_sheet else session
    begun = partial(_laid_again, aside, table, heeded)
    _end(session, _heard(session, table, acts), heeded, acts, begun, partial(_heard_again, aside, begun, acts))
    return session


def at_once(session: Session, acts: Acts) -> Result | None:
    """How a clean deal ended that nothing told before has to do with; None where it has to be gone through."""
    play, sheet = session.game.play, session.ruled
    if play is None or play.at_once is None or session.errors or session.dealer is not None:
        return None
    if sheet is None or sheet is not session.played or sheet.over or ("deal" in sheet.standings and not session.count):
        return None
    return play.at_once(session.game, session.blank.names, session.count + 1, acts)


def _ended_clean(session: Session, result: Result, acts: Acts) -> Session:
    session.deals.append(DealVerdict(session.count + 1, result, result, void=False, matters=()))
    enter(session, session.blank, (result, result), acts)
    session.count += 1
    return session


def _laid_again(session: Session, table: Table, heeded: Acts, *more: Act) -> Table:
    """The table on which a deal begins; where more is told of that, as it is laid then."""
    return _begun(session.aside(), [*more, *heeded]) if more else table


def _heard_again(session: Session, begun: Begun, acts: Acts, deaf: Deaf, retold: Retold | None) -> Table:
    """The table at the end of the same deal without these acts, or told otherwise; the session stays as it was before it."""
    session = session.aside() if session.at_the_sheet else session
    table = begun(*(() if retold is None else retold.laid)).but(deaf=deaf)
    table = _heard(session, table, acts) if retold is None else _heard_otherwise(session, table, retold)
    return _closed(session, table)


def _closed(session: Session, table: Table) -> Table:
    return close(close_sheet(session, table) if session.at_the_sheet else table)


def _heard_otherwise(session: Session, table: Table, retold: Retold) -> Table:
    table = _heard(session, table, retold.before).but(doubted=retold.why)
    if retold.spared:
        table = table.but(nobody_accused=True)
    return _heard(session, table, retold.after)


def _otherwise(table: Table, begun: Begun, acts: Acts) -> Retold | None:
    """The same deal as it is to be taken, with what has to have been at its beginning, unless the play explains more."""
    in_play = _in_play(table, begun, acts)
    whole = beginning_untold(table, begun, acts)
    if whole is None:
        return in_play
    laid = partial(begun, *whole.laid)
    retold = evolve(_in_play(close(play_through(laid(), whole.before)), laid, whole.before) or whole, laid=whole.laid)
    if in_play is not None and _left_wrong(begun, in_play) < _left_wrong(begun, retold):
        return in_play
    return retold


def _left_wrong(begun: Begun, retold: Retold) -> int:
    """Of how much somebody is accused, or the record doubted, where a deal is told so."""
    table = close(play_through(begun(*retold.laid), [*retold.before, *retold.after]))
    return sum(wrong_in(table)[:2])


def _in_play(table: Table, begun: Begun, acts: Acts) -> Retold | None:
    """The same deal with the passes that closed its auction, or the widow taken, or as what was played shows it to be."""
    told = untold.passes_untold(table, begun, acts) or untold.widow_untold(table, begun, acts)
    return told or _retold(table, begun, acts)


def _retold(table: Table, begun: Begun, acts: Acts) -> Retold | None:
    """The acts of a deal that ends so as they are to be taken; None where they are to be taken as they were told."""
    if not table.settled:
        return None
    torn = perhaps_torn(table, begun, acts)
    slip = None if torn is None else slip_in(torn)
    if slip is not None:
        return slip
    more = untold.untold_in(table, begun, acts)
    more = gap_in(torn) if more is None and torn is not None else more
    return told_twice(table, begun, acts) if more is None else more


def _begun(session: Session, heeded: Acts) -> Table:
    table = laid(session, heeded)
    at_the_sheet = session.errors or any(act.verb in WRITING for act in heeded)
    return open_sheet(session, table) if at_the_sheet else table


def _heard(session: Session, table: Table, acts: Acts) -> Table:
    return heard_at_the_sheet(session, table, acts) if session.at_the_sheet else play_through(table, acts)


def _end(
    session: Session,
    table: Table,
    heeded: Acts,
    acts: Acts,
    begun: Begun,
    again: Callable[[Deaf, Retold | None], Table],
) -> Table:
    """The table of a deal at its end, entered on the sheets; `again` hears it without some acts, or told otherwise."""
    table = _closed(session, table)
    retold = _otherwise(table, begun, acts)
    if retold is not None:
        table = again(frozenset(), retold)
    if table.idle:
        table = idle_acts_told(table, lambda deaf: again(deaf, retold))
    session.dealer = table.next_dealer
    if not session.count:
        session.agreed = agreed_for_the_game(acts)
    session.matters_so_far = table.count
    result: tuple[Result | None, Result | None] = (None, None)
    try:
        result = result_of(table)
    except ScoreError as error:
        doubt(session, str(error), first_act(heeded))
    matters = tuple(map(_kept, table.settled))
    session.matters += matters
    session.doubted |= any(each.status == SUSPECT for each in matters)
    number = board_of(table).number or session.count + 1
    session.deals.append(DealVerdict(number, *result, table.void, matters, table.outcomes))
    if session.ruled is not None:
        enter(session, table, result, heeded)
    session.count += 1
    return table


def _kept(matter: Matter) -> Matter:
    """A matter of a deal that is done: no way back is needed any more, and what is said of others too is kept once."""
    at, since = _plain(matter.at), _plain(matter.since)
    why, due, found = _once(matter.why), _once(matter.due), _once(matter.found)
    return evolve(matter, before=None, at=at, since=at if since == at else since, why=why, due=due, found=found)


@lru_cache(maxsize=4096)
def _first(value: Hashable, spelled: str) -> Hashable:
    return value


def _once(value: T) -> T:
    """The value that was given of late for one that equals it and is spelled alike."""
    return cast(T, _first(value, repr(value)))


def _plain(place: Span) -> Span:
    return place if type(place) is Span else Span(place.line, place.column, place.end)


# --- a deal that goes on


@frozen
class _Told:
    """What was told of a deal at once, and before that."""

    acts: Acts
    earlier: _Told | None


@frozen
class Hearing:
    """A deal as far as it has been told."""

    #: as it stood before the deal, without the matters of earlier ones; never changed
    before: Session
    #: as it stands, and not changed either: who goes on forks it
    session: Session
    #: none before the first act
    table: Table | None = None
    heeded: tuple[Act | Run, ...] = ()
    told: _Told | None = None

    @property
    def waiting(self) -> tuple[Matter, ...]:
        """The matters that are not settled: of this deal, and errors on the sheet of earlier ones."""
        return (*self.session.errors, *(self.table.docket if self.table else ()))

    @property
    def matters(self) -> tuple[Matter, ...]:
        """Every matter of this deal so far, and those that wait from earlier ones."""
        return (*self.waiting, *self.session.matters, *(self.table.settled if self.table else ()))

    @property
    def acts(self) -> Acts:
        """All that has been told of the deal."""
        told, parts = self.told, list[Acts]()
        while told is not None:
            parts.append(told.acts)
            told = told.earlier
        return [act for acts in reversed(parts) for act in acts]


def adjourned(session: Session) -> Hearing:
    """The hearing of the deal that comes next in this session."""
    return Hearing(session, session)


def hear(hearing: Hearing, acts: Acts, so_far: Callable[[], Acts]) -> Hearing:
    """The deal with these acts told too.

    Most acts go on where the table stands. What says on which table the deal begins, and the first word that is written on the
    sheet in it, change what was before: then the deal is heard again from its beginning, with all its acts `so_far`.
    """
    fresh = [act for act in acts if act.verb in HEEDED]
    heeded = (*hearing.heeded, *fresh)
    table, session, earlier = hearing.table, hearing.session, hearing.told
    if table is None or any(act.verb in _LAYING or not session.at_the_sheet for act in fresh):
        session, acts, earlier = hearing.before.fork(), tuple(so_far()), None
        table = _begun(session, heeded)
    elif session.at_the_sheet:
        session = session.fork()
    return Hearing(hearing.before, session, _heard(session, table, acts), heeded, _Told(acts, earlier))


def as_taken(hearing: Hearing) -> Hearing:
    """The deal as its acts are to be taken as far as they are told, which is not always as they were told."""
    table = hearing.table
    if table is None or not (table.settled or table.docket):
        return hearing
    retold = _otherwise(_closed(hearing.session.aside(), table), lambda *more: _anew(hearing, *more)[1], hearing.acts)
    if retold is None:
        return hearing
    session, table = _anew(hearing, *retold.laid)
    return evolve(hearing, session=session, table=_heard_otherwise(session, table, retold))


def ended(hearing: Hearing) -> Session:
    """The session after this deal, as if nothing more were told of it."""
    session = hearing.session.fork()
    if hearing.table is not None:
        again = partial(_from_the_beginning, hearing)
        _end(session, hearing.table, hearing.heeded, hearing.acts, lambda *more: _anew(hearing, *more)[1], again)
    return session


def _anew(hearing: Hearing, *more: Act) -> tuple[Session, Table]:
    session = hearing.before.fork()
    return session, _begun(session, [*more, *hearing.heeded])


def _from_the_beginning(hearing: Hearing, deaf: Deaf, retold: Retold | None) -> Table:
    session, table = _anew(hearing, *(() if retold is None else retold.laid))
    return _heard_again(session, lambda *_: table, hearing.acts, deaf, retold)
