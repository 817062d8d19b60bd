"""Facts about a trick, wherever cards are led and followed: whether it was quitted before a fault in it was put right."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact
from referee.core.limits import RAISING
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
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
