"""One question judged: what is known, what can be asked for, what the laws then say and what each of them brings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, islice, product
from typing import Any

from attrs import evolve

from referee.ask.answers.answer import Answer, Prompt
from referee.ask.answers.ruling import Facts, Known, Leaf, Split, Tree, deciding, grow, never, splits
from referee.ask.hearing.heard import Question
from referee.ask.table.partly import HalfTable, Untold, part_of, part_of_table, told_act, told_part, unless_untold, what_is_told
from referee.ask.table.scene import Scene, as_far_as_told, in_all, scenes, told_matter
from referee.ask.topics.leaning import leaning, likeliest
from referee.ask.topics.ranking import Nearness, laws_near
from referee.ask.words.speaker import in_full, spoken_to
from referee.core.cards import CLUBS
from referee.core.expect import WrongNumber
from referee.core.fact import NO, Fact
from referee.core.fold import NO_LAW
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.people import DEALER, DECLARER, OFFENDER, TURN, Said, agreed, differ
from referee.core.record import DOUBLE, NO_TRUMP, PASS, REDOUBLE, Act, Call, bid, seat_names
from referee.core.remedy import Consequence, RemedyPart
from referee.core.speaking import facts_of, speaking
from referee.core.status import NEEDS_FACT, SILENT
from referee.core.subject import OUT_OF_TURN, Subject
from referee.core.table import DEAL, PLAY, Table
from referee.core.window import Limit
from referee.families.bridge.facts.auction import A_BID, A_DOUBLE, A_PASS, ANY_BID_BEFORE, KIND_OF_CALL
from referee.mechanics.auction.state import Auction
from referee.mechanics.declarer.contract import Contract, declarer_of
from referee.mechanics.tricks.state import Tricks
from referee.report import question_of

_DEEPEST = 3
#: more choosers than these are not told seat by seat
_MOST_NAMED = 2
#: whoever it may be
_SOMEBODY = "somebody"
_EVERY_CALL = (PASS, DOUBLE, REDOUBLE, *range(35))


class Judge:
    """Everything that one question is judged with."""

    def __init__(
        self,
        game: Game,
        question: Question,
        found: list[Scene],
        table: Table | None,
        given: Mapping[Fact, str],
        prompt: Prompt | None,
    ) -> None:
        self.game, self.found, self.given, self.prompt = game, found, given, prompt
        self.question = evolve(question, names=in_full(question.names))
        seatings = question.seatings
        seats = {scene.matter.seat for scene in found}
        self.seat = seats.pop() if len(seats) == 1 else agreed(seatings, OFFENDER) if table is None else None
        self.declarer = declarer_of(table) if table is not None else agreed(seatings, DECLARER)
        others = {scene.matter.other for scene in found}
        self.other = others.pop() if len(others) == 1 else None
        befores = [scene.matter.before for scene in found]
        self.before = befores[0] if all(_told(each) == _told(befores[0]) for each in befores) else None
        self.count = getattr(found[0].matter, "count", None)
        self.call = question.call if question.call is not None else found[0].matter.call if len(found) == 1 else None
        self.card = found[0].matter.card if len(found) == 1 else None
        self.table = table
        self.names = (question.names or seat_names(game.seats)) if table is None else table.names
        self.asked: dict[Fact, str] = {}
        #: the words that told a fact to which they only lean
        self.leaned: dict[Fact, str] = {}

    def answer(self) -> Answer:
        """The answer, after asking for what is missing where there is somebody to ask."""
        question = self.question
        facts = facts_of(self.game.layers, question.breach)
        near = laws_near(self.game, question.breach, question.text) if question.text.strip() else None
        known = self._known(question.breach)
        known = known if near is None else self._leaned(question.breach, known, near)
        known = self._ask_for(question.breach, known)
        tree = self._tree(question.breach, known, _DEEPEST)
        supposed = {fact: answer for fact, answer in self._still_in_time(facts).items() if known[fact] == answer}
        return Answer(
            self.game,
            question.text,
            _status(tree),
            question,
            None,
            self.names,
            self.seat,
            self.declarer,
            {fact: answer for fact, answer in known.items() if fact in facts and fact not in supposed},
            dict(self._words(known)),
            tree=tree,
            bids=dict(self._bids(tree)),
            leaned=frozenset((*self.leaned, *self._of_the_game(known))),
            likeliest=likeliest(self._led(question.breach, known, tree.fact), near)
            if near is not None and isinstance(tree, Split)
            else None,
            lapsed=tuple(self._lapsed(question.breach, known)) if isinstance(tree, Leaf) else (),
        )

    # --- what is known

    def _known(self, breach: Subject) -> dict[Fact, str]:
        """The facts about a breach: those given outweigh those that acts tell, and these what was told in words.

        What words tell outweighs what the game has by itself, where nobody tells how it is at their table.
        """
        facts = facts_of(self.game.layers, breach)
        known = in_all(scene.known(self.game, breach) for scene in self.found)
        told = {fact: self.question.facts[fact.name] for fact in facts if fact.name in self.question.facts}
        told = {fact: answer for fact, answer in told.items() if answer in fact.answers}
        if self.table is None:
            known = {fact: answer for fact, answer in known.items() if fact not in told or answer != self._by_itself(fact)}
        if not self.question.asked.verb:  # the very act is not told, and what it was is found from its words
            known |= {fact: answer for fact, answer in told.items() if not fact.later}
        return {**self._still_in_time(facts), **told, **known, **self.given, **self.asked}

    def _still_in_time(self, facts: Iterable[Fact]) -> dict[Fact, str]:
        """The limits of time of what is not done yet, all of which can be kept."""
        return {fact: fact.kept[-1] for fact in facts if isinstance(fact, Limit)} if self.question.planned else {}

    def _leaned(self, breach: Subject, known: dict[Fact, str], near: Nearness) -> dict[Fact, str]:
        """What is known with the answers to which the words lean, of each fact that would else be asked for."""
        left_open: frozenset[Fact] = frozenset()
        while True:
            rows, settled = speaking(self.game.layers, breach, known)
            fact = None if settled else deciding(rows, known, left_open)
            if fact is None:
                return known
            found = leaning(fact, self._led(breach, known, fact), near, self.question.clauses, self.question.clause)
            if found is None:
                left_open |= {fact}
            else:
                known = {**known, fact: found.answer}
                self.leaned[fact] = found.words

    def _lapsed(self, breach: Subject, known: Known) -> Iterator[tuple[Law, Limit]]:
        """The laws that would have spoken in time, each with the limit that was missed."""
        rows, _ = speaking(self.game.layers, breach, known)
        for limit in (fact for fact in known if isinstance(fact, Limit) and known[fact] not in fact.kept):
            in_time, settled = speaking(self.game.layers, breach, {**known, limit: limit.kept[0]})
            if settled and in_time and in_time != rows:
                yield in_time[0], limit

    def _led(self, breach: Subject, known: Known, fact: Fact) -> dict[str, frozenset[Law]]:
        """The laws to which each answer of a fact may lead, of those that can be given and lead to any."""
        led: dict[str, frozenset[Law]] = {}
        for answer in self._possible(fact):
            supposed = {**known, fact: answer}
            if not never(breach, supposed):
                led[answer] = frozenset(speaking(self.game.layers, breach, supposed)[0])
        return {answer: laws for answer, laws in led.items() if laws}

    def _words(self, known: Known) -> Iterator[tuple[Fact, str]]:
        """The words that told each of these facts: its own, or those of the act that tells it."""
        question = self.question
        told = self.found[0].told(self.game, question.breach)
        clauses = (question.clause, *(each.words for each in question.next), *(each.words for each in question.come))
        for fact, answer in known.items():
            if self.leaned.get(fact):
                yield fact, self.leaned[fact]
                continue
            if fact in self.given or fact in self.asked or answer == self._by_itself(fact):
                continue
            of_acts, place = told.get(fact, ("", -1))
            if of_acts == answer and 0 <= place < len(clauses) and clauses[place]:
                yield fact, clauses[place]
            elif of_acts != answer and question.facts.get(fact.name) == answer and question.words.get(fact.name):
                yield fact, question.words[fact.name]

    def _of_the_game(self, known: Known) -> Iterator[Fact]:
        """The facts that are so in the game as the book has it, and of which nobody told how they are at their table."""
        told = (*self.given, *self.asked)
        for fact, answer in known.items():
            told_in_words = fact in told or self.question.facts.get(fact.name) == answer
            if self.table is None and not told_in_words and answer == self._by_itself(fact):
                yield fact

    def _by_itself(self, fact: Fact) -> str | None:
        """What the game answers, whatever was told."""
        matter = part_of(Matter, breach=self.question.breach, known=())
        return unless_untold(fact.answer, part_of_table(self.game), matter, told_act("", None))

    def _ask_for(self, breach: Subject, known: dict[Fact, str]) -> dict[Fact, str]:
        """What is known after asking, one fact at a time, for each that still decides."""
        if self.prompt is None:
            return known
        unanswered = frozenset(fact for fact in facts_of(self.game.layers, breach) if self.question.planned and fact.later)
        while True:
            rows, settled = speaking(self.game.layers, breach, known)
            fact = None if settled else deciding(rows, known, unanswered)
            if fact is None:
                break
            answer = self.prompt(
                evolve(fact, answers={each: fact.said(each) for each in self._possible(fact)}),
                self._question_of(fact),
            )
            if answer is None:
                unanswered |= {fact}
            else:
                self.asked[fact] = known[fact] = answer
        if settled and rows:
            for _, further, judge in self._further(rows[0], breach, known):
                judge._ask_for(further, judge._known(further))
        return known

    def _question_of(self, fact: Fact) -> str:
        """The question of a fact, put to whoever asks."""
        names = self.question.names or self.names
        asked = question_of(fact, self.seat, names)
        if "you" not in names:
            return asked
        if self.seat is None or names[self.seat] != "you":
            return spoken_to(asked)
        return spoken_to(asked.replace("the offender's", "your").replace("the offender", "you"), before="you ")

    # --- what the laws say

    def _tree(self, breach: Subject, known: Known, depth: int) -> Tree:
        def tell(law: Law | None, of: Subject, under: Known) -> Leaf:
            return self._leaf(law, of, under, depth)

        facts = Facts(self._question_of, self._possible)
        return grow(self.game, breach, known, facts, tell)

    def _leaf(self, law: Law | None, breach: Subject, known: Known, depth: int) -> Leaf:
        if law is None:
            return Leaf(breach, None, (NO_LAW,))
        then: list[tuple[str, Tree]] = []
        for when, further, judge in self._further(law, breach, known) if depth else ():
            then.append((when, judge._tree(further, judge._known(further), depth - 1)))
        matter = self._matter(breach, known, law)
        until = law.ends.phrase if law.ends else ""
        remedy = law.given(known)
        status = SILENT if remedy is None else remedy.status
        return Leaf(breach, law, self._remedy(law, matter), self._chooser(law, matter), until, tuple(then), status)

    def _chooser(self, law: Law, matter: Matter) -> str:
        role = law.chooses
        if role is None:
            return ""
        table = self._tables()[0]
        if not isinstance(table, HalfTable) and agreed(self.question.seatings, DEALER) is None:
            elsewhere = table.but(dealer=(table.dealer + 1) % len(table.names))
            if unless_untold(role.seats, elsewhere, matter) != unless_untold(role.seats, table, matter):
                return role.phrase  # found from a dealer of whom nobody told
        seats = () if role.from_the_one_called_on else unless_untold(role.seats, table, matter) or ()
        named = " or ".join(table.name(seat) for seat in seats) if len(seats) <= _MOST_NAMED else ""
        return f"{named}, {role.phrase}" if named else role.phrase

    def _matter(self, breach: Subject, known: Known, law: Law | None = None, **instead: object) -> Matter:
        told: dict[str, object] = {
            "before": self.before,
            "call": self.call,
            "card": self.card if self.card is not None else _first(self.question.cards),
        }
        if self.count is not None:
            told["count"] = self.count
        return told_matter(self.question, breach, self.seat, self.other, known, law, **(told | instead))

    def _tables(self) -> tuple[Table, ...]:
        """The table as far as it is told, then one on which there is no contract, for words that do without."""
        seats = self.question.names or self.names
        told: dict[str, Any] = {"names": seats, "phase": self.question.phase or DEAL}
        if (dealer := agreed(self.question.seatings, DEALER)) is not None:
            told["dealer"] = dealer
        bare = Table(self.game, **told)
        if len(self.found) == 1:
            return self.found[0].table, bare
        if self.question.phase == PLAY:
            declares = {} if self.declarer is None else {"declarer": self.declarer}
            return part_of_table(self.game, seats, phase=PLAY).but(part_of(Contract, **declares)), bare
        return bare, bare

    def _remedy(self, law: Law, matter: Matter) -> tuple[Consequence, ...]:
        """What a law comes to; what cannot be said without more being told, as the law has it in general.

        One that only brings up another matter has no words of its own, and then the law speaks for itself.
        """
        remedy = law.given(dict(matter.known))
        if remedy is None:
            return ()
        told = [self._consequence(part, matter) for part in remedy.parts]
        if "you" in self.names:
            to_you = accumulate((each.words for each in told), lambda before, words: spoken_to(words, before), initial="")
            told = [evolve(each, words=words) for each, words in zip(told, islice(to_you, 1, None), strict=True)]
        return tuple(each for each in told if each.words) or (Consequence(law.says),)

    def _consequence(self, part: RemedyPart, matter: Matter) -> Consequence:
        for table in self._tables():
            for before in (matter.before, None):
                again = self._again(matter, before=before)
                given = unless_untold(part.consequence, table, again)
                if given is not None:
                    return self._whoever_deals(given, part, table, again)
        return part.consequence(Table(self.game), Matter(matter.breach, None, "", law=matter.law))

    def _whoever_deals(self, given: Consequence, part: RemedyPart, table: Table, matter: Matter) -> Consequence:
        """The same, with nobody named who is only found from the dealer, where nobody told who that is."""
        if isinstance(table, HalfTable) or agreed(self.question.seatings, DEALER) is not None:
            return given
        others = unless_untold(part.consequence, table.but(dealer=(table.dealer + 1) % len(table.names)), matter)
        if others is None or others.words == given.words:
            return given
        of_nobody = unless_untold(part.consequence, table.but(names=tuple(self._by_roles(table, matter))), matter) or given
        return evolve(of_nobody, words=of_nobody.words.replace(f"{_SOMEBODY} and {_SOMEBODY}", "the others"))

    def _by_roles(self, table: Table, matter: Matter) -> Iterator[str]:
        """What the players are called of whom it is not known where they sit: whoever has a choice, by that."""
        role = None if matter.law is None else matter.law.chooses
        choosing = () if role is None else unless_untold(role.seats, table, matter) or ()
        for seat in range(len(table.names)):
            alone = role is not None and choosing == (seat,) and not role.from_the_one_called_on
            yield role.phrase if role is not None and alone else _SOMEBODY

    def _again(self, matter: Matter, **instead: object) -> Matter:
        return self._matter(matter.breach, dict(matter.known), matter.law, **instead)

    def _further(self, law: Law, breach: Subject, known: Known) -> Iterator[tuple[str, Subject, Judge]]:
        """The matters that a law brings up; where they hang on a call not told, each that may be."""
        remedy = law.given(known)
        if remedy is None:
            return
        seen: set[Subject] = set()
        told = self.call is not None or self.question.bids
        for kind, call in self._calls_it_may_be():
            for part in remedy.parts:
                child = self._brought_up(part, breach, known, law, call)
                if child is not None and child not in seen:
                    seen.add(child)
                    supposed = bool(kind) and not told
                    yield (
                        f"{KIND_OF_CALL.name}={KIND_OF_CALL.said(kind)}" if supposed else "",
                        child,
                        self._if(call) if supposed else self,
                    )

    def _calls_it_may_be(self) -> tuple[tuple[str, Call | None], ...]:
        any_bid = bid(1, CLUBS)
        if self.call is not None or self.question.bids:
            return (("", any_bid if self.call is None else self.call),)
        return ("", None), (A_PASS, PASS), (A_BID, any_bid), (A_DOUBLE, DOUBLE)

    def _brought_up(self, part: RemedyPart, breach: Subject, known: Known, law: Law, call: Call | None) -> Subject | None:
        """The kind of matter that a part of a remedy brings up; a double is taken for one of an opponent's bid, unless more is
        told."""
        matter = as_far_as_told(self._matter(breach, known, law, call=call))
        found = unless_untold(part.brings_up, matter)
        if found is None and call is not None and self.seat is not None and known.get(ANY_BID_BEFORE) != NO:
            left = (self.seat + 1) % len(self.names)
            auction = Auction(self.seat, bid=bid(1, CLUBS), bidder=left)
            matter = self._matter(breach, known, law, call=call, before=part_of_table(self.game).but(auction))
            found = unless_untold(part.brings_up, as_far_as_told(matter))
        return found

    def _if(self, call: Call | None) -> Judge:
        """The same, had the call been of this kind."""
        bids = call is not None and call >= 0
        question = evolve(self.question, call=None if bids else call, bids=bids)
        found = list(scenes(question, self.game, self.table))
        judge = Judge(self.game, question, found, self.table, self.given, self.prompt)
        judge.asked = self.asked
        return judge

    # --- what a call would answer

    def _possible(self, fact: Fact) -> Sequence[str]:
        """The answers of a fact, without those that cannot be: that no call gives where calls give it, that no seating has."""
        found = self._by_calls(fact) if fact.later else self._in_any_seating(fact)
        return list(fact.answers) if found is None or not found else [each for each in fact.answers if each in found]

    def _in_any_seating(self, fact: Fact) -> Collection[str] | None:
        """The answers in every seating, turn and trick that fit what is told; None where they hang on more than these."""
        if self.table is not None:
            return None
        question = self.question
        turns = frozenset({TURN, DECLARER} if question.phase == PLAY else {TURN})
        said = (*question.said, Said(lambda seating: True, turns))
        if question.breach.waits == OUT_OF_TURN:
            said = (*said, differ(OFFENDER, TURN))
        last = self.game.hand_size_at(len(self.names)) - 1
        counts = (-1, 0, 1, 2, last) if isinstance(question.breach, WrongNumber) else (1, 2, last)
        found: set[str] = set()
        calls = (bid(1, CLUBS), bid(1, NO_TRUMP)) if question.bids and question.call is None else (question.call,)
        for count, call in product(counts if question.count is None else (question.count,), calls):
            for scene in scenes(evolve(question, said=said, count=count, call=call), self.game, None):
                answer = unless_untold(fact.read, scene.table, scene.matter, scene.act)
                if answer is None:
                    return None
                found.add(answer)
        return found

    def _by_calls(self, fact: Fact) -> Mapping[str, list[int]] | None:
        """The calls of the offender that give each answer that calls give; None where they decide nothing, or who knows."""
        scene = self.found[0]
        if len(self.found) != 1 or scene.matter.seat is None or not fact.later:
            return None
        found: dict[str, list[int]] = {}
        try:
            for seat in range(len(self.names)):
                for call in _EVERY_CALL:
                    answer = fact.read(scene.table, scene.matter, Act("call", seat, call=call))
                    if answer is not None:
                        found.setdefault(answer, []).extend([call] if seat == scene.matter.seat else ())
        except Untold:
            return None
        return found if len(found) > 1 else None

    def _bids(self, tree: Tree) -> Iterator[tuple[tuple[Fact, str], int]]:
        """For each answer that only one bid by the offender gives, that bid."""
        for split in splits(tree):
            for answer, calls in (self._by_calls(split.fact) or {}).items():
                if len(calls) == 1 and calls[0] >= 0:
                    yield (split.fact, answer), calls[0]


def _first(cards: tuple[int, ...]) -> int | None:
    return cards[0] if cards else None


def _told(before: Table | None) -> object:
    """What is told of the auction or of the tricks at a table, to see whether two are the same."""
    return before and [(kind, what_is_told(part)) for kind in (Auction, Tricks) if (part := told_part(before, kind))]


def _status(tree: Tree) -> str:
    if isinstance(tree, Split):
        return NEEDS_FACT
    return tree.status
