"""Whether it is sure enough what a question is about: the telling and the ranking weighed against each other.

What replaying the acts finds counts by itself. Where words known for a breach are heard, and the ranking has it first
too, or among its first where little else was said, it is that one; so it is where the ranking has one far before all others.
Otherwise nothing is ruled on a guess, and whoever asks is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from referee.ask.corpus import Topic
from referee.ask.hearing import Question
from referee.ask.question import NotUnderstood, hear, understand
from referee.ask.ranking import Ranked, ranked
from referee.ask.telling import Told
from referee.ask.words import words_of
from referee.core.game import Game
from referee.core.law import Subject

#: so many words may be left over by those known for a breach, and nobody doubts them
_FEW, _FEWEST = 8, 3
#: so many of the ranking have a say in that
_FIRST = 4
#: so far before the next is the first of the ranking, where its words alone are enough
_FAR = 0.3
#: the same where the telling has an act such as that breach lies in
_NEARER = 0.25


@frozen
class Unsure:
    """It may be about any of these, the likeliest first."""

    which: tuple[Topic, ...]


def decided(text: str, game: Game, players: tuple[str, ...] = ()) -> Question | Topic | Unsure | NotUnderstood:
    """What a question is about, where that is sure; else what it may be about, or why nobody can say.

    A topic is a law that speaks of no fault, and that nobody tells anything of.
    """
    told = hear(text, game, players)
    if isinstance(told, NotUnderstood):
        return told
    if told.found:
        return told.about(told.found[0].breach)
    understood = understand(text, game, players)
    if isinstance(understood, NotUnderstood) and understood.harmless:
        return understood
    likely = ranked(game, text)
    if isinstance(understood, Question) and _agreed(told, understood, likely):
        return understood
    if _far_ahead(likely, told):
        first = likely[0].topic
        if first.subject is None:
            return first
        if (
            told.sentence.pieces and (question := told.about(first.subject)).seatings
        ):  # what it says of who sits where can be so
            return question
    if likely:
        return Unsure(tuple(each.topic for each in likely))
    return NotUnderstood(text, "none of its words tells of anything that laws of this game speak of")


def _far_ahead(likely: Sequence[Ranked], told: Told) -> bool:
    if len(likely) < 2:
        return False
    first = likely[0].topic.subject
    far = _NEARER if first is not None and told.tells_the_act_of(first) else _FAR
    return likely[0].score - likely[1].score >= far


def _agreed(told: Told, question: Question, likely: Sequence[Ranked]) -> bool:
    if likely and likely[0].topic.subject is question.breach:
        return True
    among = any(each.topic.subject is question.breach for each in likely[:_FIRST])
    return told.left_over(question) <= (_FEW if among else _FEWEST)


def taken(text: str, game: Game, breach: Subject, players: tuple[str, ...] = ()) -> Question:
    """A question that is about this breach, as whoever asks it has said."""
    told = hear(text, game, players)
    question = None if isinstance(told, NotUnderstood) or not told.sentence.pieces else told.about(breach)
    return (
        question if question is not None and question.seatings else Question(text, breach, evolve(words_of(breach)[0], of=()))
    )
