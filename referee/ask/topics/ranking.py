"""What a question is about, by its words alone: the topics of a game ranked as a search engine ranks pages.

Several things speak for a topic: how near the question is to what is told and written of its best law, by words and by those
that stand beside each other; how near to that or to how the breach is told, by runs of letters, since people mistype; and how
much likelier the words are in the texts of the topic than in those of the others. What each is worth was learned from questions
about the books, each left out while it was asked, so that the shares of the topics come near to how often they are right.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate, chain, pairwise
from math import log, sqrt

from attrs import frozen

from referee.ask.topics.corpus import Topic, cases_of, said_of_law, tellings_of, tellings_of_breach, tellings_of_law, topics
from referee.ask.topics.vocabulary import IDEA, counts_told, runs, terms, without_asides, wording
from referee.core.game import Game
from referee.core.law import Law
from referee.core.subject import Subject
from referee.families import kept_of

#: what each of the signals is worth, in their order: the nearness of the best law by words, and by letters, and how much
#: likelier the words are here
_WORTH = (37.5, 17.4, 0.41)
#: so many words of everybody's are added to those of a topic, lest one that it has not yet makes it impossible
_ADDED = 20
#: of its words at least so many have to be known in the game, or it is about something else
_LEAST_KNOWN = 0.4
#: and so near it has to be to some topic
_LEAST_NEAR = 0.05


@frozen
class Ranked:
    """A topic with how much of what was said speaks for it."""

    topic: Topic
    score: float


class _Postings:
    """For each term the things of which something is told in it, by their place, and what it weighs there.

    They lie in one row, since there are tens of thousands of terms: a row for each would take many times the room.
    """

    def __init__(self, things: Sequence[Mapping[str, float]]) -> None:
        having: dict[str, tuple[list[int], list[float]]] = {}
        for place, thing in enumerate(things):
            for term, weight in thing.items():
                places, weights = having.setdefault(term, ([], []))
                places.append(place)
                weights.append(weight)
        self.number = {term: number for number, term in enumerate(having)}
        self.ends = array("I", accumulate((len(places) for places, _ in having.values()), initial=0))
        self.places = array("H", chain.from_iterable(places for places, _ in having.values()))
        self.weights = array("f", chain.from_iterable(weights for _, weights in having.values()))

    def __contains__(self, term: object) -> bool:
        return term in self.number

    def weight(self, term: str, place: int) -> float:
        """What a term says of the thing at this place."""
        number = self.number.get(term)
        if number is None:
            return 0.0
        first, end = self.ends[number], self.ends[number + 1]
        found = bisect_left(self.places, place, first, end)
        return self.weights[found] if found < end and self.places[found] == place else 0.0

    def add_to(self, found: list[float], term: str, worth: float = 1) -> None:
        """Add to what is found of each thing what this term, which is known, says of it."""
        number = self.number[term]
        those = slice(self.ends[number], self.ends[number + 1])
        for place, weight in zip(self.places[those], self.weights[those], strict=True):
            found[place] += worth * weight


class _Index:
    """Things of which texts tell, each as a direction in a space that has one for every term, and how near a text lies to it.

    A rare term leads further than a frequent one. Of what is told of a thing again and again more is not much more.
    """

    def __init__(self, things: Sequence[Sequence[str]], into: Callable[[str], Iterable[str]]) -> None:
        told = [[Counter(into(text)) for text in texts] for texts in things]
        often = Counter(chain.from_iterable(chain.from_iterable(told)))
        self.texts = sum(map(len, told))
        #: two words that stand beside each other once only say nothing of another text, and are most of all terms
        self.rare = {term: self._rareness(of) for term, of in often.items() if of > 1 or " " not in term}
        self.size = len(things)
        self.having = _Postings([self._direction(texts) for texts in told])

    def _rareness(self, of: int) -> float:
        """How much a term says that so many of the texts have."""
        return log((1 + self.texts) / (1 + of)) + 1

    def weighed(self, told: Mapping[str, int]) -> dict[str, float]:
        """The terms of a text that are known here, as a direction."""
        rare = self.rare
        return _of_length_one({term: rare[term] * (1 + log(times)) for term, times in told.items() if term in rare})

    def _direction(self, texts: Sequence[Mapping[str, int]]) -> Mapping[str, float]:
        together: dict[str, float] = {}
        for text in texts:
            for term, weight in self.weighed(text).items():
                together[term] = together.get(term, 0) + weight
        return _of_length_one({term: sqrt(weight) for term, weight in together.items()})

    def nearness(self, told: Sequence[str]) -> list[float]:
        """How near these terms are to each thing, 1 where they are all that is told of it."""
        found = [0.0] * self.size
        for term, weight in self.weighed(Counter(told)).items():
            self.having.add_to(found, term, weight)
        return found


def _of_length_one(weights: dict[str, float]) -> dict[str, float]:
    length = sqrt(sum(weight * weight for weight in weights.values())) or 1
    return {term: weight / length for term, weight in weights.items()}


class _Likelihood:
    """Of each topic, how much likelier a word is in its texts than in all of them."""

    def __init__(self, topics: Sequence[Iterable[str]]) -> None:
        told = [Counter(term for text in texts for term in frozenset(terms(text))) for texts in topics]
        everywhere = Counter[str]()
        for each in told:
            everywhere.update(each)
        together = everywhere.total()
        #: what a word says for a topic that has it, beyond what it says for one of the same length that has not
        self.having = _Postings(
            [{term: log(1 + often * together / (_ADDED * everywhere[term])) for term, often in each.items()} for each in told]
        )
        self.without = [log(_ADDED / (_ADDED + each.total())) for each in told]

    def scores(self, told: Iterable[str]) -> list[float]:
        """How much likelier these words are from each topic, many of them less than each for itself: they are of one mind."""
        known = [term for term in told if term in self.having]
        found = [len(known) * without for without in self.without]
        for term in known:
            self.having.add_to(found, term)
        return [each / sqrt(1 + len(known)) for each in found]


@frozen
class _Read:
    """What there is to say of the topics of a game, read and indexed."""

    #: of each topic, where its laws begin and end among the laws of all
    bounds: tuple[tuple[int, int], ...]
    #: what is told and written of each law as one of its topic, by words and by letters; by these then how people tell of each
    #: topic as a breach, whichever of its laws speaks to it: words that any of them may share would blur which it is
    words: _Index
    letters: _Index
    #: what is told and written of each topic
    likelihood: _Likelihood


@cache
def _read(game: Game) -> _Read:
    return kept_of(game, "ask", _found)


def _found(game: Game) -> _Read:
    every, cases = topics(game), cases_of(game)
    written = {law: (law.slug.replace("-", " "), *said_of_law(law, cases)) for topic in every for law in topic.laws}
    of_laws = [(topic.says, *tellings_of_law(law), *written[law]) for topic in every for law in topic.laws]
    of_topics = [{*tellings_of(topic), *(text for law in topic.laws for text in written[law])} for topic in every]
    ends = accumulate((len(topic.laws) for topic in every), initial=0)
    letters = _Index([*of_laws, *(tuple(tellings_of_breach(topic)) for topic in every)], runs)
    return _Read(tuple(pairwise(ends)), _Index(of_laws, wording), letters, _Likelihood(of_topics))


def signals(game: Game, text: str) -> list[tuple[float, ...]]:
    """What speaks for each topic of a game; nothing where no word tells of any."""
    text = without_asides(text)
    counts = counts_told(text, game.hand_size_at(game.seats))
    told, read = frozenset((*terms(text), *counts)), _read(game)
    words = [term for term in told if not term.startswith(IDEA)]
    known = sum(term in read.likelihood.having for term in words)
    near = read.words.nearness([*wording(text), *counts])
    if not known or known < _LEAST_KNOWN * len(words) or max(near) < _LEAST_NEAR:
        return []
    letters, likelier = read.letters.nearness(runs(text)), read.likelihood.scores(told)
    return [
        (max(near[begin:end]), max(*letters[begin:end], of_breach), likely)
        for (begin, end), of_breach, likely in zip(read.bounds, letters[read.bounds[-1][1] :], likelier, strict=True)
    ]


@frozen
class Nearness:
    """How near what was said is to each law of one subject, and what each of its words says of that."""

    of: Mapping[Law, float]
    #: how much this text says for one law rather than for another
    rather: Callable[[str, Law, Law], float]


def laws_near(game: Game, subject: Subject, text: str) -> Nearness:
    """How near a question is to each law that speaks to this subject, by its words and by its letters."""
    read, every = _read(game), topics(game)
    topic = next(place for place, each in enumerate(every) if each.subject == subject)
    places = dict(zip(every[topic].laws, range(*read.bounds[topic]), strict=True))
    words = read.words.nearness([*wording(text), *counts_told(text, game.hand_size_at(game.seats))])
    letters = read.letters.nearness(runs(text))
    having = read.words.having

    def rather(said: str, one: Law, other: Law) -> float:
        weighed = read.words.weighed(Counter(wording(said)))
        return sum(
            weight * (having.weight(term, places[one]) - having.weight(term, places[other])) for term, weight in weighed.items()
        )

    return Nearness({law: _WORTH[0] * words[place] + _WORTH[1] * letters[place] for law, place in places.items()}, rather)


def says_for(game: Game, subject: Subject) -> Callable[[str], float]:
    """How much likelier each term is where people tell of this breach."""
    place = next((place for place, each in enumerate(topics(game)) if each.subject == subject), None)
    having = _read(game).likelihood.having
    return lambda term: 0.0 if place is None else having.weight(term, place)


def ranked(game: Game, text: str) -> list[Ranked]:
    """The topics of a game, those first of which most of the words tell; none where no word tells of any."""
    told = signals(game, text)
    found = [
        Ranked(topic, sum(worth * signal for worth, signal in zip(_WORTH, each, strict=True)))
        for topic, each in (zip(topics(game), told, strict=True) if told else ())
    ]
    return sorted(found, key=lambda each: -each.score)
