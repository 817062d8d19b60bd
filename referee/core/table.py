"""The table: everything a referee knows at one moment, as one frozen value.

All state lives here, the docket of open matters and the duties and rights that rulings have made included; `evolve` is the
only change. What the parts mean and how they move is said in `referee.play`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import Factory, evolve, field, fields_dict

from referee.core.cards import EMPTY, Card, Hand, Pack
from referee.core.history import History
from referee.core.matter import Matter
from referee.core.parts import Part, did_you_mean
from referee.core.record import Act, Call, Run, Seat, Side, Span, seat_names
from referee.core.rulings import NOTHING_SETTLED, Rulings
from referee.core.values import frozen

if TYPE_CHECKING:
    from referee.core.game import Game
    from referee.core.sanctions import Duty, Right
    from referee.core.sheet import Sheet

P = TypeVar("P", bound=Part)

#: all that stands at a table, by name
State = dict[str, Any]

#: verbs, and acts where they stand: the same may be told again at another moment
Deaf = frozenset[str | tuple[Act, Span]]


#: a table is made without its own `__init__`, for every act
_new = object.__new__

# --- the phases of a deal
DEAL, AUCTION, PLAY, OVER = "the deal", "the auction", "the play", "after the play"


def beside(around: tuple[Seat, ...], seat: Seat, step: int) -> Seat:
    """The seat so many places clockwise from another, of those whose turn comes."""
    return around[(around.index(seat) + step) % len(around)] if seat in around else seat


@cache
def partners_opposite(seats: int, sides: int) -> tuple[Side, ...]:
    """The side of each of so many seats, where partners sit alternately."""
    return tuple(seat % sides for seat in range(seats))


def _empty_hands(table: Table) -> tuple[Hand, ...]:
    return (EMPTY,) * len(table.names)


@frozen(slots=False)
class Table:
    """One deal of one game, as it stands. `Table(game)` is one on which nothing has happened, with the seats of that game."""

    game: Game
    #: what reports call the players, by seat; there are as many seats as names
    names: tuple[str, ...] = Factory(lambda table: seat_names(table.game.seats), takes_self=True)
    #: the side of each seat, where partners do not sit alternately or take sides anew in every deal
    sided: tuple[Side, ...] = Factory(lambda table: table.game.sided, takes_self=True)
    #: the seats whose turn comes, clockwise, where these are not all, or not as they are numbered
    around: tuple[Seat, ...] = ()
    #: the number of the deal in its record
    number: int = 1
    phase: str = DEAL
    dealer: Seat = 0
    #: the cards each hand is known to hold
    hands: tuple[Hand, ...] = Factory(_empty_hands, takes_self=True)
    #: the seats whose hands are not wholly known, one bit each
    unknown: int = Factory(lambda table: (1 << len(table.names)) - 1, takes_self=True)
    #: the hands as they were dealt, for honors and for what a card once belonged to
    dealt: tuple[Hand, ...] = Factory(_empty_hands, takes_self=True)
    #: the score so far, as it is ruled, for what a deal has from those before it
    sheet: Sheet | None = None
    #: whether the record of a deal on that sheet does not hold together, so that nobody is accused by what stands there
    sheet_doubted: bool = False
    #: open matters
    docket: tuple[Matter, ...] = ()
    #: matters ruled on
    settled: Rulings = NOTHING_SETTLED
    #: what rulings impose on players
    duties: tuple[Duty, ...] = ()
    #: what rulings let players choose
    rights: tuple[Right, ...] = ()
    #: what else this deal comes to: name and value
    outcomes: tuple[tuple[str, str], ...] = ()
    #: the pack in use, where the log names another than the game's
    pack: Pack | None = None
    #: the cards dealt to each player, where that changes from deal to deal
    cards_each: int | None = None
    #: whether a ruling has made the deal void
    void: bool = False
    #: who deals next, where a ruling says so
    next_dealer: Seat | None = None
    #: the history: what was told and what rulings noted, appended in place by whichever table came last, and how far it is this
    #: table's own; read it by `history` and `acts`
    log: History = field(factory=History, eq=False, repr=False)
    told: int = field(default=0, eq=False, repr=False)
    #: the call that the law makes of the one being made
    deemed: Call | None = None
    #: the last act that moved anything, if it was one with cards, for who takes them back; and what stood before it, as rulings
    #: on the act left that, and after it
    last: tuple[Act, State, State, State] | None = field(default=None, eq=False, repr=False)
    #: acts that have come to nothing so far, each with the table before it
    idle: tuple[tuple[Table, Act], ...] = field(default=(), eq=False, repr=False)
    #: such acts, or verbs, that are left out here, to see whether anything comes of them
    deaf: Deaf = field(default=frozenset(), eq=False, repr=False)
    #: why the record is doubted from here on: one slip of the pen explains what several would be accused of
    doubted: str = field(default="", eq=False, repr=False)
    #: whether rulings end nothing here, to see what all the acts that are told bear out
    plays_on: bool = field(default=False, eq=False, repr=False)
    #: whether a card of the deal could not be where it was told, so that nobody is accused any more
    nobody_accused: bool = False
    #: findings that are not believed, by what they are of, whom they accuse and where
    unbelieved: frozenset[tuple[str, Seat | None, int, int]] = field(default=frozenset(), eq=False, repr=False)
    #: counts the acts of the deal that have to do with a matter, and the matters of the record
    clock: int = 0
    count: int = 0
    #: when attention was last drawn to anything, by the clock
    attention: int = -1

    def __attrs_post_init__(self) -> None:
        # Python shares the names of attributes between small objects; what is copied from such a dictionary is slow to read.
        self.__dict__ = {**self.__dict__}

    # --- its parts, and what changes

    def part(self, kind: type[P]) -> P | None:
        """What a mechanism keeps at this table; None where there is nothing of it."""
        return self.__dict__.get(kind.key)

    def __getitem__(self, kind: type[P]) -> P:
        """The same where it must be there."""
        part: P | None = self.part(kind)
        if part is None:
            raise LookupError(f"there is no {kind.__name__} at this table")
        return part

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that mechanisms keep at this table."""
        return tuple(value for value in self.__dict__.values() if isinstance(value, Part))

    def but(self, *parts: Part, **changes: Any) -> Table:
        """The same table with these parts and values; `attrs.evolve` without its cost, since this is done for every act."""
        state = self.__dict__.copy()
        if changes:
            known = len(state)
            state.update(changes)
            if len(state) != known and (unknown := changes.keys() - _FIELDS):
                name = min(unknown)
                raise TypeError(f"a table has no '{name}'{did_you_mean(name, _FIELDS)}")
        for part in parts:
            state[part.key] = part
        table: Table = _new(type(self))
        table.__dict__ = state
        return table

    def _with_state(self, state: dict[str, Any]) -> Table:
        table: Table = _new(type(self))
        table.__dict__ = state
        return table

    def with_values(self, values: State) -> Table:
        """The same table with these fields and parts, by name, as another table had them."""
        return self._with_state(self.__dict__ | values)

    def without(self, *kinds: type[Part]) -> Table:
        """The same table with no such parts."""
        return self._with_state(self.__dict__ | dict.fromkeys(kind.key for kind in kinds))

    def as_at(self, before: Table, *kinds: type[Part]) -> Table:
        """The same table with these parts as they were at another moment, there or not."""
        return self._with_state(self.__dict__ | {kind.key: before.__dict__.get(kind.key) for kind in kinds})

    # --- who is who

    @cached_property
    def seats(self) -> int:
        """How many players there are: found once and handed on, since nobody joins or leaves in a deal."""
        return len(self.names)

    @cached_property
    def _sides_of_game(self) -> int:
        return self.game.sides_at(self.seats)

    @property
    def sides(self) -> int:
        """How many sides they form."""
        return max(self.sided) + 1 if self.sided else self._sides_of_game

    def side_of(self, seat: Seat) -> Side:
        """The side for which the seat plays."""
        return self.sided[seat] if self.sided else seat % self._sides_of_game

    @property
    def sides_around(self) -> tuple[Side, ...]:
        """The side of each seat."""
        return self.sided or partners_opposite(self.seats, self._sides_of_game)

    def side_told(self, act: Act) -> Side | None:
        """The side that an act names, itself or by one of its players; None where there is no such side at this table."""
        if act.side is not None:
            return act.side if act.side < self.sides else None
        return None if act.seat is None else self.side_of(act.seat)

    def column_told(self, act: Act) -> int | None:
        """The column of the score sheet that an act names: that of a side, or of a player where each has his own."""
        return act.seat if act.side is None and not self.game.sides else self.side_told(act)

    def column_name(self, column: int) -> str:
        """A column of the score sheet as reports write it."""
        return self.side_name(column) if self.game.sides else self.names[column]

    def left(self, seat: Seat) -> Seat:
        """The player at the left, whose turn comes next."""
        return beside(self.around, seat, 1) if self.around else (seat + 1) % self.seats

    def right(self, seat: Seat) -> Seat:
        """The player at the right, whose turn came before."""
        return beside(self.around, seat, -1) if self.around else (seat - 1) % self.seats

    @property
    def eldest(self) -> Seat:
        """The player at the dealer's left; where the dealer takes no part, the first from there who does."""
        if not self.around or self.dealer in self.around:
            return self.left(self.dealer)
        return next(seat for seat in self.from_left_of(self.dealer) if seat in self.around)

    def partner(self, seat: Seat) -> Seat:
        """The player opposite."""
        around = self.around
        return beside(around, seat, len(around) // 2) if around else (seat + self.seats // 2) % self.seats

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All players clockwise from that one's left, himself the last."""
        return tuple((seat + place) % self.seats for place in range(1, self.seats + 1))

    def name(self, seat: Seat | None) -> str:
        """A player as reports write him."""
        return "somebody" if seat is None else self.names[seat]

    def side_name(self, side: Side) -> str:
        """A side as reports write it."""
        return "-".join(name for seat, name in enumerate(self.names) if self.side_of(seat) == side)

    # --- what it is played with

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt."""
        return self.cards_each if self.cards_each is not None else self.game.hand_size_at(self.seats)

    @property
    def pack_used(self) -> Pack:
        """The pack that the log names, or the game's for so many players."""
        return self.pack or self.game.pack_at(self.seats)

    # --- what is held

    @property
    def sure_sheet(self) -> Sheet | None:
        """The score so far, where it is sure enough to say what somebody may do or not."""
        return None if self.sheet_doubted else self.sheet

    def is_deaf_to(self, act: Act) -> bool:
        """Whether this act is left out, to see whether anything comes of it."""
        return bool(self.deaf) and (act.verb in self.deaf or (act, act.at) in self.deaf)

    def is_open(self, seat: Seat) -> bool:
        """Whether the hand may hold cards that the record does not tell."""
        return bool(self.unknown >> seat & 1)

    def holds(self, seat: Seat, cards: Hand) -> bool | None:
        """Whether the hand holds any of these cards, or None where the record cannot say."""
        if self.hands[seat] & cards:
            return True
        return None if self.is_open(seat) else False

    def holder(self, card: Card) -> Seat | None:
        """The hand known to hold the card."""
        for seat, hand in enumerate(self.hands):
            if hand >> card & 1:
                return seat
        return None

    # --- the docket

    def open(self, matter: Matter) -> Table:
        """The table with one more matter on the docket, which remembers the table as it is without it."""
        number = self.count + 1
        opened = matter.opened if matter.cause else self.clock
        before = (matter.before or self).but(docket=(), settled=NOTHING_SETTLED, duties=(), rights=())
        matter = evolve(matter, number=number, opened=opened, names=self.names, before=before)
        return self.but(count=number, docket=(*self.docket, matter))

    @property
    def matters(self) -> tuple[Matter, ...]:
        """Every matter of this deal, those that are still open first."""
        return (*self.docket, *self.settled)

    # --- what has happened

    @property
    def history(self) -> tuple[Act | Run, ...]:
        """Everything that was told of this deal, and what rulings noted of it, in order; moves taken whole as their run."""
        return tuple(self.log[: self.told])

    @property
    def acts(self) -> tuple[Act, ...]:
        """The same without the moves that were taken whole, in which there was nothing to look at."""
        return self.log.acts(self.told)

    def acts_of(self, verb: str) -> tuple[Act, ...]:
        """Those of one verb, in order."""
        return self.log.acts_of(verb, self.told)

    def note(self, *entries: Act | Run) -> Table:
        """The table with these at the end of its history."""
        if not entries:
            return self
        table = self._with_state(self.__dict__.copy())
        table.write_down(entries)
        return table

    def write_down(self, entries: tuple[Act | Run, ...]) -> None:
        """Add to the history of a table that nobody has seen yet, for the fold alone, which does so for every act."""
        state = self.__dict__
        log, told = state["log"], state["told"]
        if not told or len(log) != told:  # another table has gone on from here, or may do so yet
            state["log"] = log = History(log[:told])
        log += entries
        state["told"] = len(log)

    def remember(self, act: Act, before: Table, ruled: Table) -> None:
        """Keep what the last act did: of a table that nobody has seen yet, for the fold alone."""
        state = self.__dict__
        state["last"] = None
        if (act.cards or act.piles) and (act.seat is not None or self.seats == 1):
            was = before.__dict__.copy()
            was["last"] = None
            left = was if ruled is before else ruled.__dict__ | {"last": None}
            state["last"] = act, was, left, state.copy()

    def with_history(self, entries: Iterable[Act | Run]) -> Table:
        """The table with another history."""
        log = History(entries)
        return self.but(log=log, told=len(log))

    def comes_to(self, name: str, value: str) -> Table:
        """The table with this among what the deal comes to, in the place of what it came to before."""
        others = tuple(outcome for outcome in self.outcomes if outcome[0] != name)
        return self.but(outcomes=(*others, (name, value)))

    def noted(self, verb: str, seat: Seat | None = None, how: str | None = None) -> bool:
        """Whether such an act stands in the history of this deal."""
        if seat is None and how is None:
            return self.log.has(verb, self.told)
        acts = self.log.acts_of(verb, self.told)
        return any((seat is None or act.seat == seat) and (how is None or act.how == how) for act in acts)


#: what `but` can change beside the parts
_FIELDS = frozenset(fields_dict(Table))
