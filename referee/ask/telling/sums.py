"""What the numbers of a question come to: each room's sums are tried, and reckoned by the score of the game.

Numbers are taken where they stand in the words for them (`referee.core.sums`), none from silence: what was not told and would
make a difference is told beside the sum, or there is none.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve

from referee.ask.hearing.clause import clauses
from referee.ask.hearing.counting import sentences
from referee.ask.hearing.sentence import Sentence
from referee.ask.hearing.state import SAYING
from referee.ask.words.phrases import BREAK, NUMBER, OWNER, Found, Piece, find, phrase, stem, stems
from referee.ask.words.ranks import MOST_ALIKE, rank_of_several, ranks_told
from referee.core import rooms
from referee.core.cards import Card
from referee.core.game import Game
from referee.core.people import Person
from referee.core.sheet import ScoreError
from referee.core.status import SILENT
from referee.core.sums import CLAIMED, TRICKS, AsLog, Figures, Held, Line, Reckoned, Sum
from referee.judge import judge

if TYPE_CHECKING:
    from referee.ask.telling.telling import Told


_OF_RANK = re.compile(r"\b(?:the|that|this|first|second|third|fourth|other|odd|lone)\s+\Z")
_CARD, _POINT, _OF, _OF_MY_CARDS = stem("card"), stem("point"), stem("of"), 2
#: with these somebody says what he would have
_WANTING = stems("want demand claim ask insist")

#: how many tricks a ruling gives the side of this player, or takes from it; None for that of declarer
GivenTricks = Callable[["Person | None"], int]


def sums_in(told: Told, given: GivenTricks = lambda person: 0) -> tuple[Reckoned, ...]:
    """What the numbers told come to, as played and, where a ruling changes it, as ruled."""
    game = told.game
    found: list[Reckoned] = []
    for each in _sums_of(game):
        numbers, named, people = _told(each, told)
        apart = all(people[one] != people[other] for one, other in each.apart if one in people and other in people)
        if numbers and apart:
            tricks_of = people.get(TRICKS)
            tricks = given(None if each.of_declarer else tricks_of) if each.of_declarer or tricks_of else 0
            figures = evolve(_figures(told.sentence.pieces), numbers=numbers, named=named, ruled_tricks=tricks)
            found += _without_ifs([*_reckoned(each, game, figures)])
    return tuple(dict.fromkeys(found))


def held_in(sums: Sequence[Reckoned]) -> Held | None:
    """How a number that is told stands to what there has to be; it is kept if it is in any case that was left open."""
    found = [each.held for each in sums if each.held is not None]
    return next((each for each in found if each.kept), found[0] if found else None)


def _reckoned(each: Sum, game: Game, figures: Figures) -> Iterator[Reckoned]:
    try:
        for found in each.reckon(game, figures):
            done = found if isinstance(found, Reckoned) else _judged(game, found)
            if done is not None:
                yield done
    except (ScoreError, LookupError):
        return  # such numbers there are none in this game


def _without_ifs(found: list[Reckoned]) -> Iterator[Reckoned]:
    """Those that come to the same whatever was not told, without speaking of it."""
    for each in found:
        others = [other for other in found if (other.of, other.ruled) == (each.of, each.ruled)]
        yield evolve(each, if_="") if all(other.lines == each.lines for other in others) and len(others) > 1 else each


@cache
def _sums_of(game: Game) -> tuple[Sum, ...]:
    """Those of the mechanisms, and of the game's own family."""
    own = (game.family.replace("-", "_"), None)
    rooms_of_it = (module for module in rooms.parts("sums") if rooms.family_of(module) in own)
    return tuple(each for module in rooms_of_it for each in importlib.import_module(module).SUMS)


def _told(wanted: Sum, told: Told) -> tuple[dict[str, int], dict[str, Card], dict[str, Person | None]]:
    """The numbers told in the words for them, none for two things, the cards, and of whom each is told.

    Of several ways to tell something that which says most is taken.
    """
    numbers: dict[str, int] = {}
    named: dict[str, Card] = {}
    whose: dict[str, Person | None] = {}
    pieces = told.sentence.pieces
    taken: set[int] = {place for place, piece in enumerate(pieces) if _is_a_card(piece, told.text)}
    for name, texts in wanted.said_in(told.game).items():
        ways = [way for text in texts for way in _ways(text, told.sentence, taken, claimed=name == CLAIMED)]
        if name == CLAIMED:  # of numbers there are many, and this one stands beside its word
            ways = [way for way in ways if way.close]
        best = max(ways, key=lambda way: way.score, default=None)
        if best is not None:
            places = [place for place in best.places if pieces[place].kind == NUMBER]
            taken.update(places[-1:])
            numbers[name] = (pieces[places[-1]].number or 0) if places else 0
            whose[name] = best.slots["person"].person if "person" in best.slots else told.sentence.subject(best)
            if "card" in best.slots:
                named[name] = best.slots["card"].cards[0]
    return numbers, named, whose


