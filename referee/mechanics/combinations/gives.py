"""What laws give for a combination: it does not count, it counts what it is worth, it stays at what was said."""

from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.mechanics.combinations.state import ruled_to_count
from referee.mechanics.rulings.gives.general import corrected
from referee.mechanics.rulings.gives.parts import Scores, Void


def worth(matter: Matter) -> int | None:
    """What the cards count that a matter is about, where it is one about that."""
    return matter.due.number if isinstance(matter.due, Number) else None


def _not_counted(table: Table, matter: Matter) -> Table:
    return ruled_to_count(table, matter.count, worth(matter) or 0)


def _of_several(table: Table, matter: Matter) -> str:
    points = worth(matter)
    return f"one of them counts, for {points}" if points else "it does not count"


COMBINATION_NOT_COUNTED = Void("combination", _of_several, _not_counted)


def _counts_its_worth(table: Table, matter: Matter) -> Table:
    points = worth(matter)
    return table if points is None else ruled_to_count(table, matter.count, points)


def _its_worth(table: Table, matter: Matter) -> str:
    points = worth(matter)
    return "it counts what it is worth" if points is None else f"it counts {points}"


COUNTS_ITS_WORTH = Scores("combination", _its_worth, _counts_its_worth)


def _as_said(table: Table, matter: Matter) -> Table:
    """What is said afterwards counts for nothing."""
    return ruled_to_count(table, matter.count, matter.found.number) if isinstance(matter.found, Number) else table


COUNT_PUT_RIGHT = corrected("it is put right")
STAYS_AS_SAID = Scores("as-said", "it stays at what was said", _as_said, status=CONDONED, bites=False)
