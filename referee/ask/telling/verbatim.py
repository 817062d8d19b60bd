"""A question that is, word for word but for names and cards, what is told of one thing: it is about that, for certain.

Such are the program's own examples, the tellings of the rooms and the headings of the casebook. Where the same words are told
of two things they say for certain neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from referee.ask.hearing.people import who_is_who
from referee.ask.topics.corpus import Topic, cases_told, tellings_of, topics
from referee.ask.topics.examples import examples
from referee.ask.words.phrases import BREAK, NUMBER, OWNER, PERSON, WORD, Piece
from referee.ask.words.reading import read_question
from referee.core.game import Game
from referee.families import kept_of

#: what stands in the blocks of a case for a law or a breach: a ruling, an answer, a mark
_NAMED = re.compile(r"^(?:-> *)?([a-z][\w/-]+)|! *([a-z][\w/-]+)", re.MULTILINE)
#: how people, and cards or calls, stand among the words
_SOMEBODY, _SOMETHING = "@", "*"


def told_word_for_word(game: Game, text: str) -> tuple[Topic, ...]:
    """What a question says so, if anything: of one case that is about several things, each of them."""
    key = _key(game, text)
    every = topics(game)
    return tuple(every[place] for place in _known(game).get(key, ())) if key else ()


@cache
def _known(game: Game) -> dict[str, tuple[int, ...]]:
    """By their words, the places among the topics of those that are told so; where nothing is common to all, none."""
    return kept_of(game, "verbatim", _found)


def _found(game: Game) -> dict[str, tuple[int, ...]]:
    found: dict[str, set[int]] = {}
    for text, places in _everything_told(game):
        if key := _key(game, text):
            known = found.get(key)
            found[key] = set(places) if known is None else known & set(places)
    return {key: tuple(sorted(places)) for key, places in found.items() if places}


def _everything_told(game: Game) -> Iterator[tuple[str, Iterable[int]]]:
    every = topics(game)
    for place, topic in enumerate(every):
        told = [*tellings_of(topic)]
        if topic.subject is not None:
            told += examples(topic.subject, game.hand_size_at(game.seats))
        for text in dict.fromkeys(told):
            yield text, (place,)
    yield from _headings(game)


def _headings(game: Game) -> Iterator[tuple[str, Iterable[int]]]:
    """The heading of each case of the game, with everything that is marked, ruled or answered in it."""
    named: dict[str, list[int]] = {}
    for place, topic in enumerate(topics(game)):
        for name in dict.fromkeys((topic.name, *(law.slug for law in topic.laws), *(law.id for law in topic.laws))):
            named.setdefault(name, []).append(place)
    for told, blocks in cases_told(frozenset({game.slug})):
        if places := [place for names in _NAMED.findall(blocks) for name in names for place in named.get(name, ())]:
            yield told.partition("\n")[0].strip("# "), places


def _key(game: Game, text: str) -> str:
    pieces = read_question(text)
    return " ".join(map(_word, (piece for piece in who_is_who(pieces, game) if piece.kind != BREAK))) if pieces else ""


def _word(piece: Piece) -> str:
    if piece.kind in (PERSON, OWNER):
        return _SOMEBODY
    if piece.kind == WORD:
        return piece.text.casefold()
    return str(piece.number) if piece.kind == NUMBER else _SOMETHING
