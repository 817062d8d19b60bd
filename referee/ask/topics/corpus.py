"""What there is to say of everything that a question in a game may be about: the text that the ranking reads.

A subject is told by its own words, by those in which people tell of it, by the sentences of its laws and by the headings and
sentences of their cases; a law without a subject, a definition or
what somebody is entitled to, by its own and those of its cases.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from attrs import frozen

from referee.core import rooms
from referee.core.game import Game
from referee.core.law import Law
from referee.core.subject import Subject
from referee.reading.former import current
from referee.reading.resources import casebook_root

_CITED = re.compile(r"\b[a-z]+\d* \d[\d, -]*\.?|^(?:<!--\s*)?(?:example|near miss|but for|todo):.*$", re.MULTILINE)
_NAMED = re.compile(r"^([a-z][a-z0-9-]+)|!\s*([a-z][a-z0-9-]+)", re.MULTILINE)
_GAME = re.compile(r"^game ([\w-]+)", re.MULTILINE)
#: in a room: short tellings, many in a line, and whole questions
_FILES = ("told.txt", "asked.txt")
#: of cases beyond these a law says nothing new
_MOST_CASES = 8


@frozen
class Topic:
    """Something that a question may be about: a subject, with the laws that speak to it, or a law that has none."""

    subject: Subject | None
    laws: tuple[Law, ...]

    @property
    def name(self) -> str:
        """By what it is taken: the breach by its name, a law by its id."""
        return self.subject.name if self.subject is not None else self.laws[0].id

    @property
    def says(self) -> str:
        """In plain words."""
        return self.subject.says if self.subject is not None else self.laws[0].says


@cache
def topics(game: Game) -> tuple[Topic, ...]:
    """Everything that laws of a game speak of, in the order of the laws: every law is under one topic at least."""
    found: dict[Subject | Law, list[Law]] = {}
    for law in (law for layer in game.layers for law in layer):
        for subject in law.subjects or (law,):
            found.setdefault(subject, []).append(law)
    return tuple(
        Topic(about if isinstance(about, Subject) else None, tuple(laws))
        for about, laws in found.items()
        if isinstance(about, Law) or not about.suspect
    )


def topic_named(game: Game, name: str) -> Topic | None:
    """What a breach or a law is called: the topic of a breach, or that law alone, by its slug or its id."""
    found = next((topic for topic in topics(game) if topic.name == name), None)
    if found is not None:
        return found
    laws = (law for layer in game.layers for law in layer if name in (law.slug, law.id))
    law = next(laws, None)
    return None if law is None else Topic(None, (law,))


def tellings_of(topic: Topic) -> Iterator[str]:
    """How people tell of a topic: the breach in its own words, and each telling of it and of its laws."""
    yield from tellings_of_breach(topic)
    for law in topic.laws:
        yield from tellings_of_law(law)


def tellings_of_breach(topic: Topic) -> Iterator[str]:
    """How people tell of a breach, whichever of its laws speaks to it; nothing where the topic is a law alone."""
    if topic.subject is not None:
        yield topic.subject.says
        yield from _each(topic.name)


def tellings_of_law(law: Law) -> Iterator[str]:
    """How people tell of what a law is about."""
    yield from _each(law.id)


def _each(about: str) -> Iterator[str]:
    return (told.strip() for told in tellings().get(about, "").split(";") if told.strip())


def said_of_law(law: Law, cases: Mapping[str, list[str]]) -> Iterator[str]:
    """What the law says, and its cases."""
    yield law.says
    yield from cases.get(law.slug, [])[:_MOST_CASES]


@cache
def tellings() -> Mapping[str, str]:
    """How people tell of each breach, or of what a law is about, and what they ask of it: the files of the rooms."""
    found: dict[str, str] = {}
    for file in _FILES:
        for line in "".join(rooms.texts(file)).splitlines():
            about, _, told = line.partition(": ")
            if not line.startswith("#"):
                found[current(about)] = f"{found.get(current(about), '')}; {told}"
    return found


@cache
def cases_of(game: Game) -> dict[str, list[str]]:
    """Heading and sentence of each case that names a law of the game or of those it is built on, by the slug of the law."""
    found: dict[str, list[str]] = {}
    for told, blocks in cases_told(frozenset({law.game for law in game.laws} | {game.slug})):
        for name in {name for pair in _NAMED.findall(blocks) for name in pair if name}:
            found.setdefault(name, []).append(_CITED.sub(" ", told))
    return found


def cases_told(games: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Heading and sentence of each case of these games, and its blocks."""
    for page in sorted(casebook_root().glob("**/*.md")):
        text = page.read_text(encoding="utf-8")
        if games.isdisjoint({page.stem, *_GAME.findall(text)}):
            continue
        for section in text.split("\n## ")[1:]:
            told, _, blocks = section.partition("\n```")
            named = _GAME.search(blocks)
            if (named[1] if named else page.stem) in games:
                yield told, blocks
