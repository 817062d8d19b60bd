"""What becomes of an act in a telling: it was done, or not, or is only supposed, or somebody says so.

What somebody may do, wants to do or was told to do has not happened, nor what he did not do. What somebody says that another
did is told by him: it may be what it is all about, but whoever says it did nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from referee.ask.hearing.clause import without_manner
from referee.ask.words.phrases import Found, Piece, is_irregular, stem, stems

DONE, EARLIER, NOT_DONE, SUPPOSED, REPORTED = "done", "done before", "not done", "supposed", "reported"
#: what is told only as that upon which another act was done: `over two clubs`, `on my spade`
STOOD = "stood"
#: what somebody has of a hand that is not as it was dealt
CHANGED = "changed"

_UNREAL_WORDS = "can could may might shall should must would will want wish like ought rather try about going if whether why"
_SAYING_WORDS = "says tells thinks reckons claims insists argues maintains swears suggests complains asks wonders notices sees"
UNREAL, SAYING = stems(_UNREAL_WORDS), stems(_SAYING_WORDS)
EARLIER_THAN = stems("after over following since")
_NOT, _NO, _NOBODY, _NOTHING, _ALREADY = map(stem, ("not", "no", "nobody", "nothing", "already"))
_HOLDING = stems("have hold find with")
#: what was to be done was done with these: `began to deal`, `had to follow`, `got to lead`
_DONE_WITH, _WITH_TO = stems("have begin start proceed go get happen turn manage choose come seem continue dare decide"), 2
#: with these something is only likened to what is told
_LIKE = frozenset((("as", "for"), ("as", "if"), ("as", "though"), ("as", "with"), ("as", "after")))


def state_of(clause: Sequence[Piece], at: int, found: Found, *, by_then: bool) -> str:
    """What becomes of an act told by a phrase, whose first word stands at this place of its clause."""
    words = without_manner(clause[:at])
    stems = [piece.stem for piece in (*words, *clause[at : max(found.places) + 1]) if not piece.quoted]
    before = {piece.stem for piece in words if not piece.quoted}
    saying = {piece.stem for piece in clause[:at] if not piece.quoted and not piece.text.casefold().endswith("ing")}
    said = {each for element in found.phrase.elements for each in element.stems}
    after = {piece.stem for piece in clause[max(found.places) + 1 : max(found.places) + 3] if not piece.quoted}
    if _NOTHING in after or (_NOTHING in before and found.denied) or (clause[at].stem in _HOLDING and _NO in stems):
        return NOT_DONE
    if (_NOT in stems and _NOT not in said) or _NO in before or _NOBODY in before or not by_then:
        return NOT_DONE
    if before & UNREAL or clause[0].stem in UNREAL or is_to_be_done(clause, at) or _is_likened(clause, at):
        return SUPPOSED
    if saying & SAYING:
        return REPORTED
    return EARLIER if before & EARLIER_THAN or _ALREADY in stems else DONE


def is_to_be_done(clause: Sequence[Piece], at: int) -> bool:
    """Whether it is only what was to be done: `third to play`, `offered to take it`; not `began to deal`, `had to follow`."""
    word = clause[at].text.casefold()
    if at < _WITH_TO or clause[at - 1].text.casefold() != "to" or is_irregular(word) or word.endswith(("s", "ed", "ing")):
        return False
    return clause[at - 2].stem not in _DONE_WITH


def _is_likened(clause: Sequence[Piece], at: int) -> bool:
    """Whether it is only what something is likened to: `as for an exposed card`, `as if he had led it`."""
    words = [piece.text.casefold() for piece in clause[:at]]
    return any(pair in _LIKE for pair in pairwise(words))


def state_at(clause: Sequence[Piece], at: int, *, by_then: bool) -> str:
    """What becomes of an act that is told by a verb and a number, and by no phrase of its own."""
    before = {piece.stem for piece in without_manner(clause[:at])}
    if not before.isdisjoint((_NOT, _NO, _NOBODY)) or not by_then:
        return NOT_DONE
    if before & UNREAL or clause[0].stem in UNREAL:
        return SUPPOSED
    return REPORTED if before & SAYING else DONE
