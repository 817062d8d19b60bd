"""A question as a sentence: its clauses, who is meant in each, what stands where, who did what a phrase tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from attrs import evolve

from referee.ask.hearing.acts import is_behind, is_object, is_of_somebody
from referee.ask.hearing.clause import OBJECTS, charged
from referee.ask.hearing.people import told_apart, where_he_sits
from referee.ask.words import clauses
from referee.ask.words.contractors import has_contractor
from referee.ask.words.phrases import (
    BREAK,
    NTH_TRICK,
    NUMBER,
    OWNER,
    PERSON,
    TRICK,
    WORD,
    Found,
    Piece,
    find,
    phrase,
    stem,
    stems,
)
from referee.core.game import Game
from referee.core.people import (
    ANYBODY,
    DEALER,
    DECLARER,
    DEFENDER,
    DUMMY,
    HE,
    NAMED,
    OWN_SIDE,
    SEAT,
    SPEAKER,
    Person,
    Said,
    differ,
    same,
    seatings,
)
from referee.core.table import AUCTION, PLAY
from referee.mechanics.auction.moves import SEVEN_NO_TRUMP

#: of whom nothing is told that happened
_NOBODY = stems("nobody anybody anyone")
_NOTICING = stems("notice spot see find discover catch count")
#: where so many play, `we` are all of them
_TWO = 2


class Sentence:
    """The pieces of one question, what they say of who is who, and when it was."""

    def __init__(self, pieces: list[Piece], game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.said, self.pieces = _appositions(pieces)
        self.said += told_apart(pieces, players)
        #: the places at which somebody is only said to be somebody
        self.parts: set[int] = set()
        for found in filter(is_close, self.every(clauses.IS_THE_SAME)):
            self.parts.update(found.places)
            self.said.append(same(person_of(found.slots["person"]), person_of(found.slots["other"])))
        for found in self.every(clauses.DECLARES):
            self.said.append(same(person_of(found.slots.get("person") or found.slots["owner"]), Person(DECLARER)))
        if next(self.every(clauses.AGAINST_HIM), None) is not None:
            self.said.append(differ(SPEAKER, DECLARER))
        elsewhere = [*self.said, *where_he_sits(self.pieces)]
        if next(seatings(elsewhere, players), None) is not None:
            self.said = elsewhere
        in_auction, in_play = self.tells(clauses.IN_THE_AUCTION), self.tells(clauses.IN_THE_PLAY)
        parts = {each for said in self.said for each in said.needs} | {
            piece.person.base for piece in self.pieces if piece.person is not None
        }
        playing = bool(parts & {DECLARER, DUMMY, DEFENDER}) and not has_contractor(game)  # where he is one from his bid on
        in_play = in_play or playing or any(p.kind == TRICK for p in self.pieces)
        self.phase = AUCTION if in_auction else PLAY if in_play else ""

    @cached_property
    def stems(self) -> frozenset[str]:
        """Those of its words."""
        return frozenset(piece.stem for piece in self.pieces)

    def fits(self, slot: str, piece: Piece) -> bool:
        """Whether a piece can stand in a slot of a phrase."""
        person = piece.person
        if person is not None:
            if slot in ("person", "other"):
                return piece.kind == PERSON and piece.stem not in _NOBODY
            if slot == "next":
                return piece.kind == PERSON and piece.text.casefold().startswith("next")
            if slot == "owner":
                return piece.kind == OWNER
            if slot in (DECLARER, DUMMY, DEFENDER, DEALER):
                return piece.kind == PERSON and self._is(person, slot)
            if slot == SPEAKER:
                return piece.kind == PERSON and person.base == SPEAKER and not person.turned
            if slot in ("left", "right"):
                return person.turned % self.players == (1 if slot == "left" else self.players - 1)
            return slot == "partner" and self._is_partner(person)
        number = piece.number
        if slot.startswith(NTH_TRICK):
            return piece.kind == TRICK and number == int(slot.removeprefix(NTH_TRICK))
        size = self.game.hand_size_at(self.players)
        return {
            "card": bool(piece.cards),
            "rank": bool(piece.rank),
            "call": piece.call is not None,
            "last": piece.call is not None and piece.call <= SEVEN_NO_TRUMP,
            "suit": piece.suit is not None,
            "number": piece.kind == NUMBER,
            "trick": piece.kind == TRICK,
            "eight": (piece.call is not None and piece.call > SEVEN_NO_TRUMP) or (piece.kind == NUMBER and number in (8, 9)),
            "long": piece.kind == NUMBER and number is not None and number > size,
            "short": piece.kind == NUMBER and number is not None and number < size,
        }.get(slot, False)

    def _is(self, person: Person, part: str) -> bool:
        """Whether this person has that part at the table, by name or by what else is said."""
        whole = Person(part)
        if person == whole:
            return True
        found = seatings((*self.said, Said(lambda seating: True, person.needs | whole.needs)), self.players)
        return all(person.seats(seating) <= whole.seats(seating) for seating in found)

    def may_be(self, person: Person, part: str) -> bool:
        """Whether this person may have that part at the table."""
        return any(seatings((*self.said, same(person, Person(part))), self.players))

    def is_everybody(self, person: Person | None) -> bool:
        """Whether all who play are meant: `we`, where there are two."""
        return person is not None and person.group == OWN_SIDE and self.players == _TWO

    def _is_partner(self, person: Person) -> bool:
        """Whether this is the partner of somebody spoken of in the same breath, by that name or by his seat."""
        if person.turned == 2:
            return True
        seats = {
            each.person.seat for each in self.pieces if each.person and each.person.base == SEAT and not each.person.turned
        }
        return person.base == SEAT and not person.turned and (person.seat + 2) % self.players in seats and len(seats) == 2

    def subject(self, found: Found) -> Person | None:
        """Who did it: named before the words of the phrase, or after "by", or in the clause before."""
        main = found.places[max(place for place, each in enumerate(found.phrase.elements) if each.later or not place)]
        first, last = self.span(main)
        # A person who is himself part of the phrase ("dummy warns") did it if the phrase begins with him.
        if self.pieces[main].kind == PERSON and main == found.places[0] and len(found.places) > 1:
            return self.pieces[main].person
        if (who := charged(self.pieces[first:last])) is not None:
            return who
        used = set(found.places)
        people = [p for p in range(first, last) if self.pieces[p].kind == PERSON and p not in used]
        doing = [p for p in people if not is_behind(self.pieces, p) and (p == first or not is_object(self.pieces, p))]
        people = doing if doing or is_of_somebody(self.pieces[first:main]) else people
        before = [p for p in people if p < self._verb(found, main)] or [p for p in people if p < max(found.places)][:1]
        after = [p for p in people if self.pieces[p - 1].stem == stem("by") and p > first]
        owners = [p for p in range(first, main) if self.pieces[p].kind == OWNER and p not in used]
        others = [p for p in before if not self._only_notices(p)] or before
        if others == before and before and self._only_notices(before[-1]):
            others = [p for p in range(first) if self.pieces[p].kind == PERSON and p not in used | self.parts] or before
        for places in (others, after[:1], owners):
            if places:
                return self.pieces[places[-1]].person
        if is_of_somebody(self.pieces[first:main]):
            return None
        named = [p for p in range(first) if self.pieces[p].kind == PERSON and p not in used]
        named = [p for p in named if p not in self.parts] or named
        earlier = [p for p in named if not is_behind(self.pieces, p)] or named
        return self.pieces[earlier[-1]].person if earlier else None

    def _only_notices(self, place: int) -> bool:
        """Whether somebody here only counts, or finds, what another has: `I count nine cards there`, not `in my hand`."""
        _, last = self.span(place)
        notices = any(piece.stem in _NOTICING for piece in self.pieces[place + 1 : place + 2])
        return notices and all(piece.kind not in (PERSON, OWNER) for piece in self.pieces[place + 1 : last])

    def _verb(self, found: Found, main: int) -> int:
        """The place of the first word of what was found, from this one on, that is nobody and nothing."""
        return next((p for p in found.places if p >= main and self.pieces[p].kind == WORD), max(found.places))

    # --- where things stand

    def spans(self) -> Iterator[tuple[int, int]]:
        """The first place of each clause and the one past its last."""
        first = 0
        for place, piece in enumerate((*self.pieces, Piece(BREAK, ""))):
            if piece.kind == BREAK:
                if place > first:
                    yield first, place
                first = place + 1

    def span(self, place: int) -> tuple[int, int]:
        """The clause in which this place is."""
        return next(((first, last) for first, last in self.spans() if first <= place < last), (0, len(self.pieces)))

    def every(self, texts: Iterable[str]) -> Iterator[Found]:
        """Where any of these phrases stands, each clause by itself, none that is denied."""
        wanted = [phrase(text) for text in texts]
        for first, last in self.spans():
            pieces = self.pieces[first:last]
            stems = {piece.stem for piece in pieces}
            for each in wanted:
                found = find(each, pieces, self.fits, stems)
                if found is not None and not found.denied:
                    yield evolve(found, places=tuple(place + first for place in found.places))

    def tells(self, texts: Iterable[str]) -> bool:
        """Whether any of these phrases stands in it."""
        return any(True for _ in self.every(texts))


def is_close(found: Found) -> bool:
    """Whether the words of a phrase stand side by side."""
    return found.close


def person_of(piece: Piece) -> Person:
    """The person that a piece is known to name."""
    assert piece.person is not None
    return piece.person


def _appositions(pieces: list[Piece]) -> tuple[list[Said], list[Piece]]:
    """`East, a defender,` and `declarer South`: two descriptions side by side are of one player, and the first will do."""
    said: list[Said] = []
    left: list[Piece] = []
    place = 0
    while place < len(pieces):
        piece = pieces[place]
        left.append(piece)
        place += 1
        if piece.kind != PERSON:
            continue
        skip = place + 1 if place < len(pieces) and pieces[place].text in (",", "(") else place
        if skip < len(pieces) and pieces[skip].kind == PERSON and _is_seat(piece) != _is_seat(pieces[skip]):
            rest = skip + 1
            # `West leads, South is declarer`: the second begins a clause of its own
            if skip > place and rest < len(pieces) and pieces[rest].kind == WORD:
                continue
            is_object = piece.text.casefold() in OBJECTS  # it came round to him, I said; they tell me Bea has to pass
            if not is_object and not {HE, ANYBODY} & {person_of(piece).base, person_of(pieces[skip]).base}:
                said.append(same(person_of(piece), person_of(pieces[skip])))
                if not _is_seat(piece):
                    left[-1] = pieces[skip]
                place = rest + 1 if skip > place and rest < len(pieces) and pieces[rest].text in (",", ")") else rest
    return said, left


def _is_seat(piece: Piece) -> bool:
    return piece.person is not None and piece.person.base in (SEAT, NAMED) and not piece.person.turned
