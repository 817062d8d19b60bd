"""Facts about improper calls where nobody has a partner."""

from referee.core.fact import NO, YES, of
from referee.core.matter import Matter
from referee.core.record import DOUBLE, REDOUBLE, Act, Seat
from referee.core.table import Table
from referee.core.window import Limit, Role, Window
from referee.mechanics.auction.moves import CALLS
from referee.mechanics.auction.state import NO_BID, Auction
from referee.mechanics.roles import EITHER_OPPONENT

#: acts by which somebody will not have the call
_CANCELLING = ("cancels", "requires", "attention", "demands", "retracts")


def _may_cancel(table: Table, matter: Matter) -> tuple[Seat, ...]:
    before = matter.had(Auction)
    if matter.call in (DOUBLE, REDOUBLE) and before is not None and before.bid != NO_BID and before.bidder != matter.seat:
        return (before.bidder,)
    return EITHER_OPPONENT.seats(table, matter)


MAY_CANCEL = Role("the player whom it doubles, or of another call either opponent", _may_cancel)
CALLED_OVER = Window(
    "the next call of another player", lambda table, matter, act: act.verb in CALLS and act.seat != matter.seat
)


def _cancelled(*, before: Window, by: Role) -> Limit:
    """Whether one who may has the call cancelled, or the offender himself makes another, before the window closes."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if matter.opened == table.clock:
            return None
        if act.seat == matter.seat and act.verb in (*CALLS, "retracts"):
            return YES
        if act.verb in _CANCELLING and (act.seat is None or act.seat in by.seats(table, matter)):
            return YES
        return NO if before.closes(table, matter, act) or act.verb in ("accepts", "play", "end") else None

    return Limit(
        name="cancelled", question="Does an opponent have the call cancelled?", read=read, later=True, what="cancelled",
        before=before, by=by,
    )  # fmt: skip


IS_OPENING = of("is-opening", YES, NO, question="Was it the opening bid?")
CANCELLED_BY_OPPONENT = _cancelled(before=CALLED_OVER, by=MAY_CANCEL)
