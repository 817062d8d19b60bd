"""Facts that decide what a director rules."""

from __future__ import annotations

from referee.core.law import NO, YES, Answer, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.roles import DIRECTOR
from referee.score.facts import LEAST_MINUTES, minutes_since

IN_TIME = Answer("in-time", "at the table, or within 30 minutes after the session")
TOO_LATE = Answer("too-late", "later than that")
NEVER = Answer("never", "not at all")


def _told(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "director" or (act.verb == "demands" and act.how == "director"):
        minutes = minutes_since(table, "round")
        return TOO_LATE if minutes is not None and minutes > LEAST_MINUTES else IN_TIME
    return NEVER if act.verb == "end" else None


DIRECTOR_TOLD = Fact("director-told", "When was the director told of it?", _told, (IN_TIME, TOO_LATE, NEVER), later=True)


def _adjusted(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if act.verb == "adjusts" else NO if act.verb == "end" else None


SCORE_ADJUSTED = Fact(
    "score-adjusted",
    "Did the director find that an adjusted score was necessary?",
    _adjusted,
    later=True,
)


def _grounds(table: Table, matter: Matter, act: Act) -> str | None:
    others = [each for each in table.matters if each.number != matter.number]
    if not others:
        return NO
    left_open = [
        each
        for each in others
        if each.law is None or each.law.remedy is None or each.law.chooser is DIRECTOR or not each.law.remedy.bites
    ]
    # Whether a penalty that the laws do give is enough is for the director to say, and no log tells it.
    return YES if left_open else None


GROUNDS_TO_ADJUST = Fact(
    "grounds-to-adjust",
    "Do the laws leave the side without fault short of full redress, or could the board not be played normally?",
    _grounds,
)

SAME_BREATH = Answer("same-breath", "in practically the same breath")
NOT_THERE = Answer("not-there", "the card first named is not in dummy")
LATER_ON = "later"


def _designation(table: Table, matter: Matter, act: Act) -> str | None:
    dummy = dummy_of(table)
    if matter.card is None or dummy is None:
        return None
    if table.holds(dummy, 1 << matter.card) is False:
        return NOT_THERE
    last = table.acts[-1] if table.acts else None
    return SAME_BREATH if last is not None and last.verb == "names" else LATER_ON


WHEN_CHANGED = Fact("when-changed", "When did declarer name the other card?", _designation, (SAME_BREATH, NOT_THERE, LATER_ON))


def _witnessed(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or act.seat is None or table.side_of(act.seat) == table.side_of(matter.seat):
        return None
    if act.verb in ("accepts", "agrees"):
        return YES  # an opponent has looked on
    return NO if act.verb == "demands" and act.how in ("shuffle", "redeal") else None


WITNESSED = Fact("witnessed", "Was an opponent or the director present when the board was prepared?", _witnessed, later=True)
