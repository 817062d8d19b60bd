"""When the things of a telling happened, and how far the deal is told to have come when what was wrong was noticed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from referee.ask.hearing.acts import Deed
from referee.ask.hearing.clause import ASKING, BEFORE, OBJECTS, UNTIL, clause_is_before, is_asked
from referee.ask.hearing.clause import clauses as clauses_of
from referee.ask.hearing.counting import sentences
from referee.ask.hearing.heard import Come
from referee.ask.hearing.sentence import Sentence
from referee.ask.hearing.state import EARLIER_THAN, UNREAL, is_to_be_done
from referee.ask.table import course
from referee.ask.words.phrases import BREAK, OWNER, PERSON, WORD, Found, Piece, find, stem, stems
from referee.core.game import Game
from referee.core.subject import Subject
from referee.mechanics.windows import SPEAKING

#: so much may stand between the words that tell how far a deal has come
_APART = 0.8
#: that something had happened by then
_HAD_WORDS = "had already we'd they'd he'd she'd i'd you'd were was"
#: how it stands when it is told, or stood when it was noticed
_STANDS_SO_WORDS = "has have had is are hasn't haven't hadn't isn't aren't"
_STANDS_SO, _IT_IS, _NOBODY = frozenset(_STANDS_SO_WORDS.split()), stems("it is still all well happens"), stems("nobody none")
#: with these a clause opens that tells of what is not so yet, and with these nobody has noticed
_NONE, _OPENING, _NOT_NOTICED = stems("no nothing"), 2, stems("not nobody none")
#: with these somebody tells what he thinks of it, and nothing that has happened
_HOLDING_THAT = stems("think reckon argue maintain suggest insist believe wonder")
_HAND, _OVER = stem("hand"), stem("over")
_BEGIN = stems("start begin")
_INTO = stems("into with among amongst in")
#: behind these nobody has noticed what he looked for
_COULD_NOT = frozenset(("couldn't", "can't", "cannot"))
_ALREADY, _YET, _HAD = stem("already"), stem("yet"), frozenset(_HAD_WORDS.split())


class Timing:
    """What one question tells of time; `typed` gives the words from one place on and before another."""

    def __init__(self, sentence: Sentence, game: Game, typed: Callable[[int, int], str]) -> None:
        self.sentence, self.game, self._typed = sentence, game, typed

    def come(self, start: int, breach: Subject) -> tuple[Come, ...]:
        """How far the deal is told to have come after what went wrong, which is told up to this place."""
        pieces, found = self.sentence.pieces, list[Come]()
        for first, last in clauses_of(pieces):
            clause = pieces[first:last]
            stems = frozenset(piece.stem for piece in clause)
            is_said = all(piece.quoted for piece in clause)
            if is_said or self._is_asked(first, last) or not stems.isdisjoint(UNREAL):
                continue
            late = self._is_unnoticed(first)
            for saying in course.said(self.game):
                stage, wanted = saying.stage, saying.phrase
                way = find(wanted, clause, self.sentence.fits, stems)
                if way is None or way.score < wanted.weight - _APART or not saying.may_tell(breach):
                    continue
                place = first + way.places[0]
                if (saying.denied and not way.denied) or _is_only_held(clause, way.places):
                    continue
                if (stage == course.MIXED and _is_into_a_hand(clause)) or self._are_too_few(way, stage):
                    continue
                # nor when it is told, so that nobody can have spoken later
                not_yet = not late and ((way.denied and (_YET in stems or _has_not(clause))) or _is_still_before(pieces, first))
                before = not_yet or (clause_is_before(pieces, first) and not late)
                noticed = self._noticed_at(place) is not None
                if ((way.denied and not late) or before) and not (not_yet or (before and noticed)):
                    continue
                since = place > start or breach.found or (stage >= course.OVER_BY and noticed)
                if since and not (place <= start and before):
                    begin = first if way.denied else first + min(way.places)
                    words = self._typed(begin, first + max(way.places) + 1)
                    found.append(Come(stage, words, self.time(place, start), before))
        return tuple(found)

    def _are_too_few(self, way: Found, stage: int) -> bool:
        """Whether fewer cards are told than a hand has, so that the deal is not complete: `everybody's got one`."""
        number = way.slots.get("number")
        return stage == course.DEALT and number is not None and (number.number or 0) < self.game.hand_size

    def _is_asked(self, first: int, last: int) -> bool:
        """Whether a clause asks, by itself or as the rest of what another began to ask: `do we ..., and tell her to lead?`"""
        pieces = self.sentence.pieces
        if is_asked(pieces, first, last):
            return True
        begins = next((start for start, end in sentences(pieces) if start <= first < end), first)
        goes_on = all(piece.kind != PERSON or piece.text.casefold() in OBJECTS for piece in pieces[first:last])
        is_question = last < len(pieces) and "?" in pieces[last].text
        return goes_on and is_question and pieces[begins].text.casefold() in ASKING

    def _is_unnoticed(self, first: int) -> bool:
        """Whether nobody is told to have noticed before what the clause that begins here tells, or until that."""
        noticed = self._noticed_at(first)
        if noticed is None or noticed >= first or self.sentence.pieces[first].stem not in (BEFORE, UNTIL):
            return False
        started = max((place for place, piece in enumerate(self.sentence.pieces[:noticed]) if piece.kind == BREAK), default=-1)
        return any(piece.stem in _NOT_NOTICED for piece in self.sentence.pieces[started + 1 : noticed])

    def _noticed_at(self, place: int) -> int | None:
        """The place at which somebody is told to notice something, in the sentence in which this place is."""
        for first, last in sentences(self.sentence.pieces):
            if first <= place < last:
                return next((at for at in range(first, last) if self._notices(at)), None)
        return None

    def _notices(self, at: int) -> bool:
        """Whether the word tells of noticing, and not of what somebody had to do without: `couldn't find any more`."""
        before = self.sentence.pieces[at - 1].text.casefold().replace("’", "'") if at else ""
        return self.sentence.pieces[at].stem in course.NOTICING and before not in _COULD_NOT

    def by_then(self, deed: Deed, start: int) -> bool:
        """Whether it had happened by the time somebody noticed what is told up to that place.

        Of calls it is not: that somebody had already called may be told of the turn before.
        """
        if _ALREADY in (piece.stem for piece in self.sentence.pieces[deed.first : deed.last]):
            return deed.happened.verb not in SPEAKING
        noticed = self._noticed_at(deed.at)
        return noticed is not None and start < noticed < deed.first

    def time(self, place: int, start: int) -> float:
        """When it happened: as it is told, or before it was noticed where it is told as what had happened by then."""
        pieces = self.sentence.pieces
        first, last = next((span for span in clauses_of(pieces) if span[0] <= place < span[1]), (place, place + 1))
        noticed = self._noticed_at(place)
        had = any(piece.text.casefold() in _HAD for piece in pieces[first:last])
        if noticed is not None and noticed < place and (had or pieces[first].stem in EARLIER_THAN):
            return noticed - 0.5
        return place


def _is_only_held(clause: Sequence[Piece], places: Sequence[int]) -> bool:
    """Whether somebody only thinks it, offers it or begins it, as told there: `he reckons I score nothing for the deal`."""
    thinks = any(piece.stem in _HOLDING_THAT for piece in clause[: places[0]])
    undone = any(is_to_be_done(clause, place) or _is_only_begun(clause, place) for place in places)
    return thinks or undone or _is_a_hand_held(clause, places)


def _is_only_begun(clause: Sequence[Piece], place: int) -> bool:
    """Whether somebody has begun to do it and not done it yet: `started pulling the chips in`."""
    return place > 0 and clause[place - 1].stem in _BEGIN and clause[place].text.casefold().endswith("ing")


def _is_a_hand_held(clause: Sequence[Piece], places: Sequence[int]) -> bool:
    """Whether it is somebody's own hand, and not that which was dealt: `has her hand over the stock`."""
    hands = (place for place in places if clause[place].stem == _HAND and clause[place + 1 : place + 2])
    return any(place and clause[place - 1].kind == OWNER and clause[place + 1].stem == _OVER for place in hands)


def _is_into_a_hand(clause: Sequence[Piece]) -> bool:
    """Whether cards are mixed into somebody's own, and the pack is not: `mixes them straight into his hand`."""
    return any(piece.stem in _INTO and after.kind == OWNER for piece, after in pairwise(clause))


def _has_not(clause: Sequence[Piece]) -> bool:
    """Whether it tells how it stands: `nobody has bid`, `the next hand has not drawn`; not that he has not."""
    if any(piece.stem in _NONE for piece in clause[:_OPENING]):
        return True
    named = [piece for piece in clause if piece.kind == PERSON and piece.stem not in _NOBODY]
    somebody = any(not piece.text.casefold().startswith("next") for piece in named)
    return not somebody and any(piece.text.casefold().replace("’", "'") in _STANDS_SO for piece in clause)


def _is_still_before(pieces: Sequence[Piece], first: int) -> bool:
    """Whether a clause that begins here says that it is before something: `it's before the lead`."""
    if pieces[first].stem != BEFORE:
        return False
    started = max((place for place, piece in enumerate(pieces[:first]) if piece.kind == BREAK), default=-1) + 1
    return started < first and all(piece.kind == WORD and piece.stem in _IT_IS for piece in pieces[started:first])
