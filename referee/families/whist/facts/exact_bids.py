"""Facts about bids of how many tricks a player will win."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.whist.moves.exact_bids import bids, may_change


@fact("left-has-bid", "Had the player at his left made his bid?")
def LEFT_HAS_BID(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    return NO if may_change(table, matter.seat, bids(table)) else YES