def _is_a_card(piece: Piece, text: str) -> bool:
    """Whether a number is the rank of a card: `the eight`, `the fourth eight`."""
    return piece.kind == NUMBER and bool(_OF_RANK.search(text[: piece.start].casefold()))


def _ways(text: str, sentence: Sentence, taken: set[int], *, claimed: bool) -> Iterator[Found]:
    """Where a phrase stands, with numbers that are nothing else's, and none of cards or of points unless it is of these.

    What somebody only claims, or wants, is a number for what is claimed alone.
    """
    wanted = phrase(text)
    of_points = claimed or any(_POINT in element.stems for element in wanted.elements)
    of_cards = any(_CARD in element.stems for element in wanted.elements)
    pieces = sentence.pieces
    others = [pieces[place] for place in taken]
    others += [] if of_points else _understood_as_points(pieces)
    others += [] if of_cards else [piece for place, piece in enumerate(pieces) if _counts_cards(piece, pieces[place + 1 :])]
    others += [] if claimed else _only_wanted(pieces)

    def fits(slot: str, piece: Piece) -> bool:
        return sentence.fits(slot, piece) and not (slot == "number" and any(piece is other for other in others))

    found = find(wanted, pieces, fits)
    if found is not None and not found.denied:
        yield found


def _counts_cards(piece: Piece, after: Sequence[Piece]) -> bool:
    """Whether a number says how many cards there are: `four cards`, `two of my cards`, `three kings`."""
    if piece.kind != NUMBER or not after:
        return False
    of_them = [each for each in after[:_OF_MY_CARDS] if each.stem == _OF or each.kind == OWNER]
    counted = after[len(of_them)] if len(of_them) < len(after) and after[0].stem == _OF else after[0]
    return counted.stem == _CARD or (rank_of_several(after[0]) is not None and (piece.number or 0) <= MOST_ALIKE)


def _only_wanted(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Numbers of what somebody only wants to have: `they want two tricks`."""
    for first, last in clauses(pieces):
        wanted = next((place for place in range(first, last) if pieces[place].stem in _WANTING), last)
        yield from (piece for piece in pieces[wanted:last] if piece.kind == NUMBER)


def _understood_as_points(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Numbers that stand alone where points were counted before them in one breath: `we needed one point and made four`."""
    for first, last in sentences(pieces):
        of_points = False
        for place in range(first, last):
            after = pieces[place + 1 : place + 2]
            if pieces[place].kind == NUMBER:
                of_points |= any(each.stem == _POINT for each in after)
                if of_points and (not after or after[0].kind == BREAK):
                    yield pieces[place]


def _figures(pieces: Sequence[Piece]) -> Figures:
    told = [piece for piece in pieces if not piece.quoted]
    said = {id(piece) for first, last in clauses(pieces) for piece in _only_said(pieces[first:last])}
    of_calls = [(piece, piece.call) for piece in told if piece.call is not None and piece.call >= 0]
    calls = dict.fromkeys(call for _, call in [each for each in of_calls if id(each[0]) not in said] or of_calls)
    suits = dict.fromkeys(piece.suit for piece in told if piece.suit is not None and piece.call is None and not piece.cards)
    cards = tuple(card for piece in told for card in piece.cards)
    return Figures(cards=cards, ranks=tuple(ranks_told(told)), calls=tuple(calls), suits=tuple(suits))


def _only_said(clause: Sequence[Piece]) -> Sequence[Piece]:
    """What a clause tells only as what somebody says of it: `he says three no trump doubled is game`."""
    at = next((place for place, piece in enumerate(clause) if piece.stem in SAYING), len(clause))
    return clause[at:]


def _judged(game: Game, told: AsLog) -> Reckoned | None:
    """What a deal told as a log comes to; nothing where the log does not hold together."""
    from referee.reading.logs import read  # a parser, which few questions need

    (record,) = read("".join(f"{line}\n" for line in (f"game {game.slug}", *told.log)))
    verdict = judge(record, game.slug)
    sheet = verdict.played
    if record.faults or any(matter.status != SILENT for matter in verdict.matters) or sheet is None:
        return None
    entries = [entry for deal in sheet.deals for entry in deal.entries]
    lines = tuple(Line(each.points, each.what, told.who[each.side] if each.side < len(told.who) else "") for each in entries)
    found = Reckoned(told.of, lines, ruled=told.ruled, if_=told.if_)
    by_line = tuple(line.points for line in lines)  # each is written by itself
    below = sum(entry.points for entry in entries if entry.below) if told.below else None
    return found.against(told.claimed, *told.breaches, or_else=by_line, below=below) if lines else None
