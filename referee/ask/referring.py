"""What a question says of the log that it continues: "the last trick", "his bid", "the card she led", "my second draw".

Each is a deed of somebody, and which of several: the noun of the deed is known from the words for its verb, whoever did it by
name, by part at the table or from what was said of him before. What is meant is put in its place, so that the question reads as
one that tells it all; and it is shown with its line, so that a person sees what he was taken to mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from attrs import frozen

from referee.ask.hearing import Heard
from referee.ask.people import who_is_who
from referee.ask.phrases import LAST_TRICK, ORDINALS, OWNER, PERSON, TRICK, WORD, Piece, phrase, stem, stems
from referee.ask.reading import read_question
from referee.core.cards import cards_text
from referee.core.fold import one_by_one
from referee.core.game import Game
from referee.core.people import DEALER, DECLARER, DEFENDER, DUMMY, PLAYERS, SEAT, Person, Seating
from referee.core.record import DOUBLE, PASS, REDOUBLE, SEAT_LETTERS, SEAT_NAMES, Act, Record, Seat, call_text
from referee.core.table import Table
from referee.core.verbs import sayings, verbs
from referee.mechanics.declarer.contract import declarer_of
from referee.mechanics.tricks.state import Tricks

_LAST = frozenset(("last", "latest", "final", "recent"))
_PREVIOUS = frozenset(("previous", "penultimate"))
#: what a relative clause is about: "the card she led"
_OBJECTS = stems("card bid call suit chips meld one what thing")
_LED, _CALLED = stem("lead"), stem("call")
_BID = stems("bid open overcall response raise jump")
_CALLS = {PASS: "pass", DOUBLE: "double", REDOUBLE: "redouble"}
#: descriptions of which the log knows whom they mean
_KNOWN = frozenset((SEAT, DEALER, DECLARER, DUMMY, DEFENDER))


@frozen
class Deed:
    """An act of the log, in which trick it was done, and whether it led to it."""

    act: Act
    trick: int = 0
    led: bool = False


@frozen
class Reference:
    """A stretch of the question that stands for something in the log."""

    first: int
    end: int
    meant: str
    acts: tuple[Act, ...]


@frozen
class Referred:
    """A question with what it says of the log put in its place."""

    text: str
    heard: tuple[Heard, ...] = ()
    acts: tuple[Act, ...] = ()


def deeds_of(game: Game, record: Record) -> tuple[Table, list[Deed]]:
    """Everything done in a log, in order, and the table as it leaves it."""
    table = Table(game, names=record.seated) if record.seated else Table(game)
    found: list[Deed] = []
    for entry in record.acts:
        for act, before, after in one_by_one(table, entry):
            tricks = before.part(Tricks) if act.verb == "play" else None
            found.append(Deed(act, tricks.number if tricks else 0, tricks is not None and not tricks.cards))
            table = after
    return table, found


def referred(text: str, table: Table, deeds: Sequence[Deed]) -> Referred:
    """The question as one that tells what of the log it speaks of."""
    pieces = read_question(text)
    found = [] if pieces is None else list(_references(who_is_who(pieces, table.game, table.names), table, deeds))
    told = text
    for each in reversed(found):
        told = told[: each.first] + each.meant + told[each.end :]
    heard = tuple(Heard(text[each.first : each.end], _shown(each, table)) for each in found)
    return Referred(told, heard, tuple(act for each in found for act in each.acts))


def _shown(reference: Reference, table: Table) -> str:
    act = reference.acts[-1]
    return f"line {act.at.line}: {reference.meant}" if act.at.line else reference.meant


@frozen
class _Meant:
    """A deed as a question speaks of it: where that stands, whose it is, by what word, and whether by what he did.

    Which of several is counted from 1 on, or from the last back.
    """

    first: int
    last: int
    owner: Person | None
    which: int
    stem: str
    words: str
    did: bool = False


def _references(pieces: Sequence[Piece], table: Table, deeds: Sequence[Deed]) -> Iterator[Reference]:
    seats: dict[Person, Seat] = {}
    done_with = 0
    for place, piece in enumerate(pieces):
        if piece.quoted or place < done_with:
            continue
        if piece.kind == TRICK and piece.number == LAST_TRICK:
            yield from _last_trick(piece, deeds)
        elif piece.kind == WORD and (meant := _done(pieces, place) or _owned(pieces, place)):
            of_it = [deed for deed in deeds if _is_such(deed, meant.stem) and _is_by(deed, meant.owner, table, seats)]
            if len(of_it) >= abs(meant.which):
                act = of_it[meant.which if meant.which < 0 else meant.which - 1].act
                if meant.owner is not None and act.seat is not None:
                    seats[meant.owner] = act.seat
                done_with = meant.last + 1
                yield Reference(pieces[meant.first].start, pieces[meant.last].end, _as_told(table, act, meant), (act,))


def _last_trick(piece: Piece, deeds: Sequence[Deed]) -> Iterator[Reference]:
    """The last trick to which more than one card was played, or else the only one."""
    played = [deed for deed in deeds if deed.trick]
    numbers = [deed.trick for deed in played if not deed.led] or [deed.trick for deed in played]
    if numbers:
        acts = tuple(deed.act for deed in played if deed.trick == numbers[-1])
        yield Reference(piece.start, piece.end, f"trick {numbers[-1]}", acts)


def _owned(pieces: Sequence[Piece], place: int) -> _Meant | None:
    """`his last bid`, `the second draw`, `West's lead`."""
    which = _which(pieces[place - 1]) if place else 0
    first = place - 1 if which else place
    owner = pieces[first - 1] if first and pieces[first - 1].kind == OWNER else None
    piece = pieces[place]
    if (not which and owner is None) or _which(piece):
        return None
    return _Meant(first - (owner is not None), place, owner.person if owner else None, which or -1, piece.stem, piece.text)


def _done(pieces: Sequence[Piece], place: int) -> _Meant | None:
    """`the card she led`, `the last card that he drew`, `what I bid`."""
    that = place + 1 if place + 1 < len(pieces) and pieces[place + 1].text.casefold() in ("that", "which") else place
    if pieces[place].stem not in _OBJECTS or that + 2 >= len(pieces):
        return None
    who, done = pieces[that + 1 : that + 3]
    if who.kind != PERSON or done.kind != WORD:
        return None
    which = _which(pieces[place - 1]) if place else 0
    return _Meant(place - bool(which), that + 2, who.person, which or -1, done.stem, done.text, did=True)


def _which(piece: Piece) -> int:
    """Which of several a word says: 1 the first, -1 the last, -2 the one before; 0 where it says nothing of that."""
    word = piece.text.casefold()
    if word in _LAST:
        return -1
    return -2 if word in _PREVIOUS else ORDINALS.index(word) if word in ORDINALS else 0


@cache
def _verbs_of(said: str) -> frozenset[tuple[str, str]]:
    """The acts of which people tell by this word, each with the word after its verb; those that are called so before others."""
    found = {
        (verb, how)
        for act, texts in sayings().items()
        for verb, _, how in (act.partition(" "),)
        for text in texts
        if (begins := phrase(text).elements[0]).stems and said in begins.stems
    }
    own = {(verb, how) for verb, how in found if said == stem(how)} | {(verb, "") for verb in verbs() if said == stem(verb)}
    return frozenset(own or found)


def _is_such(deed: Deed, said: str) -> bool:
    """Whether people tell of this deed by that word."""
    act = deed.act
    if said == _LED:
        return deed.led
    if act.verb == "call" and act.call is not None:
        if said == _CALLED:
            return True
        return said in (_BID if act.call >= 0 else {stem(_CALLS[act.call])})
    return any(act.verb == verb and how in ("", act.how) for verb, how in _verbs_of(said))


def _is_by(deed: Deed, owner: Person | None, table: Table, seats: Mapping[Person, Seat]) -> bool:
    """Whether he may be meant who did this: of whom nothing is known it may be anybody of whom nobody else was spoken."""
    if owner is None or deed.act.seat is None:
        return owner is None
    if owner in seats:
        return deed.act.seat == seats[owner]
    seating: Seating = {PLAYERS: table.seats, DEALER: table.dealer}
    declarer = declarer_of(table)
    seating = seating if declarer is None else {**seating, DECLARER: declarer}
    if owner.base in _KNOWN and owner.needs <= seating.keys():
        return deed.act.seat in owner.seats(seating)
    return deed.act.seat not in {seat for other, seat in seats.items() if other != owner}


def _as_told(table: Table, act: Act, meant: _Meant) -> str:
    """What is put in its place: who it was, what he did, with what."""
    name = table.name(act.seat)
    who = SEAT_NAMES[act.seat] if act.seat is not None and name in SEAT_LETTERS else name
    if act.call is not None:
        things = "" if act.call < 0 else f" of {call_text(act.call)}"
    else:
        things = f" of {cards_text(act.cards)}" if act.cards else ""
    if meant.did and things:
        return f"{things.removeprefix(' of ')} that {who} {meant.words}"
    return f"{who}'s {meant.words}{things}" if act.seat is not None else f"the {meant.words}{things}"
