"""The fold: a table and the acts of a log, one after the other, to the table at the end with every matter ruled.

At each act, in this order: facts that waited for it are answered, and what they settle is ruled; detectors say what is wrong
with it, judged against the table before; rights are used or lapse; the act is applied, whatever it was; duties that it kept
or outlived end. What was played is always applied. A clean run of moves is taken whole, since there is nothing to rule on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from attrs import evolve

from referee.core import status
from referee.core.cards import hand_of
from referee.core.doubt import believed, nobody_is_accused_after
from referee.core.expect import Form, Kind
from referee.core.game import Game
from referee.core.law import Law
from referee.core.limits import POINTING
from referee.core.long import PIECE
from referee.core.matter import Matter
from referee.core.record import NO_CALL, PASS, Act, Run, Seat
from referee.core.remedy import Consequence
from referee.core.rulings import Rulings
from referee.core.sanctions import Right, entitled_seats, give, is_over, is_pending, lapse, remember, ruling, spend
from referee.core.speaking import speaking
from referee.core.status import CONDONED, NEEDS_FACT, OPEN, OPTIONAL, SILENT, SUSPECT
from referee.core.subject import DEEMED_PASS, STANDS_MEANWHILE, WITHOUT_EFFECT
from referee.core.table import Table
from referee.core.unheard import (
    HEARD,
    TAKES_BACK,
    UNHEARD,
    heard_how,
    in_void_deal,
    is_obeyed,
    is_strange,
    is_strange_rule,
    of_another_game,
    without_effect,
)
from referee.core.verbs import of_play
from referee.core.watching import Watch, taken_together, watches, watches_at_ease
from referee.core.window import Limit

#: the act that closes a deal: what nobody has raised by then, the referee raises now
END = Act("end")
#: the verb of words that are only remarked: nothing that waits is answered by them, and nothing is over
REMARK = "note"
NO_LAW = Consequence("neither the game nor the general rules have a law for it")
#: no table in its senses waits for so many matters, or for so many duties and rights, since each card laid open may bring one;
#: beyond that the oldest ends as if the deal did
MOST_WAITING, MOST_BINDING = 32, 108
#: so many of the matters ruled on last know how the table stood before them; of the others none but those of which somebody may
#: still choose something, since a deal with much in it would else keep as many tables
MOST_REMEMBERED = PIECE
#: so many acts or runs are tried to be taken whole at once: of those behind one that is wrong it would be tried again and again
MOST_TOGETHER = 64
#: acts of a verb that have come to nothing of which a deal remembers where they stood
MOST_IDLE = 8
#: what tells of a table how much has been told, and not how it stands
_TELLING = frozenset({"log", "told", "clock", "attention", "idle", "last", "seats", "_sides_of_game"})
#: what rulings keep, whatever is taken back
_OF_RULINGS = frozenset(
    {"docket", "settled", "duties", "rights", "count", "deaf", "doubted", "nobody_accused", "void", "next_dealer"}
)
#: what a ruling stays though somebody may still choose: the matter is let go, or a policy says that he may
_KEPT = (CONDONED, SILENT)


def play_through(table: Table, acts: Sequence[Act | Run]) -> Table:
    """The table after these acts."""
    place, total, together = 0, len(acts), taken_together(table.game)
    while place < total:
        act = acts[place]
        if isinstance(act, Act):
            taken = 0
            if act.verb in together and _is_at_ease(table):
                table, taken = _take_acts(table, acts, place)
            if not taken:
                table, taken = step(table, act), 1
            place += taken
            continue
        if _is_at_ease(table):
            last, most = place + 1, min(total, place + MOST_TOGETHER)
            while last < most and isinstance(acts[last], Run) and acts[last].verb == act.verb:
                last += 1
            table, taken = _take(table, acts[place:last])  # type: ignore[arg-type]
            place += taken
            if taken:
                continue
        parts = act.parts()
        if parts != (act,):
            table = play_through(table, parts)
        else:
            for _, _, after in one_by_one(table, act):  # something in it has to be looked at
                table = after
        place += 1
    return table


def _is_at_ease(table: Table) -> bool:
    """Whether nothing waits, nobody is bound or may choose, and the deal counts."""
    return not (table.docket or table.duties or table.rights or table.void)


def _take_acts(table: Table, acts: Sequence[Act | Run], place: int) -> tuple[Table, int]:
    """The table after the acts told together that begin here, as far as they are clean; and how many these are."""
    together, taking = table.game.play.together, taken_together(table.game)  # type: ignore[union-attr]
    take = together[acts[place].verb].take
    last, most = place + 1, min(len(acts), place + MOST_TOGETHER)
    while last < most and acts[last].verb in taking and together[acts[last].verb].take is take:
        last += 1
    told = acts[place:last]
    after, taken = take(table, told)  # type: ignore[arg-type]
    if taken:
        after.write_down(tuple(told[:taken]))
        after.remember(END, table, table)
    return after, taken


def _take(table: Table, runs: Sequence[Run]) -> tuple[Table, int]:
    play = table.game.play
    take = play.runs.get(runs[0].verb) if play else None
    if take is None:
        return table, 0
    after, taken = take(table, runs)
    if taken:
        after.write_down(tuple(runs[:taken]))
        after.remember(END, table, table)
    return after, taken


def one_by_one(
    table: Table, entry: Act | Run, then: Callable[[Table, Act], Table] | None = None
) -> Iterator[tuple[Act, Table, Table]]:
    """An act, or each move of a run, clockwise from whoever begins, each with the table before it and the one after it."""
    then = then or step
    if isinstance(entry, Act):
        yield entry, table, then(table, entry)
        return
    seat = entry.first
    for place in range(len(entry.moves)):
        if place or seat is None:
            seat = mover(table, entry.verb, seat if place else None)
        before, act = table, entry.act(place, seat)
        table = then(before, act)
        yield act, before, table


def mover(table: Table, verb: str, last: Seat | None = None) -> Seat:
    """Whose move it is by the part of the table that such moves are made in; without one, the dealer's, and then clockwise."""
    for part in table.parts:
        if part.moved_by == verb:
            return part.mover(table, last)
    return table.dealer if last is None else table.left(last)


