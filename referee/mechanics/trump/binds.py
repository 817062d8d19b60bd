"""What a ruling obliges a player to while the trump is made."""

from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import AUCTION, DEAL, Table
from referee.mechanics.rulings.expects.against_a_ruling import MADE_WHEN_BARRED
from referee.mechanics.trump.moves.bidding import SPEAKING, is_pass, may_be_maker


def _speaks(table: Table, duty: Duty, act: Act) -> bool:
    if act.verb == "makes" and may_be_maker(table, duty.seat):
        return False  # what he has bid before stands, and he has to name a trump for it
    return act.verb in SPEAKING and act.seat == duty.seat and table.phase in (DEAL, AUCTION)


MAY_NOT_MAKE = DutyKind(
    "may not make the trump",
    lambda table, duty: f"{table.name(duty.seat)} may make no bid and no trump in this deal",
    _speaks,
    lambda table, duty, act: is_pass(act) or act.verb == "rejects",
    lambda table, duty, act: f"{table.name(act.seat)} spoke",
    End("the end of the making", lambda table, duty, act: table.phase not in (DEAL, AUCTION)),
    MADE_WHEN_BARRED,
    to_pass=True,
)
