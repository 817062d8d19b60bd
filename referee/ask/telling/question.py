"""What a question means: the kind of breach, who did it with which card or call, what happened next, what else is told.

Every phrase in which one of the game's breaches can be asked for is tried, and the one that accounts for most of what was
said is taken. The clauses after it are read as acts of the log language, so that the very functions that find facts in a log
find them here too; what no act can tell is found by phrases of its own.
"""

from __future__ import annotations

import re
from functools import lru_cache

from attrs import evolve, frozen

from referee.ask.hearing.heard import Happened, Question
from referee.ask.hearing.people import names_in, who_is_who
from referee.ask.hearing.sentence import Sentence
from referee.ask.telling.telling import Told
from referee.ask.words.idioms import meant
from referee.ask.words.phrases import Piece
from referee.ask.words.reading import LONGEST, number_of, read_question
from referee.core.game import Game
from referee.core.people import DEFENDER, OFFENDER, OPPONENT, Person
from referee.mechanics.trump.moves.making import DealerDeclares

_NUMBER = r"(two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)"
_ENDS = r"(?=\s*(?:[,.;:!?()—–]|$)|\s+(?:play|at\b|round\b))"
#: how many play, told as such: not `two of us have six cards`, nor `three players passed`
_PLAYING = re.compile(
    rf"\b(?:(?:the|just|only|all|with) {_NUMBER} of us\b|{_NUMBER} of us{_ENDS}|{_NUMBER}[- ]hand(?:ed)?\b"
    rf"|(?:with|for|are) {_NUMBER} players{_ENDS}|{_NUMBER} players{_ENDS})"
    rf"|\A\W*(?-i:[A-Z])\w*\W+(?:\w+\W+)?for {_NUMBER}{_ENDS}",
    re.IGNORECASE,
)
#: a partner sits so many places on, and there are so many then
_ACROSS, _OF_PARTNERS = 2, 4
#: of so many players a question may give nothing but the names: each more has as many seatings again
MOST_NAMED = 6


@frozen
class NotUnderstood:
    """A question that was not understood, and why."""

    text: str
    why: str
    #: whether it was understood well enough to see that nothing is wrong
    harmless: bool = False


def understand(text: str, game: Game, players: tuple[str, ...] = ()) -> Question | NotUnderstood:
    """What a question means in this game; `players` are their names, where a log gives them."""
    told = hear(text, game, players)
    if isinstance(told, NotUnderstood):
        return told
    if told.found:
        return told.about(told.found[0].breach)
    ways = told.ways()
    if not ways:
        if told.in_order:
            return NotUnderstood(text, told.in_order, harmless=True)
        return NotUnderstood(text, "it does not say what went wrong, in words that are known here")
    best = ways[0]
    question = told.read(best)
    also = tuple(dict.fromkeys(way.breach for way in ways[1:] if way.score == best.score and way.breach != best.breach))
    question = evolve(question, also=also)
    if not question.seatings:
        return NotUnderstood(text, "what it says of who sits where and whose turn it was cannot all be so")
    return question


@lru_cache(maxsize=4)
def hear(text: str, game: Game, players: tuple[str, ...] = ()) -> Told | NotUnderstood:
    """A question in words taken apart; `players` are their names, where a log gives them."""
    pieces = read_question(text)
    if pieces is None:
        return NotUnderstood(text[:LONGEST], f"a question has at most {LONGEST:,} letters")
    pieces = who_is_who(meant(pieces, game), game, players)
    names = names_in(pieces)
    if len(names) > MOST_NAMED:
        return NotUnderstood(text, f"it names {len(names)} players, and of more than {MOST_NAMED} nobody knows who sits where")
    at_table = len(players) or _told_to_play(text, pieces, game) or min(max(game.seats, len(names)), game.players[1])
    return Told(text, Sentence(as_called(pieces, game), game, at_table), game, players)


def _told_to_play(text: str, pieces: list[Piece], game: Game) -> int:
    """How many are told to play, where so many can: in so many words, or four where somebody has a partner; else 0."""
    least, most = game.players
    told = (number_of(next(filter(None, found))) for found in _PLAYING.findall(text))
    if playing := next((number for number in told if least <= number <= most), 0):
        return playing
    has_partner = any(piece.person is not None and piece.person.turned == _ACROSS for piece in pieces)
    return _OF_PARTNERS if has_partner and game.seats < _OF_PARTNERS <= most else 0


def as_called(pieces: list[Piece], game: Game) -> list[Piece]:
    """The pieces with everybody as the game calls him: where the dealer plays the hand, his adversaries are the defenders."""
    if game.part(DealerDeclares) is None:
        return pieces
    adversary = Person(OPPONENT)
    return [
        evolve(piece, person=Person(DEFENDER)) if piece.person == adversary and "advers" in piece.text.casefold() else piece
        for piece in pieces
    ]


def what_was_done(text: str, game: Game, players: tuple[str, ...] = ()) -> list[Happened]:
    """What a question tells that somebody did, where it does not say what was wrong with it."""
    told = hear(text, game, players)
    return [] if isinstance(told, NotUnderstood) else list(told.happened(0, Person(OFFENDER)))
