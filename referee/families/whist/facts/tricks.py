"""Facts about when a wrong number of cards in a trick is found."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact
from referee.core.limits import RAISING
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.mechanics.tricks.state import Tricks


def _first_trick(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.part(Tricks) is not None and table[Tricks].number > 1 else NO


FIRST_TRICK_QUITTED = Fact("first-trick-quitted", "Had the first trick been quitted?", _first_trick)


def _next_trick(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "adds" and act.seat == matter.seat:
        return NO
    tricks = table.part(Tricks)
    return (
        YES if act.verb == "play" and act.seat == matter.seat and tricks is not None and tricks.number > matter.count else None
    )


PLAYED_TO_NEXT = Fact("played-to-next", "Had he played to the next trick before it was put right?", _next_trick, later=True)

FOUND_IN_PLAY, FOUND_AFTER = (
    Answer("found-in-play", "during the play of the hand"),
    Answer("found-after", "when the hand was played out"),
)


def _found(table: Table, matter: Matter, act: Act) -> str | None:
    if table.phase == OVER or act.verb == "end":
        return FOUND_AFTER
    return FOUND_IN_PLAY if act.verb in (*RAISING, "finds", "inspects", "retracts") else None


WHEN_FOUND = Fact("found-in-play-or-after", "When was it found?", _found, (FOUND_IN_PLAY, FOUND_AFTER), later=True)
