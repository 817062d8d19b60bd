"""What a question is about, by its words alone: the topics of a game ranked as a search engine ranks pages.

Several things speak for a topic: all that people tell of it, and what one of them or a few tell by themselves, by words and
by runs of letters; the sentences and cases of its best law, and how people tell of that; and how much likelier the words are
in its texts than in those of the others. What each is worth was learned from questions about the books, each left out while
it was asked, so that the shares of the topics come near to how often they are right.
"""

from __future__ import annotations

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
_WORTH = (-0.49, 0.84, -0.8, 0.01, 4.45, -0.11, 4.92, 0.43, -4.27, -0.31, 0.15, 0.04, 0.25, 0.02, 0.31)
#: so many of the best tellings of a topic are the few
_FEW = 3
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


class _Index:
    """Texts as a search engine keeps them: for each term the texts that have it, by their place, and what it weighs there."""

    def __init__(self, texts: Sequence[Counter[str]]) -> None:
        lengths = [sum(text.values()) for text in texts]
        usual = sum(lengths) / max(len(lengths), 1) or 1
        slack = [_SATURATED * (1 - _FULL + _FULL * length / usual) for length in lengths]
        having: dict[str, list[tuple[int, float]]] = {}
        for place, text in enumerate(texts):
            for term, told in text.items():
                having.setdefault(term, []).append((place, told / (told + slack[place])))
        self.weights = having
        self.rare = {term: log(1 + (len(texts) - len(of) + 0.5) / (len(of) + 0.5)) for term, of in having.items()}
        self.size = len(texts)

    def scores(self, told: Mapping[str, int]) -> list[float]:
        """How much each text says of what is told."""
        found = [0.0] * self.size
        for term, often in told.items():
            weighs = self.rare.get(term, 0) * often**_REPEATED
            for place, weight in self.weights.get(term, ()):
                found[place] += weighs * weight
        return found

    def together(self, terms: Iterable[str]) -> int:
        """How many of these the text has that has most of them."""
        found = Counter(place for term in terms for place, _ in self.weights.get(term, ()))
        return max(found.values(), default=0)


class _Letters:
    """Short texts by their runs of letters: how near each is to what is told, 1 where it is the same."""

    def __init__(self, texts: Sequence[Counter[str]]) -> None:
        often = Counter(run for text in texts for run in text)
        self.rare = {run: log((len(texts) + 1) / (of + 0.5)) for run, of in often.items()}
        self.weights: dict[str, list[tuple[int, float]]] = {}
        self.size = len(texts)
        for place, text in enumerate(texts):
            told = {run: (1 + log(of)) * self.rare[run] for run, of in text.items()}
            length = sqrt(sum(each * each for each in told.values())) or 1
            for run, weight in told.items():
                self.weights.setdefault(run, []).append((place, weight / length))

    def scores(self, text: Mapping[str, int]) -> list[float]:
        """How near each text is to this one."""
        told = {run: (1 + log(of)) * self.rare.get(run, 0) for run, of in text.items()}
        length = sqrt(sum(each * each for each in told.values())) or 1
        found = [0.0] * self.size
        for run, weight in told.items():
            for place, weighs in self.weights.get(run, ()):
                found[place] += weight * weighs / length
        return found


class _Bayes:
    """Of each topic, how much likelier a word is in its texts than in all of them."""

    def __init__(self, topics: Sequence[Sequence[Counter[str]]]) -> None:
        told = [Counter(term for text in texts for term in text) for texts in topics]
        everywhere = sum(told, Counter[str]())
        together = everywhere.total()
        #: what a word says for a topic that has it, beyond what it says for one of the same length that has not
        self.weights: dict[str, list[tuple[int, float]]] = {}
        for place, each in enumerate(told):
            for term, often in each.items():
                usual = _ADDED * everywhere[term] / together
                self.weights.setdefault(term, []).append((place, log(1 + often / usual)))
        self.without = [log(_ADDED / (_ADDED + each.total())) for each in told]

    def scores(self, told: Iterable[str]) -> list[float]:
        """How much likelier these words are from each topic, many of them less than each for itself: they are of one mind."""
        known = [self.weights[term] for term in told if term in self.weights]
        found = [len(known) * without for without in self.without]
        for having in known:
            for place, weight in having:
                found[place] += weight
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
    single: _Index
    letters: _Letters
    bayes: _Bayes


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
    texts = [text for each in single for text in each]
    counted = [_counted((text,)) for text in texts]
    ends = list(accumulate(len(each) for each in single))
    bounds = tuple(pairwise((0, *ends)))
    return _Read(
        tuple(tuple(place[law] for law in topic.laws) for topic in every),
        bounds,
        _Index([_counted(each) for each in told]),
        _Index([_counted(tellings_of_law(law)) for law in laws]),
        _Index([_counted((law.slug.replace("-", " "), *said_of_law(law, cases))) for law in laws]),
        _Index(counted),
        _Letters([_runs(text) for text in texts]),
        _Bayes([counted[begin:end] for begin, end in bounds]),
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


def _runs(text: str) -> Counter[str]:
    return Counter(runs(text))


def signals(game: Game, text: str) -> list[tuple[float, ...]]:
    """What speaks for each topic of a game; nothing where no word tells of any."""
    told = Counter([*terms(text), *counts_told(text, game.hand_size_at(game.seats))])
    read = _read(game)
    whole, told_laws, said_laws = (index.scores(told) for index in (read.whole, read.told_laws, read.said_laws))
    each = read.single.scores(told)
    most = [max(scores, default=0) or 1 for scores in (whole, said_laws, told_laws, each)]
    words = [term for term in told if not term.startswith(IDEA)]
    known = sum(term in read.whole.rare or term in read.said_laws.rare for term in words)
    if not known or known < _LEAST_KNOWN * len(words) or read.single.together(words) < min(len(words), _TOGETHER):
        return []
    single, letters = _best(each, read), _best(read.letters.scores(_runs(text)), read)
    likelier = read.bayes.scores(told)
    found = []
    for place, topic in enumerate(topics(game)):
        by_words = (
            whole[place],
            max(said_laws[law] for law in read.laws[place]),
            max(told_laws[law] for law in read.laws[place]),
            single[place][0],
        )
        beside_the_best = [of / best for of, best in zip(by_words, most, strict=True)]
        few = sum(single[place]) / _FEW
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


def _best(scores: Sequence[float], read: _Read) -> list[list[float]]:
    """Of each topic, how much its few best tellings say, the best first."""
    return [sorted(scores[begin:end], reverse=True)[:_FEW] for begin, end in read.bounds]


def ranked(game: Game, text: str) -> list[Ranked]:
    """The topics of a game, those first of which most of the words tell; none where no word tells of any."""
    told = signals(game, text)
    found = [
        Ranked(topic, sum(worth * signal for worth, signal in zip(_WORTH, each, strict=True)))
        for topic, each in (zip(topics(game), told, strict=True) if told else ())
    ]
    return sorted(found, key=lambda each: -each.score)
