"""What a ruling makes of the numbers told: a sum with the tricks that it moves, the score that a penalty leaves."""

from __future__ import annotations

from collections.abc import Iterator

from referee.ask.answers.answer import Answer
from referee.ask.answers.ruling import Leaf
from referee.ask.hearing.people import called
from referee.ask.telling.sums import sums_in
from referee.ask.telling.telling import Told
from referee.ask.words.phrases import NUMBER, Found
from referee.core.people import DECLARER, DEFENDER, Person
from referee.core.record import Seat
from referee.core.sums import TRICKS, Line, Reckoned

#: how a score is told that somebody has so far
_STANDING = (
    "{person} has|have|had {number} points",
    "{person} is|are|was|were at|on {number}",
    "{person} stands|stood|sits|sat at|on {number}",
    "{owner} score|total|count is|was|stands {number}",
)
#: what a ruling does that takes points, and by which name it has their number
_LOSES, _POINTS = "loses", "points"


def sums_of(answer: Answer, told: Told) -> tuple[Reckoned, ...]:
    """What the numbers of a question come to; with the tricks that its ruling moves, as ruled too."""
    remedy = answer.tree.remedy if isinstance(answer.tree, Leaf) else ()
    told_of = (each.parameters.get("number") for each in remedy if each.name == TRICKS)
    moved = sum(number for number in told_of if isinstance(number, int))  # otherwise it is not for the ruling alone to say
    if not moved:
        return told.sums

    def given(person: Person | None) -> int:
        against = _same_side(answer, answer.declarer if person is None else told.names.seat(person))
        if against is None and person is None:  # it may be told by his part alone
            parts = {DECLARER: True, DEFENDER: False}
            against = next((parts[said] for said in answer.facts.values() if said in parts), None)
        return 0 if against is None else -moved if against else moved

    return sums_in(told, given)


def _same_side(answer: Answer, seat: Seat | None) -> bool | None:
    """Whether the offender is of the side of this player, where both are known."""
    return None if seat is None or answer.seat is None else (seat - answer.seat) % 2 == 0


def standings(answer: Answer, told: Told) -> Iterator[Reckoned]:
    """The score told of whoever loses points by the ruling, with these taken from it."""
    taken = list(_taken(answer))
    score = next((number for number in _told_of_the_offender(answer, told)), None) if taken else None
    if score is not None:
        yield Reckoned("the score told", (Line(score, "as it stood"), *taken), ruled=True)


def _taken(answer: Answer) -> Iterator[Line]:
    """What is taken from the offender's side whatever else may come to be known."""
    for each in answer.tree.remedy if isinstance(answer.tree, Leaf) else ():
        points = each.parameters.get(_POINTS)
        if each.name == _LOSES and isinstance(points, int):
            yield Line(-points, str(each.parameters.get("what") or "penalty"))


def _told_of_the_offender(answer: Answer, told: Told) -> Iterator[int]:
    for found in told.sentence.every(_STANDING):
        person = (found.slots.get("person") or found.slots["owner"]).person
        if found.close and person is not None and _is_of_his_side(answer, told, person):
            yield _number(found, told)


def _number(found: Found, told: Told) -> int:
    pieces = told.sentence.pieces
    return next(pieces[place].number or 0 for place in found.places if pieces[place].kind == NUMBER)


def _is_of_his_side(answer: Answer, told: Told, person: Person) -> bool:
    """Whether this is the offender, or the side of which he is."""
    if answer.seat is None or not person.needs <= told.names.seating.keys():
        return answer.question is not None and bool(answer.question.who) and called(person) == answer.question.who
    return answer.seat in person.seats(told.names.seating)
