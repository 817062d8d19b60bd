"""Who is who in a telling: names, the speaker and those seen from him, and whom "he", "she" and "they" stand for.

Whoever tells of himself ("I", "my partner", "the man on my left") is one person all through the telling, and so is everybody
whom he describes. A name is a word with a capital that no sentence begins with, or of which something is told that players do;
nothing is known of where its bearer sits but that two names are two players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Any

from attrs import evolve

from referee.ask.hearing.heard import Happened
from referee.ask.words import clauses
from referee.ask.words.of_breaches import words_of
from referee.ask.words.phrases import BREAK, FILLERS, NUMBER, OWNER, PERSON, THING, WORD, Piece, is_irregular
from referee.ask.words.speaker import OPPOSITE
from referee.core.cards import SUIT_NAMES, card_text
from referee.core.game import Game
from referee.core.people import (
    AGAINST,
    ANYBODY,
    DECLARER,
    DUMMY,
    HE,
    NAMED,
    OFFENDER,
    OPPONENT,
    PLAYERS,
    SEAT,
    SPEAKER,
    THEY,
    Person,
    Said,
    Seating,
    differ,
    same,
    seatings,
)
from referee.core.record import SEAT_LETTERS, SOUTH, Seat, call_text, seat_names
from referee.core.verbs import sayings

_POSSESSIVE = re.compile(r"['’]s\Z|(?<=s)['’]\Z")
_SENTENCE_ENDS = re.compile(r"[.!?:]")
#: what shows that an apostrophe behind a name stands for "is" or "has": `Sid's dealing`, `Ann's just knocked`
_IS_DOING = re.compile(
    r"(?!(?:open|winn|los|remain|miss|lead|follow)ing)(?:\w{2,}ing|not|just|been|got|gone|done|had|already|still|now)\Z",
    re.IGNORECASE,
)
#: what tells a name from the first word of a sentence: something that a player does or has follows it
_DOES_WORDS = (
    "is was has had have says said say does did goes went gets got puts put comes came wants wanted thinks thought just "
    "then also never only still now can could may might will would should must bid bet put cut let hit spread split quit set"
)
_DOES = frozenset(_DOES_WORDS.split())
#: how a word ends that denies something and is nobody: `Haven't melded yet`
_DENIES = ("n't", "n’t")
#: those for whom a small word stands, before which no name stands by itself
_SMALL = frozenset((SPEAKER, HE, THEY, ANYBODY))
#: letters that are ranks of cards
_RANKS = frozenset("KQJT")
#: the words of a place at the table
_AT, _SIDES = frozenset(("on", "at", "to", "sitting")), frozenset(("left", "right"))
#: what may follow somebody's name behind a comma, and describes him
_WHO = frozenset(("who", "whose", "whom"))
#: what is done to things stands before these
_OF_THINGS = frozenset(("it", "them", "all", "both", "some", "another", "off", "out", "up", "down", "on", "one"))
#: words with which a sentence begins, and that are nobody
_NOBODY_WORDS = (
    "it that this what there here now then who which where when why how if as at in on of to for from with by after "
    "before until while because since so but and or yes no not one two three four five six seven eight nine ten last "
    "first second third next halfway suddenly today yesterday is was are do does did can could may might must should will "
    "would has have had all both each some most many more any another other others everything nothing only just also "
    "whose too well ok okay please surely nobody the a an my our his her their your its these those cards card dealing deal "
    "final game hand play playing trick tricks trump trumps total score stock pack deck pile crib starter bank club side "
    "trouble problem thing point question answer rumour result luck fact rule rules truth miss mr mrs ms dr "
    "god goodness lord christ heaven"
)
_NOBODY = frozenset(_NOBODY_WORDS.split())
_SHE = re.compile(
    r"\b(?:she|hers?|lady|woman|girl|girlfriend|wife|missus|mum|mom|mother|sister|sis|daughter|aunt(?:ie|y)?|niece|nan|gran(?:ny|dma|dmother)?)\b",
    re.I,
)
_HE = re.compile(
    r"\b(?:he|him|his|man|guy|bloke|chap|fellow|boy|boyfriend|lad|husband|hubby|dad|father|brother|bro|son|uncle|nephew|grand(?:pa|ad))\b",
    re.I,
)


def who_is_who(pieces: Iterable[Piece], game: Game, players: Sequence[str] = ()) -> list[Piece]:
    """The same pieces, each person one and the same all through; `players` are the names that the log gives, by seat."""
    return _resolved(list(_with_names(list(pieces), game, players)))


# --- names


def _with_names(pieces: list[Piece], game: Game, players: Sequence[str]) -> Iterator[Piece]:
    seats = {name.casefold(): seat for seat, name in enumerate(players)}
    known = {_bare(piece).casefold() for place, piece in enumerate(pieces) if _is_name(pieces, place, game)}
    owner: Piece | None = None
    for place, piece in enumerate(pieces):
        found = piece
        name = _bare(piece)
        low = name.casefold()
        if not piece.quoted and name[:1].isupper() and (low in seats or (piece.kind == WORD and low in known)):
            person = Person(SEAT, seats[low]) if low in seats else Person(NAMED, name=low)
            is_ = any(_IS_DOING.match(each.text) for each in pieces[place + 1 : place + 2])
            owns = piece.kind == OWNER or (name != piece.text and not is_)  # a log may call a hand Dummy
            found = evolve(piece, kind=OWNER if owns else PERSON, text=name, stem="", person=person)
        elif owner is not None and owner.person and piece.kind == PERSON and piece.person and _is_relation(piece.person):
            found = evolve(piece, person=owner.person.seen(piece.person.turned))  # Bob's partner
        owner = found if found.kind == OWNER and found.person and found.person.base in (NAMED, SEAT) else None
        yield found


def _is_name(pieces: list[Piece], place: int, game: Game) -> bool:
    piece = pieces[place]
    name = _bare(piece)
    if piece.kind != WORD or piece.quoted or not name[:1].isupper() or (name.isupper() and len(name) > 1):
        return False
    if name in _RANKS:
        return False
    if name.casefold() in _NOBODY | _vocabulary(game) or name.endswith(("ish", *_DENIES)):
        return False
    before = pieces[place - 1] if place else None
    if before is not None and not (before.kind == BREAK and _SENTENCE_ENDS.search(before.text)) and not before.quoted:
        return True
    after = pieces[place + 1] if place + 1 < len(pieces) else None
    if name != piece.text:
        return True
    behind = pieces[place + 2 : place + 3]
    if after is not None and after.text == "," and behind and (behind[0].kind == OWNER or behind[0].text.casefold() in _WHO):
        return True  # Doug, who had dealt; Lena, my partner
    if after is not None and after.text == "," and _is_place(pieces[place + 2 : place + 5]):
        return True  # Joe, on her left
    if after is None:
        return False
    if after.kind == PERSON and after.person is not None and after.person.base in _SMALL:
        return False  # Naturally I took it
    if name.endswith("ed") and (after.kind in (OWNER, NUMBER, THING) or after.text.casefold() in _OF_THINGS):
        return False  # Binned my card, tacked mine on hers
    return after.kind in (OWNER, PERSON) or after.text.startswith("(") or _is_done(after.text.casefold())


def _is_place(pieces: Sequence[Piece]) -> bool:
    """Whether somebody's place at the table is told: `on my left`, `at the right`."""
    return bool(pieces) and pieces[0].text.casefold() in _AT and any(each.text.casefold() in _SIDES for each in pieces)


