"""What a clause tells in passing of the table at which something was done: `over two clubs`, `on my spade`, `having one`.

None of it is an act of its own, but without it the act is nothing: a bid is too low over another, a card follows suit or not
to one that is there. Whose it was is told, or it was somebody else's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from referee.ask.hearing.clause import without_manner
from referee.ask.hearing.heard import Happened
from referee.ask.words.phrases import BREAK, NUMBER, OWNER, PERSON, WORD, Piece, stem, stems
from referee.core.game import Game
from referee.core.people import Person
from referee.core.record import bid
from referee.mechanics.tricks.expects.revoke import REVOKE
from referee.mechanics.trump.moves.bidding import BidForm

#: that a card held is of the suit led, whichever that is
OF_SUIT_LED = "of the suit led"
#: what stands before the bid that another is made over, and the card on which another is played
_OVER_BID, _ON_CARD = stems("over after atop beyond top"), stems("on onto under over against")
#: what may stand between
_BETWEEN = stems("suit to own earlier of bid small little low high lead led good big master")
#: that a bid stood
_STOOD_AT, _BID, _BE, _ON, _TABLE = stems("at on in"), stem("bid"), stem("be"), stem("on"), stem("table")
_BET, _IS_OF, _OF_BIDS = stem("bet"), stems("be of stand"), stems("bid bidding auction")
_SAID, _FROM = stems("bid say call"), stems("by from")
_LEFT, _RIGHT = stem("left"), stem("right")
#: what is played upon by these words, and follows no suit by those
UPON, _NO_SUIT = stems("trump ruff overtrump cover beat overtake"), stems("trump ruff overtrump slough sluff")
_THROWS, _OFF = stems("throw discard toss chuck"), stems("off away")
#: what is told of a trick
_OF_TRICKS = stems("lead trump ruff follow discard throw toss chuck slough sluff play suit revoke")
#: that somebody holds what he holds
_HAS = stems("have hold find keep see notice spot")
_IN_HAND = stems("hand left still fist too all mitt himself herself myself though")
_SUIT, _SOME, FOLLOWS, _COULD = stem("suit"), stems("some plenty several"), stem("follow"), stems("could can able")
_WITH, _NOT, _NO = stem("with"), stem("not"), stem("no")
_MOST_OF_SUIT = 4


@frozen
class Stood:
    """Something told in passing, at its place in the clause."""

    place: int
    happened: Happened
    number: int | None = None


def upon(clause: Sequence[Piece], game: Game) -> Iterator[Stood]:
    """The bids and cards upon which something was done in this clause."""
    numbers, calls = game.part(BidForm) is not None, any(piece.call is not None for piece in clause)
    stakes = game.play is not None and "puts" in game.play.moves
    for place, piece in enumerate(clause):
        if piece.quoted:
            continue
        before, owner = _before(clause, place)
        if piece.call is not None and piece.call >= 0 and (before in _OVER_BID or _stood(clause, place)):
            yield Stood(
                place, Happened("call", who=owner or _bidder(clause, place) or _neighbour(clause, place), call=piece.call)
            )
        elif calls and piece.suit is not None and piece.number == 1 and before in _OVER_BID:
            yield Stood(place, Happened("call", who=owner, call=bid(1, piece.suit)))
        elif piece.call is None and _is_laid(piece) and (before in _ON_CARD or before in UPON or before == FOLLOWS):
            yield Stood(place, Happened("play", who=owner, cards=piece.cards, suit=piece.suit))
        elif stakes and piece.kind == NUMBER and not piece.rank and _is_the_bet(clause, place):
            yield Stood(place, Happened("bets"), piece.number)
        elif numbers and piece.kind == NUMBER and not piece.rank and (before in _OVER_BID or _stood(clause, place)):
            yield Stood(place, Happened("bids", who=owner or _bidder(clause, place) or _neighbour(clause, place)), piece.number)


def laid(clause: Sequence[Piece], at: int, game: Game) -> Piece | None:
    """The card or the suit that was played by the verb at this place, and not that upon which it was."""
    taken = {each.place for each in upon(clause, game)}
    if clause[at].stem in _NO_SUIT:
        return None
    end = next((place for place in range(at + 1, len(clause)) if clause[place].stem in _HAS), len(clause))
    if clause[at].stem in UPON:
        by = next((place for place in range(at + 1, end) if clause[place].stem == _WITH), len(clause))
        places = tuple(range(by + 1, min(by + 2, len(clause))))
    else:
        places = (*range(at + 1, end), *range(at))
    return next((clause[place] for place in places if place not in taken and _is_laid(clause[place])), None)


def follows_no_suit(clause: Sequence[Piece], at: int) -> bool:
    """Whether the verb at this place says that what was played is not of the suit led."""
    if clause[at].stem == FOLLOWS:
        return any(piece.stem == _NOT for piece in without_manner(clause[:at]))
    return clause[at].stem in _NO_SUIT or (
        clause[at].stem in _THROWS and any(piece.stem in _OFF for piece in clause[at + 1 : at + 3])
    )


def tells_of_tricks(pieces: Sequence[Piece], game: Game) -> bool:
    """Whether it tells of cards played to a trick."""
    return game.minds(REVOKE) and any(piece.stem in _OF_TRICKS for piece in pieces)


def holds_led(clause: Sequence[Piece]) -> int | None:
    """The place at which somebody is said to have been able to follow to the suit led: `with one in hand`."""
    for place, piece in enumerate(clause):
        before = {each.stem for each in clause[:place]}
        if _NOT in before or _NO in before:
            return None
        after = [each.stem for each in clause[place + 1 : place + 4]]
        if piece.stem == FOLLOWS and before & _COULD:
            return place
        has = piece.stem in _HAS or (place == 0 and piece.kind == PERSON and len(clause) > 1 and clause[1].kind == NUMBER)
        if not has and piece.stem != _WITH:
            continue
        if has and (_SUIT in after[:2] or (after[:1] and after[0] in _SOME and len(after) == 1)):
            return place
        if not after or clause[place + 1].kind != NUMBER or not 0 < (clause[place + 1].number or 0) <= _MOST_OF_SUIT:
            continue
        ends = clause[place + 1].number == 1 and (len(after) == 1 or clause[place + 2].kind in (BREAK, PERSON))
        beside = clause[place + 2 : place + 4]
        if (ends and has) or any(each.stem in _IN_HAND or each.text.casefold() == "them" for each in beside):
            return place
    return None


def _is_the_bet(clause: Sequence[Piece], place: int) -> bool:
    """Whether so much is said to be the bet that somebody has to meet: `the bet was eight to me`, `facing a bet of four`."""
    before = [each.stem for each in clause[max(place - 2, 0) : place]]
    return before[-2:-1] == [_BET] and before[-1] in _IS_OF


def _is_laid(piece: Piece) -> bool:
    return bool(piece.cards) or (piece.suit is not None and piece.call is None)


def _before(clause: Sequence[Piece], place: int) -> tuple[str, Person | None]:
    """The stem of the word that stands before this, and whose it is said to be."""
    owner: Person | None = None
    for piece in reversed(clause[:place]):
        if piece.kind in (OWNER, PERSON) and owner is None:
            owner = piece.person
        elif piece.kind != WORD or piece.stem not in _BETWEEN:
            return piece.stem, owner
    return "", None


def _stood(clause: Sequence[Piece], place: int) -> bool:
    """Whether it is said that this bid stood: `the bid was on 340`, `two was bid`, `two spades on my right`, `1NT by East`."""
    if _bidder(clause, place) is not None:
        return True
    before, after = [each.stem for each in clause[:place]], [each.stem for each in clause[place + 1 : place + 3]]
    if _BID in before and (before[-1:] == [_BE] or (before[-1:] and before[-1] in _STOOD_AT and _BE in before[-3:-1])):
        return True
    if before[-1:] and before[-1] in _STOOD_AT and _BE in before and clause[0].text.casefold() == "when":
        return True
    if after[:1] == [_BE] and after[1:] and after[1] in _SAID:
        return True
    return after == [_ON, _TABLE] or _neighbour(clause, place) is not None


def _bidder(clause: Sequence[Piece], place: int) -> Person | None:
    """Who is said to have been at this bid: `I was at 560 in the bidding`."""
    at = [each.stem for each in clause[max(place - 2, 0) : place]]
    of_bids = any(each.stem in _OF_BIDS for each in clause)
    if not of_bids or at[:1] != [_BE] or at[-1] not in _STOOD_AT or place < len(at) + 1:
        return None
    who = clause[place - 3]
    return who.person if who.kind == PERSON else None


def _neighbour(clause: Sequence[Piece], place: int) -> Person | None:
    """Whose bid it was that is told behind it: `on my right`, `by East`."""
    after = clause[place + 1 : place + 4]
    if len(after) > 2 and after[0].stem == _ON and after[1].kind == OWNER and after[2].stem in (_LEFT, _RIGHT):
        person = after[1].person
        return None if person is None else person.alone.seen(1 if after[2].stem == _LEFT else -1)
    if len(after) > 1 and after[0].stem in _FROM and after[1].kind == PERSON:
        return after[1].person
    return None


def answered(clause: Sequence[Piece], place: int) -> int | None:
    """The place of the bid that is told right before the one over which it was made: `one spade over one no trump`."""
    over = clause[place - 1].stem in _OVER_BID if place else False
    return place - 2 if over and place > 1 and clause[place - 2].call is not None else None
