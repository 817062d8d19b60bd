"""Facts about improper calls where nobody has a partner."""

from __future__ import annotations

from referee.core.law import NO, YES, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.auction.moves import CALLS

#: acts by which somebody will not have the call
_CANCELLING = ("cancels", "requires", "attention", "demands", "retracts")


def _cancelled(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.opened == table.clock:
        return None
    if act.verb in _CANCELLING or (act.verb in CALLS and act.seat == matter.seat):
        return YES
    return NO if act.verb in (*CALLS, "accepts", "play", "end") else None


CANCELLED_BY_OPPONENT = Fact("cancelled", "Does an opponent have the call cancelled?", _cancelled, later=True)
