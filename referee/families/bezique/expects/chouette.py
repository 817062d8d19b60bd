"""Chouette: others in the box, or for captain, than the game before has left there."""

from collections.abc import Iterator

from referee.core.expect import OutOfTurn
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.bezique.moves.chouette import order_before

VERBS = ("boxes",)

WRONG_PLAYER_IN_BOX = OutOfTurn(
    "box", name="wrong-player-in-box", says="a player in the box, or captain, whose turn for it has not come"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Who is told to play, where the game before has left others."""
    due = order_before(table)[:2]
    if due and (act.seat, act.other) != due:
        seat = act.seat if act.seat != due[0] else act.other
        why = f"{table.name(act.seat)} played {table.name(act.other)}, where {table.name(due[0])} was in the box and {table.name(due[1])} captain"
        yield Matter(WRONG_PLAYER_IN_BOX, seat, why, act.at, other=act.other)
