"""Facts about the score as it was written, and until when it may be corrected."""

from referee.core.fact import NO, YES, Fact, fact
from referee.core.limits import raised
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.window import Limit, Window, first_of
from referee.mechanics.trump.moves.making import Making
from referee.mechanics.windows import CORRECTION_PERIOD, LEAST_MINUTES, PAYMENT, RUBBER_AGREED, SECOND_DEAL_DEALT, minutes_since
from referee.score.entries import HONORS, PREMIUM, SLAM, TRICK_SCORE, UNDERTRICKS, UNFINISHED, Misentry, corrects


@fact("which-score", "What is the wrong entry about?", (TRICK_SCORE, UNDERTRICKS, SLAM, HONORS, PREMIUM, UNFINISHED))
def WHICH_SCORE(table: Table, matter: Matter, act: Act) -> str | None:
    entry = matter.had(Misentry)
    return None if entry is None else entry.about


def entry_for(name: str, question: str, words: str) -> Fact:
    """The fact that the line due is one that the sheet tells in these words."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        entry = matter.had(Misentry)
        if entry is None:
            return None
        return YES if any(words in line.text for line in entry.due) else NO

    return Fact(name, question, read)


FOR_A_ZERO_BID = entry_for("for-a-zero-bid", "Is it the score for a bid of none?", "bid 0")
FOR_NO_TRICK = entry_for("for-no-trick", "Is it what a player owes who stayed in and won no trick?", "won no trick")


@fact("part-score-or-game", "Is it an error in entering or omitting a part score, or in awarding or omitting a game?")
def PART_SCORE_OR_GAME(table: Table, matter: Matter, act: Act) -> str | None:
    entry = matter.had(Misentry)
    if entry is None:
        return None
    lines = entry.due if entry.written is None else (entry.written, *entry.due)
    return YES if any(line.how == "below" for line in lines) else NO


BEFORE_SECOND_DEAL = raised(
    before=first_of(SECOND_DEAL_DEALT, RUBBER_AGREED), how=corrects, name="raised-before-second-correct-deal"
)
BEFORE_AGREEMENT = raised(before=RUBBER_AGREED, how=corrects, name="raised-before-agreement-on-the-rubber")
BEFORE_PAYMENT = raised(before=PAYMENT, how=corrects, name="raised-before-payment")


BEFORE_RUBBER_AGREED = raised(before=RUBBER_AGREED, how=corrects, name="raised-before-rubber-agreed")

#: what the judge notes of a game that ended: how many correct deals have been dealt since
GAME_ENDED = "game-ended"


def _concluded(table: Table, matter: Matter) -> bool:
    """A game is concluded when the trump of the deal after it has been named."""
    named = table.part(Making) is not None and table[Making].trump is not None
    ended = [note.number for note in table.acts if note.verb == GAME_ENDED and note.number <= matter.count]
    return any(deals > 1 or (deals == 1 and named) for deals in ended)


GAME_CONCLUDED = Window(
    "the naming of the trump in the deal after the end of the game", lambda table, matter, act: False, _concluded
)
#: the last game of a rubber has no deal after it
BEFORE_GAME_CONCLUDED = raised(before=first_of(GAME_CONCLUDED, RUBBER_AGREED), how=corrects)

#: of four players
MAJORITY = 3


@fact("majority-consents", "Did a majority of the players consent to the correction?", later=True)
def MAJORITY_CONSENTS(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "end" or (act.verb == "agreed" and act.how == "rubber"):
        return NO
    if not corrects(table, matter, act):
        return None
    consenting = {act.seat}
    for note in reversed(table.acts):
        if note.verb != "accepts":
            break
        consenting.add(note.seat)
    return YES if len(consenting - {None}) >= MAJORITY else NO


def _within(*, before: Window) -> Limit:
    """Whether an error was raised in the time set, which ends with the window at the latest, or at any time before it."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if before.closed(table, matter) or before.closes(table, matter, act):
            return NO
        if not (act.verb == "end" or corrects(table, matter, act)):
            return None
        minutes = minutes_since(table, "posted")
        return YES if minutes is None or minutes <= LEAST_MINUTES else None

    return Limit(
        name="within-correction-period",
        question="Was the error raised within the time set for corrections, "
        "30 minutes to 24 hours after the score was posted?",
        read=read, later=True, what="raised", before=before,
    )  # fmt: skip


WITHIN_CORRECTION_PERIOD = _within(before=CORRECTION_PERIOD)
