"""The table at which a question is judged, as far as it is told.

A question tells little of a table: a fact must not be found in what it leaves out. So what is not told is not there: reading
it is `Untold`, and a fact whose function reads it is unknown. With the log of the deal so far the table is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, ParamSpec, TypeVar

from attrs import evolve, fields_dict, frozen

from referee.ask.hearing import Happened, Question
from referee.core.cards import Card
from referee.core.fold import step
from referee.core.game import Game
from referee.core.law import MUST_BE_REPLACED, Fact, Law, Subject, facts_of
from referee.core.matter import Matter
from referee.core.parts import Part
from referee.core.people import DEALER, DECLARER, OFFENDER, TURN, Person, Seating
from referee.core.record import NOWHERE, Act, Run, Seat, seat_names
from referee.core.status import OPEN
from referee.core.table import AUCTION, DEAL, PLAY, Table
from referee.core.watching import Watch, watches
from referee.mechanics.auction.moves import CALLS
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract, declarer_of
from referee.mechanics.tricks.state import Claims, Tricks
from referee.score import expects as written_score

T = TypeVar("T")
P = ParamSpec("P")
K = TypeVar("K", bound=Part)


class Untold(AttributeError):
    """Something was read that nobody told."""


#: what is as usual where nobody tells it: how the seats go round, and who plays with whom
_AS_USUAL: dict[Any, dict[str, Any]] = {Auction: {"around": (0, 1, 2, 3), "sides": (0, 1, 0, 1)}, Tricks: {"around": ()}}


def part_of(kind: Callable[..., T], **told: Any) -> T:
    """A value of which only some is told; to read the rest is `Untold`."""
    value: T = object.__new__(_partly(kind))
    if kind is Contract and "declarer" in told:
        usual = Contract(1, 0, told["declarer"])
        told = {"side": usual.side, "dummy": usual.dummy} | told
    for name, each in (_AS_USUAL.get(kind, {}) | told).items():
        object.__setattr__(value, name, each)
    return value


class HalfTable(Table):
    """A table of which only some is told: of a part that nobody told it is not known whether it is there."""

    def part(self, kind: type[K]) -> K | None:
        """What a mechanism keeps at this table."""
        if kind.key not in self.__dict__:
            raise Untold(f"nobody told the {kind.__name__.lower()}")
        return super().part(kind)

    def write_down(self, entries: tuple[Act | Run, ...]) -> None:
        """Nothing: of its history nobody knows the beginning."""
        raise Untold("nobody told the history")


def is_part_told(table: Table, kind: type[Part]) -> bool:
    """Whether it is known if such a part is there."""
    return not isinstance(table, HalfTable) or kind.key in table.__dict__


def told_part(table: Table | None, kind: type[K]) -> K | None:
    """What a mechanism keeps at a table, as far as both are told."""
    return table.part(kind) if table is not None and is_part_told(table, kind) else None


def part_of_table(game: Game, names: tuple[str, ...] = (), **told: Any) -> Table:
    """A table of which only some is told, beside who sits at it."""
    names = names or seat_names(game.seats)
    return part_of(HalfTable, game=game, names=names, sided=(), around=(), cards_each=None, **told)


@cache
def _partly(kind: Any) -> Any:
    fields = fields_dict(kind)

    def untold(value: object, name: str) -> Any:
        if name in fields:
            raise Untold(f"nobody told the {name}")
        if isinstance(found := getattr(kind, name, None), property) and found.fget is not None:
            return found.fget(value)  # one that reads what is not told; it says so itself
        if not issubclass(kind, Table):  # a matter may have had something else before it than was told
            raise Untold(f"nobody told of anything that has {name}")
        raise AttributeError(f"'{kind.__name__}' has no '{name}'")

    return type(kind.__name__, (kind,), {"__slots__": (), "__getattr__": untold})


class ToldAct(Act):
    """An act as a question tells it, which may leave out the card or the number."""

    __slots__ = ()

    @property
    def card(self) -> Card:
        """The one card this act is about."""
        if not self.cards:
            raise Untold("nobody told the card")
        return self.cards[0]

    @property
    def number(self) -> int:
        """The one number this act is about."""
        if not self.numbers:
            raise Untold("nobody told the number")
        return self.numbers[0]


#: what a question may leave out of an act: that nothing is said of it is no answer
_LEFT_OUT = ("how", "text", "numbers")


def told_act(verb: str, seat: Seat | None, **told: Any) -> Act:
    """The act as far as a question tells it: it may be only that somebody called, or that somebody did something."""
    fields = what_is_told(Act(verb, seat, **told))
    left_out = [name for name in _LEFT_OUT if not fields[name] and not fields["cards"]]
    left_out += ["verb"] if not verb else ["call"] if verb in CALLS and fields["call"] is None else []
    return part_of(ToldAct, **{name: value for name, value in fields.items() if name not in left_out})


def unless_untold(make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """What this makes of these, or None where it needs something that is not told, such as every log tells of an act."""
    try:
        return make(*args, **kwargs)
    except (Untold, LookupError, AssertionError):
        return None


@frozen
class Scene:
    """One seating of the players, and the table and the matter in it."""

    table: Table
    matter: Matter
    #: the act that is the breach, and those after it
    act: Act
    next: tuple[Act, ...]
    #: whether the log or a detector has the matter, and not the question alone
    seen: bool = False

    def known(self, game: Game, breach: Subject) -> dict[Fact, str]:
        """The facts that the acts tell, for this breach or for one that it brings up."""
        return {fact: answer for fact, (answer, _) in self.told(game, breach).items()}

    def told(self, game: Game, breach: Subject) -> dict[Fact, tuple[str, int]]:
        """The same, with the place of the act that tells each: 0 the breach, then those after it; -1 where the log does."""
        matter = self.matter if breach == self.matter.breach else _as(self.matter, breach)
        known = {fact: (answer, -1) for fact, answer in self.matter.known}
        matter = as_far_as_told(matter) if isinstance(self.table, HalfTable) and not self.seen else matter
        facts = facts_of(game.layers, breach)
        table = self.table
        for place, act in enumerate((self.act, *self.next)):
            upon = told_part(self.matter.before, Auction)
            if act is not self.act and not is_part_told(table, Auction) and upon is not None:
                # Of the auction so far the last call is told, which is the breach; nothing else waits to be put right.
                auction = part_of(Auction, **(what_is_told(upon) | {"calls": ((self.matter.seat, self.matter.call),)}))
                table = table.but(auction, docket=())
            now = table.but(clock=matter.opened + (act is not self.act))
            for fact in facts:
                if fact not in known and fact.told_by(the_offence=act is self.act):
                    answer = unless_untold(fact.answer, now, matter, act)
                    if answer is not None and answer in fact.answers:
                        known[fact] = (answer, place)
            table = unless_untold(step, table, act) or table
        return known


def scenes(question: Question, game: Game, table: Table | None) -> Iterator[Scene]:
    """The scene in every seating that fits the question, and the log where there is one."""
    in_log = [] if table is None else [m for m in (*table.settled, *table.docket) if m.breach == question.breach]
    offenders = {seating[OFFENDER] for seating in question.seatings}
    theirs = [matter for matter in reversed(in_log) if matter.seat is None or matter.seat in offenders]
    logged = next(iter(sorted(theirs, key=lambda matter: matter.at not in question.at)), None)
    declarer = None if table is None else declarer_of(table)
    for seating in question.seatings:
        if logged is not None and logged.seat not in (None, seating[OFFENDER]):
            continue
        if declarer is not None and seating.get(DECLARER, declarer) != declarer:
            continue
        full = seating if declarer is None else {**seating, DECLARER: declarer}
        here = table if table is not None else _table(question, game, full)
        seat = full[OFFENDER]
        act = told_act(question.asked.verb, seat, cards=question.cards, call=question.call, suit=question.suit)
        after = tuple(act_of(each, full) for each in question.next)
        seen = logged or _found(here, act, question)
        matter = seen or _matter(question, game, full, table)
        yield Scene(here, matter, act if logged is None else Act("note"), after, bool(seen))


def _found(table: Table, act: Act, question: Question) -> Matter | None:
    """The matter as a detector sees it in this act, where the log tells enough for that."""
    found = next((matter for matter in seen_in(table, act) if matter.breach == question.breach), None)
    return found if found is None or found.before is not None else evolve(found, before=table)


def seen_in(table: Table, act: Act) -> Iterator[Matter]:
    """Every matter that a detector sees in an act."""
    for watch in watches(table.game).get(getattr(act, "verb", ""), ()):
        for matter in unless_untold(_all_of, watch, table, act) or ():
            if table.game.minds(matter.breach):
                yield matter


def _all_of(watch: Watch, table: Table, act: Act) -> list[Matter]:
    return list(watch(table, act))


def _table(question: Question, game: Game, seating: Seating) -> Table:
    # A hand faced because of a claim or a penalty card would have been spoken of; what came up before need not have been.
    table = part_of_table(game, question.names).but(part_of(Claims, faced=frozenset()))
    told: dict[str, Any] = {"clock": 1}
    if "penalty" not in question.text.casefold():
        told["duties"] = ()
    if question.phase:
        told["phase"] = question.phase
    if question.phase in (DEAL, AUCTION):
        table = table.without(Contract)
    elif DECLARER in seating:
        table = table.but(part_of(Contract, declarer=seating[DECLARER]))
    if DEALER in seating:
        told["dealer"] = seating[DEALER]
    return table.but(**told)


def _matter(question: Question, game: Game, seating: Seating, table: Table | None) -> Matter:
    other = None if question.other is None else _one(question.other, seating)
    return told_matter(question, question.breach, seating[OFFENDER], other, before=_before(question, game, seating, table))


def told_matter(
    question: Question,
    breach: Subject,
    seat: Seat | None,
    other: Seat | None = None,
    known: Mapping[Fact, str] | None = None,
    law: Law | None = None,
    **instead: Any,
) -> Matter:
    """The matter as far as the question tells it."""
    told: dict[str, Any] = {
        "breach": breach,
        "seat": seat,
        "names": question.names or seat_names(question.players),
        "why": question.text,
        "at": NOWHERE,
        "number": 1,
        "opened": 1,
        "cause": None,
        "card": question.cards[0] if question.cards else None,
        "cards": question.cards,
        "call": question.call,
        "suit": question.suit,
        "other": other,
        "before": None,
        "known": tuple((known or {}).items()),
        "act": None,
        "law": law,
        "status": OPEN,
        "remedy": (),
        "by": None,
        "taken": "",
        "bound": (),
        "lapsed": NOWHERE,
        "candidates": (),
        "since": NOWHERE,
        "settled_at": -1,
    }
    if question.count is not None:
        told["count"] = question.count
    return part_of(Matter, **(told | instead))


def _before(question: Question, game: Game, seating: Seating, table: Table | None) -> Table | None:
    """The table with the auction or the tricks before it; of what is written on a sheet, nothing."""
    if question.asked.verb in written_score.VERBS:
        return None
    if table is not None:
        known = {AUCTION: table.part(Auction) or part_of(Auction), PLAY: table.part(Tricks) or part_of(Tricks)}
        return table.but(known[question.phase]) if question.phase in known else None
    told: dict[str, Any] = {"turn": seating[TURN]} if TURN in seating else {}
    if question.phase == PLAY:
        return part_of_table(game).but(part_of(Tricks, **told))
    if question.phase != AUCTION:
        return None
    if question.breach.waits == MUST_BE_REPLACED:
        told.setdefault("turn", seating[OFFENDER])  # a call out of turn would have been told as one
    if question.last_bid is not None:
        bidder = None if question.bidder is None else _one(question.bidder, seating)
        told |= {"bid": question.last_bid, "calls": ((bidder, question.last_bid),)}
        if bidder is not None:
            told["bidder"] = bidder
        if question.doubling:
            told["doubling"] = question.doubling
    return part_of_table(game).but(part_of(Auction, **told))


def act_of(happened: Happened, seating: Seating) -> Act:
    """What happened, as an act of a log with the players in these seats."""
    return told_act(
        happened.verb,
        None if happened.who is None else _one(happened.who, seating),
        other=None if happened.other is None else _one(happened.other, seating),
        how=happened.how,
        cards=happened.cards,
        call=happened.call,
        suit=happened.suit,
    )


def _one(person: Person, seating: Seating) -> Seat | None:
    """The seat of a person, where only one can be meant."""
    if not person.needs <= seating.keys():
        return None
    seats = person.seats(seating)
    return next(iter(seats)) if len(seats) == 1 else None


def _as(matter: Matter, breach: Subject) -> Matter:
    """The matter that this one brings up: the same in everything but its kind."""
    return part_of(Matter, **(what_is_told(matter) | {"breach": breach}))


def what_is_told(value: Any) -> dict[str, Any]:
    """The fields of a value of which only some may be told."""
    return {name: getattr(value, name) for name in fields_dict(type(value)) if hasattr(value, name)}


def as_far_as_told(matter: Matter) -> Matter:
    """The matter without what may only be missing from it."""
    return part_of(Matter, **{name: value for name, value in what_is_told(matter).items() if value not in (None, ())})


def in_all(found: Iterable[dict[Fact, str]]) -> dict[Fact, str]:
    """The facts that are the same in every scene."""
    each = list(found)
    return (
        {fact: answer for fact, answer in each[0].items() if all(known.get(fact) == answer for known in each)} if each else {}
    )
