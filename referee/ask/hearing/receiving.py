"""Who gets a card that another gives, faces or leaves out: some faults of a deal are told of him, and not of who did it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.ask.hearing.clause import OBJECTS
from referee.ask.words.phrases import OWNER, THING, WORD, Piece, stem, stems
from referee.core.people import ANYBODY, Person

#: before him to whom it comes
_TO = frozenset(("to", "for", "toward", "towards"))
#: whoever does this gets it, unless another is told to be given something there
_GETS, _GIVES = (
    stems("get receive have pick find"),
    stems("deal give serve hand pass pitch throw toss slide fling hit skip miss"),
)
_PASSIVE = stems("be get")
#: what is his that comes to him, and what may stand between: `my second card`, `one of my six`
_CARD, _BETWEEN = stems("card hole upcard hand"), 2
#: in front of him
_FRONT, _OF = stem("front"), "of"


def receiver(pieces: Sequence[Piece], first: int, last: int) -> Person | None:
    """Who is told to get a card, in this clause or else in any other; None where nobody is."""
    here = next(_told(pieces, first, last), None)
    return here or next(_told(pieces, 0, len(pieces)), None)


def _told(pieces: Sequence[Piece], first: int, last: int) -> Iterator[Person]:
    for place in range(first, last):
        piece, person = pieces[place], pieces[place].person
        if person is None or piece.quoted or person.base == ANYBODY:
            continue
        before = pieces[place - 1] if place > first else None
        after = pieces[place + 1 : min(last, place + 2 + _BETWEEN)]
        if piece.kind == OWNER:
            if any(each.stem in _CARD or each.kind == THING or each.number is not None for each in after):
                yield person
        elif (before is not None and _comes_to(pieces, place, before)) or _is_served(piece, after):
            yield person


def _comes_to(pieces: Sequence[Piece], place: int, before: Piece) -> bool:
    """Whether somebody is told as him to whom it comes: `to me`, `dealt me a card`, `in front of Ann`."""
    if before.text.casefold() in _TO or (before.text.casefold() == _OF and place > 1 and pieces[place - 2].stem == _FRONT):
        return True
    return before.stem in _GIVES and before.kind == WORD


def _is_served(piece: Piece, after: Sequence[Piece]) -> bool:
    """Whether somebody gets something: `I never got`, `she was dealt`."""
    if piece.text.casefold() in OBJECTS:
        return False
    passive = any(each.stem in _PASSIVE for each in after)
    return any(each.stem in _GETS or (passive and each.stem in _GIVES) for each in after)
