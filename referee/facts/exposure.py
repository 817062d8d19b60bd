"""Facts about cards that were shown."""

from __future__ import annotations

from referee.cards import TEN, rank_of
from referee.law import Fact
from referee.matter import Matter
from referee.record import Act
from referee.table import Table

SMALL, AN_HONOR, LED, SEVERAL = (
    "a single card below the ten",
    "a single ten or higher",
    "a card below the ten, led",
    "several cards",
)


def _what(table: Table, matter: Matter, act: Act) -> str | None:
    if len(matter.cards) > 1 or (act.how == "hand" and not matter.cards):
        return SEVERAL
    if matter.card is None:
        return None
    if rank_of(matter.card) >= TEN:
        return AN_HONOR
    return LED if act.verb == "play" else SMALL


EXPOSED_WHAT = Fact("exposed-what", "What was exposed?", _what, (SMALL, AN_HONOR, LED, SEVERAL))