def step(table: Table, act: Act) -> Table:
    """The table after one act, with everything ruled that it settles."""
    if act.verb == REMARK and not _seen(table, act, watches(table.game).get(REMARK, ())):
        return table.note(act)
    play, said = table.game.play, act
    if play is not None and act.verb in play.meant:
        act = play.meant[act.verb](table, act)
    move, watched_at_ease, watched, strange, heard = _way(table.game, act.verb)
    if table.void and move is not None and act.verb in of_play():
        return _played_on(table, act, move)
    start = table
    at_ease = not (table.docket or table.duties or table.rights)
    if not at_ease:
        table = table.but(clock=table.clock + 1)
        table = consider(table, act)
    watching = watched_at_ease if at_ease else watched
    found = believed(table, act, _seen(table, act, watching)) if watching else []
    if strange:
        found += of_another_game(table, act)
    if at_ease and not found:
        after = move(table, act) if move else table
        if after is table and act.verb == TAKES_BACK:
            after = taken_back(table, act)
        if after is table:
            return _come_to_nothing(table, table.note(act), said, heard)
        same = _last_of(after) == _last_of(table) and after.__dict__ == table.__dict__  # nearly always not
        if after.told == table.told and not same and act.verb not in POINTING:
            after.write_down((act,))
            after.remember(act, table, table)
            return after
        same = same or _stands_as(table, after)
        if same and act.verb == TAKES_BACK:
            back = taken_back(table, act)
            same, after = back is table, back
        after = _told(table, after, act)
        if not same:
            after.remember(act, table, table)
        return _come_to_nothing(table, after, said, heard or HEARD) if same else after
    if at_ease:
        table = table.but(clock=table.clock + 1)
    for matter in found:
        table = table.open(matter if matter.at.line else evolve(matter, at=act.at))
    before, told = table, act
    if table.docket:
        table, act = _with_effect(table, act)
        table = consider(table, act)
    if table.rights:
        table = _use_rights(table, act)
    if table.deemed is not None:
        deemed, table = table.deemed, table.but(deemed=None)
        act = evolve(act, verb="") if deemed == NO_CALL else evolve(act, call=deemed)
    unmoved = table
    if act.verb and move is not None:
        table = move(table, act)
    stands = any(matter.breach.waits == STANDS_MEANWHILE for matter in found)
    if act.verb == TAKES_BACK and not stands and _stands_as(unmoved, table):
        table = taken_back(table, act)
    moved, noted = bool(found) or not _stands_as(unmoved, table), HEARD if table is not unmoved else UNHEARD
    after, table = table, _told(before, table, told)
    if after is not unmoved and not _stands_as(unmoved, after):
        table = table.but()
        table.remember(told, start, unmoved)
    if before.duties:
        kept = tuple(
            duty for duty in table.duties if duty not in before.duties or not duty.kind.until.reached(before, duty, act)
        )
        table = table.but(duties=kept)
    if len(table.settled) // MOST_REMEMBERED != len(start.settled) // MOST_REMEMBERED:
        table = _forgetful(table)
    if len(table.docket) > MOST_WAITING or len(table.duties) > MOST_BINDING or len(table.rights) > MOST_BINDING:
        table = _relieved(table)
    if not moved and _waits_as(start, table):
        table = _come_to_nothing(start, table, said, heard or noted)
    # Nothing waits any more, so that the next act need not count; what this one settled was still settled before it.
    return table if table.docket or table.duties or table.rights else table.but(clock=table.clock + 1)


