"""A question taken apart: what each person in it did, what that comes to when it is replayed, which breach it may be about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice, pairwise

from attrs import evolve

from referee.ask.hearing.acts import OFF_SUIT, Deed, deeds
from referee.ask.hearing.clause import ASKING, BEFORE
from referee.ask.hearing.clause import clauses as clauses_of
from referee.ask.hearing.counting import sentences
from referee.ask.hearing.drawing import OF_SERVED, SERVED
from referee.ask.hearing.heard import Found as Replayed
from referee.ask.hearing.heard import Happened, Heard, Question
from referee.ask.hearing.obliged import Obliged, obliged
from referee.ask.hearing.people import Names, speaks
from referee.ask.hearing.position import OF_SUIT_LED
from referee.ask.hearing.sentence import Sentence, is_close, person_of
from referee.ask.hearing.state import CHANGED, DONE, EARLIER, STOOD
from referee.ask.table.replay import MOST_SEATINGS, Replay, replay, seat_of
from referee.ask.table.retold import Retold, as_act, retold
from referee.ask.table.void import plays_rightly
from referee.ask.telling.about import Reading, Way
from referee.ask.telling.sums import held_in, sums_in
from referee.ask.telling.timing import Timing
from referee.ask.topics.nearest import nearest
from referee.ask.words import clauses
from referee.ask.words.of_breaches import askable, words_of
from referee.ask.words.phrases import NUMBER, OWNER, PERSON, WORD, Found, find, phrase, stem, stems
from referee.core.asked import Asked
from referee.core.expect import Form, Kind, NotHigher, WrongNumber
from referee.core.game import Game
from referee.core.people import ANYBODY, DEALER, OFFENDER, SEAT, SPEAKER, Person, Said, Seating, seatings
from referee.core.record import Act, Seat, call_text
from referee.core.speaking import is_spoken_of
from referee.core.subject import Subject
from referee.core.sums import Held, Reckoned
from referee.core.table import DEAL, Table
from referee.core.verbs import heard_anywhere
from referee.mechanics.auction.expects import bid_text
from referee.mechanics.trump.moves.bidding import BIDDING, BidForm

_MISPLACED = 0.75
#: so many words of which nothing was heard may be left, and it is still plain that nothing is wrong
_FEW = 4
#: what is said of the turn after the deed
_FOLLOWING = ("before", "instead", "ahead", "with", "while", "out", "not")
#: how a card is told to be taken up, which is nobody's turn
_TAKING = frozenset({"draws", "retracts"})
_WITH, _NOT, _LEAD = stem("with"), stem("not"), stem("lead")
#: what is said with these of who had won the trick is said of the lead told before
_ALTHOUGH = stems("though although when while since as")
#: words with which calls are told that do not count, or the scores of past deals
_OF_TURN = stems("turn ahead rotation cancel wipe score scratch")
#: what is told of the table, and of no player
_OF_THE_TABLE = frozenset({"limit", "pot"})
#: the acts of whoever deals
_DEALING = frozenset({"deals", "dealt"})
#: what one alone does in a deal
_DONE_ONCE = frozenset({"knocks"})
#: the senses of a wrong number, as the kinds have them
TOO_MANY, TOO_FEW = "too many", "too few"
#: what opens a quotation that this ends
_OPENS = {"'": "'", '"': '"', "’": "‘", "”": "“"}
#: fewer bids than these do not top each other
_LEAST_BIDS = 2


class Told:
    """What one question tells."""

    def __init__(self, text: str, sentence: Sentence, game: Game, called: Sequence[str] = ()) -> None:
        self.text, self.sentence, self.game, self._called = text, sentence, game, called
        self._tops = ""

    @cached_property
    def deeds(self) -> tuple[Deed, ...]:
        """What somebody did, as it is told, in order."""
        return tuple(deeds(self.sentence.pieces, self.game, self.sentence.fits, players=self.sentence.players))

    @cached_property
    def names(self) -> Names:
        """What the people in it are called."""
        return Names(self.sentence.said, self.sentence.pieces, self.sentence.players, self._called)

    @cached_property
    def timing(self) -> Timing:
        """When its things happened, and how far the deal had come by then."""
        return Timing(self.sentence, self.game, self.typed)

    @cached_property
    def replay(self) -> Replay:
        """What its acts come to at a table of which only they are known."""
        found = replay(self.game, self.deeds, self.seatings, self._turn_at, self.bound)
        return evolve(found, breaches=tuple(each for each in found.breaches if not self._may_be_cancelled(each.found.breach)))

    def _may_be_cancelled(self, breach: Subject) -> bool:
        """Whether it is one over a call that may not count: of one out of turn it is not told what it came to."""
        return isinstance(breach, NotHigher) and self._speaks_of_turn

    @cached_property
    def _speaks_of_turn(self) -> bool:
        return self.another_turn or any(piece.stem in _OF_TURN for piece in self.sentence.pieces)

    @cached_property
    def bound(self) -> tuple[Obliged, ...]:
        """Who is told to have been bound to pass."""
        return tuple(obliged(self.sentence.pieces))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """Where everybody of whom a deed is told may sit; the first of them anywhere, where no seats are told."""
        people = dict.fromkeys(deed.happened.who for deed in self.deeds if deed.happened.who is not None)
        told_of = (*people, *map(_whose, self.turns), *(each.who for each in self.bound))
        needs = frozenset[str]().union(*(each.needs for each in told_of))
        said = [*self.sentence.said, Said(lambda seating: True, needs)]
        if not speaks(self.sentence.pieces) and all(each.base != SEAT for each in people):
            first = next(iter(sorted(needs)), OFFENDER)
            said.append(Said(lambda seating: seating[first] == 0, frozenset({first})))
        if OFFENDER not in needs:
            said.append(Said(lambda seating: seating[OFFENDER] == 0, frozenset({OFFENDER})))
        return tuple(islice(seatings(said, self.sentence.players), MOST_SEATINGS))

    @cached_property
    def retold(self) -> tuple[Retold, ...]:
        """What is wrong with the deeds at a table of the game, wherever everybody may sit, by what was told."""
        return tuple(each for each in self._all_retold if not each.as_such)

    @cached_property
    def wrong_as_such(self) -> frozenset[Subject]:
        """What acts told come to by themselves, which may also be in order."""
        return frozenset(each.matter.breach for each in self._all_retold if each.as_such)

    @cached_property
    def _all_retold(self) -> tuple[Retold, ...]:
        every = [self._retold_in(seating) for seating in self.seatings]
        askable_here = askable(self.game)
        return tuple(
            each
            for each in (every[0] if every else ())
            if each.matter.breach in askable_here
            and not self._may_be_cancelled(each.matter.breach)
            and all(any(each.same(other) for other in one) for one in every)
        )

    @cached_property
    def wrong(self) -> frozenset[Subject]:
        """All that is found to be wrong with its deeds, by either way of replaying them."""
        held = (each.breach for each in (self.held,) if each is not None and not each.kept)
        acts = (*(each.matter.breach for each in self.retold), *(each.found.breach for each in self.replay.breaches))
        return frozenset((*acts, *held))

    @cached_property
    def sums(self) -> tuple[Reckoned, ...]:
        """What its numbers come to, as it was played."""
        return sums_in(self)

    @cached_property
    def held(self) -> Held | None:
        """How a number told stands to what there has to be, where the game has a word for one that is wrong."""
        held = held_in(self.sums)
        here = tuple(each for each in held.breaches if each in askable(self.game)) if held is not None else ()
        return evolve(held, breaches=here) if held is not None and here else None

    @cached_property
    def miscounted(self) -> frozenset[str]:
        """Of which senses it is that somebody has another number of cards than a hand has, whatever that comes of."""
        size = self.game.hand_size_at(self.sentence.players)
        told = (deed.number for deed in self.deeds if deed.happened.verb == "counts" and deed.state in (DONE, CHANGED))
        return frozenset(TOO_MANY if number > size else TOO_FEW for number in told if number not in (None, size))

    @cached_property
    def another_turn(self) -> bool:
        """Whether it says of something that it was another's turn."""
        if any(self.is_told(found) for found in self.sentence.every((*clauses.WHOSE_NOT, *clauses.OUT_OF_TURN))):
            return True
        return any(self._turn_at(deed, seating) is not None for seating in self.seatings[:1] for deed in self.deeds)

    def is_told(self, found: Found) -> bool:
        """Whether this is told, and not asked."""
        pieces, (first, last) = self.sentence.pieces, self.sentence.span(found.places[0])
        ends = next((end for start, end in sentences(pieces) if start <= first < end), last)
        asks = pieces[first].text.casefold() in ASKING and ends < len(pieces) and "?" in pieces[ends].text
        return not asks and (last >= len(pieces) or "?" not in pieces[last].text)

    def _retold_in(self, seating: Seating) -> list[Retold]:
        told: list[tuple[Deed, Act, Seat | None]] = []
        for place, deed in enumerate(self.deeds):
            seat = seat_of(deed.happened.who, seating)
            if deed.happened.verb in _OF_THE_TABLE:
                told += [(deed, evolve(as_act(deed, 0, None), seat=None), None)] if deed.state in (DONE, EARLIER) else []
            elif deed.state == STOOD and self._is_of_numbers(deed):
                told.append((deed, as_act(deed, self._stood_by(place, seating) if seat is None else seat, None), None))
            elif deed.state in (DONE, EARLIER) and seat is not None:
                other = seat_of(deed.happened.other, seating)
                told.append((deed, as_act(deed, seat, other), self._anothers_turn_at(deed, seating)))
        return list(retold(self.game, told, self.sentence.players, seating.get(DEALER)))

    def _is_of_numbers(self, deed: Deed) -> bool:
        """Whether what stood is a bid by a scale of the game's own, or a bet."""
        return deed.happened.verb == "bets" or (deed.happened.verb in BIDDING and self.game.part(BidForm) is not None)

    def _stood_by(self, place: int, seating: Seating) -> Seat:
        """Whose bid it may be upon which the next was made: that of whoever sits before him."""
        after = (seat_of(deed.happened.who, seating) for deed in self.deeds[place:] if deed.state != STOOD)
        return (next((seat for seat in after if seat is not None), 1) - 1) % self.sentence.players

    @property
    def found(self) -> Sequence[Replayed]:
        """The breaches that its acts come to, by themselves, as cards are told that were asked for and served or bid by bid.

        Of cards played only such as are told outright, and not by `trumped` and `had one`.
        """
        breaches = askable(self.game)
        loosely = any(deed.happened.how in (OFF_SUIT, OF_SUIT_LED) for deed in self.deeds)
        found = [each.found for each in self.replay.breaches if each.found.breach in breaches]
        found += [Replayed(each.matter.breach, None, each.matter.why) for each in (*self._of_cards_served, *self._of_bids)]
        return [each for each in found if not (loosely and isinstance(each.breach, Kind) and each.breach.form is Form.FIT)]

    @property
    def _of_cards_served(self) -> list[Retold]:
        """What is wrong as cards are told that were thrown out, asked for and served."""
        return [each for each in self.retold if each.deed.happened.verb == SERVED]

    @property
    def _of_bids(self) -> list[Retold]:
        """The bids that do not top the last, where it is told of each who made it."""
        whose = all(deed.happened.who is not None for deed in self.deeds if deed.happened.verb in BIDDING)
        seen = {each.found.breach for each in self.replay.breaches}
        return [
            each
            for each in self.retold
            if whose and isinstance(each.matter.breach, NotHigher) and each.matter.breach not in seen
        ]

    def _retold_as(self, breach: Subject) -> Retold | None:
        """The deed that is this breach as cards were served, or as bids were made."""
        return next((each for each in (*self._of_cards_served, *self._of_bids) if each.matter.breach == breach), None)

    @cached_property
    def refuted(self) -> frozenset[Subject]:
        """What cannot be wrong, all numbers of which it would come being told: with the cards served something else is."""
        found = {each.matter.breach for each in self._of_cards_served}
        counts = (each for each in askable(self.game) if isinstance(each, WrongNumber) and each.of == OF_SERVED)
        return frozenset(counts) - found if found else frozenset()

    @property
    def is_no_revoke(self) -> str:
        """Why a card that does not follow suit is none, where whoever played it is told to have none of the suit led."""
        return "" if self.wrong else plays_rightly(self.sentence, self.deeds, self.game)

    @property
    def in_order(self) -> str:
        """Why nothing is wrong with it."""
        if self._unheard > _FEW or self.wrong or self.another_turn:
            return ""
        return self._tops or self.replay.in_order or self._bids_in_order or self._within_limit

    @property
    def _bids_in_order(self) -> str:
        """That each of the bids told tops the one before, in a game with a scale of its own; where nothing else is told."""
        form, bids = self.game.part(BidForm), [deed for deed in self.deeds if deed.state in (DONE, EARLIER, STOOD)]
        if form is None or len(bids) < _LEAST_BIDS or any(deed.happened.verb not in BIDDING for deed in bids):
            return ""
        table, acts = Table(self.game), [as_act(deed, place % self.sentence.players, None) for place, deed in enumerate(bids)]
        if any(not (act.numbers or (act.call or 0) >= 0) or not form.knows(table, act) for act in acts):
            return ""
        if not all(form.tops(table, act, last) for last, act in pairwise(acts)):
            return ""
        told = " over ".join(bid_text(act) for act in reversed(acts))
        return f"{told}: each bid tops the last; nothing is wrong with it"

    @property
    def _within_limit(self) -> str:
        """That the one bet or raise told is within the limit told; where nothing else is told."""
        done = [deed for deed in self.deeds if deed.state in (DONE, EARLIER) and deed.number is not None]
        limit = [deed.number for deed in done if deed.happened.verb == "limit"]
        bets = [deed.number for deed in done if deed.happened.verb in ("bets", "raises")]
        if len(limit) != 1 or len(bets) != 1 or len(done) != len(self.deeds) or (bets[0] or 0) > (limit[0] or 0):
            return ""
        return f"{bets[0]} is within the limit of {limit[0]}; nothing is wrong with it"

    @property
    def _unheard(self) -> int:
        """How many words there are in clauses of which no act was heard."""
        told = {deed.first for deed in self.deeds}
        spans = [(first, last) for first, last in clauses_of(self.sentence.pieces) if first not in told]
        return sum(piece.kind == WORD for first, last in spans for piece in self.sentence.pieces[first:last])

    def _turn_at(self, deed: Deed, seating: Seating) -> Seat | None:
        """Whose turn it was when this was done, where the telling says so next to it."""
        doer = seat_of(deed.happened.who, seating)
        for told in self.turns:
            owner = _whose(told)
            seat = seat_of(owner, seating)
            if seat not in (None, doer) and deed is self._next_to(told) and owner.base != ANYBODY:
                return seat
        return None

    def _anothers_turn_at(self, deed: Deed, seating: Seating) -> Seat | None:
        """The same, and that of whoever sits before him where it only says that it was not his own."""
        doer = seat_of(deed.happened.who, seating)
        turn = self._turn_at(deed, seating)
        if turn is not None or doer is None:
            return turn
        told_of = self.sentence.every(clauses.WHOSE_NOT)
        not_his = (told for told in told_of if seat_of(_whose(told), seating) == doer)
        if any(deed is self._next_to(told) for told in (*not_his, *self.sentence.every(clauses.OUT_OF_TURN))):
            return (doer - 1) % self.sentence.players
        return None

    @cached_property
    def turns(self) -> tuple[Found, ...]:
        """Where it says whose turn it was, outright or by who had won the trick."""
        won = filter(self.is_told, filter(is_close, self.sentence.every(clauses.WON)))
        return (*self._turns(), *(told for told in won if self._next_to(told) is not None))

    @property
    def out_of_turn(self) -> list[Deed]:
        """The deeds beside which it says so."""
        return [deed for deed in map(self._next_to, self._said_out_of_turn()) if deed is not None]

    @property
    def clauses_out_of_turn(self) -> set[int]:
        """Where the clauses begin that say so, and those on which they hang: `threw his | before it was his turn`."""
        spans, pieces = tuple(clauses_of(self.sentence.pieces)), self.sentence.pieces
        places = [told.places[0] for told in self._said_out_of_turn()]
        saying = {first for first, last in spans if any(first <= place < last for place in places)}
        return saying | {before[0] for before, span in pairwise(spans) if span[0] in saying and pieces[span[0]].stem == BEFORE}

    def _said_out_of_turn(self) -> Iterator[Found]:
        return filter(self.is_told, self.sentence.every(clauses.OUT_OF_TURN))

    @property
    def not_his_turn(self) -> Person | None:
        """Whose turn it is said not to have been."""
        told = (found for found in self.sentence.every(clauses.WHOSE_NOT) if self.is_told(found))
        return next(map(_whose, told), None) or next(self._nor_his, None)

    @property
    def _nor_his(self) -> Iterator[Person]:
        """Who is set against whoever's turn it was: `it was my deal, not Bill's`."""
        for first, last in self.sentence.spans() if self.turns else ():
            clause = self.sentence.pieces[first:last]
            if [piece.kind for piece in clause] == [WORD, OWNER] and clause[0].stem == _NOT:
                yield person_of(clause[1])

    def _turns(self) -> Iterator[Found]:
        for told in filter(is_close, self.sentence.every((*clauses.WHOSE_TURN, *clauses.WHOSE_TURN_ALONE))):
            after = self.sentence.pieces[told.places[-1] + 1 : told.places[-1] + 2]
            last_named = told.phrase.text.endswith(("{owner}", "{person}"))
            if self.is_told(told) and not (last_named and after and after[0].kind == WORD):
                yield told

    def _next_to(self, turn: Found) -> Deed | None:
        """The deed of which it is told whose turn it was: that of its own clause, or the one told next to it."""
        done = [deed for deed in self.deeds if deed.state == DONE and deed.happened.verb not in heard_anywhere(scored=True)]
        place = turn.places[0]
        first, last = next((span for span in clauses_of(self.sentence.pieces) if span[0] <= place < span[1]), (place, place))
        if turn.phrase.text in clauses.WON:
            return self._next_of_winner(done, turn, first)
        after = [deed for deed in done if deed.at > turn.places[-1]]
        before = [deed for deed in done if deed.at < place]
        here = [deed for deed in (*after, *before[::-1]) if first <= deed.at < last]
        if here:
            return here[0]
        follows = turn.phrase.text.startswith(_FOLLOWING) and self.sentence.pieces[first].stem != _WITH
        follows = follows and any(deed.last == self._ends_before(first) for deed in before[-1:])  # not `I, out of turn, said`
        return next(iter((*before[-1:], *after) if follows else (*after, *before[-1:])), None)

    def _ends_before(self, first: int) -> int:
        """Where the clause ends that comes before the one that begins here."""
        return max((end for start, end in clauses_of(self.sentence.pieces) if start < first), default=0)

    def _next_of_winner(self, done: Sequence[Deed], won: Found, first: int) -> Deed | None:
        """What only he who won the trick may do next, a lead or meld: the deed told next, or last where it is said of that."""
        moved = [deed for deed in done if deed.happened.verb not in _TAKING]
        before, after = [deed for deed in moved if deed.at < first], [deed for deed in moved if deed.at > won.places[-1]]
        near = next(iter(before[-1:] if self.sentence.pieces[first].stem in _ALTHOUGH else after), None)
        return near if near is not None and (near.happened.verb == "melds" or self._is_lead(near)) else None

    def _is_lead(self, deed: Deed) -> bool:
        return deed.happened.verb == "play" and self.sentence.pieces[deed.at].stem == _LEAD

    @property
    def heard(self) -> Sequence[Heard]:
        """What was heard of it, in order."""
        return tuple(
            Heard(self.typed(deed.first, deed.last), self.names.line(deed.happened, deed.number))
            for deed in self.deeds
            if deed.state in (DONE, EARLIER, STOOD, CHANGED)
        )

    def typed(self, first: int, last: int) -> str:
        """What was typed from one place on and before another, with the mark that ends a quotation in it."""
        begin, end = self.sentence.pieces[first].start, self.sentence.pieces[last - 1].end
        opens = _OPENS.get(self.text[end : end + 1])
        quoted = opens is not None and re.search(rf"(?<!\w){opens}", self.text[begin:end])
        return self.text[begin : end + bool(quoted)]

    def _in_words(self, deed: Deed, start: int) -> Happened:
        """What was done, with the words that tell it."""
        return evolve(deed.happened, words=self.typed(deed.first, deed.last), at=self.timing.time(deed.at, start))

    def left_over(self, question: Question) -> int:
        """How many words the words known for that breach leave over."""
        said = [place for place, piece in enumerate(self.sentence.pieces) if piece.kind == WORD]
        ways = [set(way.found.places) for way in self._ways_of(question.breach)]
        return min((sum(place not in places for place in said) for places in ways), default=len(said))

    def about(self, breach: Subject) -> Question:
        """The telling as one of this breach: in the words known for it, or where most is said of it."""
        seen = next((each for each in self.replay.breaches if each.found.breach == breach), None)
        if seen is not None:
            asked, found = evolve(words_of(breach)[0], of=()), Found(phrase(breach.name), 0.0, (seen.deed.at,))
            question = self.read(Way(breach, asked, found, 0.0, seen.deed.happened.who))
            bidder = None if seen.bidder is None else Person(SEAT, seen.bidder)
            after = tuple(self._in_time((each for each in self.deeds if each.at > seen.deed.at), seen.deed.at))
            call, cards = seen.deed.happened.call, seen.deed.happened.cards
            question = evolve(
                question, call=call, cards=cards, last_bid=seen.bid, bidder=bidder, doubling=seen.doubling, next=after
            )
        elif (by_acts := self._retold_as(breach)) is not None:
            found = Found(phrase(breach.name), 0.0, (by_acts.deed.at,))
            asked = evolve(words_of(breach)[0], of=(), verb="")
            question = self.read(Way(breach, asked, found, 0.0, by_acts.deed.happened.who))
            question = evolve(question, count=by_acts.matter.count)
        else:
            way = max(self._ways_of(breach), key=lambda way: way.score, default=None) or self._nearest_to(breach)
            # Its words, but nobody told the very act.
            who = self._has_it_wrong(breach) or self._did_it_alone(breach) or way.who
            question = self.read(evolve(way, asked=evolve(way.asked, verb=""), who=who))
        if question.seatings:
            return question
        return evolve(question, said=tuple(self.sentence.said))  # whoever it was, not as it is told

    def _has_it_wrong(self, breach: Subject) -> Person | None:
        """Whose hand is counted wrong, where that is found in the numbers told and of one player alone."""
        holders = {each.deed.happened.who for each in self.retold if each.matter.breach == breach and each.deed.of_cards}
        holder = next(iter(holders)) if len(holders) == 1 else None
        return None if holder == Person(SPEAKER) else holder  # who may only have counted it

    def _did_it_alone(self, breach: Subject) -> Person | None:
        """Who is told to have done what one alone does in a deal, if the breach lies in that: whoever speaks of it did not."""
        verbs = {row.verb for row in words_of(breach)} & _DONE_ONCE
        did = {deed.happened.who for deed in self.deeds if deed.happened.verb in verbs and deed.state in (DONE, EARLIER)}
        return next(iter(did)) if len(did) == 1 else None

    def _nearest_to(self, breach: Subject) -> Way:
        """Where most is said of this breach, though nothing that is known to be said for it."""
        rows = words_of(breach)
        verbs = {row.verb: row for row in rows if row.verb}
        found = nearest(self, self.game, breach, verbs)
        # Where nobody told the act, nor is told what else its words would say.
        told = None if found.deed is None else verbs.get(found.deed.happened.verb)
        row = evolve(rows[0], verb="", of=()) if told is None else evolve(told, of=())
        if (said := self._said_wrongly(breach)) is not None:
            first, last = self.sentence.span(said)
            nobody = not any(piece.kind == PERSON for piece in self.sentence.pieces[first:last])  # Thirteen!
            return Way(breach, row, Found(phrase(breach.name), 0.0, (said,)), 0.0, found.who if nobody else None)
        return Way(breach, row, Found(phrase(breach.name), 0.0, (found.at,)), 0.0, found.who, found.unknown)

    def who_dealt(self, breach: Subject) -> Person | None:
        """Who is told to deal, where that is wrong with which alone a deal can be: whoever notices it did not do it."""
        verbs = {row.verb for row in words_of(breach) if row.verb}
        if not verbs or not verbs <= _DEALING or (isinstance(breach, Kind) and breach.form is Form.TURN):
            return None
        done = (deed.happened.who for deed in self.deeds if deed.happened.verb in _DEALING and deed.state in (DONE, EARLIER))
        named = (piece.person for piece in self.sentence.pieces if piece.person == Person(DEALER) and not piece.quoted)
        return next((who for who in done if who is not None and who.base != ANYBODY), None) or next(named, None)

    def _said_wrongly(self, breach: Subject) -> int | None:
        """The place of the number that is this breach: who said it did it, and what was done before did not come after."""
        number = self.held.number if self.held is not None and breach in self.held.breaches else None
        places = (place for place, piece in enumerate(self.sentence.pieces) if piece.kind == NUMBER and piece.number == number)
        return next(places, None) if number is not None else None

    def read(self, way: Way) -> Question:
        """It as a question, understood in this way."""
        return Reading(self, way).question()

    # --- which breach

    def ways(self) -> list[Way]:
        """Every way to understand it, the best first; of two as good, what happens in the play before a thing of the deal."""
        found = [way for breach in askable(self.game) for way in self._ways_of(breach)]
        return sorted(found, key=lambda way: (-way.score, way.asked.phase == DEAL))

    def _ways_of(self, breach: Subject) -> Iterator[Way]:
        layers, asked_for = self.game.about(breach)
        for asked in words_of(breach):
            told = {fact: answer for name, answer in asked.of for fact in asked_for if fact.name == name}
            if is_spoken_of(layers, breach, told):
                yield from self._ways_as(breach, asked)

    def _ways_as(self, breach: Subject, asked: Asked) -> Iterator[Way]:
        best: Way | None = None
        for text in asked.phrases:
            found = find(phrase(text), self.sentence.pieces, self.sentence.fits, self.sentence.stems, asked=True)
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

    def happened(self, start: int, subject: Person) -> Iterator[Happened]:
        """What was done from this place on, in the order of time."""
        told = deeds(self.sentence.pieces, self.game, self.sentence.fits, subject, start, self.sentence.players)
        yield from self._in_time(told, start)

    def _in_time(self, told: Iterable[Deed], start: int) -> list[Happened]:
        done = (deed for deed in told if deed.state == DONE or (deed.state == EARLIER and self.timing.by_then(deed, start)))
        return sorted((self._in_words(deed, start) for deed in done), key=lambda each: each.at)


def _whose(told: Found) -> Person:
    """Whose turn it is said to be, or not to be."""
    return person_of(told.slots.get("person") or told.slots["owner"])
