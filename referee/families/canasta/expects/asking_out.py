"""Asking whether one may go out: too late, without waiting for the answer, an answer that is none, and what follows it."""

from collections.abc import Iterator

from referee.core.expect import Misstated, TooEarly, TooLate, Withheld
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Breach
from referee.core.table import Table
from referee.families.canasta.moves.canasta import canasta_of
from referee.mechanics.melds.moves.melding import FROM_PILE, melding_of

VERBS = ("asks", "answers", "melds", "discards")

ASKED_TOO_LATE = TooLate(
    "asks out", "meld", name="asked-too-late", says="permission to go out asked after a meld or after indicating the pile"
)
MELDED_BEFORE_ANSWER = TooEarly(
    "melds", "answer", name="melded-before-answer", says="a meld made after asking and before the answer"
)
ANSWER_NOT_YES_OR_NO = Misstated("answer", name="answer-not-yes-or-no", says="an answer other than yes or no")
STAYS_IN_AFTER_YES = Withheld("going out", name="stays-in-after-yes", says="a player who asks, hears yes and does not go out")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with a question, an answer, or what is done after it."""
    if act.seat is None or not table.game.minds(ASKED_TOO_LATE):
        return
    state, now, who = canasta_of(table), melding_of(table), table.name(act.seat)
    if act.verb == "asks" and act.how == "out":
        if now.turn == act.seat and (state.melded or state.indicated or FROM_PILE in now.drawn):
            why = f"{who} asked whether he may go out after {'melding' if state.melded else 'indicating the pile'}"
            yield Matter(ASKED_TOO_LATE, act.seat, why, act.at)
    elif act.verb == "answers":
        if act.how not in ("yes", "no"):
            yield Matter(ANSWER_NOT_YES_OR_NO, act.seat, f"{who} answered neither yes nor no", act.at)
    elif state.asked == act.seat and not any(_waits(table, each) for each in (ASKED_TOO_LATE, MELDED_BEFORE_ANSWER)):
        if act.verb == "melds" and not state.answer:
            yield Matter(MELDED_BEFORE_ANSWER, act.seat, f"{who} melded before his partner had answered", act.at)
        elif act.verb == "discards" and state.answer == "yes" and now.held[act.seat] > max(1, len(act.cards)):
            yield Matter(STAYS_IN_AFTER_YES, act.seat, f"{who} heard yes and did not go out", act.at)


def _waits(table: Table, breach: Breach) -> bool:
    """Whether such a matter waited for the end of the turn, which this act may be."""
    ruled_now = (matter for matter in table.settled if matter.settled_at == table.clock)
    return any(matter.breach == breach for matter in (*table.docket, *ruled_now))
