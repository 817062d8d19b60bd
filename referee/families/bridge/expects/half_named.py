"""A card of dummy that declarer names by half: what is then played the law says."""

from collections.abc import Iterator

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import PLAY, Table
from referee.mechanics.declarer.contract import declarer_of, dummy_of
from referee.mechanics.tricks.state import Tricks

VERBS = ("names",)

HALF_NAMED = Deed("half-named", "a card of dummy named by half")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Declarer names a suit, a rank, high or low, or nothing at all, when dummy is to play."""
    tricks = table.part(Tricks)
    if act.cards or act.seat != declarer_of(table) or table.phase != PLAY or tricks is None or tricks.turn != dummy_of(table):
        return
    yield Matter(HALF_NAMED, act.seat, f"{table.name(act.seat)} did not name a card of dummy by suit and rank", act.at, act=act)
