"""Facts about a trick, wherever cards are led and followed: whether it was quitted before a fault in it was put right."""

from __future__ import annotations

from referee.core.law import NO, YES, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.tricks.facts.play import takes_back, wrong_again
from referee.mechanics.tricks.state import Tricks


def _corrected(table: Table, matter: Matter, act: Act) -> str | None:
    tricks = table.part(Tricks)
    if tricks is None:
        return None
    if takes_back(act, matter):
        return None if wrong_again(table, act, matter) else NO
    gathered = tricks.number > matter.count
    if act.verb == "quits":
        return YES if gathered else None
    return YES if (gathered and act.verb == "play") or act.verb in ("end", "mixes") else None


QUITTED = Fact(
    "trick-quitted", "Had the trick been quitted, or the next one led to, before it was corrected?", _corrected, later=True
)


def _revoke_claimed(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "asks" and act.how == "revoke":
        return YES
    return NO if act.verb in ("agreed", "end") else None


REVOKE_CLAIMED = Fact(
    "revoke-claimed",
    "Was a revoke claimed that can no longer be proved because the cards are mixed?",
    _revoke_claimed,
    later=True,
)