def _played_on(table: Table, act: Act, move: Callable[[Table, Act], Table]) -> Table:
    """The table after an act of play in a deal that counts for nothing: it moves what it moves, and nobody is accused."""
    before = consider(table.but(clock=table.clock + 1), act)
    after = _told(before, move(before, act), act)
    matter = None if _stands_as(before, after) else in_void_deal(after, act)
    return after if matter is None else passed_over(after, matter)


#: what there is to do at an act: its move, its detectors where nobody is bound to anything, all of them, whether other games
#: know it and this one does not, and how it is heard where nothing moves
_Way = tuple[Callable[[Table, Act], Table] | None, tuple[Watch, ...], tuple[Watch, ...], bool, str]


@cache
def _way(game: Game, verb: str) -> _Way:
    move = game.play.moves.get(verb) if game.play else None
    at_ease, every = watches_at_ease(game).get(verb, ()), watches(game).get(verb, ())
    return move, at_ease, every, move is None and is_strange(game, verb), heard_how(game, verb)


def _told(before: Table, table: Table, act: Act) -> Table:
    """The table with the act in its history, unless the move has put it there as the table understood it."""
    if table is before:
        return table.note(act)
    if table.told == before.told or all(entry.verb != act.verb for entry in table.log[before.told : table.told]):
        table.write_down((act,))
    return table


def taken_back(table: Table, act: Act) -> Table:
    """The table with the last act undone, where its player takes back what he did, and nothing has come of it since.

    So it is in games that say nothing else of it: the cards go back to where they were, and the turn with them.
    """
    if table.last is None:
        return table
    done, was, left, then = table.last
    now = table.__dict__
    seat = 0 if done.seat is None and table.seats == 1 else done.seat
    if seat is None or act.seat != seat or done.verb == TAKES_BACK:
        return table
    gone = {hand_of(done.cards), was["hands"][seat] & ~then["hands"][seat]}
    if act.cards and any(gone) and hand_of(act.cards) not in gone:
        return table
    since = (each for each in table.log[then["told"] : table.told] if isinstance(each, Act) and each.seat == seat)
    if any(each.cards and {*act.cards} <= {*each.cards} for each in since):
        return table  # it is of something later that he speaks, which moved nothing
    moved = [name for name in {**was, **then} if name not in _TELLING | _OF_RULINGS and was.get(name) != then.get(name)]
    if any(now.get(name) != then.get(name) or was.get(name) != left.get(name) for name in moved):
        return table  # a ruling has had to do with it
    back = table.with_history([*table.log[: left["told"]], *table.log[then["told"] : table.told]])
    return back.with_values({name: was.get(name) for name in moved} | {"last": None})


def _last_of(table: Table) -> object:
    """What was put on the table last: nearly always what a move changes."""
    return next(reversed(table.__dict__.values()))


def _stands_as(before: Table, after: Table) -> bool:
    """Whether both stand alike, whatever has been told."""
    if before is after:
        return True
    was = before.__dict__
    return all(value is was.get(name) or name in _TELLING or value == was.get(name) for name, value in after.__dict__.items())


def _waits_as(before: Table, after: Table) -> bool:
    """Whether the same matters, duties and rights wait."""
    return not any(getattr(before, each) is not getattr(after, each) for each in ("docket", "settled", "duties", "rights"))


