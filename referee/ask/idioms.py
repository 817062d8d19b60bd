"""Words that mean something else together than each alone: the name of the game, and what is said of cards and of no call.

`Double-pack pinochle` tells of no double, `hearts, four of us` of no suit, and who passes cards round deals them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from attrs import evolve

from referee.ask.phrases import BREAK, NUMBER, OWNER, WORD, Piece, stem, stems
from referee.core.game import Game

#: words before the name of a game
_AT_WORDS = "at playing play played called game of"
_AT = frozenset(_AT_WORDS.split())
#: of so many words a name is one whatever stands around it
_LEAST = 2
#: who does this with cards deals them: `was passing round cards`, `handed them out`
_DEALING, _ROUND = stems("pass hand give dish serve flick"), stems("round around out")
_CARD, _DEAL = stem("card"), stem("deal")
#: so near to each other stand the words of it
_NEAR = 3


def meant(pieces: Sequence[Piece], game: Game) -> list[Piece]:
    """The pieces, with what they mean where several words mean one thing."""
    return _dealing(untitled(pieces, game))


def _dealing(pieces: list[Piece]) -> list[Piece]:
    told = list(pieces)
    for place, piece in enumerate(pieces[:-1]):
        if piece.kind == WORD and piece.stem in _DEALING and pieces[place + 1].stem in _ROUND:
            after = pieces[place + 2 : place + 2 + _NEAR]
            of_cards = any(each.stem == _CARD or each.kind == NUMBER for each in after)
            if of_cards and all(each.kind != OWNER for each in after):
                told[place] = evolve(piece, stem=_DEAL)
    return told


def untitled(pieces: Sequence[Piece], game: Game) -> list[Piece]:
    """The pieces, those that are words of the name of the game meaning nothing else."""
    told = list(pieces)
    for first, last in _titles(pieces, game):
        told[first:last] = (Piece(WORD, each.text, start=each.start, end=each.end) for each in told[first:last])
    return told


def _titles(pieces: Sequence[Piece], game: Game) -> Iterator[tuple[int, int]]:
    words = [piece.text.casefold() for piece in pieces]
    place = 0
    while place < len(pieces):
        last = next((place + len(name) for name in _names(game) if _is_named(name, words, pieces, place)), place)
        if last > place:
            yield place, last
        place = max(last, place + 1)


def _is_named(name: tuple[str, ...], words: Sequence[str], pieces: Sequence[Piece], place: int) -> bool:
    last = place + len(name)
    if tuple(words[place:last]) != name:
        return False
    if len(name) >= _LEAST:
        return True
    ends = last == len(pieces) or pieces[last].kind == BREAK
    return ends and (place == 0 or words[place - 1] in _AT)


@cache
def _names(game: Game) -> tuple[tuple[str, ...], ...]:
    """What the game and those it is built on are called, and how their names may end, the longest first."""
    every = [tuple(each.slug.split("-")) for each in game.lineage]
    ends = {name[first:] for name in every for first in range(len(name))}
    return tuple(sorted(ends, key=lambda name: (-len(name), name)))
