"""Facts about the score as it was written, and until when it may be corrected."""

from __future__ import annotations

from referee.law import NO, YES, Fact
from referee.matter import Matter
from referee.play.entries import (
    HONORS,
    PREMIUM,
    SLAM,
    TRICK_SCORE,
    UNDERTRICKS,
    UNFINISHED,
    Misentry,
    corrects,
)
from referee.record import Act
from referee.table import Table


def _which(table: Table, matter: Matter, act: Act) -> str | None:
    entry: Misentry | None = matter.before
    return None if entry is None else entry.about


WHICH_SCORE = Fact(
    "which-score",
    "What is the wrong entry about?",
    _which,
    (TRICK_SCORE, UNDERTRICKS, SLAM, HONORS, PREMIUM, UNFINISHED),
)


def _part_score_or_game(table: Table, matter: Matter, act: Act) -> str | None:
    entry: Misentry | None = matter.before
    if entry is None:
        return None
    lines = entry.due if entry.written is None else (entry.written, *entry.due)
    return YES if any(line.how == "below" for line in lines) else NO


PART_SCORE_OR_GAME = Fact(
    "part-score-or-game",
    "Is it an error in entering or omitting a part score, or in awarding or omitting a game?",
    _part_score_or_game,
)

BEFORE_SECOND_DEAL = "before the last card of the second correct deal after it was dealt"
BEFORE_AGREEMENT = "later, and before the score of the rubber was agreed"
AFTER_AGREEMENT = "after the score of the rubber was agreed"


def _raised(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "agreed" and act.how == "rubber":
        return AFTER_AGREEMENT
    if act.verb == "end" or corrects(table, matter, act):
        return BEFORE_SECOND_DEAL if matter.count < 2 else BEFORE_AGREEMENT
    return None


ERROR_RAISED = Fact(
    "error-raised",
    "When was the error raised?",
    _raised,
    (BEFORE_SECOND_DEAL, BEFORE_AGREEMENT, AFTER_AGREEMENT),
    later=True,
)

#: of four players
MAJORITY = 3


def _majority(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "end" or (act.verb == "agreed" and act.how == "rubber"):
        return NO
    if not corrects(table, matter, act):
        return None
    consenting = {act.seat}
    for note in reversed(table.notes):
        if note.verb != "accepts":
            break
        consenting.add(note.seat)
    return YES if len(consenting - {None}) >= MAJORITY else NO


MAJORITY_CONSENTS = Fact("majority-consents", "Did a majority of the players consent to the correction?", _majority, later=True)

#: after the official score is posted: the least that the limit can be, and the most
LEAST_MINUTES, MOST_MINUTES = 30, 24 * 60


def minutes_since(table: Table, verb: str) -> int | None:
    """The minutes that have gone by since such an act, or None where there was none."""
    minutes: int | None = None
    for note in table.notes:
        if note.verb == verb:
            minutes = 0
        elif note.verb == "minutes" and minutes is not None:
            minutes += note.number
    return minutes


def _within_limit(table: Table, matter: Matter, act: Act) -> str | None:
    if not (act.verb == "end" or corrects(table, matter, act) or act.verb == "minutes"):
        return None
    minutes = minutes_since(table, "posted")
    if act.verb == "minutes":
        # time alone shuts the door only when no limit can still be running
        return NO if minutes is not None and minutes + act.number > MOST_MINUTES else None
    if minutes is None or minutes <= LEAST_MINUTES:
        return YES
    return NO if minutes > MOST_MINUTES else None


WITHIN_CORRECTION_PERIOD = Fact(
    "within-correction-period",
    "Was the error raised within the time set for corrections, 30 minutes to 24 hours after the score was posted?",
    _within_limit,
    later=True,
)
