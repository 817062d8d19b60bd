"""Facts that decide what a director rules."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.remedy import Remedy
from referee.core.table import Table
from referee.core.window import Limit, Window
from referee.mechanics.declarer.contract import dummy_of
from referee.mechanics.rulings.gives.parts import DECIDED_ELSEWHERE, Physical
from referee.mechanics.windows import HALF_AN_HOUR_AFTER_SESSION, LEAST_MINUTES, minutes_after
from referee.score.entries import corrects

IN_TIME = Answer("in-time", "at the table, or within 30 minutes after the session")
TOO_LATE = Answer("too-late", "later than that")
NEVER = Answer("never", "not at all")


def _told(*, before: Window) -> Limit:
    """When the director was told; whoever tells him too late has told him, and whoever never does has not."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if matter.opened == table.clock:
            return None
        if act.verb == "director" or (act.verb == "demands" and act.how == "director"):
            return TOO_LATE if before.closed(table, matter) else IN_TIME
        return NEVER if act.verb == "end" else None

    return Limit(
        name="director-told", question="When was the director told of it?", read=read, answers=(IN_TIME, TOO_LATE, NEVER),
        later=True, what="told to the director", before=before, kept=(IN_TIME,),
    )  # fmt: skip


DIRECTOR_TOLD = _told(before=HALF_AN_HOUR_AFTER_SESSION)

#: as the laws of today set it where the organiser sets no other time
HALF_AN_HOUR_AFTER_SCORE = minutes_after(
    "the end of the correction period, 30 minutes after the official score is posted", "posted", LEAST_MINUTES
)
CONCESSION_IN_TIME = raised(before=HALF_AN_HOUR_AFTER_SCORE, name="raised-in-correction-period")
IN_CORRECTION_PERIOD = raised(before=HALF_AN_HOUR_AFTER_SCORE, how=corrects, name="in-correction-period")


@fact("score-adjusted", "Did the director find that an adjusted score was necessary?", later=True)
def SCORE_ADJUSTED(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if act.verb == "adjusts" else NO if act.verb == "end" else None


def _is_left_to_him(remedy: Remedy) -> bool:
    """Whether the law leaves it to the director what is to be done."""
    return any(isinstance(part, Physical) and part.why == DECIDED_ELSEWHERE for part in remedy.parts)


@fact(
    "grounds-to-adjust",
    "Do the laws leave the side without fault short of full redress, or could the board not be played normally?",
)
def GROUNDS_TO_ADJUST(table: Table, matter: Matter, act: Act) -> str | None:
    others = [each for each in table.matters if each.number != matter.number]
    if not others:
        return NO
    left_open = [
        each
        for each in others
        if each.law is None or each.law.remedy is None or not each.law.remedy.bites or _is_left_to_him(each.law.remedy)
    ]
    # Whether a penalty that the laws do give is enough is for the director to say, and no log tells it.
    return YES if left_open else None


SAME_BREATH = Answer("same-breath", "in practically the same breath")
NOT_THERE = Answer("not-there", "the card first named is not in dummy")
LATER_ON = "later"


@fact("when-changed", "When did declarer name the other card?", (SAME_BREATH, NOT_THERE, LATER_ON))
def WHEN_CHANGED(table: Table, matter: Matter, act: Act) -> str | None:
    dummy = dummy_of(table)
    if matter.card is None or dummy is None:
        return None
    if table.holds(dummy, 1 << matter.card) is False:
        return NOT_THERE
    last = table.acts[-1] if table.acts else None
    return SAME_BREATH if last is not None and last.verb == "names" else LATER_ON


@fact("witnessed", "Was an opponent or the director present when the board was prepared?", later=True)
def WITNESSED(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None or act.seat is None or table.side_of(act.seat) == table.side_of(matter.seat):
        return None
    if act.verb in ("accepts", "agrees"):
        return YES  # an opponent has looked on
    return NO if act.verb == "demands" and act.how in ("shuffle", "redeal") else None
