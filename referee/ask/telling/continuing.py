"""A question at the table of a log: what it tells goes on where the log ends, and is seen there by what judges logs.

Where it speaks of something in the log, it is about what was found there.
"""

from __future__ import annotations

import re

from attrs import evolve

from referee.ask.hearing.heard import Question
from referee.ask.hearing.referring import Referred
from referee.ask.table.partly import unless_untold
from referee.ask.table.scene import act_of, scenes, seen_in
from referee.ask.telling.question import NotUnderstood, what_was_done
from referee.ask.words.of_breaches import askable, words_of
from referee.core.fold import step
from referee.core.matter import Matter
from referee.core.people import OFFENDER, PLAYERS, SEAT, Person, is_
from referee.core.table import Table

#: words with which somebody asks whether something was so, and those by which he asks what is to be said of it
_WHETHER_WORDS = "was were is are did does has have had isn't wasn't didn't"
_JUDGED_WORDS = (
    "right wrong ok okay allowed legal illegal fine enough permitted valid proper correct incorrect good bad fair happens "
    "ruling penalty rule matter sufficient insufficient regular irregular"
)
#: that it is asked whether somebody did something; what I did, or may have done, is told by asking
_DID = re.compile(r"\W*(?:did|has|have)\s+(?!(?:i|we|you)\b)[^.!?]*\?\s*\Z", re.IGNORECASE)
_WHETHER, _JUDGED = frozenset(_WHETHER_WORDS.split()), frozenset(_JUDGED_WORDS.split())


def about_the_log(
    table: Table, referred: Referred, understood: Question | NotUnderstood
) -> tuple[Table, Question | NotUnderstood]:
    """What a question means that may speak of something in the log, and the table at the moment of which it speaks."""
    places = tuple(act.at for act in referred.acts)
    there = [m for m in (*table.settled, *table.docket) if m.at in places and not m.breach.suspect]
    words = re.findall(r"\w+", referred.text.casefold())
    if isinstance(understood, Question):
        same = [matter for matter in there if matter.breach == understood.breach]
        if same:
            return table, _of_matter(same[-1], referred, understood)
        if not places or words[0] not in _WHETHER:
            return continued(table, referred.text, evolve(understood, at=places))
        if there:  # it is asked whether that was right, and something else was wrong with it
            breach = there[-1].breach
            return table, _of_matter(there[-1], referred, Question(referred.text, breach, words_of(breach)[0]))
    elif there and not _JUDGED.isdisjoint(words):
        breach = there[-1].breach
        return table, _of_matter(there[-1], referred, Question(referred.text, breach, words_of(breach)[0]))
    elif not places or _JUDGED.isdisjoint(words):
        return continued(table, referred.text, understood)
    why = f"as the log stands, nothing is wrong with {referred.heard[-1].act}"
    return table, NotUnderstood(referred.text, why, harmless=True)


def _of_matter(matter: Matter, referred: Referred, question: Question) -> Question:
    """The question as one about this matter of the log."""
    said = () if matter.seat is None else (is_(OFFENDER, Person(SEAT, matter.seat)),)
    at = tuple(act.at for act in referred.acts)
    return evolve(
        question, said=said, cards=matter.cards, call=matter.call, at=at, players=len(matter.names), names=matter.names
    )


def continued(table: Table, words: str, understood: Question | NotUnderstood) -> tuple[Table, Question | NotUnderstood]:
    """What a question means at the table of a log, and that table at the moment of which it speaks.

    It may only tell what somebody did, and not what is wrong with it.
    """
    if isinstance(understood, NotUnderstood):
        return (table, understood) if understood.harmless else _seen_at(table, words, understood)
    if any(scene.seen for scene in scenes(understood, table.game, table)):
        return table, understood
    now, seen = _seen_at(table, words, NotUnderstood(words, ""))
    if isinstance(seen, Question):
        return now, seen
    if _DID.match(words):
        return table, NotUnderstood(words, f"the log shows none: {understood.breach.says}", harmless=True)
    return table, understood


def _seen_at(table: Table, words: str, problem: NotUnderstood) -> tuple[Table, Question | NotUnderstood]:
    """What the detectors see in what the question tells, one act after the other."""
    done, told = what_was_done(words, table.game, table.names), False
    for place, happened in enumerate(done):
        act = act_of(happened, {OFFENDER: 0, PLAYERS: table.seats})
        if happened.who is None or happened.who.base == OFFENDER or act.seat is None:
            continue
        for matter in seen_in(table, act):
            if matter.breach.suspect or matter.breach not in askable(table.game):
                continue
            asked = evolve(words_of(matter.breach)[0], verb=act.verb)
            said = (is_(OFFENDER, happened.who),)
            question = Question(words, matter.breach, asked, said, happened.cards, happened.call)
            return table, evolve(question, phase=table.phase, players=table.seats, next=tuple(done[place + 1 :]))
        table, told = unless_untold(step, table, act) or table, True
    if told:
        return table, evolve(problem, why="as the log stands, nothing is wrong with it", harmless=True)
    return table, problem
