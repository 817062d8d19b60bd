"""Words that mean something else together than each alone: the name of the game, and what is said of cards and of no call.

`Double-pack pinochle` tells of no double, `hearts, four of us` of no suit, and who passes cards round deals them. Somebody
other than the bidder is not he, and one of the two against him is an opponent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from attrs import evolve

from referee.ask.words.contractors import has_contractor
from referee.ask.words.phrases import BREAK, NUMBER, OWNER, PERSON, WORD, Piece, stem, stems
from referee.core.game import Game
from referee.core.people import ANYBODY, DEALER, DECLARER, DEFENDER, Person

#: words before the name of a game
_AT_WORDS = "at playing play played called game of"
_AT = frozenset(_AT_WORDS.split())
#: of so many words a name is one whatever stands around it
_LEAST = 2
#: who does this with cards deals them: `was passing round cards`, `handed them out`
_DEALING, _ROUND = stems("pass hand give dish serve flick"), stems("round around out")
_CARD, _DEAL = stem("card"), stem("deal")
_NOD = stem("nod")
#: what somebody has to open with, in this word
_OPENING, _TO_OPEN = "opening", stems("hand value point strength")
_TURN, _PACKS = stem("turn"), stems("pack deck")
#: so near to each other stand the words of it
_NEAR = 3
#: with these somebody is told of who is not the one named next: `a player other than the dealer`, `one of us against him`
_OTHER_THAN = (("other", "than"), ("apart", "from"), ("but",), ("except",), ("besides",))
_AGAINST = ("against",)
#: of whom it is told: one or several who are not named, or of whom nothing is told but that they are of that side
_ANY_WORDS = "somebody someone anybody anyone everybody everyone player players man woman person one"
_ANY = frozenset(_ANY_WORDS.split())
_PAIR_WORDS = "of us them pair side team one others other players man person fellow"
_PAIR = frozenset(_PAIR_WORDS.split())
#: the words for whoever plays against the others, where a game has no declarer
_ALONE_WORDS = "bidder picker soloist contractor maker player"
_ALONE = frozenset(_ALONE_WORDS.split())
#: those of them that are said of nobody else
_CONTRACTOR = _ALONE - {"maker", "player"}
_NOBODY = stems("nobody no not none")
#: of so many players all others are against the one
_TWO_AGAINST_ONE = 3


def meant(pieces: Sequence[Piece], game: Game) -> list[Piece]:
    """The pieces, with what they mean where several words mean one thing."""
    return _dealing(_contracting(_others(untitled(list(_as_it_is(pieces)), game), game), game))


def _as_it_is(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """The pieces without words that only say how it came to be known, or that of a pack: `it turns out that`, `double deck`."""
    words = [piece.text.casefold() for piece in pieces]
    place = 0
    while place < len(pieces):
        turns = place + (words[place] == "it")
        out = turns + 1 < len(pieces) and pieces[turns].stem == _TURN and words[turns + 1] == "out"
        behind = words[turns + 2 : turns + 3]
        if out and (turns > place or behind == ["to"]):
            place = turns + 2 + (behind in (["to"], ["that"]))
        elif words[place] == "double" and any(each.stem in _PACKS for each in pieces[place + 1 : place + 2]):
            place += 1  # of cards, and no call
        elif pieces[place].stem == _NOD and words[place + 1 : place + 2] == ["off"]:
            place += 2  # asleep, and to nothing
        elif words[place] == _OPENING and any(each.stem in _TO_OPEN for each in pieces[place + 1 : place + 2]):
            yield evolve(pieces[place], stem=_OPENING)  # a hand, and nobody has opened
            place += 1
        else:
            yield pieces[place]
            place += 1


def _others(pieces: list[Piece], game: Game) -> list[Piece]:
    """The pieces, whoever is told of only as not being somebody by what he is then: an opponent, a defender, anybody."""
    told = list[Piece]()
    place = 0
    while place < len(pieces):
        excluded = next((words for words in _excluding(pieces, place) if _is_excluded(pieces, place, words)), ())
        if excluded:
            one = pieces[place + len(excluded)]
            opposed = excluded == _AGAINST or game.seats == _TWO_AGAINST_ONE
            told += (evolve(each, start=pieces[place].start) for each in _instead_of(one, opposed=opposed))
            place += len(excluded)
        else:
            told.append(pieces[place])
        place += 1
    return told


def _excluding(pieces: Sequence[Piece], place: int) -> Iterator[tuple[str, ...]]:
    """The words with which somebody may be excluded here, after those for whoever is meant."""
    before = pieces[max(place - 2, 0) : place]
    if not before or any(each.stem in _NOBODY for each in before):
        return
    said = before[-1].text.casefold()
    if said in _ANY:
        yield from _OTHER_THAN
    if said in _PAIR or before[-1].kind == NUMBER:
        yield _AGAINST


def _is_excluded(pieces: Sequence[Piece], place: int, words: tuple[str, ...]) -> bool:
    """Whether these words stand here, and after them one of whom there is one in each deal."""
    than = place + len(words)
    if than >= len(pieces) or tuple(each.text.casefold() for each in pieces[place:than]) != words:
        return False
    one = pieces[than]
    return one.text.casefold() in _ALONE or (one.kind == PERSON and one.person in (Person(DEALER), Person(DECLARER)))


def _instead_of(one: Piece, *, opposed: bool) -> list[Piece]:
    """What those are who are not this one; nothing is told of them where they need not be against him."""
    if not opposed or one.person == Person(DEALER):
        return []
    if one.person == Person(DECLARER):
        return [evolve(one, stem=stem("defender"), person=Person(DEFENDER))]
    return [evolve(one, kind=PERSON, stem=stem("opponent"), person=Person(ANYBODY))]


def _contracting(pieces: list[Piece], game: Game) -> list[Piece]:
    """The pieces, whoever bids against the others being one player, as a declarer is: `the bidder`, `the Player`."""
    if not has_contractor(game):
        return pieces
    return [
        evolve(piece, kind=PERSON, person=Person(DECLARER)) if _is_contractor(pieces, place) else piece
        for place, piece in enumerate(pieces)
    ]


def _is_contractor(pieces: Sequence[Piece], place: int) -> bool:
    """Whether this is the word for him: `Player` only where it is written so behind another word."""
    piece = pieces[place]
    if piece.kind == WORD:
        return piece.text.casefold() in _CONTRACTOR
    ends = pieces[place - 1].end if place else 0
    begins = (not place or pieces[place - 1].kind == BREAK) and piece.start - ends < len(" The ")
    return piece.text == "Player" and piece.person == Person(ANYBODY) and not begins


def _dealing(pieces: list[Piece]) -> list[Piece]:
    told = list(pieces)
    for place, piece in enumerate(pieces[:-1]):
        if piece.kind == WORD and piece.stem in _DEALING and pieces[place + 1].stem in _ROUND:
            after = pieces[place + 2 : place + 2 + _NEAR]
            of_cards = any(each.stem == _CARD or each.kind == NUMBER for each in after)
            if of_cards and all(each.kind != OWNER for each in after):
                told[place] = evolve(piece, stem=_DEAL)
    return told


def untitled(pieces: Sequence[Piece], game: Game) -> list[Piece]:
    """The pieces, those that are words of the name of the game meaning nothing else."""
    told = list(pieces)
    for first, last in _titles(pieces, game):
        told[first:last] = (Piece(WORD, each.text, start=each.start, end=each.end) for each in told[first:last])
    return told


def _titles(pieces: Sequence[Piece], game: Game) -> Iterator[tuple[int, int]]:
    words = [piece.text.casefold() for piece in pieces]
    place = 0
    while place < len(pieces):
        last = next((place + len(name) for name in _names(game) if _is_named(name, words, pieces, place)), place)
        if last > place:
            yield place, last
        place = max(last, place + 1)


def _is_named(name: tuple[str, ...], words: Sequence[str], pieces: Sequence[Piece], place: int) -> bool:
    last = place + len(name)
    if tuple(words[place:last]) != name:
        return False
    if len(name) >= _LEAST:
        return True
    ends = last == len(pieces) or pieces[last].kind == BREAK
    return ends and (place == 0 or words[place - 1] in _AT)


@cache
def _names(game: Game) -> tuple[tuple[str, ...], ...]:
    """What the game and those it is built on are called, and how their names may end, the longest first."""
    every = [tuple(each.slug.split("-")) for each in game.lineage]
    ends = {name[first:] for name in every for first in range(len(name))}
    return tuple(sorted(ends, key=lambda name: (-len(name), name)))
