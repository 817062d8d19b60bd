"""What a question tells, for those who then choose which breach it is about and rule on it.

A telling is a log: what each person did, in order, with the words it came from. `hear` takes a question apart; what it gives
knows nothing yet of laws but what replaying those acts finds. `about` reads it as one of a certain breach: who did it, with
what, what came after, what is known.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from referee.core.asked import Asked
from referee.core.cards import Card
from referee.core.people import Person, Said, Seating, seatings
from referee.core.record import Call, Seat, Span
from referee.core.subject import Subject


@frozen
class Heard:
    """A stretch of the question, and the line of the log language for which it was taken."""

    words: str
    act: str


@frozen
class Found:
    """A breach that the acts of a telling come to when they are replayed, whatever words were used for it."""

    breach: Subject
    seat: Seat | None
    why: str


@frozen
class Happened:
    """Something that happened after the breach, as an act of the log language with people for seats."""

    verb: str
    how: str = ""
    who: Person | None = None
    other: Person | None = None
    cards: tuple[Card, ...] = ()
    call: Call | None = None
    suit: int | None = None
    #: how it was told, and where, in the order of time
    words: str = field(default="", eq=False)
    at: float = field(default=-1, eq=False)


@frozen
class Come:
    """How far a deal had come when what is wrong was noticed; `kept`, that it was noticed before that."""

    stage: int
    words: str
    at: float
    kept: bool = False


@frozen
class Question:
    """A telling read as one of a certain breach."""

    text: str
    breach: Subject
    asked: Asked
    #: what is said of who sits where
    said: tuple[Said, ...] = ()
    cards: tuple[Card, ...] = ()
    call: Call | None = None
    #: whether it was a bid, whichever
    bids: bool = False
    suit: int | None = None
    #: the other player it is about
    other: Person | None = None
    #: the bid that stood, and who made it
    last_bid: Call | None = None
    bidder: Person | None = None
    #: the number of the trick, or of the cards
    count: int | None = None
    phase: str = ""
    next: tuple[Happened, ...] = ()
    #: how far the deal is told to have come since
    come: tuple[Come, ...] = ()
    #: answers told outright, by the names of their facts
    facts: Mapping[str, str] = field(factory=dict)
    #: the words that told them
    words: Mapping[str, str] = field(factory=dict)
    #: what else it could have meant as well
    also: tuple[Subject, ...] = ()
    #: how many players there are
    players: int = 4
    #: what the players are called, by seat
    names: tuple[str, ...] = ()
    #: 1 undoubled, 2 doubled, 4 redoubled; 0 where the calls are not told
    doubling: int = 0
    #: the offender's name, where only that is told of him
    who: str = ""
    #: the clause in which the breach is told
    clause: str = ""
    #: every clause of it, as it was typed
    clauses: tuple[str, ...] = ()
    #: whether he who is told of got it, and did nothing
    gets: bool = False
    #: whether nobody has done it yet, but somebody wants to, or asks whether he may
    planned: bool = False
    #: where in the log that is of which it speaks
    at: tuple[Span, ...] = ()

    @property
    def seatings(self) -> list[Seating]:
        """Every seating that fits what was said."""
        return list(seatings(self.said, self.players))
