"""The table at which a question is judged, as far as it is told.

A question tells little of a table: a fact must not be found in what it leaves out. So what is not told is not there: reading
it is `Untold`, and a fact whose function reads it is unknown. With the log of the deal so far the table is whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import evolve, frozen

from referee.ask.hearing.heard import Come, Happened, Question
from referee.ask.table.course import acts_until, begins, counted_from, in_time, stage_told
from referee.ask.table.partly import (
    HalfTable,
    as_usual,
    bare,
    is_part_told,
    part_of,
    part_of_table,
    told_act,
    told_part,
    unless_untold,
    what_is_told,
)
from referee.ask.words.contractors import has_contractor
from referee.core.fact import Fact
from referee.core.fold import step
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.people import DEALER, DECLARER, OFFENDER, TURN, Person, Seating
from referee.core.record import NOWHERE, Act, Seat, seat_names
from referee.core.speaking import facts_of
from referee.core.status import OPEN
from referee.core.subject import MUST_BE_REPLACED, Subject
from referee.core.table import AUCTION, DEAL, PLAY, Table
from referee.core.watching import Watch, watches
from referee.core.window import Limit
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract, declarer_of
from referee.mechanics.tricks.state import Claims, Tricks
from referee.mechanics.trump.moves.bidding import Bidding
from referee.score import expects as written_score


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
    #: how far the deal is told to have come, each with the number of the acts after the breach that were done by then
    come: tuple[tuple[int, Come], ...] = ()

    def known(self, game: Game, breach: Subject) -> dict[Fact, str]:
        """The facts that the acts tell, for this breach or for one that it brings up."""
        return {fact: answer for fact, (answer, _) in self.told(game, breach).items()}

    def told(self, game: Game, breach: Subject) -> dict[Fact, tuple[str, int]]:
        """The same, with the place of what tells each: 0 the breach, then the acts after it, then how far the deal had come;
        -1 where the log does."""
        matter = self.matter if breach == self.matter.breach else _as(self.matter, breach)
        known = {fact: (answer, -1) for fact, answer in self.matter.known}
        matter = as_far_as_told(matter) if isinstance(self.table, HalfTable) and not self.seen else matter
        facts = facts_of(game.layers, breach)
        table = self.table
        for place, act in enumerate((self.act, *self.next)):
            for number, (done, come) in enumerate(self.come):
                if done == place - 1:
                    known |= self._by_then(game, matter, facts, known, come.stage, len(self.next) + 1 + number, kept=come.kept)
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
            if act is not self.act and isinstance(self.table, HalfTable):
                done_now = as_usual(act)
                stage = stage_told(game, matter.breach, done_now.verb)
                known |= self._by_then(game, matter, facts, known, stage, place, then=done_now)
            table = unless_untold(step, table, act) or table
        for number, (done, come) in enumerate(self.come):
            if done >= len(self.next):
                known |= self._by_then(game, matter, facts, known, come.stage, len(self.next) + 1 + number, kept=come.kept)
        return known

    def _by_then(
        self,
        game: Game,
        matter: Matter,
        facts: Iterable[Fact],
        known: Mapping[Fact, tuple[str, int]],
        stage: int,
        place: int,
        *,
        kept: bool = False,
        then: Act | None = None,
    ) -> dict[Fact, tuple[str, int]]:
        """What is known of the limits of time once the deal has come so far, or was kept if it was noticed before."""
        found: dict[Fact, tuple[str, int]] = {}
        for fact in facts:
            if fact in known or not fact.later:
                continue
            if kept:
                if isinstance(fact, Limit) and in_time(fact, game, self.table.names, matter, stage):
                    found[fact] = (fact.kept[0], place)
                continue
            for table, act in acts_until(game, self.table.names, matter, stage, then):
                answer = unless_untold(fact.answer, table, counted_from(matter), act)
                if answer is None and isinstance(fact, Limit):  # which the act itself may end, whatever lay there before
                    answer = unless_untold(fact.answer, bare(table), counted_from(matter), act)
                # Nobody is told to have kept it; and what else was done since is known only where it is plain when it began.
                over = answer not in fact.kept if isinstance(fact, Limit) else act is not then and begins(matter.breach) >= 0
                if answer is not None and answer in fact.answers and over:
                    found[fact] = (answer, place)
                    break
        return found


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
        come = tuple((sum(each.at < told.at for each in question.next), told) for told in question.come)
        yield Scene(here, matter, act if logged is None else Act("note"), after, bool(seen), come)


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
    elif DECLARER in seating and has_contractor(game):
        table = table.but(part_of(Bidding, maker=seating[DECLARER], named=True))
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


def as_far_as_told(matter: Matter) -> Matter:
    """The matter without what may only be missing from it."""
    return part_of(Matter, **{name: value for name, value in what_is_told(matter).items() if value not in (None, ())})


def in_all(found: Iterable[dict[Fact, str]]) -> dict[Fact, str]:
    """The facts that are the same in every scene."""
    each = list(found)
    return (
        {fact: answer for fact, answer in each[0].items() if all(known.get(fact) == answer for known in each)} if each else {}
    )
