"""What is asked and told of the meaning of calls: a question, and an explanation put right by the side that gave it."""

from collections.abc import Iterator

from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import DEAL, Table

VERBS = ("asks", "corrects")

MEANING_ASKED = Deed("meaning-asked", "a question what a call means")
EXPLANATION_CORRECTED = Deed("explanation-corrected", "a wrong explanation, noticed by the side that gave it")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Who asks what a call means, and who says that he or his partner has explained one wrongly."""
    if table.phase == DEAL or act.seat is None:
        return
    if act.verb == "corrects":
        who = explainer(table, act.seat)
        whose = "an" if who is None else "his own" if who == act.seat else "his partner's"
        yield Matter(EXPLANATION_CORRECTED, act.seat, f"{table.name(act.seat)} put {whose} explanation right", act.at)
    elif act.how == "meaning":
        yield Matter(MEANING_ASKED, act.seat, f"{table.name(act.seat)} asked what a call means", act.at)


def explainer(table: Table, seat: Seat) -> Seat | None:
    """Who of his side has explained something last."""
    told = (note.seat for note in reversed(table.acts) if note.verb == "explains" and note.seat is not None)
    return next((each for each in told if table.side_of(each) == table.side_of(seat)), None)
