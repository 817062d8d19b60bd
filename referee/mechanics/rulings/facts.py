"""What a player chose among several remedies that a law lets him have: a fact whose answers are the things on the menu."""

from collections.abc import Callable

from referee.core.fact import Answer, Fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.core.values import frozen
from referee.core.window import TOO_LATE

#: the log ends, and the choice can still be made
NOT_CHOSEN = Answer("not-chosen", "not chosen yet")

#: whether an act makes a choice, or shows that it has been made
Chooses = Callable[[Table, Matter, Act], bool]


@frozen(eq=False)
class Choice(Fact):
    """A fact that only the word of whoever may choose can answer."""


def choice(name: str, question: str, options: dict[str, Chooses], *, ends: bool = False) -> Fact:
    """The fact of what was chosen; each option with the acts that choose it, the first that fits counting.

    Where the time to choose `ends`, the row that gives the choice says when.
    """

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if act.verb == "end":
            return NOT_CHOSEN
        chosen = next((option for option, chooses in options.items() if chooses(table, matter, act)), None)
        return TOO_LATE if chosen is None and ends and _is_over(table, matter, act, name) else chosen

    return Choice(name, question, read, (*options, NOT_CHOSEN, *((TOO_LATE,) if ends else ())), later=True)


def _is_over(table: Table, matter: Matter, act: Act, name: str) -> bool:
    """Whether the time is over of a row that gives this choice, and may speak as far as is known."""
    known = dict(matter.known)
    return any(
        law.chooser is not None
        and law.chooser.until is not None
        and any(condition.fact.name == name for condition in law.when)
        and law.fit(known) is not False
        and law.chooser.until.closes(table, matter, act)
        for layer in table.game.about(matter.breach)[0]
        for law in layer
    )


def by_opponent(*verbs: str, how: str = "") -> Chooses:
    """Such an act by a player of another side."""

    def chooses(table: Table, matter: Matter, act: Act) -> bool:
        if act.verb not in verbs or act.seat is None or (how and act.how != how):
            return False
        return matter.seat is None or table.side_of(act.seat) != table.side_of(matter.seat)

    return chooses


def by_offender(*verbs: str) -> Chooses:
    """Such an act by the player who erred."""
    return lambda table, matter, act: act.verb in verbs and act.seat is not None and act.seat == matter.seat
