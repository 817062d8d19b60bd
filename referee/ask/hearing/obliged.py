"""Who is told to be bound to pass: he was barred, or he had to keep silent, by a ruling that came before what he then did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from referee.ask.hearing.clause import clauses, is_asked
from referee.ask.words.phrases import PERSON, Piece, stem, stems
from referee.core.people import Person

#: he is kept from calling, in one word
_BARRED = stems("barred silenced muzzled gagged banned")
#: he has to, in a word before what he has to do: `must pass`, `was to stay silent`, `was told to keep quiet`
_MUST, _TO, _BOUND = stem("must"), "to", stems("have be told order oblige bind require")
#: what he has to do: to pass, or to be silent
_PASS, _BE, _SILENT = stem("pass"), stems("stay keep be remain"), stems("silent quiet mum dumb")
#: that it is so by a ruling, and nobody only thinks so
_RULED = stems("director td tell rule order he was been")
_NOT = stem("not")


@frozen
class Obliged:
    """Somebody is bound to pass from this place of the telling on."""

    place: int
    who: Person


def obliged(pieces: Sequence[Piece]) -> Iterator[Obliged]:
    """Everybody of whom it is told that he had to pass."""
    for first, last in clauses(pieces):
        clause = [piece for piece in pieces[first:last] if not piece.quoted]
        if is_asked(pieces, first, last) or any(piece.stem == _NOT for piece in clause):
            continue
        at = next((place for place in range(len(clause)) if _has_to_pass(clause, place)), None)
        who = None if at is None else next((each.person for each in reversed(clause[:at]) if each.kind == PERSON), None)
        if who is not None:
            yield Obliged(first, who)


def _has_to_pass(clause: Sequence[Piece], place: int) -> bool:
    """Whether the words that begin here tell that somebody is kept from calling."""
    word, after = clause[place].stem, clause[place + 1 :]
    if word in _BARRED:
        return True
    if word == _MUST:
        return _passes(after) and any(piece.stem in _RULED for piece in clause[:place])
    to = word in _BOUND and bool(after) and after[0].text.casefold() == _TO
    return to and _passes(after[1:])


def _passes(after: Sequence[Piece]) -> bool:
    """Whether it is to pass, or to be silent, that comes next."""
    said = [piece.stem for piece in after[:2]]
    return said[:1] == [_PASS] or (bool(said) and said[0] in _BE and bool(_SILENT.intersection(said[1:])))
