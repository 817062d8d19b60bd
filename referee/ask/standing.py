"""What a penalty in points leaves of the score that somebody is told to have."""

from __future__ import annotations

from collections.abc import Iterator

from referee.ask.answer import Answer
from referee.ask.people import called
from referee.ask.phrases import NUMBER, Found
from referee.ask.ruling import Leaf
from referee.ask.telling import Told
from referee.core.people import Person
from referee.core.sums import Line, Reckoned

#: how a score is told that somebody has so far
_STANDING = (
    "{person} has|have|had {number} points",
    "{person} is|are|was|were at|on {number}",
    "{person} stands|stood|sits|sat at|on {number}",
    "{owner} score|total|count is|was|stands {number}",
)
#: what a ruling does that takes points, and by which name it has their number
_LOSES, _POINTS = "loses", "points"


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
