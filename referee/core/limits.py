"""What has to be done about a matter in time: raised, demanded, put right. Each is a fact that is made from its window.

A row says `until=` such a limit where it speaks because it was kept, and `after=` where it was missed; of one limit there is
one fact, however many rows name it, and it may have a name of its own where questions know it by one. What nobody raised, the
referee raises at the end of the log.
"""

from collections.abc import Callable
from functools import cache

from referee.core.fact import NO, YES
from referee.core.matter import Matter
from referee.core.record import Act, Run
from referee.core.table import DEAL, Table
from referee.core.window import NOT_YET, TOO_LATE, Limit, Role, Window

Settles = Callable[[Table, Matter, Act], bool]

#: acts that do nothing but point to what is wrong
POINTING = ("attention", "director")
#: acts by which somebody raises a matter
RAISING = (*POINTING, "demands", "requires", "asks", "takes")
#: acts by which something that lies in the past is found
FINDING = ("counts", "finds", "lacks", "marked", "damaged", "foreign", "faces", "deals")


#: acts that say nothing of how far the deal has come
_AT_ANY_TIME = frozenset((*RAISING, *FINDING, "dealer", "hand", "rule", "end")) - {"deals"}


def goes_on(act: Act | Run) -> bool:
    """Whether the act tells that the deal goes on, and how far it has come."""
    return act.verb not in _AT_ANY_TIME


def as_told(closed: Callable[[Table, Matter], bool]) -> Callable[[Table, Matter], bool | None]:
    """Whether a time is over; not told where the log begins with what was found, and says nothing of the deal before it."""
    return lambda table, matter: (
        closed(table, matter)
        or (False if table.phase != DEAL or any(goes_on(act) for act in table.log[: table.told]) else None)
    )


def _is_about(table: Table, matter: Matter, act: Act) -> bool:
    """Whether it is this matter that is raised: a remark goes to the offender it names, and to what came up last."""
    if act.verb not in ("attention", "asks", "requires", "director"):
        return True
    if act.verb == "attention" and act.other is not None and act.other != matter.seat:
        return False
    return not any(later.number > matter.number and later.breach is not matter.breach for later in table.docket)


def _was_untold(limit: Window, matter: Matter) -> bool:
    """Whether it was not told, as the matter came up, that there was still time."""
    table = getattr(matter, "before", None)  # which a question need not tell
    return table is not None and limit.closed(table, matter) is None


def _may(role: Role | None, table: Table, matter: Matter, act: Act) -> bool:
    """Whether whoever acts is one of those who may, as far as the log says who it is and the table who may."""
    if role is None or act.seat is None:
        return True
    seats = role.seats(table, matter)
    return not seats or act.seat in seats


def _named(done: str, limit: Window, role: Role | None) -> str:
    name = f"{done} before {limit.phrase.removeprefix('the ')}" + (f" by {role.phrase.removeprefix('the ')}" if role else "")
    return name.replace(" ", "-").replace(",", "")


def _asked(done: str, limit: Window, role: Role | None) -> str:
    return f"Was it {done} before {limit.phrase}{f' by {role.phrase}' if role else ''}?"


@cache
def raised(*, before: Window, by: Role | None = None, how: Settles | None = None, name: str = "") -> Limit:
    """Somebody (of those who may) speaks of it while the window is open; `how` are other acts that come to the same."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        fresh, over = matter.opened == table.clock, before.closed(table, matter)
        if over:
            return NO
        if matter.breach.found and over is None:
            return YES if goes_on(act) and not before.closes(table, matter, act) else None
        if matter.breach.found and not fresh and _was_untold(before, matter):
            return YES  # the time is not over yet, so that it was not when this was found
        if matter.breach.found and act.verb in FINDING and (fresh or act.seat == matter.seat):
            return YES
        raises = act.verb in RAISING and (fresh or _is_about(table, matter, act))
        if act.verb == "end" or (raises and _may(by, table, matter, act)):
            return YES
        if how is not None and not fresh and how(table, matter, act):
            return YES
        return NO if not fresh and before.closes(table, matter, act) else None

    return Limit(
        name=name or _named("raised", before, by), question=_asked("raised", before, by), read=read, later=True,
        what="raised", before=before, by=by,
    )  # fmt: skip


@cache
def demanded(*what: str, before: Window, by: Role | None = None, how: Settles | None = None, name: str = "") -> Limit:
    """Somebody (of those who may) demands one of these while the window is open; a log that ends before leaves it possible.

    `how` are other acts that come to the same, as a word that is called at the table.
    """

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        over = before.closed(table, matter)
        if over:
            return TOO_LATE
        if matter.breach.found and over is None:
            return None
        said = act.verb == "demands" and act.how in what
        if (said or (how is not None and how(table, matter, act))) and _may(by, table, matter, act):
            return YES
        if matter.opened != table.clock and before.closes(table, matter, act):
            return TOO_LATE
        return NOT_YET if act.verb == "end" else None

    thing = " or ".join(what)
    who = f" by {by.phrase}" if by else ""
    return Limit(
        name=name or _named(f"{thing} demanded", before, by), question=f"Was a {thing} demanded before {before.phrase}{who}?",
        read=read, answers=(YES, NOT_YET, TOO_LATE), later=True,
        what=f"{thing} demanded", before=before, by=by, kept=(YES, NOT_YET),
    )  # fmt: skip


@cache
def put_right(*, before: Window, how: Settles, name: str = "") -> Limit:
    """The offender puts it right while the window is open; a log that ends before leaves it undecided."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if before.closed(table, matter):
            return NO
        if matter.opened == table.clock:
            return None
        if how(table, matter, act):
            return YES
        return NO if before.closes(table, matter, act) else None

    return Limit(
        name=name or _named("put right", before, None), question=_asked("put right", before, None), read=read, later=True,
        what=f"put right by {how.__name__}", before=before,
    )  # fmt: skip
