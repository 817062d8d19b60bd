"""A widow taken by one player, and cards laid away by another."""

from collections.abc import Iterator

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.euchre.expects.partners import WIDOW_NOT_ENTITLED

VERBS = ("discards",)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Cards laid away by another."""
    taker = next((told.seat for told in reversed(table.acts) if told.verb == "widow"), None)
    if taker not in (None, act.seat):
        why = f"{table.name(act.seat)} laid cards away, where {table.name(taker)} had taken the widow"
        yield Matter(WIDOW_NOT_ENTITLED, act.seat, why, act.at, cards=act.cards)
