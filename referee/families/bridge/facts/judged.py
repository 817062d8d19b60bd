"""What the director finds where no log can show it: he says so by a line `judges`, and is asked where there is none."""

from referee.core.fact import NO, YES, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table


def judged(name: str, question: str, yes: str, no: str) -> Fact:
    """Something that is so if the director judges `yes`, and not if he judges `no`; of one player where he names one."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if act.verb != "judges" or (act.seat is not None and act.seat != matter.seat):
            return None
        return {yes: YES, no: NO}.get(act.how)

    return Fact(name, question, read, later=True)


COMPARABLE = judged(
    "comparable",
    "Has the call that replaces it the same or a similar meaning, a subset of its meanings, or the same purpose?",
    "comparable",
    "not-comparable",
)
UNINTENDED = judged(
    "unintended",
    "Was the first call a slip of the hand or tongue, and not what he had meant to call?",
    "unintended",
    "intended",
)
