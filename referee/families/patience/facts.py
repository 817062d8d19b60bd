"""Facts about the stop in russian bank."""

from __future__ import annotations

from referee.core.law import NOT_YET, YES, Fact, of
from referee.core.limits import demanded
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.roles import OPPONENTS
from referee.mechanics.rulings.facts import by_opponent
from referee.mechanics.windows import LATER_MOVE

STOPPED = demanded("stop", before=LATER_MOVE, by=OPPONENTS, how=by_opponent("stops"), name="stopped")


def _demanded_back(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("demands", "requires", "attention") and act.seat is not None and act.seat != matter.seat:
        return YES
    return NOT_YET if act.verb == "end" else None


DEMANDED_BACK = Fact(
    "build-demanded-back", "Did the opponent demand that it be taken back?", _demanded_back, (YES, NOT_YET), later=True
)

MOVED_ON, NO_ERROR = "a later move had been completed", "no error could be shown"
WHY_NO_STOP = of("why-no-stop", MOVED_ON, NO_ERROR, question="Why was there no right to the stop?")
