"""Facts about cards that were shown."""

from __future__ import annotations

from referee.core.cards import TEN, rank_of
from referee.core.law import NO, YES, Answer, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.tricks.moves.tricks import whose_turn

SMALL, AN_HONOR, LED, SEVERAL = (
    Answer("small", "a single card below the ten"),
    Answer("honor", "a single ten or higher"),
    Answer("led", "a card below the ten, led"),
    Answer("several", "several cards"),
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


def _regular(table: Table, matter: Matter, act: Act) -> str | None:
    """At his turn a card dropped may be the one he plays; what he does next tells."""
    if matter.seat is None or whose_turn(table) != matter.seat or len(matter.cards) > 1 or matter.act is not None:
        return NO
    if act.verb in ("exposes", "names"):
        return None
    return YES if act.verb == "play" and act.seat == matter.seat and act.card == matter.card else NO


AS_REGULAR_PLAY = Fact("regular-play", "Did the card fall as his regular play, at his turn?", _regular, later=True)
