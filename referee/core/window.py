"""Who may do something about a matter, and until when: roles, windows that an act closes, and limits kept or missed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from referee.core.fact import YES, Answer, Condition, Fact
from referee.core.values import frozen

if TYPE_CHECKING:
    from referee.core.matter import Matter
    from referee.core.record import Act, Seat
    from referee.core.table import Table


@frozen
class Role:
    """Somebody, seen from the offence: the offender's partner, the declarer, either opponent."""

    phrase: str
    #: the seats meant; empty where the table cannot say (no declarer yet)
    seats: Callable[[Table, Matter], tuple[Seat, ...]]
    #: whether it is seen from the player against whom a right is used, and not from the offender
    from_the_one_called_on: bool = False
    #: who may turn out to be meant, as long as the table cannot say, seen from that player
    meanwhile: Callable[[Table, Seat], tuple[Seat, ...]] | None = None


def _not_yet(table: Table, matter: Matter) -> bool | None:
    return False


@frozen(eq=False)
class Window:
    """A time that ends: with the act that closes it, which may have come before anything was wrong."""

    phrase: str
    #: whether this act, at the table as it stood before it, closes the window of that matter
    closes: Callable[[Table, Matter, Act], bool]
    #: whether it was closed already, as the table stands: a matter that comes up late finds it so; None is not told
    closed: Callable[[Table, Matter], bool | None] = _not_yet
    #: windows that are never open any longer than this one is closed: it ends with them, or before
    no_later_than: tuple[Window, ...] = ()

    def ends_by(self, other: Window) -> bool:
        """Whether it is said to be closed when the other one is."""
        return self is other or any(each.ends_by(other) for each in self.no_later_than)


def _any(told: Iterable[bool | None]) -> bool | None:
    answers = set(told)
    return True if True in answers else None if None in answers else False


def first_of(*windows: Window, phrase: str = "") -> Window:
    """The time that ends with whichever of these ends first; it may be called by the one that matters."""
    return Window(
        phrase or " or ".join(each.phrase for each in windows),
        lambda table, matter, act: any(each.closes(table, matter, act) for each in windows),
        lambda table, matter: _any(each.closed(table, matter) for each in windows),
        windows,
    )


#: answers of a limit: nobody has done it, and it can still be done; or it was not done in time
NOT_YET, TOO_LATE = Answer("not-yet", "not yet"), Answer("too-late", "not in time")


@frozen(eq=False, kw_only=True)
class Limit(Fact):
    """What has to be done about a matter before a window closes: the fact whether it was, made from these."""

    #: what has to be done: 'raised', 'put right', or what is demanded
    what: str
    before: Window
    #: who has to do it; None where it may be anybody
    by: Role | None = None
    #: the answers under which the time was kept, or still can be
    kept: tuple[str, ...] = (YES,)

    def answer(self, table: Table, matter: Matter, act: Act) -> str | None:
        """Unlike other facts of what comes later, this one may be settled as the matter comes up."""
        return self.read(table, matter, act)

    def told_by(self, *, the_offence: bool) -> bool:
        """Both can tell it: a time may be over when something goes wrong."""
        return True

    def is_told(self, table: Table, matter: Matter) -> bool:
        """Whether the log shows if its time was over; where it does not, nobody can say but those who were there."""
        return self.before.closed(table, matter) is not None

    @property
    def in_time(self) -> Condition:
        """The condition that it was done in time, or can still be."""
        return self.is_(*self.kept)

    @property
    def missed(self) -> Condition:
        """The condition that it was not."""
        return self.is_(*(answer for answer in self.answers if answer not in self.kept))

    def cannot_be(self, answer: str, other: Limit, others: str) -> bool:
        """Whether these two answers exclude each other: what was in time for the earlier is in time for the later.

        What was demanded in time, or still can be, was raised in time too.
        """
        alike = (self.what == other.what or (other.what == "raised" and NOT_YET in self.answers)) and (
            other.by is None or other.by is self.by
        )
        if self is other or not alike or answer not in self.kept or not self.before.ends_by(other.before):
            return False
        return others != answer
