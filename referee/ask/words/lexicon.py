"""The acts of which people tell, by the verbs of the log language: how each is said stands with the verb, in its room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from referee.ask.words.of_breaches import askable, words_of
from referee.ask.words.phrases import Fits, Found, Phrase, Piece, find, phrase
from referee.core.game import Game
from referee.core.verbs import of_certain_games, sayings, verbs


@cache
def spoken(game: Game) -> tuple[tuple[str, str, Phrase], ...]:
    """Every way to tell of an act in this game: the verb, the word after it, the phrase."""
    return tuple(
        (verb, how, phrase(text))
        for act, texts in sayings().items()
        for verb, _, how in (act.partition(" "),)
        if verb in verbs() and _is_done(game, verb)
        for text in texts
    )


def _is_done(game: Game, verb: str) -> bool:
    """Whether there is such an act in this game: it moves by it, some law is about it, or it is the same in all games."""
    moves = game.play.moves if game.play else {}
    return verb in moves or verb not in of_certain_games() or verb in _in_laws(game)


@cache
def _in_laws(game: Game) -> frozenset[str]:
    """The acts in which the breaches lie of which laws of this game speak."""
    return frozenset(row.verb for breach in askable(game) for row in words_of(breach))


def acts_in(game: Game, clause: Sequence[Piece], fits: Fits) -> list[tuple[str, str, Found]]:
    """The acts that a clause tells, in order: of those that the same words tell, that which accounts for most of them."""
    found: list[tuple[str, str, Found]] = []
    moves = game.play.moves if game.play else {}
    for told in sorted(_told(game, clause, fits), key=lambda told: (-told[2].score, told[0] not in moves)):
        if all(_apart(told[2], other) for _, _, other in found):
            found.append(told)
    return sorted(found, key=lambda told: told[2].places)


def _apart(one: Found, other: Found) -> bool:
    return one.places[-1] < other.places[0] or other.places[-1] < one.places[0]


def _told(game: Game, clause: Sequence[Piece], fits: Fits) -> Iterator[tuple[str, str, Found]]:
    stems = frozenset(piece.stem for piece in clause)
    for verb, how, said in spoken(game):
        found = find(said, clause, fits, stems)
        if found is not None:
            yield verb, how, found
