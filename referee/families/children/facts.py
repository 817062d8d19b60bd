"""Facts about games for children: whose card was shown, and what became of two cards that were no pair."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

OWN, ANOTHERS = Answer("own", "his own"), Answer("another-players", "another player's")


@fact("whose-was-shown", "Whose card was shown?", (OWN, ANOTHERS))
def WHOSE_WAS_SHOWN(table: Table, matter: Matter, act: Act) -> str | None:
    holder = None if matter.card is None else table.holder(matter.card)
    return OWN if holder in (None, matter.seat) else ANOTHERS


@fact("stays-to-the-end", "Does it stay so to the end of the play?", later=True)
def STAYS_TO_THE_END(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "retracts" and act.seat == matter.seat:
        return NO
    return YES if act.verb == "end" else None
