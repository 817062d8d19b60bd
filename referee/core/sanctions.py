"""What a ruling leaves behind at the table: duties that bind a player, rights that somebody may use, each with its own end.

The kinds of duty and of right are values, made where their meaning is written (`referee.duties`, `referee.remedies`); what
is here is only their shape, and how a table takes them on and lets them go. Breaking a duty is a breach of its own
(`broken`), so that what a ruling imposes is enforced from then on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import evolve

from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Act, Call, Seat
from referee.core.remedy import By, Entrusted, RemedyPart
from referee.core.status import CONDONED, DUE
from referee.core.subject import Breach
from referee.core.values import frozen
from referee.core.window import Role

if TYPE_CHECKING:
    from referee.core.table import Table


@frozen(eq=False)
class End:
    """When a duty is at an end: a window as it is seen from the player who is bound."""

    phrase: str
    #: whether it is at an end after the act, at the table as it stood before it
    reached: Callable[[Table, Duty, Act], bool]


@frozen(eq=False)
class DutyKind:
    """Something a player can be bound to do or not to do."""

    name: str
    #: in English, with the seat
    phrase: Callable[[Table, Duty], str]
    #: whether this act, at the table before it, is one at which the duty has to be kept
    binds: Callable[[Table, Duty, Act], bool]
    #: whether the act keeps it
    kept: Callable[[Table, Duty, Act], bool]
    #: what the player did, in English
    did: Callable[[Table, Duty, Act], str]
    #: how long it binds
    until: End
    #: the breach of not keeping it
    broken: Breach
    #: whether it obliges to pass: nobody need wait for such a pass
    to_pass: bool = False
    #: whether its card lies face up until it is played
    lies_face_up: bool = False
    #: whether a card already played may be changed for the sake of it
    lets_change_card: bool = False


END_OF_DEAL = End("the end of the deal", lambda table, duty, act: False)


@frozen(eq=False)
class Duty:
    """A player bound by a ruling."""

    kind: DutyKind
    seat: Seat
    #: the number of the matter whose ruling imposed it
    matter: int
    law: Law
    card: int | None = None
    suit: int | None = None
    call: Call | None = None
    #: another player whom it is about
    other: Seat | None = None

    def text(self, table: Table) -> str:
        """What the player is bound to, in English."""
        return self.kind.phrase(table, self)


def _never(table: Table, right: Right, act: Act) -> bool:
    return False


def _not_now(table: Table, right: Right) -> bool:
    return False


def _as_it_is(table: Table, right: Right, act: Act) -> Table:
    return table


@frozen(eq=False)
class RightKind:
    """Something a ruling lets somebody demand or choose."""

    name: str
    #: what may be chosen, in English
    phrase: Callable[[Table, Right], str]
    #: whether the act lets it lapse
    lapses: Callable[[Table, Right, Act], bool] = _never
    #: whether the act is a use of this right, by whomever and whenever
    claimed: Callable[[Table, Right, Act], bool] = _never
    #: whether the right can be used at this moment
    ripe: Callable[[Table, Right], bool] = _not_now
    #: the table once it has been used
    use: Callable[[Table, Right, Act], Table] = _as_it_is
    #: the table once it has lapsed: what holds where nobody chose
    otherwise: Callable[[Table, Right, Act], Table] = _as_it_is
    #: whether its card lies face up until it is played
    lies_face_up: bool = False


@frozen(eq=False)
class Right:
    """A choice that a ruling gives."""

    kind: RightKind
    #: whom it is used against
    seat: Seat
    matter: int
    law: Law
    suit: int | None = None
    card: int | None = None
    #: who may use it and until when, where that is another than the law names
    by: By | None = None

    @property
    def entitled(self) -> By | None:
        """Who may use it and until when, as the law says or the part of it that gave the right."""
        return self.by or self.law.chooser

    @property
    def who(self) -> Role:
        """Who may use it."""
        entitled = self.entitled
        role = self.law.chooses if entitled is None else entitled.role
        assert role is not None
        return role


def give(table: Table, matter: Matter, part: RemedyPart) -> Table:
    """The table after this part of a ruling; the rights that it gives are for whom the part says, if it says so."""
    after = part.apply(table, matter)
    if not isinstance(part, Entrusted) or after.rights is table.rights:
        return after
    return after.but(rights=tuple(each if each in table.rights else evolve(each, by=part.to) for each in after.rights))


def remember(table: Table, ruling: Matter, **changes: Any) -> Table:
    """The table with this said in a settled matter as well, one of the last nearly always."""
    return table.but(settled=table.settled.with_other(ruling, evolve(ruling, **changes)))


def ruling(table: Table, number: int) -> Matter | None:
    """The settled matter of that number."""
    return table.settled.numbered(number)


def impose(table: Table, *duties: Duty) -> Table:
    """The table with these duties on it, which the rulings that imposed them remember."""
    for duty in duties:
        if matter := ruling(table, duty.matter):
            table = remember(table, matter, bound=(*matter.bound, (duty.text(table), duty.kind.until.phrase)))
    return table.but(duties=table.duties + duties)


def grant(table: Table, *rights: Right) -> Table:
    """The table with these rights on it."""
    return table.but(rights=table.rights + rights)


def record_choice(table: Table, matter: int, chosen: str, act: Act) -> Table:
    """The table remembering, in the settled matter, what was chosen under its ruling."""
    if settled := ruling(table, matter):
        taken = f"{settled.taken}; {chosen}" if settled.taken else chosen
        return remember(table, settled, taken=taken, since=act.at)
    return table


def spend(table: Table, right: Right) -> Table:
    """The table without the right."""
    return table.but(rights=tuple(each for each in table.rights if each is not right))


def is_over(table: Table, right: Right, act: Act) -> bool:
    """Whether the time in which the law lets it be used ends with this act, which is not the one that gave it."""
    entitled, matter = right.entitled, ruling(table, right.matter)
    if entitled is None or entitled.until is None or matter is None or matter.settled_at == table.clock:
        return False
    return entitled.until.closes(table, matter, act)


def lapse(table: Table, right: Right, act: Act) -> Table:
    """The table once the time for a right is over: what holds then, and where nothing else can be chosen, that nobody did."""
    entitled, matter = right.entitled, ruling(table, right.matter)
    table = spend(table, right)
    if entitled is None or entitled.until is None or matter is None:
        return table
    if entitled.otherwise is not None:
        for part in entitled.otherwise.parts:
            table = give(table, matter, part)
    if matter.taken or matter.bound or is_pending(table, right.matter):  # who was bound as well has not been let off
        return table
    status = CONDONED if matter.status == DUE and not _took(matter, entitled) else matter.status
    return remember(table, matter, status=status, since=act.at, lapsed=act.at)


def _took(matter: Matter, entitled: By) -> bool:
    """Whether the ruling has taken something without anybody's choice, or what holds where nobody chose does."""
    given = None if matter.law is None else matter.law.given(dict(matter.known))
    parts = (*(given.parts if given else ()), *(entitled.otherwise.parts if entitled.otherwise else ()))
    return any(part.bites and not part.choice and not part.restores for part in parts)


