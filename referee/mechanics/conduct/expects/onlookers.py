"""Spectators: those who watch a game have no part in it."""

from collections.abc import Iterator

from referee.core.expect import Spectator
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

VERBS = ("spectator",)

SPECTATOR_SPEAKS = Spectator()


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Whatever a log has to tell of a spectator."""
    said = f": {act.text}" if act.text else ""
    yield Matter(SPECTATOR_SPEAKS, None, f"a spectator interfered{said}", act.at)
