"""Facts about bids of how many tricks a player will win."""

from __future__ import annotations

from referee.law import NO, YES, Fact
from referee.matter import Matter
from referee.play.exact_bids import bids, may_change
from referee.record import Act
from referee.table import Table


def _left_has_bid(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    return NO if may_change(table, matter.seat, bids(table)) else YES


LEFT_HAS_BID = Fact("left-has-bid", "Had the player at his left made his bid?", _left_has_bid)
