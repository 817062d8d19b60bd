"""Words as the ranking compares them: each by its stem, and by the ideas of the thesaurus that it may stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from referee.ask.words.phrases import stem, stems

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+")
_NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
_NUMBERS = _NUMBER_WORDS.split()
#: a number that somebody has or got, of cards and not of one suit or rank, nor of anything else that is counted
_COUNT = re.compile(
    r"\b(?:have|has|had|hold|holds|held|holding|got|gets|gave|given|dealt|with|only|picked up|find|found|count)(?: \w+)?? "
    rf"(\d{{1,2}}|{'|'.join(_NUMBERS)})\b"
    r"(?!(?: of)? (?:trick|point|bid|chip|club|diamond|heart|spade|no ?trump|minute|player|deal|hole|game))"
)
_ASIDE = re.compile(r"\([^()]*\)")
#: further off than so many it is no hand miscounted
_NEAR = 3
#: so many letters are a run
_RUN = 4
_THESAURUS = Path(__file__).with_name("thesaurus.txt")
#: with this the name of an idea begins
IDEA = "#"
#: words that say nothing of what happened
_EMPTY_WORDS = (
    "the a an is of that or it and to be by his her he she i me my we us our they them you your their in for with on was were "
    "has have had do did does not at as this what who which when if so but then there no one yes oh well just"
)


def without_asides(text: str) -> str:
    """A text without what stands in brackets, which is not what it is about.

    >>> without_asides("Nine are left (we counted at the end, calm down). A draw?")
    'Nine are left  . A draw?'
    """
    return _ASIDE.sub(" ", text)


def terms(text: str) -> list[str]:
    """What a text is compared by: the stems of its words, and the ideas that they tell.

    >>> "#look" in terms("he peeked") and "#look" in terms("she had a glimpse")
    True
    """
    told, ideas = _understood(text)
    empty = _empty()
    return [*(word for word in told if word not in empty), *ideas]


def wording(text: str) -> list[str]:
    """What a text is compared by as it is worded: its words as they are, those beside each other, and the ideas that they tell.

    >>> wording("Dealt her ten")
    ['dealt', 'her', 'ten', 'dealt her', 'her ten', '#deal']
    """
    words = _WORD.findall(text.casefold())
    return [*words, *map(" ".join, pairwise(words)), *_understood(text)[1]]


@cache
def _understood(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The stems of the words of a text that is told of several things, or of one in several games, and the ideas they tell."""
    told = tuple(stem(word) for word in _WORD.findall(text))
    return told, tuple(_ideas_in(told))


def _ideas_in(told: tuple[str, ...]) -> Iterator[str]:
    ideas = _ideas()
    for place, word in enumerate(told):
        if word in ideas:
            for words, idea in ideas[word]:
                if len(words) == 1 or told[place : place + len(words)] == words:
                    yield idea


def counts_told(text: str, size: int) -> list[str]:
    """The ideas of too many cards or too few, where somebody says that he has another number than a hand of this size.

    >>> counts_told("I was dealt twelve and she has 14 of them", 13)
    ['#toofew', '#toomany']
    """
    told = [int(word) if word.isdecimal() else _NUMBERS.index(word) for word in _COUNT.findall(text.casefold())]
    return ["#toomany" if number > size else "#toofew" for number in told if number and 0 < abs(number - size) <= _NEAR]


@cache
def _empty() -> frozenset[str]:
    return stems(_EMPTY_WORDS)


@cache
def _ideas() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """By the first word of each: the words in which an idea is told, as stems, with its name."""
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for line in _THESAURUS.read_text(encoding="utf-8").splitlines():
        idea, _, told = line.partition(":")
        for said in {tuple(map(stem, _WORD.findall(each))) for each in told.split(",") if not line.startswith("#")}:
            found.setdefault(said[0], []).append((said, f"{IDEA}{idea}"))
    return found


def runs(text: str) -> list[str]:
    """The runs of four letters of a text, blanks around its words included: what is near in spelling shares many of them.

    >>> sorted(set(runs("knocks")) & set(runs("a knock")))
    [' kno', 'knoc', 'nock']
    """
    return [run for word in _WORD.findall(text.casefold()) for run in _runs_of(word)]


@cache
def _runs_of(word: str) -> tuple[str, ...]:
    plain = f" {word} "
    return tuple(plain[place : place + _RUN] for place in range(max(len(plain) - _RUN + 1, 1)))
