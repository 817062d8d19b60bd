"""What a question is about, by its words alone: the topics of a game ranked as a search engine ranks pages.

Several things speak for a topic: all that people tell of it, and what one of them or a few tell by themselves, by words and
by runs of letters; the sentences and cases of its best law, and how people tell of that; and how much likelier the words are
in its texts than in those of the others. What each is worth was learned from questions about the books, each left out while
it was asked, so that the shares of the topics come near to how often they are right.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate, pairwise
from math import log, sqrt

from attrs import frozen

from referee.ask.corpus import Topic, cases_of, said_of_law, tellings_of, tellings_of_law, topics
from referee.ask.vocabulary import IDEA, counts_told, runs, terms
from referee.core.game import Game
from referee.families import kept_of

#: what each of the signals is worth, in their order: all tellings together, the best law by its words and cases, by its
#: tellings, the best single telling by its words, by its letters, the few best by their words, by their letters, how much
#: likelier the words are here, how remote the topic is, its laws; the words of the first four and of the few once more, as they
#: are and not beside the best
_WORTH = (0.67, 0.89, 1.17, 0.17, 2.82, 0.5, 2.94, 0.5, -0.75, -0.14, -0.09, 0.0, 0.29, 0.08, 0.2)
#: so many of the best tellings of a topic are the few
_FEW = 3
#: so many of the tellings of a topic that are best by words are compared by letters, of so many topics
_COMPARED, _TOPICS_COMPARED = 5, 30
#: how soon a word that is told of a topic again and again says no more, and how much a long text has to say for the same
_SATURATED, _FULL = 1.2, 0.7
#: so many words of everybody's are added to those of a topic, lest one that it has not yet makes it impossible
_ADDED = 20
#: of its words at least so many have to be known in the game, or it is about something else
_LEAST_KNOWN = 0.4
#: and so many have to stand together in some text
_TOGETHER = 2
#: how much more a word says that is said twice
_REPEATED = 0.3


@frozen
class Ranked:
    """A topic with how much of what was said speaks for it."""

    topic: Topic
    score: float


def _rareness(often: Mapping[str, int], texts: int) -> dict[str, float]:
    """How much a term says that so many of the texts have."""
    return {term: log(1 + (texts - of + 0.5) / (of + 0.5)) for term, of in often.items()}


class _Postings(dict[str, "tuple[array[int], array[float]]"]):
    """For each term the texts that have it, by their place, and what it weighs there."""

    def __init__(self, texts: Iterable[Mapping[str, float]]) -> None:
        for place, text in enumerate(texts):
            for term, weight in text.items():
                places, weights = self.setdefault(term, (array("H"), array("f")))
                places.append(place)
                weights.append(weight)

    def add_to(self, found: list[float], term: str, worth: float = 1) -> None:
        """Add to what is found of each text what this term, which is known, says of it."""
        for place, weight in zip(*self[term], strict=True):
            found[place] += worth * weight


class _Index:
    """Texts as a search engine keeps them, by their terms."""

    def __init__(self, texts: Sequence[Counter[str]]) -> None:
        slack = _slack([text.total() for text in texts])
        self.having = _Postings(
            {term: told / (told + slack[place]) for term, told in text.items()} for place, text in enumerate(texts)
        )
        self.rare = _rareness({term: len(places) for term, (places, _) in self.having.items()}, len(texts))
        self.size = len(texts)

    def scores(self, told: Mapping[str, int]) -> list[float]:
        """How much each text says of what is told."""
        found = [0.0] * self.size
        for term, often in told.items():
            if term in self.having:
                self.having.add_to(found, term, self.rare[term] * often**_REPEATED)
        return found


class _Tellings:
    """Short texts, many of them: each by the terms that it has, once however often, and by its letters."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        told = [frozenset(_terms(text)) for text in texts]
        self.having: dict[str, array[int]] = {}
        for place, those in enumerate(told):
            for term in those:
                self.having.setdefault(term, array("H")).append(place)
        self.rare = _rareness({term: len(places) for term, places in self.having.items()}, len(texts))
        self.weights = array("f", (1 / (1 + slack) for slack in _slack([len(those) for those in told])))
        letters = [frozenset(runs(text)) for text in texts]
        often = Counter(run for those in letters for run in those)
        self.rare_runs = {run: log((len(texts) + 1) / (of + 0.5)) ** 2 for run, of in often.items()}
        self.lengths = array("f", map(self.length_of, letters))

    def _weight_of(self, those: Iterable[str]) -> float:
        return sum(self.rare_runs.get(run, 0) for run in those)

    def scores(self, told: Mapping[str, int]) -> list[float]:
        """How much each text says of what is told."""
        found = [0.0] * len(self.texts)
        for term, often in told.items():
            weighs = self.rare.get(term, 0) * often**_REPEATED
            for place in self.having.get(term, ()):
                found[place] += weighs
        return [score * weight for score, weight in zip(found, self.weights, strict=True)]

    def nearness(self, told: frozenset[str], length: float, place: int) -> float:
        """How near a text is to what has these runs of letters, 1 where it is the same."""
        return self._weight_of(told.intersection(runs(self.texts[place]))) / (length * self.lengths[place])

    def length_of(self, told: frozenset[str]) -> float:
        """That by which nearness is measured."""
        return sqrt(self._weight_of(told)) or 1

    def together(self, terms: Iterable[str]) -> int:
        """How many of these the text has that has most of them."""
        return max(Counter(place for term in terms for place in self.having.get(term, ())).values(), default=0)


