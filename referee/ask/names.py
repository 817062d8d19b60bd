"""Players in a question by their names: `Bob bets out of turn` says no seat, and yet who it was.

With a log, a name is that of a seat. Without one, a word that begins with a capital and that no phrase of the game knows is
taken for a name, and nothing is known of where its bearer sits but that two names are two players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Any

from attrs import evolve

from referee.ask import clauses
from referee.ask.phrases import FILLERS, OWNER, PERSON, WORD, Piece, stem
from referee.ask.words import words_of
from referee.core.cards import SUIT_NAMES
from referee.core.game import Game
from referee.core.people import HE, NAMED, SEAT, Person, Said, differ

_POSSESSIVE = re.compile(r"['’]s\Z")


def with_names(pieces: Iterable[Piece], game: Game, players: Sequence[str] = ()) -> list[Piece]:
    """The same pieces, names made people; `players` are the names that the log gives, by seat."""
    seats = {name.casefold(): seat for seat, name in enumerate(players)}
    found: list[Piece] = []
    for piece in pieces:
        person = piece.person
        owner = found[-1].person if found and found[-1].kind == OWNER else None
        if owner and owner.base in (SEAT, NAMED) and piece.kind == PERSON and person and person.base == HE and person.turned:
            found[-1] = evolve(piece, person=owner.seen(person.turned))  # Bob's partner
        else:
            found.append(_named(piece, seats, game))
    return found


def _named(piece: Piece, seats: dict[str, int], game: Game) -> Piece:
    if piece.kind != WORD:
        return piece
    name = _POSSESSIVE.sub("", piece.text)
    if name.casefold() in seats:
        person = Person(SEAT, seats[name.casefold()])
    elif name[0].isupper() and stem(name) not in _vocabulary(game):
        person = Person(NAMED, name=name.casefold())
    else:
        return piece
    return Piece(PERSON if name == piece.text else OWNER, name, person=person)


def names_in(pieces: Iterable[Piece]) -> list[str]:
    """The names of those of whom nothing but the name is told."""
    return sorted({piece.person.name for piece in pieces if piece.person is not None and piece.person.base == NAMED})


def told_apart(pieces: Iterable[Piece]) -> Iterator[Said]:
    """That two names are two players."""
    named = (f"{NAMED} {name}" for name in names_in(pieces))
    return (differ(one, other) for one, other in combinations(named, 2))


@cache
def _vocabulary(game: Game) -> frozenset[str]:
    """Every word, by its stem, of the phrases in which anything can be told of this game."""
    breaches = {breach for layer in game.layers for law in layer for breach in law.subjects}
    phrases = (text for breach in breaches if not breach.suspect for row in words_of(breach) for text in row.phrases)
    texts = chain(phrases, _texts(vars(clauses)), SUIT_NAMES, FILLERS)
    return frozenset(stem(word) for text in texts for word in re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", text))


def _texts(value: Any) -> Iterator[str]:
    """All the words in a table of phrases, however deep they stand."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from chain.from_iterable(_texts(each) for key, each in value.items() if not str(key).startswith("__"))
    elif isinstance(value, (tuple, list, set, frozenset)):
        yield from chain.from_iterable(map(_texts, value))
