"""A bid of more than seven, which counts as a pass."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.expect import NotInThisGame
from referee.core.law import DEEMED_PASS
from referee.core.matter import Matter
from referee.core.record import Act, call_text
from referee.core.table import Table
from referee.mechanics.auction.moves import SEVEN_NO_TRUMP, called_upon

VERBS = ("call", "simultaneous", "changes")

BID_OVER_SEVEN = NotInThisGame("bid", "7", name="bid-over-seven", says="a bid of more than seven", waits=DEEMED_PASS)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bid above seven no trump."""
    before = called_upon(table, act)
    if before is not None and act.call is not None and act.call > SEVEN_NO_TRUMP:
        why = f"{table.name(act.seat)} bid {call_text(act.call)}"
        yield Matter(BID_OVER_SEVEN, act.seat, why, act.at, call=act.call, before=before)
