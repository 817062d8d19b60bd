"""What the referee says of a record: the matters it found, how each deal ended, the score as played and as ruled."""

from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import SEAT_LETTERS, Fault
from referee.core.sheet import Result, Sheet
from referee.core.status import LAWFUL, SUSPECT
from referee.core.subject import Deed
from referee.core.values import frozen

# --- the verdicts on a record
CLEAN, BREACH, SUSPECT_RECORD, UNREADABLE = "clean", "breach", "suspect", "unreadable"


@frozen
class DealVerdict:
    """How one deal ended."""

    #: the number of the deal or board, as the log has it
    number: int
    #: how it ended, as it was played and as the laws would have it; None where nothing is told, or the deal is void
    played: Result | None
    ruled: Result | None
    void: bool
    matters: tuple[Matter, ...]
    #: what else the record comes to, such as who deals after a draw: name and value
    outcomes: tuple[tuple[str, str], ...] = ()

    def told(self, *, ruled: bool = False) -> dict[str, str]:
        """What there is to tell of its end: name and value."""
        result = self.ruled if ruled else self.played
        return {} if result is None else result.told()


@frozen
class Verdict:
    """What the referee says of one record."""

    game: Game | None
    #: the number of the record in its file, and the line on which it begins
    record: int
    line: int
    matters: tuple[Matter, ...]
    faults: tuple[Fault, ...]
    #: the last deals, for short records all of them
    deals: tuple[DealVerdict, ...]
    #: how many deals there were
    count: int
    #: sheets; None for a game that is not scored
    played: Sheet | None = None
    ruled: Sheet | None = None
    #: the sheets of rubbers or rounds that were over before the last one began: as played and as ruled
    earlier: tuple[tuple[Sheet, Sheet], ...] = ()
    #: what reports call the players, by seat
    names: tuple[str, ...] = tuple(SEAT_LETTERS)
    #: by what code it was judged, where that is not the one of its day
    code: str = ""
    #: what a record of another program says of itself: names, each with its value
    tags: tuple[tuple[str, str], ...] = ()

    def score(self, *, ruled: bool = False) -> Sheet:
        """The sheet of a game that is scored."""
        sheet = self.ruled if ruled else self.played
        if sheet is None:
            raise ValueError("this game is not scored")
        return sheet

    @property
    def verdict(self) -> str:
        """Clean, breach, suspect or unreadable, the gravest first."""
        if self.faults:
            return UNREADABLE
        if any(is_breach(matter) for matter in self.matters):
            return BREACH
        return SUSPECT_RECORD if any(matter.status == SUSPECT for matter in self.matters) else CLEAN


def is_breach(matter: Matter) -> bool:
    """Whether somebody did what he should not: what the book allows, and what the record may have wrong, is no breach."""
    return not isinstance(matter.breach, Deed) and matter.status not in (SUSPECT, LAWFUL)
