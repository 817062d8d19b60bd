"""When in a game a thing happens, so that somebody finds it who does not know what it is called."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterable
from functools import cache

from referee.ask.corpus import Topic
from referee.core import rooms, watching
from referee.core.law import Subject

PLAY, AS_IT_GOES = "in the play", "how the game goes, and what anybody may do"
#: the mechanisms whose subject a phase is, and what modules of families are called for it; all others are of the play
_ROOMS = {
    "before the deal, at the table": ("seating", "setting"),
    "shuffling, cutting and dealing": ("deal",),
    "in the bidding, and in making trumps": ("auction", "declarer", "trump", "bidding", "making"),
    "in the betting": ("stakes",),
    PLAY: (),
    "in showing, claiming and scoring": ("claims", "score", "showdown"),
    "manners, questions and penalties": ("conduct", "rulings"),
    AS_IT_GOES: (),
}
#: every phase, in the order of a game
PHASES = tuple(_ROOMS)


def phase_of(topic: Topic) -> str:
    """The phase in which a topic comes up; what a law says of no fault is told of last."""
    subject = topic.subject or next(iter(topic.laws[0].subjects), None)
    if subject is None:
        return AS_IT_GOES
    if subject.of_score:
        return "in showing, claiming and scoring"
    return _phases().get(subject, PLAY)


def by_phase(topics: Iterable[Topic]) -> dict[str, list[Topic]]:
    """Topics sorted into phases, those phases first whose first topic comes first."""
    found: dict[str, list[Topic]] = {}
    for topic in topics:
        found.setdefault(phase_of(topic), []).append(topic)
    return found


@cache
def _phases() -> dict[Subject, str]:
    """The phase of each subject: that of the mechanism which watches for it, or whose verbs a family watches."""
    by_room = {room: phase for phase, of in _ROOMS.items() for room in of}
    room_of_verb = {
        verb: _room(name) for name in rooms.parts("verbs") for verb in getattr(importlib.import_module(name), "VERBS", ())
    }
    votes: dict[Subject, Counter[str]] = {}
    for module, verbs, subjects in watching.watched():
        named = [part for part in module.split(".") if part in by_room]
        if ".record." in module:
            continue  # which sees in a record what others see at the table
        told = named[-1:] or ([_room(module)] if ".mechanics." in module else [room_of_verb.get(verb, "") for verb in verbs])
        for subject in subjects:
            votes.setdefault(subject, Counter()).update(by_room.get(each, PLAY) for each in told)
    return {subject: vote.most_common(1)[0][0] for subject, vote in votes.items() if vote}


def _room(module: str) -> str:
    """The room in which a module lies."""
    parts = module.split(".")
    return parts[1] if parts[1] == "score" else parts[2]
