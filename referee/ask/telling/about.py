"""A telling read as one of a certain breach: who did it, with which card or call, what happened next, what else is known."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING

from attrs import frozen

from referee.ask.hearing.clause import OBJECTS
from referee.ask.hearing.heard import Happened, Question
from referee.ask.hearing.people import called
from referee.ask.hearing.receiving import receiver
from referee.ask.hearing.sentence import is_close, person_of
from referee.ask.hearing.state import DONE
from referee.ask.telling.planned import is_planned
from referee.ask.words import clauses
from referee.ask.words.of_breaches import askable
from referee.ask.words.phrases import LAST_TRICK, OWNER, PERSON, TRICK, Found, Piece, find, phrase, stem, stems, ways_of
from referee.core.asked import Asked
from referee.core.cards import Card, suit_of
from referee.core.fact import NO, YES, Fact
from referee.core.game import Game
from referee.core.people import ANYBODY, DEALER, DECLARER, OFFENDER, TURN, Person, Said, differ, is_, same, seatings
from referee.core.record import DOUBLE, PASS, REDOUBLE, Call, suit_named
from referee.core.speaking import facts_of
from referee.core.subject import MUST_BE_REPLACED, OUT_OF_TURN, Subject
from referee.core.table import PLAY
from referee.mechanics.trump.moves.making import DealerDeclares

if TYPE_CHECKING:
    from referee.ask.telling.telling import Told

#: the calls that have a word of their own
_CALLS: dict[str, Call] = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
_BIDS = frozenset(map(stem, ("bid", "open", "overcall", "respond")))
_CALL_STEMS: dict[str, Call] = {stem(word): call for word, call in _CALLS.items()}
#: the slot for somebody else than whoever did it
_ANOTHER = "another"
#: answers of a fact that are said in so many words count only if they are more than one
_LEAST_WORDS = 2
#: words for people alone, by which nobody tells what happened: `the other side`, `a left opponent`
_OF_PEOPLE = stems("side player opponent partner other another left right adversary leader somebody nobody")


@frozen
class Way:
    """One way to understand a question: a breach, and where its phrase stands."""

    breach: Subject
    asked: Asked
    found: Found
    score: float
    #: who did it, where that is not told by the words of the phrase
    who: Person | None = None
    #: whether it is somebody of whom nothing else is known
    unknown: bool = False


class Reading:
    """One question read in one way."""

    def __init__(self, told: Told, way: Way) -> None:
        self.told, self.way, self.sentence, self.game = told, way, told.sentence, told.game

    def question(self) -> Question:
        """The question, understood in this way."""
        way = self.way
        found, breach, asked = way.found, way.breach, way.asked
        said = list(self.sentence.said)
        for deal in self.sentence.every(clauses.DEALS):
            # his deal, and not his cards of which it is told in one, nor the new deal that he asks for
            of_somebody = is_close(deal) or ("person" in deal.slots and self._text(deal.places[-1]) != "deal")
            if of_somebody and self.told.is_told(deal) and not set(deal.places) & set(found.places):
                said.append(same(person_of(deal.slots.get("person") or deal.slots["owner"]), Person(DEALER)))
        subject = self._subject
        if subject is not None and subject.base != OFFENDER:
            said.append(is_(OFFENDER, subject))
        if asked.by:
            said.append(is_(OFFENDER, Person(asked.by)))
        if self._gets and subject is not None and any(piece.person == Person(DEALER) for piece in self.sentence.pieces):
            said += [] if subject == Person(DEALER) else [differ(OFFENDER, DEALER)]  # the dealer gives it to another
        last_bid, bidder = self._last_bid(found)
        told = self._facts(way)
        facts = {name: answer for name, (answer, _) in told.items()} | dict(asked.of)
        opening = asked.phase == PLAY and self.sentence.tells(clauses.OPENING_LEAD)
        if self.game.part(DealerDeclares) is not None and any({DEALER, DECLARER} & each.needs for each in said):
            said.append(same(Person(DEALER), Person(DECLARER)))
        said = self._with_next_call(self._with_turn(said, way, facts, opening))
        call = self._call(found, asked, last_bid)
        cards = () if asked.verb == "call" else self._cards(found)
        suits = [piece.suit for piece in self.sentence.pieces if piece.suit is not None]
        tricks = [self._trick_number(piece) for piece in self.sentence.pieces if piece.kind == TRICK]
        numbers = [found.slots[slot].number for slot in ("long", "short") if slot in found.slots]
        suit = suit_of(cards[0]) if cards and not suits else suits[0] if suits else suit_named(call)
        return Question(
            self.told.text,
            breach,
            asked,
            tuple(said),
            cards,
            call,
            any(self.sentence.pieces[place].stem in _BIDS for place in found.places),
            suit,
            self._other(found, subject),
            last_bid,
            bidder,
            1 if opening else next(iter([*numbers, *tricks]), None),
            asked.phase or self.sentence.phase,
            tuple(self._next(found)),
            self.told.timing.come(max(found.places), breach),
            facts,
            {name: words for name, (_, words) in told.items()},
            players=self.sentence.players,
            names=tuple(self.told.names.by_seat),
            who=called(subject) if subject is not None and not subject.turned else "",
            clause=self.told.typed(*self.sentence.span(found.places[0])),
            clauses=tuple(self.told.typed(*span) for span in self.sentence.spans() if not self._is_asked(span)),
            gets=self._gets,
            planned=is_planned(self.told, breach, found.places[0]),
        )

    @cached_property
    def _gets(self) -> bool:
        """Whether it is told of him who gets a card, since no law of this game asks who did it."""
        asked = self.way.asked
        return asked.gets and all(fact.name != asked.doer for fact in facts_of(self.game.layers, self.way.breach))

    @cached_property
    def _subject(self) -> Person | None:
        """Who is told to have done it, or to have got what another gave him; nobody where one plays alone, nor both of two."""
        if self.sentence.players == 1:
            return None
        if self._gets:
            return receiver(self.sentence.pieces, *self.sentence.span(self.way.found.places[0]))
        if (dealer := self.told.who_dealt(self.way.breach)) is not None:
            return dealer
        who = None if self.way.unknown else self.way.who or self.sentence.subject(self.way.found)
        return None if self.sentence.is_everybody(who) else who

    def _text(self, place: int) -> str:
        return self.sentence.pieces[place].text.casefold()

    def _fits(self, slot: str, piece: Piece) -> bool:
        """Whether a piece can stand in a slot of a phrase, in some of which it has to be whoever did it, or another."""
        if slot not in (OFFENDER, _ANOTHER):
            return self.sentence.fits(slot, piece)
        person = piece.person
        if piece.kind != PERSON or person is None or person.base == ANYBODY or self._subject is None:
            return False
        return (person == self._subject) == (slot == OFFENDER)

    def _is_asked(self, span: tuple[int, int]) -> bool:
        """Whether a clause ends in a question."""
        return "?" in "".join(piece.text for piece in self.sentence.pieces[span[1] : span[1] + 1])

    def _trick_number(self, piece: Piece) -> int | None:
        """The number of a trick; that of the last is the game's to say."""
        return self.game.hand_size_at(self.sentence.players) if piece.number == LAST_TRICK else piece.number

    def _with_turn(self, said: list[Said], way: Way, facts: Mapping[str, str], opening: bool) -> list[Said]:
        """What is said with whose turn it was, told or plain from the rest; an offender out of turn is not in turn."""
        if way.breach.waits != OUT_OF_TURN and way.asked.verb != "play":
            return said
        told: list[Said] = []
        for found in self.told.turns:
            person = person_of(found.slots.get("person") or found.slots["owner"])
            if any(seatings((*said, is_(TURN, person), differ(OFFENDER, TURN)), self.sentence.players)):
                told = [is_(TURN, person)]
        if not told and opening and way.asked.verb == "play":
            told = [is_(TURN, Person(DECLARER).seen(1))] if any(DECLARER in each.needs for each in said) else []
        if not told and facts.get("any-call-before") == NO and any(DEALER in each.needs for each in said):
            told = [is_(TURN, Person(DEALER))]
        return [*said, *told, differ(OFFENDER, TURN)] if told else said

    def _with_next_call(self, said: list[Said]) -> list[Said]:
        """What is said with who called next over a call that has to be replaced: whoever sits behind, where he can be that."""
        if self.way.breach.waits != MUST_BE_REPLACED or self._subject is None:
            return said
        at = max(self.way.found.places)
        calls = (deed for deed in self.told.deeds if deed.at > at and deed.state == DONE and deed.happened.verb == "call")
        who = next((deed.happened.who for deed in calls), None)
        over = [] if who is None else [same(who, Person(OFFENDER).seen(1))]
        return [*said, *over] if any(seatings((*said, *over), self.sentence.players)) else said

    def _last_bid(self, way: Found) -> tuple[Call | None, Person | None]:
        stood = way.slots.get("last")
        for found in self.sentence.every(clauses.LAST_BID):
            if stood is None and not set(found.places) & set(way.places):
                stood = found.slots["last"]
        if stood is None or stood.call is None:
            return None, None
        place = self.sentence.pieces.index(stood)
        first, _ = self.sentence.span(place)
        owner = [p for p in range(first, place) if self.sentence.pieces[p].kind in (OWNER, PERSON)]
        by = [p for p in range(place, len(self.sentence.pieces) - 1) if self.sentence.pieces[p].stem == stem("by")]
        if owner:
            return stood.call, self.sentence.pieces[owner[-1]].person
        return stood.call, self.sentence.pieces[by[0] + 1].person if by else None

    def _call(self, found: Found, asked: Asked, last: Call | None) -> Call | None:
        named = found.slots.get("call") or found.slots.get("eight")
        if named is not None:
            return named.call
        if asked.phase == PLAY and asked.verb != "call":
            return None
        first, end = self.sentence.span(found.places[0])
        for place in (*found.places, *range(first, end)):
            piece = self.sentence.pieces[place]
            called: Call | None = piece.call
            if called is not None and called != last:
                return called
            if piece.stem in _CALL_STEMS and asked.verb == "call":
                return _CALL_STEMS[piece.stem]
        return None

    def _cards(self, found: Found) -> tuple[Card, ...]:
        named = found.slots.get("card")
        if named is not None:
            return named.cards
        first, end = self.sentence.span(found.places[0])
        return next((piece.cards for piece in self.sentence.pieces[first:end] if piece.cards), ())

    def _other(self, found: Found, subject: Person | None) -> Person | None:
        people = [found.slots[slot] for slot in ("person", "owner", "declarer", "partner") if slot in found.slots]
        return next((each.person for each in people if each.person != subject), None)

    def _next(self, breach: Found) -> Iterator[Happened]:
        """The acts that the clauses after the breach tell."""
        end = self.sentence.span(max(breach.places))[1]
        return self.told.happened(end, self.sentence.subject(breach) or Person(OFFENDER))

    def _facts(self, way: Way) -> dict[str, tuple[str, str]]:
        """What is told outright of the facts that any law of the game asks for, with the words that say it."""
        told: dict[str, tuple[str, str]] = {}
        for fact in _facts_of(self.game):
            best, score = None, 0.0
            for answer, text in _answers_said(fact):
                found = find(phrase(text), self.sentence.pieces, self._fits, self.sentence.stems)
                if found is None or found.score <= score:
                    continue
                if self._is_the_breach_itself(found, way) or self._is_of_another(found):
                    continue
                if fact.later and found.places[-1] <= self._end and not found.denied:
                    continue
                meant = answer if not found.denied else _DENIED.get(answer) if set(fact.answers) == {YES, NO} else None
                if meant is not None:
                    best, score = (meant, self.told.typed(found.places[0], found.places[-1] + 1)), found.score
            if best is not None:
                told[fact.name] = best
        return told

    @cached_property
    def _end(self) -> int:
        """The last place at which the breach itself is told: that of its words, or of the whole clause of its act."""
        last = max(self.way.found.places)
        return last if self.way.score else self.sentence.span(last)[1] - 1

    def _is_the_breach_itself(self, found: Found, way: Way) -> bool:
        """Whether a phrase that tells what somebody had done stands where the breach is told."""
        begins_with_somebody = "person" in found.phrase.elements[0].slots
        return begins_with_somebody and bool(set(found.places[1:]) & set(way.found.places))

    def _is_of_another(self, found: Found) -> bool:
        """Whether the phrase begins with somebody, and goes on of another: `he led, though she had won`."""
        first, *others = found.places
        of_somebody = self.sentence.pieces[first].kind == PERSON
        between = self.sentence.pieces[first + 1 : others[0]] if others and of_somebody else ()
        return any(piece.kind == PERSON and piece.text.casefold() not in OBJECTS for piece in between)


@cache
def _facts_of(game: Game) -> tuple[Fact, ...]:
    """The facts that any law of a game asks for, of each name one."""
    return tuple({fact.name: fact for breach in askable(game) for fact in facts_of(game.layers, breach)}.values())


#: what it comes to that the one is denied
_DENIED = {YES: NO, NO: YES}


@cache
def _answers_said(fact: Fact) -> tuple[tuple[str, str], ...]:
    """How each answer to a fact is said; in its own words too, where these are enough to tell it by."""
    phrases = clauses.answers().get(fact.name, {})
    said = [(answer, each) for answer in fact.answers for text in phrases.get(answer, ()) for each in ways_of(text)]
    own = [(answer, re.sub("[,:]", " ", words)) for answer, words in fact.answers.items() if answer not in (YES, NO)]
    return (*said, *(each for each in own if len(phrase(each[1]).elements) >= _LEAST_WORDS and not _is_of_people(each[1])))


def _is_of_people(text: str) -> bool:
    """Whether these words are for somebody, and tell nothing of him."""
    return all(element.slots or element.stems <= _OF_PEOPLE for element in phrase(text).elements if not element.is_light)
