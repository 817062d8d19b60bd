"""When in a game a thing happens, so that somebody finds it who does not know what it is called."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from referee.ask.topics.corpus import Topic
from referee.ask.words.of_breaches import words_of
from referee.core import rooms, watching
from referee.core.subject import Subject
from referee.core.table import AUCTION, DEAL, OVER

PLAY, AS_IT_GOES = "in the play", "how the game goes, and what anybody may do"
BEFORE, DEALING, MAKING = (
    "before the deal, at the table",
    "shuffling, cutting and dealing",
    "in the bidding, and in making trumps",
)
DRAWING, MELDING = "in drawing, discarding and passing on", "in melding, laying off and going out"
SCORING = "in showing, claiming and scoring"
#: the mechanisms whose subject a phase is, and what the modules of families are called for it; all others are of the play
_ROOMS = {
    BEFORE: ("seating", "setting"),
    DEALING: ("deal",),
    MAKING: ("auction", "trump", "bidding", "making", "beg", "sell", "league"),
    "in the betting": ("stakes", "amounts", "blinds", "chips", "checks", "openers", "pot", "matching"),
    DRAWING: ("stock", "talon", "pile", "draw", "drawing", "passing", "exchange", "laying"),
    MELDING: ("melds", "combinations", "joker", "wild", "spreads", "contracts", "continental", "canasta_melds", "asking_out"),
    PLAY: (),
    SCORING: ("claims", "score", "showdown", "pegs", "declarations"),
    "manners, questions and penalties": ("conduct", "rulings", "improprieties", "director"),
    AS_IT_GOES: (),
}
#: every phase, in the order of a game
PHASES = tuple(_ROOMS)
#: of a thing that a mechanism sees in several phases the first is meant, from which the others have it; of a family's, the play
_PLAY_FIRST = (PLAY, *(phase for phase in PHASES if phase != PLAY))
#: the phases that the words for a breach can say
_TOLD = {DEAL: DEALING, AUCTION: MAKING, OVER: SCORING}


def phase_of(topic: Topic) -> str:
    """The phase in which a topic comes up; what a law says of no fault is told of last."""
    subject = topic.subject or next(iter(topic.laws[0].subjects), None)
    if subject is None:
        return AS_IT_GOES
    if subject.of_score:
        return SCORING
    watched, told = _phases().get(subject, PLAY), words_of(subject)[0].phase
    may_be_told = watched in (PLAY, *_TOLD.values()) or told == OVER  # when all is over nothing else is left to be done
    return _TOLD.get(told, watched) if may_be_told else watched


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
    owned = {subject for module, _, subjects in watching.watched() if _is_of_mechanism(module) for subject in subjects}
    for module, verbs, subjects in watching.watched():
        if ".record." in module:
            continue  # which sees in a record what others see at the table
        named = [part for name in module.split(".") for part in (name, *name.split("_")) if part in by_room]
        told = named[-1:] or ([_room(module)] if ".mechanics." in module else [room_of_verb.get(verb, "") for verb in verbs])
        for subject in subjects if _is_of_mechanism(module) else set(subjects) - owned:
            votes.setdefault(subject, Counter()).update(by_room.get(each, PLAY) for each in told)
    return {subject: _most(vote, PHASES if subject in owned else _PLAY_FIRST) for subject, vote in votes.items() if vote}


def _is_of_mechanism(module: str) -> bool:
    """Whether it watches for what is of no game alone, and so knows best when it is."""
    return ".mechanics." in module and ".record." not in module


def _most(vote: Counter[str], phases: Sequence[str]) -> str:
    """The phase that has most votes; of several the first of these."""
    return max(phases, key=lambda phase: (vote[phase], -phases.index(phase)))


def _room(module: str) -> str:
    """The room in which a module lies."""
    parts = module.split(".")
    return parts[1] if parts[1] == "score" else parts[2]
