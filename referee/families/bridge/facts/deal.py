"""Facts about the deal at bridge: packs claimed back, cards looked at, hands that are short."""

from __future__ import annotations

from referee.core.law import NO, YES, Fact
from referee.core.limits import demanded
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import (
    miscounts,
)
from referee.mechanics.roles import ANY_PLAYER
from referee.mechanics.tricks.moves.tricks import is_over
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.windows import (
    FIRST_CARD_DEALT,
)

# --- demands in time

NEW_CUT_DEMANDED = demanded("shuffle", "redeal", before=FIRST_CARD_DEALT, by=ANY_PLAYER, name="new-cut-demanded")


# --- how far things have come


def _before_end(table: Table, matter: Matter, act: Act) -> str | None:
    over = table.phase == OVER or (table.part(Tricks) is not None and is_over(table, table[Tricks]))
    return NO if over else YES


FOUND_BEFORE_END = Fact("found-before-end", "Was it found before the end of play?", _before_end)


# --- hands and packs


def _reclaimed(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if act.verb == "reclaims" else NO if act.verb == "end" else None


RECLAIMED = Fact("reclaimed", "Does the side that owns the pack claim it back?", _reclaimed, later=True)


def _seen(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "picks" and act.how:
        return YES if act.how == "seen" else NO
    return YES if act.verb == "looks" and (act.seat, act.other) == (matter.seat, matter.other) else None


SEEN = Fact("seen", "Did he look at the cards?", _seen)


def _another_short(table: Table, matter: Matter, act: Act) -> str | None:
    if any(number < 0 for number in miscounts(table, act).values()):
        return YES
    counting = act.verb == "counts" or (matter.opened == table.clock and act.verb != "deals")
    return None if counting else NO


ANOTHER_SHORT = Fact("another-short", "Has another hand too few cards?", _another_short)
