"""What a telling says of cards changed for others, as at poker: how many were thrown out, asked for and served.

A number by itself is of cards there: `asked for three, got two`. Who is served is told, or it is whoever asked last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from referee.ask.words.phrases import BREAK, NUMBER, OWNER, PERSON, THING, WORD, Piece, stem, stems
from referee.core.game import Game
from referee.core.people import Person

THROWN, ASKED, SERVED = "discards", "draws", "serves"
#: of what a wrong number of cards served is
OF_SERVED = "served"
#: verbs by which cards are thrown out, asked for, got, given
_THROWS = stems("discard throw toss chuck muck ditch dump shed pitch")
_ASKS = stems("ask want request say call order need draw take buy")
_GETS, _GIVES = stems("get receive"), stems("give serve hand slide deal toss pitch slip pass send fling")
_GIVEN = stems("give serve hand slide deal slip pass send")
#: the verbs of these that tell of a draw by themselves
_PLAINLY = stems("draw discard request") | {stem("ask")}
#: what is asked for by saying so stands right behind these: `said two`, and not `said that's only two`
_SAYS = stems("say call")
#: what is counted that is no card, and what a number stands before that says of which
_OF_ELSE = stems(
    "chip dollar dime quarter buck point pot blind hand player people man raise bet time round pair of a more hundred thousand "
    "or down up other too to wild step minute ante limit"
)
_TO, _BE, _CARD = stem("to"), stem("be"), stem("card")
#: what may stand after a number of cards; what stands there where it is the name of a game
_AFTER_WORDS = "in out away instead off from on only for but please"
_AFTER, _OF_GAMES = frozenset(_AFTER_WORDS.split()), stems("draw stud poker game")
#: so many cards nobody changes
_MOST = 6


@frozen
class Changed:
    """So many cards are thrown out, asked for or served, at this place of the clause."""

    verb: str
    at: int
    place: int
    number: int
    who: Person | None = None


def tells_of_draw(clauses: Sequence[Sequence[Piece]], game: Game) -> bool:
    """Whether it tells of cards drawn for others, in a game in which the dealer serves them."""
    if game.play is None or SERVED not in game.play.moves:
        return False
    told = {each.verb for clause in clauses for each in changed(clause)}
    plainly = (
        piece.stem in _PLAINLY and not (place and clause[place - 1].stem == _CARD)
        for clause in clauses
        for place, piece in enumerate(clause)
    )
    return len(told) > 1 or (bool(told) and any(plainly))


def changed(clause: Sequence[Piece]) -> Iterator[Changed]:
    """What a clause says of cards thrown out, asked for and served."""
    for place, piece in enumerate(clause):
        if piece.kind != NUMBER or piece.rank or not 0 < (piece.number or 0) < _MOST + 1 or _is_of_else(clause, place):
            continue
        at = next((at for at in range(place - 1, -1, -1) if clause[at].kind == WORD and _verb(clause, at, place)), -1)
        if at < 0 or any(each.kind == NUMBER for each in clause[at + 1 : place]):
            continue
        verb = _verb(clause, at, place)
        yield Changed(verb, at, place, piece.number or 0, _served_to(clause, at, place) if verb == SERVED else None)


def _is_of_else(clause: Sequence[Piece], place: int) -> bool:
    after = clause[place + 1 : place + 2]
    if any(each.stem in _OF_ELSE or each.kind == THING or each.suit is not None for each in after):
        return True
    of_game = any(each.stem == _CARD for each in after) and any(
        each.stem in _OF_GAMES for each in clause[place + 2 : place + 3]
    )
    return of_game or (place > 0 and clause[place - 1].text.casefold() in ("$", "£", "of"))


def _verb(clause: Sequence[Piece], at: int, place: int) -> str:
    """Which of the three the word at this place tells, with the number at that one; none where it tells of something else."""
    word = clause[at].stem
    between = clause[at + 1 : place]
    to = any(each.kind == PERSON for each in between) or any(each.stem == _TO for each in clause[place + 1 :])
    passive = any(each.stem == _BE or each.text.casefold() == "got" for each in clause[:at])
    after = clause[place + 1 : place + 2]
    ends = not after or after[0].kind in (BREAK, PERSON, OWNER) or after[0].stem == _CARD
    if not ends and after[0].text.casefold() not in _AFTER:
        return ""
    if word in _GETS or (word in _GIVES and to) or (word in _GIVEN and passive):
        return SERVED
    if word in _THROWS:
        return THROWN
    return ASKED if word in _ASKS and not (word in _SAYS and between) else ""


def _served_to(clause: Sequence[Piece], at: int, place: int) -> Person | None:
    """Who is served: named between the verb and the number, or after it; else he who gets them."""
    if clause[at].stem not in _GETS:
        given = [each.person for each in (*clause[at + 1 : place], *clause[place + 1 :]) if each.kind == PERSON]
        if given:
            return given[0]
    return next((each.person for each in reversed(clause[:at]) if each.kind == PERSON), None)