def _come_to_nothing(before: Table, table: Table, act: Act, heard: str) -> Table:
    """The table after an act that has moved nothing, answered nothing and used nothing.

    Of one that the game does not hear it says so. What later comes of another is known when the deal is over.
    """
    if heard == UNHEARD or is_strange_rule(table.game, act):
        matter = None if is_obeyed(before, act) else without_effect(table, act)
        return table if matter is None else passed_over(table, matter)
    if heard != HEARD:
        return table
    if table.is_deaf_to(act):
        return before
    of_verb = sum(told.verb == act.verb for _, told in table.idle)
    return table.but(idle=(*table.idle, (before, act))) if of_verb < MOST_IDLE else table


def passed_over(table: Table, matter: Matter) -> Table:
    """The table that says of an act that it has no effect."""
    matter = evolve(matter, number=table.count + 1, status=status.WITHOUT_EFFECT, names=table.names, settled_at=table.clock)
    return table.but(count=table.count + 1, settled=table.settled.with_more(matter))


def _seen(table: Table, act: Act, watching: Sequence[Watch]) -> list[Matter]:
    """What the detectors see in an act that is wrong in this game, in the order of the forms.

    Cards that cannot be where they are told accuse nobody of what they would break.
    """
    found = [matter for watch in watching for matter in watch(table, act) if table.game.minds(matter.breach)]
    if len(found) < 2:
        return found
    found.sort(key=lambda matter: matter.breach.place)
    impossible = [matter for matter in found if matter.breach.suspect]
    if impossible and (act.cards or impossible[0].cards):
        return impossible[:1]
    undone = {matter.seat for matter in found if isinstance(matter.breach, Kind) and matter.breach.undone}
    return [each for each in found if each.seat not in undone or not _is_of_fit(each)] if undone else found


def _is_of_fit(matter: Matter) -> bool:
    return isinstance(matter.breach, Kind) and matter.breach.form == Form.FIT


def _with_effect(table: Table, act: Act) -> tuple[Table, Act]:
    """The act as the law lets it count: a bid of eight is a pass, a second call by the same player nothing at all."""
    new = {matter.breach.waits for matter in table.docket if matter.opened == table.clock}
    if DEEMED_PASS in new:
        return table.but(deemed=PASS), act
    return (table, evolve(act, verb="")) if WITHOUT_EFFECT in new else (table, act)


def consider(table: Table, act: Act) -> Table:
    """Answer what this act answers, and rule on every matter that is settled by it, those included that a ruling brings up."""
    docket = table.docket
    waiting = {matter.number: matter for matter in docket}
    done: set[int] = set()
    while waiting:
        matter = waiting.pop(next(iter(waiting)))
        done.add(matter.number)
        table = _heard(table, matter, act)
        if table.docket is not docket:  # a ruling may settle other matters and bring up new ones
            docket = table.docket
            waiting = {each.number: each for each in docket if each.number not in done}
    return table


def _heard(table: Table, matter: Matter, act: Act) -> Table:
    """The table once this act has answered of the matter what it can: ruled on, or waiting for more."""
    known = _with_answers(table, matter, act)
    if known.weighed:
        return table
    rows, settled = speaking(table.game.about(known.breach)[0], known.breach, dict(known.known))
    if settled:
        return rule(table, known, rows, act)
    known = evolve(known, weighed=True)
    return table.but(docket=tuple(known if each is matter else each for each in table.docket))


def _with_answers(table: Table, matter: Matter, act: Act) -> Matter:
    for fact in table.game.about(matter.breach)[1]:
        if matter.answer(fact) is None:
            answer = fact.answer(table, matter, act)
            if answer is not None:
                matter = matter.knowing(fact, answer)
                if act is END and isinstance(fact, Limit) and fact.what == "raised" and answer in fact.kept:
                    matter = evolve(matter, raised_by_referee=True)
    return matter


def rule(table: Table, matter: Matter, rows: Sequence[Law], act: Act) -> Table:
    """The matter settled under the row that speaks, and what that gives done; of two that both speak, neither is preferred."""
    law = rows[0] if rows else None
    docket = tuple(each for each in table.docket if each.number != matter.number)
    if matter.breach.suspect:
        doubt = table.nobody_accused or nobody_is_accused_after(matter)
        settled = table.settled.with_more(_settled(table, matter, act, status=SUSPECT))
        return table.but(docket=docket, settled=settled, nobody_accused=doubt)
    if len(rows) > 1:
        undecided = _settled(table, matter, act, status=NEEDS_FACT, candidates=tuple(rows))
        return table.but(docket=docket, settled=table.settled.with_more(undecided))
    remedy = None if law is None else law.given(dict(matter.known))
    if remedy is None:
        ruled = _settled(table, matter, act, law=law, status=SILENT, remedy=(NO_LAW,) if law is None else ())
        return table.but(docket=docket, settled=table.settled.with_more(ruled))
    ruled = _settled(table, matter, act, law=law, status=remedy.status)
    ruled = evolve(ruled, remedy=_shared(law, remedy.consequences(table, ruled)))
    table = table.but(docket=docket, settled=table.settled.with_more(ruled))
    phase, void = table.phase, table.void
    for part in remedy.parts:
        table = give(table, ruled, part)
    return table.but(phase=phase, void=void) if table.plays_on else table


