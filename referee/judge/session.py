"""What carries over from one deal of a record to the next: the sheets, and the errors on them that may still be corrected.

A record may have a hundred thousand deals, so nothing is kept of a deal but its matters and its entry on the sheets. A
session is changed in place, for a tuple that grows with the deals would make a long record cost the square of its length.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache

from attrs import Factory, define, evolve

from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act, Run, seat_names
from referee.core.remedy import Consequence
from referee.core.sheet import Entry, Result, Sheet
from referee.core.status import SUSPECT
from referee.core.table import Table
from referee.core.verdict import DealVerdict
from referee.mechanics.record.expects.unfit_for_sheet import UNFIT_FOR_SHEET

#: a sheet keeps this many deals one by one; what came before is brought forward as a sum
DEALS_ON_A_SHEET = 100
DEALS_KEPT = 100
#: errors on the sheet that wait to be corrected; beyond that the oldest is ruled as if the record ended there
ERRORS_KEPT = 40

_DOUBTFUL = Consequence("the record does not hold together")


@define
class Session:
    """Everything that carries over from one deal of a record to the next."""

    game: Game
    #: sheets; None for a game that is not scored
    played: Sheet | None
    ruled: Sheet | None
    #: a table on which nothing has happened
    blank: Table
    matters: list[Matter] = Factory(list)
    deals: deque[DealVerdict] = Factory(lambda: deque(maxlen=DEALS_KEPT))
    count: int = 0
    #: the deals on the sheets since they were begun or last brought forward
    on_sheet: int = 0
    matters_so_far: int = 0
    #: whether the record of a deal on the sheets does not hold together
    doubted: bool = False
    #: errors that stand on the sheet; `count` of each is the number of correct deals dealt since
    errors: tuple[Matter, ...] = ()
    #: how long ago the score was posted, where there is one to correct
    clock: tuple[Act, ...] = ()
    #: the sheets of rubbers or rounds that are over
    earlier: deque[tuple[Sheet, Sheet]] = Factory(lambda: deque(maxlen=DEALS_KEPT))
    #: who deals next, where a ruling has said so
    dealer: int | None = None
    #: what the players have agreed on for the game
    agreed: tuple[Act, ...] = ()
    #: lines that the sheets get beside those of the deal, when it has been entered
    as_written: list[Entry] = Factory(list)
    as_ruled: list[Entry] = Factory(list)
    #: whether acts at the sheet are judged in the deal at hand, and whether it is a correct deal so far
    at_the_sheet: bool = False
    counted: bool = False

    def fork(self) -> Session:
        """The session as it stands, to go on with while this one stays."""
        return evolve(
            self,
            matters=[*self.matters],
            deals=self.deals.copy(),
            earlier=self.earlier.copy(),
            as_written=[*self.as_written],
            as_ruled=[*self.as_ruled],
        )

    def aside(self) -> Session:
        """The same to try something on, without what has been: it costs no more however long the session is."""
        return evolve(
            self, matters=[], deals=deque(), earlier=deque(), as_written=[*self.as_written], as_ruled=[*self.as_ruled]
        )


def begin(game: Game, names: tuple[str, ...] = ()) -> Session:
    """The session of a game before its first deal, for players called so."""
    blank, sheet = _blank(game, names)
    return Session(game, sheet, sheet, blank)


@lru_cache(maxsize=64)
def _blank(game: Game, names: tuple[str, ...]) -> tuple[Table, Sheet | None]:
    """A table and a sheet on which nothing has happened. Remembered, because an archive has one board to a record."""
    blank = _bare(game, len(names)).but(names=names) if names else Table(game)
    columns = tuple(map(blank.side_name, range(blank.sides))) if game.sides else blank.names
    return blank, game.score and game.score.named(columns)


@lru_cache(maxsize=64)
def _bare(game: Game, seats: int) -> Table:
    """The same for so many players: whoever they are, and most sit together for one hand, nothing else tells tables apart."""
    return Table(game, names=seat_names(seats))


def doubt(session: Session, why: str, act: Act | None = None) -> None:
    """The record cannot be right: nobody is accused."""
    session.matters_so_far += 1
    matter = Matter(UNFIT_FOR_SHEET, None, why, number=session.matters_so_far, status=SUSPECT, remedy=(_DOUBTFUL,))
    session.matters.append(matter if act is None else evolve(matter, at=act.at))


def first_act(heeded: Sequence[Act | Run]) -> Act | None:
    """The first of these that is an act by itself."""
    return next((act for act in heeded if isinstance(act, Act)), None)


def result_of(table: Table) -> tuple[Result | None, Result | None]:
    """How the deal ended as it was played, and as it is ruled; a `ScoreError` says that it cannot have ended so."""
    play = table.game.play
    return play.result(table) if play and play.result else (None, None)


def entered(sheet: Sheet, result: Result | None) -> Sheet:
    """The sheet with the deal entered; the same sheet where it is not told to its end."""
    return sheet if result is None or not result.complete else sheet.enter(result)
