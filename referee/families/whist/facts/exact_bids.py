"""Facts about bids of how many tricks a player will win."""

from referee.core.law import NO, YES, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.whist.moves.exact_bids import bids, may_change


def _left_has_bid(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    return NO if may_change(table, matter.seat, bids(table)) else YES


LEFT_HAS_BID = Fact("left-has-bid", "Had the player at his left made his bid?", _left_has_bid)