def _slack(lengths: Sequence[int]) -> list[float]:
    """Of each text, how much has to be told of a term there until it says half of what it can."""
    usual = sum(lengths) / max(len(lengths), 1) or 1
    return [_SATURATED * (1 - _FULL + _FULL * length / usual) for length in lengths]


class _Likelihood:
    """Of each topic, how much likelier a word is in its texts than in all of them."""

    def __init__(self, topics: Sequence[Sequence[str]]) -> None:
        told = [Counter(term for text in texts for term in frozenset(_terms(text))) for texts in topics]
        everywhere = sum(told, Counter[str]())
        together = everywhere.total()
        #: what a word says for a topic that has it, beyond what it says for one of the same length that has not
        self.having = _Postings(
            {term: log(1 + often * together / (_ADDED * everywhere[term])) for term, often in each.items()} for each in told
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

    #: of each topic, the places of its laws
    laws: tuple[tuple[int, ...], ...]
    #: of each topic, where its tellings begin and end among all
    bounds: tuple[tuple[int, int], ...]
    #: all that people tell of a topic; what they tell of a law; what the books and the casebook say of a law; single tellings
    whole: _Index
    told_laws: _Index
    said_laws: _Index
    single: _Tellings
    likelihood: _Likelihood


@cache
def _read(game: Game) -> _Read:
    return kept_of(game, "ask", _found)


def _found(game: Game) -> _Read:
    every, cases = topics(game), cases_of(game)
    laws = list(dict.fromkeys(law for topic in every for law in topic.laws))
    place = {law: number for number, law in enumerate(laws)}
    told = [list(dict.fromkeys(tellings_of(topic))) for topic in every]
    single = [
        list(dict.fromkeys((*texts, *(text for law in topic.laws for text in said_of_law(law, cases)))))
        for texts, topic in zip(told, every, strict=True)
    ]
    ends = list(accumulate(len(each) for each in single))
    return _Read(
        tuple(tuple(place[law] for law in topic.laws) for topic in every),
        tuple(pairwise((0, *ends))),
        _Index([_counted(each) for each in told]),
        _Index([_counted(tellings_of_law(law)) for law in laws]),
        _Index([_counted((law.slug.replace("-", " "), *said_of_law(law, cases))) for law in laws]),
        _Tellings([text for each in single for text in each]),
        _Likelihood(single),
    )


def _counted(texts: Iterable[str]) -> Counter[str]:
    count: Counter[str] = Counter()
    for text in texts:
        count.update(_terms(text))
    return count


@cache
def _terms(text: str) -> tuple[str, ...]:
    """The terms of a text that is told of several things, or of one in several games."""
    return tuple(terms(text))


def signals(game: Game, text: str) -> list[tuple[float, ...]]:
    """What speaks for each topic of a game; nothing where no word tells of any."""
    told = Counter([*terms(text), *counts_told(text, game.hand_size_at(game.seats))])
    read = _read(game)
    words = [term for term in told if not term.startswith(IDEA)]
    known = sum(term in read.whole.rare or term in read.said_laws.rare for term in words)
    if not known or known < _LEAST_KNOWN * len(words) or read.single.together(words) < min(len(words), _TOGETHER):
        return []
    whole, told_laws, said_laws = (index.scores(told) for index in (read.whole, read.told_laws, read.said_laws))
    single, letters = _best(text, told, read)
    most = [max(scores, default=0) or 1 for scores in (whole, said_laws, told_laws, map(max, single))]
    likelier = read.likelihood.scores(told)
    found = []
    for place, topic in enumerate(topics(game)):
        by_words = (
            whole[place],
            max(said_laws[law] for law in read.laws[place]),
            max(told_laws[law] for law in read.laws[place]),
            single[place][0],
        )
        beside_the_best = [of / best for of, best in zip(by_words, most, strict=True)]
        few = sum(single[place][:_FEW]) / _FEW
        found.append(
            (
                *beside_the_best,
                letters[place][0],
                few / most[-1],
                sum(letters[place]) / _FEW,
                likelier[place],
                topic.remote,
                log(len(topic.laws)),
                *by_words,
                few,
            )
        )
    return found


def _best(text: str, told: Mapping[str, int], read: _Read) -> tuple[list[list[float]], list[list[float]]]:
    """Of each topic, how much its few best tellings say by their words, the best first; and how near they are by their letters.

    By letters only those are compared that are best by words, of the topics for which these say most: that takes time.
    """
    scores, letters = read.single.scores(told), frozenset(runs(text))
    length = read.single.length_of(letters)
    best = [sorted(range(begin, end), key=scores.__getitem__, reverse=True)[:_COMPARED] for begin, end in read.bounds]
    by_words = [[scores[place] for place in places] or [0.0] for places in best]
    near = [[0.0] for _ in best]
    for topic in sorted(range(len(best)), key=lambda topic: -by_words[topic][0])[:_TOPICS_COMPARED]:
        compared = (read.single.nearness(letters, length, place) for place in best[topic])
        near[topic] = sorted(compared, reverse=True)[:_FEW]
    return by_words, near


def ranked(game: Game, text: str) -> list[Ranked]:
    """The topics of a game, those first of which most of the words tell; none where no word tells of any."""
    told = signals(game, text)
    found = [
        Ranked(topic, sum(worth * signal for worth, signal in zip(_WORTH, each, strict=True)))
        for topic, each in (zip(topics(game), told, strict=True) if told else ())
    ]
    return sorted(found, key=lambda each: -each.score)
