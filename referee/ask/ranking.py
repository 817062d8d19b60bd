"""What a question is about, by its words alone: the topics of a game ranked as a search engine ranks pages (BM25)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log

from attrs import frozen

from referee.ask.corpus import Topic, cases_of, told_of, topics
from referee.ask.vocabulary import counts_told, terms
from referee.core.game import Game

#: how soon a word that is told of a topic again and again says no more, and how much a long text has to say for the same
_SATURATED, _FULL = 6.0, 0.7
#: how much less a law of the most general layer is asked for than one of the game's own
_REMOTE = 0.4


#: how much more a word says that is said twice
_REPEATED = 0.3


@frozen
class Ranked:
    """A topic with how much of what was said speaks for it."""

    topic: Topic
    score: float


@frozen
class _Index:
    #: the weight of each term for each topic that it tells of
    weights: dict[str, list[tuple[int, float]]]


@cache
def _index(game: Game) -> _Index:
    cases = cases_of(game)
    counts: list[Counter[str]] = []
    for topic in topics(game):
        count: Counter[str] = Counter()
        for weight, text in told_of(topic, cases):
            for term in terms(text):
                count[term] += weight  # type: ignore[assignment]
        counts.append(count)
    lengths = [sum(count.values()) for count in counts]
    usual = sum(lengths) / len(lengths)
    in_topics = Counter(term for count in counts for term in count)
    weights: dict[str, list[tuple[int, float]]] = {}
    for number, count in enumerate(counts):
        slack = _SATURATED * (1 - _FULL + _FULL * lengths[number] / usual)
        for term, told in count.items():
            rare = log(1 + (len(counts) - in_topics[term] + 0.5) / (in_topics[term] + 0.5))
            weights.setdefault(term, []).append((number, rare * told / (told + slack)))
    return _Index(weights)


def ranked(game: Game, text: str) -> list[Ranked]:
    """The topics of a game, those first of which most of the words tell; none where no word tells of any."""
    weights = _index(game).weights
    score: Counter[int] = Counter()
    told = [*terms(text), *counts_told(text, game.hand_size_at(game.seats))]
    for term, often in Counter(told).items():
        for number, weight in weights.get(term, ()):
            score[number] += weight * often**_REPEATED
    if not score:
        return []
    best = max(score.values())
    found = [Ranked(topic, score[number] / best - _REMOTE * topic.remote) for number, topic in enumerate(topics(game))]
    return sorted(found, key=lambda each: -each.score)
