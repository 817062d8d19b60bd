"""Facts about the stop in russian bank."""

from __future__ import annotations

from referee.core.law import NOT_YET, TOO_LATE, YES, Fact, of
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

STOPPED_ANSWERS = (YES, NOT_YET, TOO_LATE)


def _stopped(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "stops" and act.seat is not None and act.seat != matter.seat:
        return YES
    later = act.verb in ("moves", "loads", "turns") and matter.opened != table.clock
    return TOO_LATE if later else NOT_YET if act.verb == "end" else None


STOPPED = Fact(
    "stopped", "Did the opponent say stop before the player completed a later move?", _stopped, STOPPED_ANSWERS, later=True
)


def _demanded_back(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb in ("demands", "requires", "attention") and act.seat is not None and act.seat != matter.seat:
        return YES
    return NOT_YET if act.verb == "end" else None


DEMANDED_BACK = Fact(
    "build-demanded-back", "Did the opponent demand that it be taken back?", _demanded_back, (YES, NOT_YET), later=True
)

MOVED_ON, NO_ERROR = "a later move had been completed", "no error could be shown"
WHY_NO_STOP = of("why-no-stop", MOVED_ON, NO_ERROR, question="Why was there no right to the stop?")
