"""How many cards somebody is told to have: outright, or as so many over or short of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from referee.ask.phrases import BREAK, NUMBER, OWNER, PERSON, THING, TRICK, Piece, stem
from referee.core.people import ANYBODY, Person


def _stems(words: str) -> frozenset[str]:
    return frozenset(map(stem, words.split()))


_HAS = _stems("have hold find get count sit discover end come receive pick keep possess own")
_GIVES = _stems("deal give serve shoot shot send land slip")
_HAVE, _BE = stem("have"), stem("be")
_CARD, _HAND = stem("card"), _stems("hand mitt fist fan")
#: so many over or short of a hand, beside a number or a card
_OVER, _SHORT = _stems("over extra surplus"), _stems("short missing under light shy")
_TOO, _MANY, _FEW = _stems("too to"), stem("many"), stem("few")
_MORE, _FEWER, _THAN = stem("more"), _stems("fewer less"), stem("than")
#: where a card that is over or short is of no hand, or of one that nobody has
_ELSEWHERE = _stems("flip knock tip drop fall ask want not no")
#: what shows that somebody is given something, and does not give it
_IS_GIVEN = _stems("be have get")
#: what else is counted, or what shows that it is no whole hand
_OF_ELSE = _stems(
    "trick point chip bid deal time minute hour hole game player round penny cent dollar pound side pack deck people us meld "
    "set run pair suit trump honor ace king queen jack club diamond heart spade second year turn pile build pass "
    "two three four five six seven eight nine ten"
)
_NOT_WHOLE = _stems("left remaining remain more down discard draw need ask want bet before if table turn or")
#: further from a hand than so many it is no wrong count, but something else that is counted
_NEAR = 3


@frozen
class Counted:
    """Somebody is told to have so many cards."""

    place: int
    who: Person | None
    number: int


def counted(clause: Sequence[Piece], size: int, *, picks: bool) -> Iterator[Counted]:
    """What a clause says of how many cards somebody has; `picks`, whether to pick cards up is to be dealt them."""
    stems = [piece.stem for piece in clause]
    for place in range(len(clause)) if _ELSEWHERE.isdisjoint(stems) else ():
        by = _by_how_many(clause, place)
        if by:
            yield Counted(place, _holder(clause, place), max(size + by, 0))
            return
    for place, piece in enumerate(clause):
        if piece.kind != NUMBER or piece.number is None or not 0 < abs(piece.number - size) <= _NEAR:
            continue
        if any(each in _NOT_WHOLE for each in stems):
            continue
        after = clause[place + 1 : place + 3]
        if piece.number == 1 and not any(each.stem == _CARD for each in after[:2]):
            continue
        ends = not after or after[0].kind in (BREAK, PERSON) or after[0].stem == _CARD
        of_hand = any(each.stem in _HAND for each in clause[place + 1 : place + 4])
        if any(each.stem in _OF_ELSE or each.kind in (THING, TRICK) or each.suit is not None for each in after[:1]):
            continue
        if place and clause[place - 1].kind in (THING, NUMBER):
            continue
        before = [each.stem for each in clause[:place]]
        last = next((each for each in reversed(before) if each in _HAS | _GIVES), "")
        last = last or (_HAVE if (place == 1 and clause[0].kind == PERSON) or (of_hand and _BE in before) else "")
        if not last or (last == stem("pick") and not picks):
            continue
        names_cards = any(each.stem == _CARD for each in clause[place + 1 : place + 4])
        if names_cards or of_hand or ends:
            yield Counted(place, _holder(clause, place), piece.number)
            return


def _by_how_many(clause: Sequence[Piece], place: int) -> int:
    """By how many cards this word says that a hand is wrong; nought where it does not."""
    word = clause[place].stem
    around = clause[max(place - 3, 0) : place + 3]
    before = clause[max(place - 2, 0) : place]
    counts = any(each.stem == _CARD or each.kind == NUMBER for each in around)
    number = next((each.number or 1 for each in around if each.kind == NUMBER), 1)
    ends = place + 1 == len(clause) and place > 0 and clause[place - 1].kind == NUMBER
    if number > _NEAR or not counts or not (ends or any(each.stem == _CARD for each in (*around, *clause[place:]))):
        return 0
    after = clause[place + 1].stem if place + 1 < len(clause) else ""
    if word in (_MANY, _FEW) and before and before[-1].stem in _TOO:
        return number if word == _MANY else -number
    if word in _OVER and (any(each.kind == NUMBER or each.stem == _CARD for each in before[-1:]) or after == _CARD):
        return number
    if word in _SHORT and (any(each.kind == NUMBER or each.stem == _CARD for each in before[-1:]) or after == _CARD):
        return -number
    if (word == _MORE or word in _FEWER) and _THAN in (after, *(each.stem for each in clause[place + 1 : place + 3])):
        return number if word == _MORE else -number
    return 0


def _holder(clause: Sequence[Piece], place: int) -> Person | None:
    """Who has them: whoever is given them, or else whoever is named last before."""
    verb = next((at for at in range(place - 1, -1, -1) if clause[at].stem in _HAS | _GIVES), -1)
    if verb >= 0 and clause[verb].stem in _GIVES:
        given = next((each.person for each in clause[verb + 1 :] if each.kind == PERSON), None)
        if given is not None or not any(each.stem in _IS_GIVEN for each in clause[:verb]):
            return given
    named = (each.person for each in reversed(clause[:place]) if each.kind in (PERSON, OWNER))
    who = next(named, None)
    return None if who is not None and who.base == ANYBODY and not who.turned else who
