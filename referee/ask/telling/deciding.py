"""Whether it is sure enough what a question is about: the telling and the ranking weighed against each other.

What replaying the acts finds counts by itself, and so do words known for a breach where next to nothing else was said, and
what numbers and cards told come to, if the words speak for it before all else.
Elsewhere each topic has a share of what speaks for all of them together, how oft such things are asked among it, and one is
ruled on where it has most of that, alone or with those that share a law with it. Otherwise nothing is ruled on a guess, and
whoever asks is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import exp

from attrs import evolve, frozen

from referee.ask.hearing.heard import Question
from referee.ask.telling.evidence import evidence
from referee.ask.telling.question import NotUnderstood, hear, understand
from referee.ask.telling.telling import Told
from referee.ask.telling.verbatim import told_word_for_word
from referee.ask.topics.corpus import Topic
from referee.ask.topics.leaning import one_of
from referee.ask.topics.ranking import Ranked, ranked
from referee.ask.words.of_breaches import words_of
from referee.core.expect import Kind
from referee.core.game import Game
from referee.core.subject import Subject
from referee.mechanics.tricks.expects.revoke import REVOKE

#: so many words may be left over by those known for a breach, and nobody doubts them; so many where the ranking does not agree
_FEW, _FEWEST = 8, 3
#: so many of the likeliest have a say in that
_FIRST = 2
#: how much it says for a topic that words are known for it; with how large a share one is ruled on, under which two in a
#: hundred of the disputes are taken wrongly; and with how large a share together it is asked of what, of one kind
_KNOWN_FOR_IT, _SURE, _SURE_OF_KIND = 0.81, 0.88, 0.88
#: how much it says for a topic that it is found in the acts told, or something of its form
_ACTS = (0.7, 1.08)
#: and what it says, before any word, that a topic is a law without a fault, since people ask when something has gone wrong;
#: that its laws are those of games in general; that one is of this game's own book:
#: round numbers, less than what people have asked says
_NO_FAULT, _OF_ALL_GAMES, _OF_ITS_OWN = -0.4, -1.5, 1.5
#: what has less of a share is not asked for where it is one of several of a kind, nor ruled on where the acts would be that
_MAY_BE = 0.05
#: how somebody asks whether what was counted is right
_IS_IT_RIGHT = re.compile(
    r"\b(?:is|was) (?:that|it|this) (?:right|correct|enough)\b|\bdoes (?:that|it) add up\b", re.IGNORECASE
)
#: what tells that something was wrong with what was counted, whatever number was told for it
_SOMETHING_ELSE = re.compile(r"\b(?:missing|lack(?:s|ed|ing)|without|false|fake)\b", re.IGNORECASE)
#: those beyond have no say in it
_LIKELIEST = 15

#: of each topic, how much of what speaks for all of them speaks for it
Shares = Mapping[Topic, float]


@frozen
class Unsure:
    """It may be about any of these, the likeliest first."""

    which: tuple[Topic, ...]


@frozen
class OfOneKind:
    """It is one of these breaches, which are of one kind: it is open of what, and whoever saw it can say."""

    breaches: tuple[Kind, ...]
    #: and what else it may be about, should it be none of them
    which: tuple[Topic, ...]


def decided(text: str, game: Game, players: tuple[str, ...] = ()) -> Question | Topic | OfOneKind | Unsure | NotUnderstood:
    """What a question is about, where that is sure; else what it may be about, or why nobody can say.

    A topic is a law that speaks of no fault, and that nobody tells anything of.
    """
    told = hear(text, game, players)
    if isinstance(told, NotUnderstood):
        return told
    if certain := told_word_for_word(game, text):
        return _of_those(certain, text, game, players)
    understood = understand(text, game, players)
    known = understood.breach if isinstance(understood, Question) else None
    likely = weighed(ranked(game, text), known, told)
    shares = _shares(likely)
    if told.found and _not_ruled_out(told.found[0].breach, shares):
        return told.about(told.found[0].breach)
    if isinstance(understood, NotUnderstood) and understood.harmless:
        return understood
    if settled := _by_the_number(told, known, likely, shares):
        return settled
    if likely and REVOKE in (known, likely[0].topic.subject) and told.is_no_revoke:
        return NotUnderstood(text, told.is_no_revoke, harmless=True)
    if isinstance(understood, Question):
        among = any(each.topic.subject == understood.breach for each in likely[:_FIRST])
        if told.left_over(understood) <= (_FEW if among else _FEWEST):
            return understood
    if likely and likely[0].topic.subject in told.wrong | told.wrong_as_such:
        return taken(text, game, likely[0].topic.subject, players)
    alike = _sure_of_kind(likely[0].topic.subject, shares) if likely else ()
    if alike and shares[likely[0].topic] < _SURE:
        one = one_of(alike, game, text)
        return taken(text, game, one, players) if one is not None else OfOneKind(alike, tuple(each.topic for each in likely))
    if likely and _sure_of(likely[0].topic, shares):
        first = likely[0].topic
        return first if first.subject is None else taken(text, game, first.subject, players)
    if likely:
        return Unsure(tuple(each.topic for each in likely))
    return NotUnderstood(text, "none of its words tells of anything that laws of this game speak of")


def _by_the_number(
    told: Told, known: Subject | None, likely: Sequence[Ranked], shares: Shares
) -> Question | NotUnderstood | None:
    """What it is where a number is told that has to be, or keep to, another; None where that is right and it is about more."""
    if told.held is None or known not in (None, told.held.breach):
        return None
    breach, first = told.held.breach, likely[0].topic if likely else None
    is_first = first is not None and first.subject == breach
    if not told.held.kept or (breach.of_score and is_first):
        return told.about(breach)  # the laws of a score say also how it is counted
    if _SOMETHING_ELSE.search(told.text):
        return None
    is_open = breach in {each.topic.subject for each in likely[:_FIRST]} or _IS_IT_RIGHT.search(told.text) is not None
    if is_first or (first is not None and not _sure_of(first, shares) and is_open):
        return NotUnderstood(told.text, f"{told.held.words}; nothing is wrong with it", harmless=True)
    return None


def _of_those(certain: Sequence[Topic], text: str, game: Game, players: tuple[str, ...]) -> Question | Topic:
    """The question as one about this topic; of several, which a case is about together, the likeliest."""
    likely = ranked(game, text) if len(certain) > 1 else ()
    first = next((each.topic for each in likely if each.topic in certain), certain[0])
    if first.subject is None:
        return first
    understood = understand(text, game, players)
    known = isinstance(understood, Question) and understood.breach == first.subject
    return understood if known and isinstance(understood, Question) else taken(text, game, first.subject, players)


def weighed(likely: Sequence[Ranked], known: Subject | None, told: Told) -> list[Ranked]:
    """The topics with what speaks for each, the words known for a breach and the acts told too, the likeliest first."""
    every = (evolve(each, score=_weight(each, known, told)) for each in likely)
    return sorted(every, key=lambda each: -each.score)


def _weight(each: Ranked, known: Subject | None, told: Told) -> float:
    known_for_it = known is not None and each.topic.subject == known
    acts = evidence(told, each.topic.subject)
    said = _KNOWN_FOR_IT * known_for_it + sum(worth * said for worth, said in zip(_ACTS, acts, strict=True))
    return each.score + said + _before_any_word(each.topic, told.game)


def _before_any_word(topic: Topic, game: Game) -> float:
    """What speaks for a topic or against it whatever is told: whether such things are oft asked of this game."""
    books = {law.game for law in topic.laws}
    of_all_games = game.general is not None and books == {game.bottom.slug}
    return _NO_FAULT * (topic.subject is None) + _OF_ALL_GAMES * of_all_games + _OF_ITS_OWN * (game.slug in books)


def _shares(likely: Sequence[Ranked]) -> Shares:
    """How much of what speaks for all of the likeliest speaks for each; of none where there are none."""
    told = {each.topic: exp(each.score - likely[0].score) for each in likely[:_LIKELIEST]}
    together = sum(told.values())
    return {topic: of / together for topic, of in told.items()}


def _not_ruled_out(breach: Subject, shares: Shares) -> bool:
    """Whether the words leave it open that it is this breach; where they tell of nothing they do."""
    return not shares or sum(of for topic, of in shares.items() if topic.subject == breach) >= _MAY_BE


def _sure_of(first: Topic, shares: Shares) -> bool:
    """Whether this has most of what speaks for all of the likeliest, together with those that share a law with it."""
    laws = frozenset(first.laws)
    return sum(of for topic, of in shares.items() if not laws.isdisjoint(topic.laws)) >= _SURE


def _sure_of_kind(first: Subject | None, shares: Shares) -> tuple[Kind, ...]:
    """The breaches of its kind, the likeliest first, for which together most of it speaks; none where it does not."""
    if not isinstance(first, Kind) or not first.asks:
        return ()
    of_kind = {topic.subject: of for topic, of in shares.items() if type(topic.subject) is type(first)}
    alike = tuple(breach for breach, of in of_kind.items() if of >= _MAY_BE)
    return alike if alike[1:] and sum(of_kind[breach] for breach in alike) >= _SURE_OF_KIND else ()


def taken(text: str, game: Game, breach: Subject, players: tuple[str, ...] = ()) -> Question:
    """A question that is about this breach, whatever else it says; where nobody can sit as it tells, of the breach alone."""
    told = hear(text, game, players)
    question = None if isinstance(told, NotUnderstood) or not told.sentence.pieces else told.about(breach)
    if question is not None and question.seatings:
        return question
    alone = Question(text, breach, evolve(words_of(breach)[0], of=()))
    if question is None:
        return alone
    # What is told in so many words, and how far the deal had come, is told of nobody in a seat.
    told_of_nobody = ("facts", "words", "come", "clause", "clauses")
    return evolve(alone, **{name: getattr(question, name) for name in told_of_nobody})
