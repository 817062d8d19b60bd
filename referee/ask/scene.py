"""The table at which a question is judged, as far as it is told.

A question tells little of a table: a fact must not be found in what it leaves out. So what is not told is not there: reading
it is an error, and a fact whose function reads it is unknown. With the log of the deal so far the table is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from attrs import frozen

from referee.ask.people import DECLARER, OFFENDER, TURN, Person, Seating, agreed
from referee.ask.question import Happened, Question
from referee.breaches import watches
from referee.contract import Contract
from referee.game import Game
from referee.law import Breach, Fact, Law, facts_of
from referee.matter import OPEN, Matter
from referee.record import NOWHERE, Act, Seat
from referee.replay import step
from referee.table import AUCTION, DEAL, PLAY, Auction, Table, Tricks

#: what comes of reading something that is not told
NOT_TOLD = (AttributeError, AssertionError, TypeError, IndexError, KeyError, ValueError)

T = TypeVar("T")


def part_of(kind: type[T], **told: Any) -> T:
    """A value of which only some is told; to read the rest is an AttributeError."""
    value = object.__new__(kind)
    for name, each in told.items():
        object.__setattr__(value, name, each)
    return value


def unless_untold(make: Callable[[], T]) -> T | None:
    """What this makes, or None where it needs something that is not told."""
    try:
        return make()
    except NOT_TOLD:
        return None


@frozen
class Scene:
    """One seating of the players, and the table and the matter in it."""

    table: Table
    matter: Matter
    #: the act that is the breach, and those after it
    act: Act
    next: tuple[Act, ...]

    def known(self, game: Game, breach: Breach) -> dict[Fact, str]:
        """The facts that the acts tell, for this breach or for one that it brings up."""
        matter = self.matter if breach is self.matter.breach else _as(self.matter, breach)
        known = dict(self.matter.known)
        facts = facts_of(game.layers, breach)
        table = self.table
        for act in (self.act, *self.next):
            for fact in facts:
                if fact not in known and fact.later == (act is not self.act):
                    answer = unless_untold(lambda fact=fact, act=act: fact.read(table, matter, act))  # type: ignore[misc]
                    if answer in fact.answers:
                        known[fact] = answer
            table = unless_untold(lambda act=act: step(table, act)) or table  # type: ignore[misc]
        return known


def scenes(question: Question, game: Game, table: Table | None) -> Iterator[Scene]:
    """The scene in every seating that fits the question, and the log where there is one."""
    open_matters = () if table is None else (*table.docket, *table.settled)
    for seating in question.seatings:
        if table is not None and table.declarer is not None and seating.get(DECLARER, table.declarer) != table.declarer:
            continue
        full = seating if table is None or table.declarer is None else {**seating, DECLARER: table.declarer}
        here = table if table is not None else _table(question, game, full)
        seat = full[OFFENDER]
        act = Act(question.asked.verb or "note", seat, cards=question.cards, call=question.call, suit=question.suit)
        after = tuple(_act(each, full) for each in question.next)
        in_log = [m for m in open_matters if m.breach is question.breach and m.seat in (seat, None)]
        matter = in_log[-1] if in_log else _found(here, act, question) or _matter(question, full, table)
        yield Scene(here, matter, Act("note") if in_log else act, after)


def _found(table: Table, act: Act, question: Question) -> Matter | None:
    """The matter as a detector sees it in this act, where the log tells enough for that."""
    for watch in watches().get(act.verb, ()):
        for matter in unless_untold(lambda watch=watch: list(watch(table, act))) or ():  # type: ignore[misc]
            if matter.breach is question.breach:
                return matter
    return None


def _table(question: Question, game: Game, seating: Seating) -> Table:
    told: dict[str, Any] = {"game": game, "clock": 1, "faced": frozenset(), "docket": (), "duties": (), "rights": ()}
    del told["docket"]  # what came before is not told
    if question.phase:
        told["phase"] = question.phase
    if question.phase in (DEAL, AUCTION):
        told["contract"] = None
    elif DECLARER in seating:
        told["contract"] = part_of(Contract, declarer=seating[DECLARER])
    if "dealer" in seating:
        told["dealer"] = seating["dealer"]
    return part_of(Table, **told)


def _matter(question: Question, seating: Seating, table: Table | None) -> Matter:
    other = None if question.other is None else _one(question.other, seating)
    return told_matter(question, question.breach, seating[OFFENDER], other, _before(question, seating, table))


def told_matter(
    question: Question,
    breach: Breach,
    seat: Seat | None,
    other: Seat | None = None,
    before: Any = None,
    known: Mapping[Fact, str] | None = None,
    law: Law | None = None,
    **instead: Any,
) -> Matter:
    """The matter as far as the question tells it."""
    told: dict[str, Any] = {
        "breach": breach,
        "seat": seat,
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
        "before": before,
        "known": tuple((known or {}).items()),
        "law": law,
        "status": OPEN,
        "remedy": "",
        "taken": "",
        "candidates": (),
        "since": NOWHERE,
    }
    if question.count is not None:
        told["count"] = question.count
    return part_of(Matter, **(told | instead))


def _before(question: Question, seating: Seating, table: Table | None) -> Any:
    """The auction or the tricks before it."""
    if table is not None:
        return table.auction if question.phase == AUCTION else table.tricks
    turn = {"turn": seating[TURN]} if TURN in seating else {}
    if question.phase == PLAY:
        return part_of(Tricks, **turn)
    if question.phase != AUCTION:
        return None
    told: dict[str, Any] = dict(turn)
    if question.last_bid is not None:
        bidder = None if question.bidder is None else _one(question.bidder, seating)
        told |= {"bid": question.last_bid, "calls": ((bidder, question.last_bid),)}
        if bidder is not None:
            told["bidder"] = bidder
    return part_of(Auction, **told)


def _act(happened: Happened, seating: Seating) -> Act:
    return Act(
        happened.verb,
        None if happened.who is None else _one(happened.who, seating),
        None if happened.other is None else _one(happened.other, seating),
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


def _as(matter: Matter, breach: Breach) -> Matter:
    """The matter that this one brings up: the same in everything but its kind."""
    told = {name: getattr(matter, name) for name in Matter.__slots__ if name != "__weakref__" and hasattr(matter, name)}
    return part_of(Matter, **(told | {"breach": breach}))


def in_all(found: Iterable[dict[Fact, str]]) -> dict[Fact, str]:
    """The facts that are the same in every scene."""
    each = list(found)
    return {fact: answer for fact, answer in each[0].items() if all(known.get(fact) == answer for known in each)} if each else {}


__all__ = ["NOT_TOLD", "Scene", "agreed", "in_all", "part_of", "scenes", "told_matter", "unless_untold"]
