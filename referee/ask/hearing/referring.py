"""What a question says of the log that it continues: "the last trick", "his bid", "the card she led", "my second draw".

Each is a deed of somebody, and which of several: the noun of the deed is known from the words for its verb, whoever did it by
name, by part at the table or from what was said of him before. What is meant is put in its place, so that the question reads as
one that tells it all; and it is shown with its line, so that a person sees what he was taken to mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from attrs import frozen

from referee.ask.hearing.heard import Heard
from referee.ask.hearing.people import who_is_who
from referee.ask.words.phrases import LAST_TRICK, ORDINALS, OWNER, PERSON, TRICK, WORD, Piece, phrase, stem, stems
from referee.ask.words.reading import read_question
from referee.core.cards import cards_text
from referee.core.fold import one_by_one
from referee.core.game import Game
from referee.core.people import DEALER, DECLARER, DEFENDER, DUMMY, PLAYERS, SEAT, Person, Seating
from referee.core.record import DOUBLE, PASS, REDOUBLE, SEAT_LETTERS, SEAT_NAMES, Act, Record, Run, Seat, call_text
from referee.core.table import Table
from referee.core.verbs import sayings, verbs
from referee.mechanics.declarer.contract import declarer_of
from referee.mechanics.tricks.state import Tricks

_FIRST, _LAST = frozenset(("opening",)), frozenset(("last", "latest", "final", "recent"))
_PREVIOUS = frozenset(("previous", "penultimate"))
#: what a relative clause is about: "the card she led"
_OBJECTS = stems("card bid call suit chips meld one what thing")
_LED, _CALLED = stem("lead"), stem("call")
_BID = stems("bid open overcall response raise jump")
#: how it is asked whether something was right of which there is but one
_WAS = frozenset(("was", "were", "is"))
_WITHIN = frozenset(("in", "of", "on", "from", "during"))
#: what a deal is called, and by which acts one begins
_DEALS, _BEGINNING = stems("deal hand board"), frozenset(("deal", "board"))
_CALLS = {PASS: "pass", DOUBLE: "double", REDOUBLE: "redouble"}
#: descriptions of which the log knows whom they mean
_KNOWN = frozenset((SEAT, DEALER, DECLARER, DUMMY, DEFENDER))


@frozen
class Deed:
    """An act of the log, in which trick it was done, and whether it led to it; in which deal, and the table at its end."""

    act: Act
    table: Table
    trick: int = 0
    led: bool = False
    deal: int = 1


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
    #: the table at the end of the deal of which it speaks
    table: Table | None = None


def deeds_of(game: Game, record: Record) -> tuple[Table, list[Deed]]:
    """Everything done in a log, in order, and the table as it leaves it."""
    table = Table(game, names=record.seated) if record.seated else Table(game)
    found: list[Deed] = []
    for number, (begun, acts) in enumerate(_deals(game, record, table), start=1):
        done: list[tuple[Act, int, bool]] = []
        table = begun
        for entry in acts:
            for act, before, after in one_by_one(table, entry):
                tricks = before.part(Tricks) if act.verb == "play" else None
                done.append((act, tricks.number if tricks else 0, tricks is not None and not tricks.cards))
                table = after
        found += [Deed(act, table, trick, led, number) for act, trick, led in done]
    return table, found


def _deals(game: Game, record: Record, table: Table) -> Iterator[tuple[Table, Sequence[Act | Run]]]:
    """The acts of each deal with the table on which it begins: this one, or that which the deals before it left."""
    from referee.judge import deals_of, opened  # which a question without a log does not need
    from referee.judge.hearing import HEEDED, judge_deal
    from referee.judge.opening import laid

    first, *others = deals_of(record.acts)
    yield table, first
    session = opened(game.slug, record)[1] if others else None
    for before, acts in pairwise((first, *others)):
        if session is not None:
            judge_deal(session, before)
            yield laid(session, [act for act in acts if act.verb in HEEDED]), acts


def referred(text: str, table: Table, deeds: Sequence[Deed]) -> Referred:
    """The question as one that tells what of the log it speaks of."""
    pieces = read_question(text)
    found = [] if pieces is None else list(_references(who_is_who(pieces, table.game, table.names), table, deeds))
    told = text
    for each in reversed(found):
        told = told[: each.first] + each.meant + told[each.end :]
    heard = tuple(Heard(text[each.first : each.end], _shown(each, table)) for each in found)
    acts = tuple(act for each in found for act in each.acts)
    there = next((deed.table for deed in deeds if acts and deed.act is acts[-1]), None)
    return Referred(told, heard, acts, there)


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
    deeds = _of_the_deal(pieces, deeds)
    for place, piece in enumerate(pieces):
        if piece.quoted or place < done_with:
            continue
        if piece.kind == TRICK:
            yield from _trick(piece, deeds)
        elif piece.kind == WORD and (meant := _done(pieces, place) or _owned(pieces, place)):
            of_it = [deed for deed in deeds if _is_such(deed, meant.stem) and _is_by(deed, meant.owner, table, seats)]
            if len(of_it) >= abs(meant.which):
                act = of_it[meant.which if meant.which < 0 else meant.which - 1].act
                if meant.owner is not None and act.seat is not None:
                    seats[meant.owner] = act.seat
                done_with = meant.last + 1
                yield Reference(pieces[meant.first].start, pieces[meant.last].end, _as_told(table, act, meant), (act,))


def _of_the_deal(pieces: Sequence[Piece], deeds: Sequence[Deed]) -> Sequence[Deed]:
    """What was done in the deal of which it speaks, where there are several: `in the second deal`; else all of it."""
    dealt = deeds[-1].deal if deeds else 0
    for within, which, piece in zip(pieces, pieces[1:], pieces[2:], strict=False):
        is_told = within.text.casefold() in _WITHIN and piece.stem in _DEALS and dealt > 1
        number = _which(which) if is_told else 0
        if number:
            there = [deed for deed in deeds if deed.deal == (number if number > 0 else dealt + 1 + number)]
            return [deed for deed in there if deed.act.verb not in _BEGINNING] or deeds
    return deeds


def _trick(piece: Piece, deeds: Sequence[Deed]) -> Iterator[Reference]:
    """A trick by its number; the last is that to which more than one card was played, or else the only one."""
    played = [deed for deed in deeds if deed.trick and deed.deal == deeds[-1].deal]
    number = piece.number
    if number == LAST_TRICK:
        number = next(iter([deed.trick for deed in played if not deed.led][-1:] or [deed.trick for deed in played][-1:]), 0)
    acts = tuple(deed.act for deed in played if deed.trick == number)
    if acts:
        yield Reference(piece.start, piece.end, f"trick {number}", acts)


def _owned(pieces: Sequence[Piece], place: int) -> _Meant | None:
    """`his last bid`, `the second draw`, `West's lead`."""
    which = _which(pieces[place - 1]) if place else 0
    first = place - 1 if which else place
    owner = pieces[first - 1] if first and pieces[first - 1].kind == OWNER else None
    piece = pieces[place]
    alone = place == 1 and pieces[0].text.casefold() in _WAS  # was the knock right?
    if (not which and owner is None and not alone) or _which(piece):
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
    if word in _LAST or word in _FIRST:
        return -1 if word in _LAST else 1
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