def must_pass(table: Table, seat: Seat) -> bool:
    """Whether a ruling obliges the player to pass at his turn."""
    return any(duty.kind.to_pass and duty.seat == seat for duty in table.duties)


def penalty_cards(table: Table, seat: Seat) -> list[int]:
    """The cards of this hand that a ruling keeps face up."""
    return [duty.card for duty in table.duties if duty.kind.lies_face_up and duty.seat == seat and duty.card is not None]


def callable_cards(table: Table, seat: Seat) -> list[int]:
    """The cards of this hand that lie face up, liable to be called."""
    return [right.card for right in table.rights if right.kind.lies_face_up and right.seat == seat and right.card is not None]


def is_pending(table: Table, matter: int) -> bool:
    """Whether a right that this matter's ruling gave is still to be used."""
    return any(right.matter == matter for right in table.rights)


def entitled_seats(table: Table, right: Right) -> tuple[Seat, ...]:
    """Who may use a right, as far as the table can say."""
    matter = ruling(table, right.matter)
    if matter is None:
        return ()
    return right.who.seats(table, evolve(matter, seat=right.seat) if right.who.from_the_one_called_on else matter)


def holders(table: Table, right: Right) -> tuple[Seat, ...]:
    """Who may use a right; one that declarer will have belongs to the offender's opponents until it is known who that is."""
    seats, meanwhile = entitled_seats(table, right), right.who.meanwhile
    return seats if seats or meanwhile is None else meanwhile(table, right.seat)
