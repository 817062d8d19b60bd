"""How many cards somebody is told to have: outright, or as so many over or short of a hand.

A number alone is no count of a hand: points, chips and cards drawn are counted as well. It is one beside `cards` or a hand,
where two of them are set against each other, or where hands are so large that hardly anything else comes to it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise

from attrs import frozen

from referee.ask.words.phrases import BREAK, NUMBER, OWNER, PERSON, THING, TRICK, Piece, stem, stems
from referee.core.people import ANYBODY, Person

_HAS = stems("have hold find get count sit discover end come receive pick keep possess own")
_GIVES = stems("deal give serve shoot shot send land slip")
_HAVE, _BE, _DEAL = stem("have"), stem("be"), stem("deal")
_CARD, _HAND = stem("card"), stems("hand mitt fist fan")
#: so many over or short of a hand, beside a number or a card
_OVER, _SHORT = stems("over extra surplus"), stems("short missing under light shy")
_TOO, _MANY, _FEW = stems("too to"), stem("many"), stem("few")
_MORE, _FEWER, _THAN = stem("more"), stems("fewer less"), stem("than")
#: where a card that is over or short is of no hand, or of one that nobody has
_ELSEWHERE = stems("flip knock tip drop fall ask want not no turn peg hang suppose go")
#: with these it is set against how many there should be, which stands so near
_INSTEAD, _SET_AGAINST = stems("instead rather"), 6
#: so few cards are dealt, drawn or thrown away at a time
_FEW_CARDS = 3
#: what has cards, and is no player
_OF_NOBODY = stems("pack deck stock widow kitty crib box middle sheet pad board packet pot age ago")
#: what may be of anything where no card is named
_NOT_ALONE = stems("count sit discover end come")
#: what shows that somebody is given something, and does not give it
_IS_GIVEN = stems("be have get")
#: what else is counted, or what shows that it is no whole hand
_OF_ELSE = stems(
    "trick point chip bid deal time minute hour hole game player round penny cent dollar pound side pack deck people us meld "
    "set run pair suit trump honor ace king queen jack club diamond heart spade second year turn pile build pass "
    "two three four five six seven eight nine ten"
)
_NOT_WHOLE = stems("left remaining remain more down discard draw need ask want bet before if table turn or")
#: further from a hand than so many it is no wrong count, but something else that is counted
_NEAR = 3
#: from so many cards on a number alone is that of a hand
_LARGE = 10
#: so few cards somebody has for many reasons, unless he was dealt them
_FEW_ENOUGH = 4
#: what is told of a trick where a wrong count comes of that and is no breach by itself
_OF_A_TRICK = stems("not miss omit doze sleep skip nothing")
_TRICK, _TWO_ON = stems("trick round"), frozenset({"2", stem("on")})
#: moves by which hands change in the deal, with the words that then tell of a hand that is not as it was dealt
_CHANGING: dict[str, frozenset[str]] = {
    "serves": stems("draw ask want discard throw toss chuck request swap muck buy mean put"),
    "captures": stems("build capture middle table sweep spade short"),
    "pegs": stems("box crib peg count"),
    "up": stems("round lap street down under start each stud cut"),
}
#: those of these words that are said of much else
_WANTS = stems("want mean ask")
#: the same where cards are drawn while tricks are played
_OF_TALON = stems("trick draw meld middle mid several")
#: what shows that it is the hand of all of them, but not in `all the way`, `all along`
_ALL, _LONG = stems("each all both every"), stems("way along time night")
_KNOCKS = "knocks"


@frozen
class Hands:
    """What a telling lets be said of how many cards somebody has."""

    size: int
    #: whether to pick cards up is to be dealt them
    picks: bool
    #: whether a number alone may be that of a hand
    bare: bool
    #: whether they are as they were dealt, and nothing is told of which a wrong count comes
    as_dealt: bool
    #: whether anything is said of hands that have to be of a certain number, and not of cards drawn
    counts: bool = True


def hands_of(pieces: Sequence[Piece], size: int, moves: Container[str], *, fills: bool) -> Hands:
    """How hands are counted in this telling, in a game with these moves; `fills`, whether hands are filled after each trick."""
    said = {piece.stem for place, piece in enumerate(pieces) if piece.stem not in _WANTS or _is_of_cards(pieces, place)}
    numbers = {
        piece.number
        for piece, after in pairwise((*pieces, Piece(BREAK, "")))
        if piece.kind == NUMBER and not piece.rank and _is_near(piece.number, size) and after.stem not in _OF_ELSE
    }
    opposed = len(numbers) > 1 and (size in numbers or any(2 * size - each in numbers for each in numbers if each))
    of_trick = any(
        stems & _TRICK and (stems & _OF_A_TRICK or stems >= _TWO_ON)
        for first, last in sentences(pieces)
        for stems in ({piece.stem for piece in pieces[first:last]},)
    )
    changed = any(move in moves and not said.isdisjoint(words) for move, words in _CHANGING.items())
    changed = changed or (fills and not said.isdisjoint(_OF_TALON))
    as_dealt = not changed and not of_trick and (size >= _FEW_ENOUGH or not said.isdisjoint(_GIVES))
    bare = opposed or (size >= _LARGE and _KNOCKS not in moves)
    drawing = "serves" in moves and not said.isdisjoint(_CHANGING["serves"])
    return Hands(size, "discards" not in moves, bare, as_dealt, not drawing)


def _is_of_cards(pieces: Sequence[Piece], place: int) -> bool:
    """Whether what somebody wants here are cards: `I want two`, and not `I want it stopped`."""
    return any(piece.kind == NUMBER or piece.stem == _CARD for piece in pieces[place + 1 : place + 4])


def sentences(pieces: Sequence[Piece]) -> Iterator[tuple[int, int]]:
    """The first place of each sentence and the one past its last."""
    first = 0
    for place, piece in enumerate((*pieces, Piece(BREAK, "."))):
        if piece.kind == BREAK and piece.text[0] in ".!?;":
            yield first, place
            first = place + 1


def _is_near(number: int | None, size: int) -> bool:
    return number is not None and abs(number - size) <= _NEAR


@frozen
class Counted:
    """Somebody is told to have so many cards."""

    place: int
    who: Person | None
    number: int


def counted(clause: Sequence[Piece], hands: Hands) -> Iterator[Counted]:
    """What a clause says of how many cards somebody has."""
    if not hands.counts:
        return
    size = hands.size
    stems = [piece.stem for piece in clause]
    of_all = any(each in _ALL and after not in _LONG for each, after in pairwise((*stems, "")))
    if of_all or not _OF_NOBODY.isdisjoint(stems):
        return
    for place in range(len(clause)) if _ELSEWHERE.isdisjoint(stems) else ():
        by = _by_how_many(clause, place) or _instead_of(clause, place, size)
        if by:
            yield Counted(place, _holder(clause, place), max(size + by, 0))
            return
    for place, piece in enumerate(clause):
        if piece.kind != NUMBER or piece.rank or piece.number in (None, size) or not _is_near(piece.number, size):
            continue
        if any(each in _NOT_WHOLE for each in stems) or any(each in _INSTEAD for each in stems[:place]):
            continue
        after = clause[place + 1 : place + 3]
        if piece.number == 1 and not any(each.stem == _CARD for each in after[:2]):
            continue
        ends = not after or after[0].kind in (BREAK, PERSON) or after[0].stem == _CARD
        ends = ends or (after[0].stem in _ALL and any(each.stem in _LONG for each in after[1:]))  # twelve all along
        names_cards = any(each.stem == _CARD for each in clause[place + 1 : place + 4])
        of_hand = any(each.stem in _HAND for each in clause[place + 1 : place + 4])
        if any(each.stem in _OF_ELSE or each.kind in (THING, TRICK) or each.suit is not None for each in after[:1]):
            continue
        if place and clause[place - 1].kind in (THING, NUMBER):
            continue
        before = [each.stem for each in clause[:place]]
        last = next((each for each in reversed(before) if each in _HAS | _GIVES), "")
        if last in _NOT_ALONE and not (names_cards or of_hand):
            continue
        is_his = place and clause[place - 1].kind == PERSON and (place == 1 or ends)  # he's fourteen
        last = last or (_HAVE if is_his or (of_hand and _BE in before) else "")
        if not last or (last == stem("pick") and not hands.picks):
            continue
        to_somebody = last == _DEAL and place and clause[place - 1].kind == PERSON
        if names_cards or of_hand or (ends and (hands.bare or to_somebody)):
            yield Counted(place, _holder(clause, place), piece.number)
            return


def _is_number(piece: Piece) -> bool:
    """Whether it is a number, and no card of that rank."""
    return piece.kind == NUMBER and not piece.rank


def _by_how_many(clause: Sequence[Piece], place: int) -> int:
    """By how many cards this word says that a hand is wrong; nought where it does not."""
    word = clause[place].stem
    around = clause[max(place - 3, 0) : place + 3]
    before = clause[max(place - 2, 0) : place]
    counts = any(each.stem == _CARD or _is_number(each) for each in around)
    number = next((each.number or 1 for each in around if _is_number(each)), 1)
    ends = place + 1 == len(clause) and place > 0 and _is_number(clause[place - 1])
    if number > _NEAR or not counts or not (ends or any(each.stem == _CARD for each in (*around, *clause[place:]))):
        return 0
    after = clause[place + 1].stem if place + 1 < len(clause) else ""
    if word in (_MANY, _FEW) and before and before[-1].stem in _TOO:
        return number if word == _MANY else -number
    if word in _OVER and (any(_is_number(each) or each.stem == _CARD for each in before[-1:]) or after == _CARD):
        return number
    if word in _SHORT and (any(_is_number(each) or each.stem == _CARD for each in before[-1:]) or after == _CARD):
        return -number
    if (word == _MORE or word in _FEWER) and _THAN in (after, *(each.stem for each in clause[place + 1 : place + 3])):
        return number if word == _MORE else -number
    return 0


def _instead_of(clause: Sequence[Piece], place: int, size: int) -> int:
    """By how many a hand is wrong of which it is told how many it should have: `nine left instead of eight`; else nought."""
    told, after = clause[place].number, clause[place + 1 : place + _SET_AGAINST]
    at = next((at for at, piece in enumerate(after) if piece.stem in _INSTEAD), None)
    if at is None or not _is_number(clause[place]) or told is None:
        return 0
    due = next((piece.number for piece in after[at:] if _is_number(piece)), None)
    of_else = any(piece.stem in _OF_ELSE and piece.kind != NUMBER for piece in (*after, *clause[place + _SET_AGAINST :][:1]))
    if due is None or not _FEW_CARDS < due <= size or not 0 < abs(told - due) <= _NEAR or of_else:
        return 0
    return (
        told - due
        if any(piece.stem in _HAS | _GIVES | {_BE} for piece in clause[:place]) or clause[place - 1].kind == PERSON
        else 0
    )


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
