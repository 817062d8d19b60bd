"""A matter before the referee: one breach by one player, from the moment it happens until it is ruled."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from attrs import evolve, field

from referee.core.fact import Fact
from referee.core.law import Law
from referee.core.measured import Measured
from referee.core.parts import Part
from referee.core.record import NOWHERE, SEAT_LETTERS, Act, Call, Seat, Span
from referee.core.remedy import By, Consequence
from referee.core.status import OPEN
from referee.core.subject import Subject
from referee.core.values import frozen

if TYPE_CHECKING:
    from referee.core.table import Table

P = TypeVar("P", bound=Part)


@frozen
class Matter:
    """What happened, what is known of it, and, once settled, the law that speaks to it."""

    breach: Subject
    #: the offender; None where nobody in particular erred
    seat: Seat | None
    #: the headline: what was done, with seats and cards, no advice
    why: str
    at: Span = NOWHERE
    #: counts the matters of a record, so that one can name another
    number: int = 0
    #: the act at which it came up, by the table's clock
    opened: int = 0
    #: the matter that brought this one about
    cause: int | None = None
    card: int | None = None
    #: the cards, where there are several
    cards: tuple[int, ...] = ()
    call: Call | None = None
    suit: int | None = None
    #: what was due, and what was found instead, where the breach is of something that can be measured
    due: Measured | None = None
    found: Measured | None = None
    #: further parameters of the finding, by name, for facts to read (`law.of`)
    of: tuple[tuple[str, str], ...] = ()
    #: a second player it is about
    other: Seat | None = None
    #: the number of the trick, or of anything else that is counted
    count: int = 0
    #: what reports call the players, by seat
    names: tuple[str, ...] = field(default=tuple(SEAT_LETTERS), eq=False, repr=False)
    #: the table as it stood before the offence, apart from rulings: what can be gone back to, and asked. Tables share what they
    #: have in common, so that it costs no more than to remember at which act it was, and nobody plays anything again; a deal
    #: with very much in it forgets those of its older rulings (`fold`)
    before: Table | None = field(default=None, eq=False, repr=False)
    #: what was demanded, where a ruling carries it out
    act: Act | None = field(default=None, eq=False, repr=False)
    known: tuple[tuple[Fact, str], ...] = ()
    #: whether the rows have been asked what they say to what is known
    weighed: bool = field(default=False, eq=False, repr=False)
    #: whether nobody raised it, and the referee did at the end of the record
    raised_by_referee: bool = False
    # --- once settled
    law: Law | None = None
    status: str = OPEN
    #: what the law gives at this table
    remedy: tuple[Consequence, ...] = ()
    #: who may use a part of it, where that is another than the law names; known while the part is told or done
    by: By | None = field(default=None, eq=False, repr=False)
    #: what was chosen, where somebody could choose
    taken: str = ""
    #: the duties that its ruling imposed: to what somebody is bound, and until when
    bound: tuple[tuple[str, str], ...] = ()
    #: the act with which the last thing that could be chosen lapsed, nobody having chosen
    lapsed: Span = NOWHERE
    #: rows that may still apply, where the matter needs a fact
    candidates: tuple[Law, ...] = ()
    #: the act that settled it, by its place in the log and by the table's clock
    since: Span = NOWHERE
    settled_at: int = -1

    @property
    def who(self) -> str:
        """What reports call the offender; nothing where there is none."""
        return "" if self.seat is None else self.names[self.seat]

    def had(self, kind: type[P]) -> P | None:
        """What a mechanism kept at the table before; None where there was nothing of it, or nobody knows that table."""
        return None if self.before is None else self.before.part(kind)

    def was(self, kind: type[P]) -> P:
        """The same where it must be there."""
        part: P | None = self.had(kind)
        if part is None:
            raise LookupError(f"there was no {kind.__name__} at the table before")
        return part

    @property
    def headline(self) -> str:
        """The breach and the offender, as a mark in a casebook names them."""
        return f"{self.breach} {self.who}".rstrip()

    @property
    def right(self) -> By | None:
        """Who may use what is given, and until when, where the law or a part of it says so."""
        return self.by if self.by is not None or self.law is None else self.law.chooser

    def parameter(self, name: str) -> str | None:
        """A parameter of the finding: an argument of its use, or one that was told beside it."""
        return dict(self.of).get(name) or self.breach.arguments.get(name)

    def answer(self, fact: Fact) -> str | None:
        """The answer to a fact, as far as this matter knows it."""
        for known, answer in self.known:
            if known is fact:
                return answer
        return None

    def knowing(self, fact: Fact, answer: str) -> Matter:
        """The matter with one more fact known."""
        return evolve(self, known=(*self.known, (fact, answer)), weighed=False)
