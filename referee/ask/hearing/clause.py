"""The clauses of a telling: where each begins and ends, which of them ask, and which tell of what had not happened yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from referee.ask.words.phrases import BREAK, OWNER, PERSON, WORD, Piece, stem, stems
from referee.core.people import Person

#: words with which another clause begins, though nothing stands between
_JOINING_WORDS = "so while because although though when who which if whether until till before after unless since where"
#: with these a clause opens after which the one on which it hangs may begin without a comma, with somebody who does something
_OPENING_WORDS = "while because although though when if until till before after unless since as once"
_JOINING, _OPENING = frozenset(_JOINING_WORDS.split()), frozenset(_OPENING_WORDS.split())
#: so much at least is told in such a clause: who, and what he did
_LEAST = 2
#: those to whom something is done, where somebody else is named before them
OBJECTS = frozenset(("me", "us", "him", "her", "them"))
#: who can only be one who does something
_DOING = frozenset(("i", "he", "she", "we", "they"))
#: behind these he does it in the same clause: `when I saw she had led`
_SEEING_WORDS = (
    "say tell think reckon claim insist argue maintain swear suggest complain ask wonder notice see know find realise realize "
    "discover mean sure than or if what how card trick last time"
)
_SEEING = stems(_SEEING_WORDS)
_ASKING_WORDS = (
    "do does did is are was were has have had am let where what who whose which how why when any what's who's how's "
    "where's when's"
)
ASKING = frozenset(_ASKING_WORDS.split())
#: what stands before whoever does it where it is asked whether he does, and what may stand before that
_DO_OR_CAN = frozenset(("do", "does", "can", "could", "may", "should", "must", "shall"))
_WHICH = frozenset(("what", "which", "who", "whose", "whom", "where", "when", "why", "how"))
#: what somebody does to whom he holds to have done it: `fined me for it`
_CHARGING = stems("hit fine charge dock penalise penalize punish blame sting accuse")
#: what tells of somebody, behind "who", what was done
_IS_OR_HAS = frozenset(("is", "was", "has"))
BEFORE, UNTIL = map(stem, ("before", "until"))
_WITHOUT = "without"
_DENYING = stems("not nobody none only")


def clauses(pieces: Sequence[Piece]) -> Iterator[tuple[int, int]]:
    """The first place of each clause and the one past its last."""
    first = 0
    for place, piece in enumerate((*pieces, Piece(BREAK, ""))):
        joins = piece.kind != BREAK and (piece.text.casefold() in _JOINING or _begins_anew(pieces[first : place + 1]))
        if (piece.kind == BREAK or joins) and place >= first:
            if place > first:
                yield first, place
            first = place if joins else place + 1


def _begins_anew(clause: Sequence[Piece]) -> bool:
    """Whether the last piece begins the clause on which this one hangs: `before she had said a word | I`."""
    if clause[-1].kind != PERSON or clause[-1].text.casefold() not in _DOING or not _opens(clause[0]):
        return False
    done = clause[1:-1]
    if len(done) < _LEAST or done[-1].stem in _SEEING or all(piece.kind != WORD for piece in done):
        return False
    return done[-1].kind != PERSON or done[-1].text.casefold() in OBJECTS


def _opens(piece: Piece) -> bool:
    """Whether a clause that begins with this word hangs on another: `when she led`, `to see it`, `giving her the last one`."""
    word = piece.text.casefold()
    return word in _OPENING or word == "to" or (piece.kind == WORD and word.endswith("ing"))


def is_asked(pieces: Sequence[Piece], first: int, last: int) -> bool:
    """Whether a clause asks, and tells nothing: as a question with its mark, or without it where it asks who does something."""
    word = pieces[first].text.casefold()
    if last < len(pieces) and "?" in pieces[last].text:
        return word in ASKING
    if _asks_by_order(pieces[first:last]):
        return True
    if word != "who" or first + 1 >= last or (first and pieces[first - 1].kind != BREAK):
        return False
    of_somebody = first > 1 and pieces[first - 2].kind in (PERSON, OWNER)  # West, who leads
    does = pieces[first + 1].text.casefold()
    return not of_somebody and does.endswith("s") and does not in _IS_OR_HAS


def _asks_by_order(clause: Sequence[Piece]) -> bool:
    """Whether the order of its words shows that it asks, without a mark: `in which order do we now play`, `can he keep it`."""
    for place, piece in enumerate(clause[:-1]):
        if piece.text.casefold() in _DO_OR_CAN and clause[place + 1].text.casefold() in _DOING:
            return not place or any(each.text.casefold() in _WHICH for each in clause[:place])
    return False


def charged(clause: Sequence[Piece]) -> Person | None:
    """Who is to pay for it, where somebody else wants that: `he wants to hit me for an illegal knock`."""
    wants = next((place for place, piece in enumerate(clause) if piece.stem in _CHARGING), len(clause))
    objects = (place for place in range(wants, len(clause) - 1) if clause[place].text.casefold() in OBJECTS)
    return next((clause[place].person for place in objects if clause[place + 1].text.casefold() == "for"), None)


def clause_is_before(pieces: Sequence[Piece], first: int) -> bool:
    """Whether what the clause that begins here tells had not happened yet: after `before`, or `until` where nothing is denied.

    What was `not noticed until the trick was gathered` was noticed after that.
    """
    if pieces[first].stem != UNTIL:
        return pieces[first].stem == BEFORE
    started = max((place for place, piece in enumerate(pieces[:first]) if piece.kind == BREAK), default=-1) + 1
    return not any(piece.stem in _DENYING for piece in pieces[started:first])


def without_manner(clause: Sequence[Piece]) -> list[Piece]:
    """The words before a verb but for what somebody did not do while he did it: `without thinking I followed`."""
    pairs = enumerate(pairwise(clause))
    asides = {at for at, (word, doing) in pairs if word.text.casefold() == _WITHOUT and doing.text.casefold().endswith("ing")}
    return [piece for at, piece in enumerate(clause) if at not in asides and at - 1 not in asides]
