"""Who is meant in a question: by seat, by role, or seen from somebody else; and which seatings fit all that was said.

A question rarely names every seat. Whoever asks of "a defender" has not said which, and whatever holds for both defenders
holds. So people are kept as descriptions, what a question says of them as conditions on a seating, and a fact is known when
it comes out the same in every seating that fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from attrs import evolve

from referee.core.record import Seat
from referee.core.values import frozen

# --- whom a description starts from
SEAT, SIDE, DECLARER, DUMMY, DEFENDER, DEALER, OFFENDER, OPPONENT, ANYBODY, HE = (
    "seat",
    "side",
    "declarer",
    "dummy",
    "defender",
    "dealer",
    "offender",
    "opponent",
    "anybody",
    "he",
)
#: somebody of whom only the name is told; whoever tells it; those spoken of last
NAMED, SPEAKER, THEY = "named", "speaker", "they"
#: whom a description takes in beside the player himself: his side, or whoever is against him
OWN_SIDE, AGAINST = "his side", "against him"
#: whose turn it was; nobody is called that, but seatings differ in it
TURN = "turn"

#: how many players there are
PLAYERS = "players"

#: who sits where: the seats of the offender, the declarer, the dealer, the player in turn, as far as a question speaks of them,
#: and how many players there are
Seating = Mapping[str, Seat]
Condition = Callable[[Seating], bool]


@frozen
class Person:
    """Somebody as a question describes him."""

    base: str
    #: the seat, or the side, where the description has one
    seat: Seat = 0
    #: how many seats clockwise from there: 1 the opponent at the left, 2 the partner, 3 the opponent at the right
    turned: int = 0
    #: the name of somebody named
    name: str = ""
    #: whether it is one of several who is meant: of his side, or of those against him
    group: str = ""

    @property
    def alone(self) -> Person:
        """The player himself."""
        return evolve(self, group="")

    def seen(self, turned: int) -> Person:
        """The player so many seats clockwise from this one."""
        return evolve(self, turned=self.turned + turned)

    @property
    def needs(self) -> frozenset[str]:
        """What a seating must tell for this person to be found in it."""
        return {
            DECLARER: frozenset({DECLARER}),
            DUMMY: frozenset({DECLARER}),
            DEFENDER: frozenset({DECLARER}),
            DEALER: frozenset({DEALER}),
            OFFENDER: frozenset({OFFENDER}),
            OPPONENT: frozenset({OFFENDER}),
            SPEAKER: frozenset({SPEAKER}),
            NAMED: frozenset({f"{NAMED} {self.name}"}),
        }.get(self.base, frozenset())

    def seats(self, seating: Seating) -> frozenset[Seat]:
        """The seats that may be meant in this seating."""
        players = seating[PLAYERS]
        if self.base == SEAT:
            found = {self.seat}
        elif self.base == NAMED:
            found = {seating[f"{NAMED} {self.name}"]}
        elif self.base == SIDE:
            found = {self.seat, self.seat + 2}
        elif self.base in (DECLARER, DUMMY):
            found = {seating[DECLARER] + (2 if self.base == DUMMY else 0)}
        elif self.base in (DEFENDER, OPPONENT):
            of = seating[DECLARER if self.base == DEFENDER else OFFENDER]
            # Partners sit two places apart where the number of players is even; at other tables each is for himself.
            found = {of + place for place in range(1, players) if place % 2 or players % 2}
        elif self.base in (DEALER, OFFENDER, SPEAKER):
            found = {seating[self.base]}
        else:
            return frozenset(range(players))
        seats = frozenset((seat + self.turned) % players for seat in found)
        if not self.group:
            return seats
        against = {(seat + place) % players for seat in seats for place in range(1, players) if place % 2 or players % 2}
        return frozenset(against if self.group == AGAINST else set(range(players)) - against)


@frozen
class Said:
    """Something that a question says of who sits where."""

    holds: Condition
    needs: frozenset[str]


def same(first: Person, second: Person) -> Said:
    """The two descriptions are of one player."""
    return Said(lambda seating: bool(first.seats(seating) & second.seats(seating)), first.needs | second.needs)


def is_(variable: str, person: Person) -> Said:
    """The offender, or whoever is in turn, is this person."""
    return Said(lambda seating: seating[variable] in person.seats(seating), person.needs | {variable})


def differ(first: str, second: str) -> Said:
    """Two of the players whom a seating tells are not the same."""
    return Said(lambda seating: seating[first] != seating[second], frozenset({first, second}))


def seatings(said: Iterable[Said], players: int) -> Iterator[Seating]:
    """Every seating that fits; it tells the offender, and otherwise only what somebody has spoken of."""
    conditions = list(said)
    variables = sorted({OFFENDER}.union(*(each.needs for each in conditions)))
    return _seated({PLAYERS: players}, variables, conditions)


def _seated(seating: Seating, variables: Sequence[str], conditions: Sequence[Said]) -> Iterator[Seating]:
    """The seatings that begin so; a condition is held against each as soon as it tells enough for that."""
    if not all(each.holds(seating) for each in conditions if not each.needs.intersection(variables)):
        return
    if not variables:
        yield seating
        return
    later = [each for each in conditions if each.needs.intersection(variables)]
    for seat in range(seating[PLAYERS]):
        yield from _seated({**seating, variables[0]: seat}, variables[1:], later)


def agreed(found: Iterable[Seating], variable: str) -> Seat | None:
    """The seat of this player where all these seatings agree on it."""
    seats = {seating.get(variable) for seating in found}
    return seats.pop() if len(seats) == 1 else None