def _is_done(word: str) -> bool:
    """Whether a word has the form of something that somebody does or did."""
    return word in _DOES or is_irregular(word) or word.endswith(("s", "ed", "ing"))


def _is_relation(person: Person) -> bool:
    return person.base == HE and person.turned != 0


def _bare(piece: Piece) -> str:
    return _POSSESSIVE.sub("", piece.text)


def names_in(pieces: Iterable[Piece]) -> list[str]:
    """The names of those of whom nothing but the name is told."""
    return sorted({piece.person.name for piece in pieces if piece.person is not None and piece.person.base == NAMED})


@cache
def _vocabulary(game: Game) -> frozenset[str]:
    """Every word of the phrases in which anything can be told of this game."""
    breaches = {breach for layer in game.layers for law in layer for breach in law.subjects}
    phrases = (text for breach in breaches if not breach.suspect for row in words_of(breach) for text in row.phrases)
    said = _texts((vars(clauses), clauses.answers()))
    texts = chain(phrases, said, *sayings().values(), SUIT_NAMES, FILLERS, (game.title, game.slug))
    words = {word.casefold() for text in texts for word in re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", text)}
    return frozenset(words | {f"{word}s" for word in words})


def _texts(value: Any) -> Iterator[str]:
    """All the words in a table of phrases, however deep they stand."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from chain.from_iterable(_texts(each) for key, each in value.items() if not str(key).startswith("__"))
    elif isinstance(value, (tuple, list, set, frozenset)):
        yield from chain.from_iterable(map(_texts, value))


# --- whom the small words stand for


def _resolved(pieces: list[Piece]) -> list[Piece]:
    """The same pieces with "he" and "his" replaced by whoever was spoken of: in this clause, or in the last that named one."""
    told_by_one = speaks(pieces)
    sex: dict[Person, bool] = {}
    found: list[Piece] = []
    here: list[Person] = []
    before: list[Person] = []
    for place, piece in enumerate(pieces):
        if piece.kind == BREAK:
            before, here = [*here, *before], []
        elif piece.person is not None and not piece.quoted:
            person = _meant(piece, piece.person, here, before, sex, told_by_one=told_by_one)
            piece = evolve(piece, person=person)
            if person.base not in (SPEAKER, HE, THEY) or person.turned:
                if _SHE.search(piece.text) or _HE.search(piece.text):
                    sex.setdefault(person, bool(_SHE.search(piece.text)))
                if (piece.kind == PERSON or told_by_one) and not _is_the_speaker(found, person, pieces[place + 1 :]):
                    here.append(person)
        found.append(piece)
    return found


def _is_the_speaker(before: list[Piece], person: Person, after: Sequence[Piece]) -> bool:
    """Whether somebody has only been said to be the speaker: `I (South)`, `I as dealer`, `as dealer I`."""
    two = before[-2:]
    behind = next((piece for piece in after[:2] if piece.kind != BREAK), None)
    if before[-1:] and before[-1].text.casefold() == "as" and behind is not None and behind.person == Person(SPEAKER):
        return True
    as_such = len(two) == len("I(") and (two[1].text == "as" or (two[1].text == "(" and person.base == SEAT))
    return as_such and two[0].person == Person(SPEAKER)


def _meant(
    piece: Piece, person: Person, here: list[Person], before: list[Person], sex: dict[Person, bool], *, told_by_one: bool
) -> Person:
    if person.base == THEY:
        return Person(SPEAKER, group=AGAINST) if told_by_one else evolve(_last(here, before), turned=person.turned)
    if person.base == OPPONENT and told_by_one:
        return Person(SPEAKER, group=AGAINST)
    if person.base != HE:
        return person
    if told_by_one and person.turned and not re.search(r"\b(?:his|her|him)\b", piece.text, re.I) and "next" not in piece.text:
        return Person(SPEAKER).seen(person.turned)  # partner, LHO
    she = bool(_SHE.search(piece.text)) if not person.turned or "her" in piece.text else None
    is_object = piece.kind == PERSON and not person.turned and piece.text.casefold() in ("him", "her")
    for each in (*before, *here) if is_object else (*here, *before):
        if she is None or sex.get(each, she) == she:
            return each.seen(person.turned)
    if told_by_one and "next" in piece.text.casefold():
        return Person(SPEAKER).seen(person.turned)
    if told_by_one:
        return Person(NAMED, name=_PRONOUNS[bool(she)]).seen(person.turned)
    return Person(OFFENDER).seen(person.turned)


def _last(here: list[Person], before: list[Person]) -> Person:
    return next(iter((*here, *before)), Person(OFFENDER))


def speaks(pieces: Iterable[Piece]) -> bool:
    """Whether whoever tells it is a player himself."""
    return any(piece.person is not None and piece.person.base == SPEAKER and not piece.quoted for piece in pieces)


# --- what is so of them all


def told_apart(pieces: list[Piece], players: int) -> Iterator[Said]:
    """That two names are two players, and none of them the speaker; he sits South, or first, where no seats are told."""
    if players == 1:
        return  # whoever else is named is no player
    named = [f"{NAMED} {name}" for name in names_in(pieces)]
    yield from (differ(one, other) for one, other in combinations(named, 2))
    if speaks(pieces):
        yield from (differ(SPEAKER, one) for one in named)
        if not any(piece.person is not None and piece.person.base == SEAT for piece in pieces):
            yield Said(_in_his_place, frozenset({SPEAKER}))


def where_he_sits(pieces: list[Piece]) -> Iterator[Said]:
    """Whoever tells it sits where he says that he does, at none of the seats of which he tells, and not who `declarer` is."""
    if not speaks(pieces):
        return
    for role in (DECLARER, DUMMY):
        told = [place for place, each in enumerate(pieces) if each.kind == PERSON and each.person == Person(role)]
        if told and not any(pieces[place - 1].text.casefold() in _AS for place in told if place):
            yield differ(SPEAKER, role)
    named = [each for each in pieces if each.person and each.person.base == SEAT and not each.person.turned]
    sits = [place for place, each in enumerate(pieces[:-1]) if each.text.casefold() in _SITS and pieces[place + 1] in named]
    own = [pieces[place + 1] for place in sits if _is_of_speaker(pieces[:place])]
    for each in own[:1]:
        assert each.person is not None
        yield same(Person(SPEAKER), each.person)
    seats = {each.person.seat for each in named if each.person is not None}
    if seats and not own:
        yield Said(lambda seating: seating[SPEAKER] not in seats, frozenset({SPEAKER}))


def _is_of_speaker(before: Sequence[Piece]) -> bool:
    """Whether it is the speaker who sits somewhere, and nobody named last in the same sentence: not `Edgar, who sat East`."""
    for piece in reversed(before):
        if piece.text.casefold() in _WHO or (piece.kind == BREAK and _SENTENCE_ENDS.search(piece.text)):
            return piece.kind == BREAK
        if piece.kind == PERSON and piece.person is not None:
            return piece.person.base == SPEAKER
    return True


#: words before his own seat
_SITS = frozenset(("sat", "sit", "sitting", "am", "im", "being"))
#: words before what he is himself: `as declarer I led`
_AS = frozenset(("as", "being", "am", "was", "were", "im", "be"))


def _in_his_place(seating: Seating) -> bool:
    return seating[SPEAKER] == (SOUTH if seating[PLAYERS] == len(SEAT_LETTERS) else 0)


# --- what they are called


class Names:
    """What the people of a telling are called in a log: by the compass, by name, or as the speaker sees them."""

    def __init__(self, said: Iterable[Said], pieces: list[Piece], players: int, names: Sequence[str] = ()) -> None:
        self.every = list(seatings(said, players))
        self.seating = (
            {name: seats.pop() for name in self.every[0] if len(seats := {each[name] for each in self.every}) == 1}
            if self.every
            else {}
        )
        alone = ["you"] if players == 1 else []  # who plays alone asks of himself
        self.by_seat = alone or list(names or seat_names(players))
        if SPEAKER in self.seating and not any(piece.person and piece.person.base == SEAT for piece in pieces):
            seen = _SEEN.get(players) or ("you", *(f"left-{place}" for place in range(1, players)))
            self.by_seat = [seen[(seat - self.seating[SPEAKER]) % players] for seat in range(players)]
        for person in {piece.person for piece in pieces if piece.person is not None and piece.person.base == NAMED}:
            if (seat := self.seat(person.alone)) is not None and not person.turned and person.name not in _PRONOUNS:
                self.by_seat[seat] = called(person)

    def line(self, happened: Happened, number: int | None = None) -> str:
        """An act as a line of the log language; of whom only so much is known, as he was described."""
        things = [card_text(card) for card in happened.cards]
        things += [call_text(happened.call)] if happened.call is not None else []
        things += [SUIT_NAMES[happened.suit]] if happened.suit is not None and not things else []
        things += [str(number)] if number is not None and not things else []
        return " ".join(filter(None, (happened.verb, self._called(happened.who), happened.how, *things)))

    def _called(self, person: Person | None) -> str:
        if person is None:
            return ""
        seat = self.seat(person)
        if seat is not None:
            return self.by_seat[seat]
        if person == Person(SPEAKER):
            return "you"
        if person.turned or person.group or person.base in _NO_NAME:
            return "somebody"
        return called(person) or person.base

    def seat(self, person: Person) -> Seat | None:
        """Where he sits, where only one seat can be his."""
        if not self.seating or not person.needs <= self.seating.keys():
            return None
        seats = person.seats(self.seating)
        return next(iter(seats)) if len(seats) == 1 else None


#: those of whom nothing but this is told, where the speaker is another
_PRONOUNS = ("he", "she")


def called(person: Person) -> str:
    """The name of somebody, or the word that stands for him where he has none."""
    return person.name if person.name in (*_PRONOUNS, OPPOSITE) else person.name.title()


#: descriptions by which nobody is called
_NO_NAME = frozenset((OFFENDER, HE, THEY, ANYBODY))
#: how a player sees the others
_SEEN = {2: ("you", "opponent"), 3: ("you", "left", "right"), 4: ("you", "left", "partner", "right")}
