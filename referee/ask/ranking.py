"""What a question is about, by its words alone: the topics of a game ranked as a search engine ranks pages (BM25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log

from attrs import frozen

from referee.ask.corpus import Told, Topic, cases_of, told_of, told_of_law, topics
from referee.ask.vocabulary import counts_told, terms
from referee.core.game import Game

#: how soon a word that is told of a topic again and again says no more, and how much a long text has to say for the same
_SATURATED, _FULL = 6.0, 0.7
#: how much less a law of the most general layer is asked for than one of the game's own
_REMOTE = 0.4
#: how much it says that one law of a topic tells of it all, where the topic has many
_SINGLE = 0.3
#: how much more a word says that is said twice
_REPEATED = 0.3


@frozen
class Ranked:
    """A topic with how much of what was said speaks for it."""

    topic: Topic
    score: float
    #: whether no law tells more of it than one of this topic
    law_first: bool


@frozen
class _Index:
    """Texts as a search engine keeps them: for each term the texts that have it, by their place, and what it weighs there."""

    weights: Mapping[str, list[tuple[int, float]]]
    #: how much a term says that few of the texts have
    rare: Mapping[str, float]

    def scores(self, told: Mapping[str, int]) -> Counter[int]:
        """How much each text says of what is told, the best of them 1."""
        found: Counter[int] = Counter()
        for term, often in told.items():
            weighs = self.rare.get(term, 0) * often**_REPEATED
            for place, weight in self.weights.get(term, ()):
                found[place] += weighs * weight
        best = max(found.values(), default=1)
        return Counter({place: score / best for place, score in found.items()})


def _indexed(texts: Sequence[Counter[str]]) -> _Index:
    lengths = [sum(text.values()) for text in texts]
    usual = sum(lengths) / len(lengths)
    slack = [_SATURATED * (1 - _FULL + _FULL * length / usual) for length in lengths]
    having: dict[str, list[tuple[int, float]]] = {}
    for place, text in enumerate(texts):
        for term, told in text.items():
            having.setdefault(term, []).append((place, told / (told + slack[place])))
    return _Index(having, {term: log(1 + (len(texts) - len(of) + 0.5) / (len(of) + 0.5)) for term, of in having.items()})


def _counted(told: Iterable[Told]) -> Counter[str]:
    count: Counter[str] = Counter()
    for weight, text in told:
        for term in terms(text):
            count[term] += weight  # type: ignore[assignment]
    return count


@cache
def _indexes(game: Game) -> tuple[_Index, _Index, tuple[tuple[int, ...], ...]]:
    """Of the topics, of single laws, and the places of the laws of each topic."""
    every = topics(game)
    place = {law: number for number, law in enumerate(dict.fromkeys(law for topic in every for law in topic.laws))}
    laws = [_counted(told_of_law(law, cases_of(game))) for law in place]
    of_topics = tuple(tuple(place[law] for law in topic.laws) for topic in every)
    whole = [sum((laws[each] for each in of), _counted(told_of(topic))) for topic, of in zip(every, of_topics, strict=True)]
    return _indexed(whole), _indexed(laws), of_topics


def ranked(game: Game, text: str) -> list[Ranked]:
    """The topics of a game, those first of which most of the words tell; none where no word tells of any."""
    told = Counter([*terms(text), *counts_told(text, game.hand_size_at(game.seats))])
    of_topics, of_laws, laws = _indexes(game)
    whole, single = of_topics.scores(told), of_laws.scores(told)
    if not whole:
        return []
    found = []
    for place, topic in enumerate(topics(game)):
        law = max(single[law] for law in laws[place])
        found.append(Ranked(topic, whole[place] + _SINGLE * law - _REMOTE * topic.remote, law == 1))
    return sorted(found, key=lambda each: -each.score)