@lru_cache(maxsize=1024)
def _shared(law: Law | None, given: tuple[Consequence, ...]) -> tuple[Consequence, ...]:
    """What a law has given before in the same words, where it gives that again: of a record with much in it one is kept."""
    return given


def _settled(table: Table, matter: Matter, act: Act, **how: Any) -> Matter:
    return evolve(matter, since=act.at, settled_at=table.clock, **how)


def _use_rights(table: Table, act: Act) -> Table:
    for right in table.rights:
        if right not in table.rights:
            continue
        if right.kind.claimed(table, right, act) and right.kind.ripe(table, right) and may_use(table, right, act):
            table = spend(right.kind.use(table, right, act), right)
        elif is_over(table, right, act):
            table = lapse(table, right, act)
        elif right.kind.lapses(table, right, act):
            table = spend(right.kind.otherwise(table, right, act), right)
    return table


def may_use(table: Table, right: Right, act: Act) -> bool:
    """Whether who claims a right is one of those who hold it; one who does not sit at the table acts without a seat."""
    seats = entitled_seats(table, right)
    return act.seat in seats if act.seat is not None else not seats


def close(table: Table) -> Table:
    """The deal is over, or the log is: what is still open is raised now, and what cannot be decided says what it needs."""
    table = consider(table.but(clock=table.clock + 1), END) if table.docket else table
    move = table.game.play.moves.get(END.verb) if table.game.play else None
    table = move(table, END) if move else table
    if not table.docket and not table.settled:
        return table
    settled = (*table.settled, *(_undecided(table, matter) for matter in table.docket))
    pending = Rulings(
        evolve(matter, status=OPTIONAL) if is_pending(table, matter.number) and matter.status not in _KEPT else matter
        for matter in settled
    )
    return table.but(docket=(), settled=pending)


def _undecided(table: Table, matter: Matter) -> Matter:
    rows, _ = speaking(table.game.about(matter.breach)[0], matter.breach, dict(matter.known))
    unknown = [each.fact for law in rows for each in law.conditions if matter.answer(each.fact) is None]
    status = OPEN if any(fact.later and fact.is_told(table, matter) for fact in unknown) else NEEDS_FACT
    return evolve(matter, status=status, candidates=tuple(rows))


def _forgetful(table: Table) -> Table:
    """The table whose older rulings no longer know how it stood before, as far as nobody may choose under them."""
    chosen = {right.matter for right in table.rights}
    return table.but(settled=table.settled.with_pieces(partial(_forgotten, chosen)))


class _Forgotten(tuple[Matter, ...]):
    """Rulings of which none will know less than it does: they need not be gone through again."""

    __slots__ = ()


def _forgotten(chosen: set[int], rulings: tuple[Matter, ...]) -> tuple[Matter, ...]:
    """These rulings without the table before each, but those under which somebody may choose, and those on the score."""
    if isinstance(rulings, _Forgotten):
        return rulings
    less = (each if each.number in chosen or each.breach.of_score else evolve(each, before=None) for each in rulings)
    return tuple(less) if any(each.number in chosen for each in rulings) else _Forgotten(less)


def _relieved(table: Table) -> Table:
    """The table with no more that waits than it can bear: of the oldest, what is to hold once the deal is over holds now."""
    for matter in table.docket[:-MOST_WAITING]:
        table = _heard(table, matter, END)
        gone = [each for each in table.docket if each.number == matter.number]
        docket = tuple(each for each in table.docket if each not in gone)
        table = table.but(docket=docket, settled=table.settled.with_more(*(_undecided(table, each) for each in gone)))
    for right in table.rights[:-MOST_BINDING]:
        table = spend(table, right)
        given = ruling(table, right.matter)
        if given is not None and given.status not in _KEPT:
            table = remember(table, given, status=OPTIONAL)
    return table.but(duties=table.duties[-MOST_BINDING:])
