"""What a question means: the kind of breach, who did it with which card or call, what happened next, what else is told.

Every phrase in which one of the game's breaches can be asked for is tried, and the one that accounts for most of what was
said is taken. The clauses after it are read as acts of the log language, so that the very functions that find facts in a log
find them here too; what no act can tell is found by phrases of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from attrs import evolve, frozen

from referee.ask import clauses
from referee.ask.acts import DONE, EARLIER, NOT_DONE, REPORTED, Deed, deeds
from referee.ask.acts import clauses as clauses_of
from referee.ask.hearing import Found as Replayed
from referee.ask.hearing import Happened, Heard, Question
from referee.ask.people import Names, names_in, who_is_who
from referee.ask.phrases import OWNER, PERSON, TRICK, WORD, Found, Piece, find, phrase, stem
from referee.ask.reading import LAST_TRICK, LONGEST, read_question
from referee.ask.replay import Replay, replay, seat_of
from referee.ask.sentence import Sentence, is_close, person_of
from referee.ask.words import words_of
from referee.core.asked import Asked
from referee.core.cards import Card, suit_of
from referee.core.game import Game
from referee.core.law import NO, OUT_OF_TURN, YES, Subject, facts_of
from referee.core.people import (
    DEALER,
    DECLARER,
    DEFENDER,
    OFFENDER,
    OPPONENT,
    SEAT,
    TURN,
    Person,
    Said,
    Seating,
    differ,
    is_,
    same,
    seatings,
)
from referee.core.record import DOUBLE, PASS, REDOUBLE, Call, Seat, call_text, suit_named
from referee.core.table import DEAL, PLAY
from referee.mechanics.trump.moves.making import DealerDeclares

#: of so many players a question may give nothing but the names: each more has as many seatings again
MOST_NAMED = 6
#: the calls that have a word of their own
_CALLS: dict[str, Call] = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
_BIDS = frozenset(map(stem, ("bid", "open", "overcall", "respond")))
_CALL_STEMS: dict[str, Call] = {stem(word): call for word, call in _CALLS.items()}
#: answers of a fact that are said in so many words count only if they are more than one
_LEAST_WORDS = 2
_MISPLACED = 0.75
#: so many words of which nothing was heard may be left, and it is still plain that nothing is wrong
_FEW = 4
#: what it says for a clause that its act is that of the breach
_DOES_IT = 1.5


@frozen
class NotUnderstood:
    """A question that was not understood, and why."""

    text: str
    why: str
    #: whether it was understood well enough to see that nothing is wrong
    harmless: bool = False


def understand(text: str, game: Game, players: Sequence[str] = ()) -> Question | NotUnderstood:
    """What a question means in this game; `players` are their names, where a log gives them."""
    told = hear(text, game, players)
    if isinstance(told, NotUnderstood):
        return told
    if told.found:
        return told.about(told.found[0].breach)
    ways = told.ways()
    if not ways:
        if told.in_order:
            return NotUnderstood(text, told.in_order, harmless=True)
        return NotUnderstood(text, "it does not say what went wrong, in words that are known here")
    best = ways[0]
    question = told.question(best)
    also = tuple(dict.fromkeys(way.breach for way in ways[1:] if way.score == best.score and way.breach != best.breach))
    question = evolve(question, also=also)
    if not question.seatings:
        return NotUnderstood(text, "what it says of who sits where and whose turn it was cannot all be so")
    return question


def hear(text: str, game: Game, players: Sequence[str] = ()) -> Told | NotUnderstood:
    """A question in words taken apart; `players` are their names, where a log gives them."""
    pieces = read_question(text)
    if pieces is None:
        return NotUnderstood(text[:LONGEST], f"a question has at most {LONGEST:,} letters")
    pieces = who_is_who(pieces, game, players)
    names = names_in(pieces)
    if len(names) > MOST_NAMED:
        return NotUnderstood(text, f"it names {len(names)} players, and of more than {MOST_NAMED} nobody knows who sits where")
    at_table = len(players) or min(max(game.seats, len(names)), game.players[1])
    return Told(text, Sentence(as_called(pieces, game), game, at_table), game)


def as_called(pieces: list[Piece], game: Game) -> list[Piece]:
    """The pieces with everybody as the game calls him: where the dealer plays the hand, his adversaries are the defenders."""
    if game.part(DealerDeclares) is None:
        return pieces
    adversary = Person(OPPONENT)
    return [
        evolve(piece, person=Person(DEFENDER)) if piece.person == adversary and "advers" in piece.text.casefold() else piece
        for piece in pieces
    ]


def what_was_done(text: str, game: Game, players: Sequence[str] = ()) -> list[Happened]:
    """What a question tells that somebody did, where it does not say what was wrong with it."""
    told = hear(text, game, players)
    return [] if isinstance(told, NotUnderstood) else list(told.happened(0, Person(OFFENDER)))


def askable(game: Game) -> list[Subject]:
    """Every kind of breach that a law in force in this game speaks to, in the order of the laws."""
    found = {breach: None for layer in game.layers for law in layer for breach in law.subjects if not breach.suspect}
    return list(found)


@frozen
class Way:
    """One way to understand a question: a breach, and where its phrase stands."""

    breach: Subject
    asked: Asked
    found: Found
    score: float


class Told:
    """What the sentence of one question tells (a `Telling`)."""

    def __init__(self, text: str, sentence: Sentence, game: Game) -> None:
        self.text, self.sentence, self.game = text, sentence, game
        self._tops = ""

    @cached_property
    def deeds(self) -> tuple[Deed, ...]:
        """What somebody did, as it is told, in order."""
        return tuple(deeds(self.sentence.pieces, self.game, self.sentence.fits))

    @cached_property
    def names(self) -> Names:
        """What the people in it are called."""
        return Names(self.sentence.said, self.sentence.pieces, self.sentence.players)

    @cached_property
    def replay(self) -> Replay:
        """What its acts come to at a table of which only they are known."""
        return replay(self.game, self.deeds, self.names.every, self._turn_at)

    @property
    def found(self) -> Sequence[Replayed]:
        """The breaches that its acts come to."""
        breaches = askable(self.game)
        return [each.found for each in self.replay.breaches if each.found.breach in breaches]

    @property
    def in_order(self) -> str:
        """Why nothing is wrong with it."""
        return (self._tops or self.replay.in_order) if self._unheard <= _FEW else ""

    @property
    def _unheard(self) -> int:
        """How many words there are in clauses of which no act was heard."""
        told = {deed.first for deed in self.deeds}
        spans = [(first, last) for first, last in clauses_of(self.sentence.pieces) if first not in told]
        return sum(piece.kind == WORD for first, last in spans for piece in self.sentence.pieces[first:last])

    def _turn_at(self, deed: Deed, seating: Seating) -> Seat | None:
        """Whose turn it was when this was done, where the telling says so next to it."""
        for told in self._turns():
            seat = seat_of(person_of(told.slots.get("person") or told.slots["owner"]), seating)
            if seat is not None and seat != seat_of(deed.happened.who, seating) and deed is self._next_to(told):
                return seat
        return None

    def _turns(self) -> Iterator[Found]:
        return filter(is_close, self.sentence.every(clauses.WHOSE_TURN))

    def _next_to(self, turn: Found) -> Deed | None:
        """The deed of which it is told whose turn it was: the next one told, or the last where it stands after that."""
        done = [deed for deed in self.deeds if deed.state == DONE]
        after = [deed for deed in done if deed.at > turn.places[-1]]
        before = [deed for deed in done if deed.at < turn.places[0]]
        if turn.phrase.text.startswith(("before", "instead")):
            return next(iter((*before[-1:], *after)), None)
        return next(iter((*after, *before[-1:])), None)

    @property
    def heard(self) -> Sequence[Heard]:
        """What was heard of it, in order."""
        return tuple(
            Heard(self._typed(deed.first, deed.last), self.names.line(deed.happened, deed.number))
            for deed in self.deeds
            if deed.state in (DONE, EARLIER)
        )

    def _typed(self, first: int, last: int) -> str:
        return self.text[self.sentence.pieces[first].start : self.sentence.pieces[last - 1].end]

    def left_over(self, question: Question) -> int:
        """How many words the words known for that breach leave over."""
        said = [place for place, piece in enumerate(self.sentence.pieces) if piece.kind == WORD]
        ways = [set(way.found.places) for way in self._ways_of(question.breach)]
        return min((sum(place not in places for place in said) for places in ways), default=len(said))

    def about(self, breach: Subject) -> Question:
        """The telling as one of this breach: in the words known for it, or where most is said of it."""
        seen = next((each for each in self.replay.breaches if each.found.breach == breach), None)
        if seen is not None:
            question = self.question(Way(breach, words_of(breach)[0], Found(phrase(breach.name), 0.0, (seen.deed.at,)), 0.0))
            bidder = None if seen.bidder is None else Person(SEAT, seen.bidder)
            after = tuple(each.happened for each in self.deeds if each.state == DONE and each.at > seen.deed.at)
            call, cards = seen.deed.happened.call, seen.deed.happened.cards
            question = evolve(question, call=call, cards=cards, last_bid=seen.bid, bidder=bidder, next=after)
        else:
            way = max(self._ways_of(breach), key=lambda way: way.score, default=None) or self._nearest_to(breach)
            question = self.question(way)
        if question.seatings:
            return question
        return evolve(question, said=tuple(self.sentence.said))  # whoever it was, not as it is told

    def _nearest_to(self, breach: Subject) -> Way:
        """Where most is said of this breach, though nothing that is known to be said for it."""
        rows = words_of(breach)
        stems = {
            each: len(each)
            for text in (breach.says, *(text for row in rows for text in row.phrases))
            for element in phrase(text).elements
            for each in element.stems
            if not element.is_light
        }
        verbs = {row.verb: row for row in rows if row.verb}
        pieces, best = self.sentence.pieces, (0.0, 0, rows[0])
        by_place = {deed.first: deed for deed in self.deeds if deed.state in (DONE, REPORTED, NOT_DONE, EARLIER)}
        for first, last in clauses_of(pieces):
            said = sum(1 for piece in pieces[first:last] if piece.stem in stems and not piece.quoted)
            deed = by_place.get(first)
            row = verbs.get(deed.happened.verb) if deed else None
            score = said + (_DOES_IT if row else 0.0)
            if score > best[0]:
                best = score, deed.at if deed else first, row or rows[0]
        return Way(breach, best[2], Found(phrase(breach.name), 0.0, (best[1],)), 0.0)

    # --- which breach

    def ways(self) -> list[Way]:
        """Every way to understand it, the best first; of two as good, what happens in the play before a thing of the deal."""
        found = [way for breach in askable(self.game) for way in self._ways_of(breach)]
        return sorted(found, key=lambda way: (-way.score, way.asked.phase == DEAL))

    def _ways_of(self, breach: Subject) -> Iterator[Way]:
        for asked in words_of(breach):
            yield from self._ways_as(breach, asked)

    def _ways_as(self, breach: Subject, asked: Asked) -> Iterator[Way]:
        best: Way | None = None
        for text in asked.phrases:
            found = find(phrase(text), self.sentence.pieces, self.sentence.fits)
            if found is None or found.denied or not self._holds(found):
                continue
            score = found.score
            if self.sentence.phase and asked.phase and asked.phase != self.sentence.phase:
                score -= _MISPLACED
            subject = self.sentence.subject(found)
            if asked.by and subject is not None and not self.sentence.may_be(subject, asked.by):
                continue
            if best is None or score > best.score:
                best = Way(breach, asked, found, score)
        if best is not None:
            yield best

    def _holds(self, found: Found) -> bool:
        """Whether a bid that is told with the one before it is too low, as the phrase has it."""
        call, last = found.slots.get("call"), found.slots.get("last")
        if call is None or last is None or call.call is None or last.call is None:
            return True
        if call.call <= last.call:
            return True
        self._tops = f"{call_text(call.call)} tops {call_text(last.call)}; nothing is wrong with it"
        return False

    # --- what it says of it

    def question(self, way: Way) -> Question:
        """The question, understood in this way."""
        found, breach, asked = way.found, way.breach, way.asked
        said = list(self.sentence.said)
        for told in self.sentence.every(clauses.DEALS):
            if not set(told.places) & set(found.places):
                said.append(same(person_of(told.slots.get("person") or told.slots["owner"]), Person(DEALER)))
        subject = self.sentence.subject(found)
        if subject is not None and subject.base != OFFENDER:
            said.append(is_(OFFENDER, subject))
        if asked.by:
            said.append(is_(OFFENDER, Person(asked.by)))
        last_bid, bidder = self._last_bid(found)
        facts = self._facts(way) | dict(asked.of)
        opening = asked.phase == PLAY and self.sentence.tells(clauses.OPENING_LEAD)
        if self.game.part(DealerDeclares) is not None and any({DEALER, DECLARER} & each.needs for each in said):
            said.append(same(Person(DEALER), Person(DECLARER)))
        said = self._with_turn(said, way, facts, opening)
        call = self._call(found, asked, last_bid)
        cards = () if asked.verb == "call" else self._cards(found)
        suits = [piece.suit for piece in self.sentence.pieces if piece.suit is not None]
        tricks = [self._trick_number(piece) for piece in self.sentence.pieces if piece.kind == TRICK]
        numbers = [found.slots[slot].number for slot in ("long", "short") if slot in found.slots]
        suit = suit_of(cards[0]) if cards and not suits else suits[0] if suits else suit_named(call)
        return Question(
            self.text,
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
            facts,
            players=self.sentence.players,
            who=subject.name.title() if subject is not None and not subject.turned else "",
        )

    def _trick_number(self, piece: Piece) -> int | None:
        """The number of a trick; that of the last is the game's to say."""
        return self.game.hand_size_at(self.sentence.players) if piece.number == LAST_TRICK else piece.number

    def _with_turn(self, said: list[Said], way: Way, facts: Mapping[str, str], opening: bool) -> list[Said]:
        """What is said with whose turn it was, told or plain from the rest; an offender out of turn is not in turn."""
        if way.breach.waits != OUT_OF_TURN and way.asked.verb != "play":
            return said
        told: list[Said] = []
        for found in self._turns():
            person = person_of(found.slots.get("person") or found.slots["owner"])
            if any(seatings((*said, is_(TURN, person), differ(OFFENDER, TURN)), self.sentence.players)):
                told = [is_(TURN, person)]
        if not told and opening and way.asked.verb == "play":
            told = [is_(TURN, Person(DECLARER).seen(1))] if any(DECLARER in each.needs for each in said) else []
        if not told and facts.get("any-call-before") == NO and any(DEALER in each.needs for each in said):
            told = [is_(TURN, Person(DEALER))]
        return [*said, *told, differ(OFFENDER, TURN)] if told else said

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

    def _facts(self, way: Way) -> dict[str, str]:
        """What is told outright of the facts that any law of the game asks for."""
        told: dict[str, str] = {}
        for fact in {fact.name: fact for breach in askable(self.game) for fact in facts_of(self.game.layers, breach)}.values():
            phrases = clauses.FACTS.get(fact.name, {})
            best, score = "", 0.0
            for answer, words in fact.answers.items():
                own = (
                    ()
                    if answer in (YES, NO) or len(words.split()) < _LEAST_WORDS
                    else (words.replace(",", " ").replace(":", " "),)
                )
                for text in (*phrases.get(answer, ()), *own):
                    if len(phrase(text).elements) < _LEAST_WORDS and text in own:
                        continue
                    found = find(phrase(text), self.sentence.pieces, self.sentence.fits)
                    if found is None or found.score <= score or self._is_the_breach_itself(found, way):
                        continue
                    if not found.denied:
                        best, score = answer, found.score
                    elif answer in (YES, NO) and set(fact.answers) == {YES, NO}:
                        best, score = NO if answer == YES else YES, found.score
            if best:
                told[fact.name] = best
        return told

    def _is_the_breach_itself(self, found: Found, way: Way) -> bool:
        """Whether a phrase that tells what somebody had done stands where the breach is told."""
        begins_with_somebody = "person" in found.phrase.elements[0].slots
        return begins_with_somebody and bool(set(found.places[1:]) & set(way.found.places))

    # --- what happened next

    def _next(self, breach: Found) -> Iterator[Happened]:
        """The acts that the clauses after the breach tell."""
        end = self.sentence.span(max(breach.places))[1]
        return self.happened(end, self.sentence.subject(breach) or Person(OFFENDER))

    def happened(self, start: int, subject: Person) -> Iterator[Happened]:
        """What was done from this place on."""
        for deed in deeds(self.sentence.pieces, self.game, self.sentence.fits, subject, start):
            if deed.state == DONE:
                yield deed.happened
