"""What the referee says to a question, and how whoever asks gives him facts by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache

from attrs import field, frozen

from referee.ask.answers.ruling import Split, Tree, laws_in, splits
from referee.ask.hearing.heard import Heard, Question
from referee.ask.telling.question import NotUnderstood
from referee.ask.topics.corpus import Topic, topic_named, topics
from referee.ask.words.of_breaches import askable
from referee.core.fact import Fact
from referee.core.game import Game
from referee.core.law import Law
from referee.core.record import SEAT_LETTERS, Seat
from referee.core.speaking import facts_of
from referee.core.sums import Reckoned
from referee.core.window import Limit

#: the statuses of an answer beside those of rulings: `WHICH` where it is not sure what happened
NOT_UNDERSTOOD, NOTHING_WRONG, WHICH = "not understood", "nothing wrong", "which"
#: the fact that says which it was of several breaches of one kind
OF_WHAT = "of-what"
#: of what it may be about, so many are offered before all the others
OFFERED = 5
#: what somebody may do, or has to
_ASKS_LEAVE = re.compile(
    r"\b(?:allowed|permitted|entitled|supposed)\b[^.!?]*\?|\bha(?:ve|s) to\b[^.!?]*\?|"
    r"\b(?:may|can|could|must|should) (?:an?|any|one|the|my|his|her|our|your|their|i|we|you|he|she|they)\b[^.!?]*\?",
    re.IGNORECASE,
)
#: asks somebody for a fact: the fact and its question, to the answer or None where he cannot say
Prompt = Callable[[Fact, str], "str | None"]


class WrongFact(ValueError):
    """A fact that no law of the game asks for, an answer that it does not have, or a breach that there is not."""


@frozen
class Answer:
    """What the referee says to a question."""

    game: Game
    text: str
    status: str
    #: how it was understood, or why it was not
    question: Question | None = None
    problem: NotUnderstood | None = None
    #: what the players are called, by seat
    names: tuple[str, ...] = tuple(SEAT_LETTERS)
    #: the offender, the declarer, where they are told
    seat: Seat | None = None
    declarer: Seat | None = None
    #: what is known of the facts that decide
    facts: Mapping[Fact, str] = field(factory=dict)
    #: the words that told each of them, where words did
    words: Mapping[Fact, str] = field(factory=dict)
    #: the facts that no words plainly tell, and to an answer of which the telling leans
    leaned: frozenset[Fact] = frozenset()
    tree: Tree | None = None
    #: the answer that the telling makes likeliest to what is asked first
    likeliest: str | None = None
    #: the laws that would have spoken in time, each with the limit that was missed
    lapsed: tuple[tuple[Law, Limit], ...] = ()
    #: what it may be about, the likeliest first, where that is not sure
    which: tuple[Topic, ...] = ()
    #: for an answer that only one bid fits, that bid
    bids: Mapping[tuple[Fact, str], int] = field(factory=dict)
    #: what was heard of it, in order
    heard: tuple[Heard, ...] = ()
    #: what the numbers come to that it tells
    sums: tuple[Reckoned, ...] = ()

    @property
    def is_of_one_kind(self) -> bool:
        """Whether it is open which of several breaches of one kind it was."""
        return isinstance(self.tree, Split) and self.tree.fact.name == OF_WHAT

    @property
    def asks_leave(self) -> bool:
        """Whether it is asked what somebody may do, or has to."""
        return _ASKS_LEAVE.search(self.text) is not None

    @property
    def is_planned(self) -> bool:
        """Whether nobody has done yet what it is about."""
        return self.question is not None and self.question.planned

    @property
    def number_is_right(self) -> bool:
        """Whether it is about a number that was counted, and is what it comes to."""
        held = [each.held for each in self.sums if each.held is not None and each.held.kept]
        return self.question is not None and any(self.question.breach in each.breaches for each in held)

    @property
    def exit_code(self) -> int:
        """What a command that asked this exits with."""
        return 2 if self.status == NOT_UNDERSTOOD else 0

    @property
    def laws(self) -> tuple[Law, ...]:
        """The laws that speak or may speak, those of further matters included, each once."""
        return tuple(dict.fromkeys(laws_in(self.tree))) if self.tree else ()

    @property
    def needs(self) -> tuple[Split, ...]:
        """The facts that still decide, each once, with its question and its answers: of what is not done yet nobody can tell
        what came later."""
        found = {split.fact: split for split in reversed(list(splits(self.tree)))} if self.tree else {}
        return tuple(split for fact, split in found.items() if not (self.is_planned and fact.later))[::-1]


def topic_called(game: Game, name: str) -> Topic:
    """The breach or the law that somebody means by this name."""
    topic = topic_named(game, name.strip().casefold())
    if topic is None:
        close = get_close_matches(name, [*(each.name for each in topics(game)), *(law.slug for law in game.laws)], 1)
        hint = f"; did you mean '{close[0]}'?" if close else ""
        raise WrongFact(f"no law of {game.slug} is called '{name}', nor a breach it speaks of{hint}")
    return topic


@cache
def facts_in(game: Game) -> dict[str, list[Fact]]:
    """Every fact that a law in force asks for, by its name."""
    found: dict[str, list[Fact]] = {}
    for breach in askable(game):
        for fact in facts_of(game.layers, breach):
            if fact not in found.setdefault(fact.name, []):
                found[fact.name].append(fact)
    return found


def facts_given(game: Game, told: Mapping[str, str]) -> Iterator[tuple[Fact, str]]:
    """Facts by name with their answers, as somebody typed them."""
    every = facts_in(game)
    for name, words in told.items():
        if name not in every:
            close = get_close_matches(name, every, 1)
            raise WrongFact(f"no law of {game.slug} asks for '{name}'" + (f"; did you mean '{close[0]}'?" if close else ""))
        for fact in every[name]:
            yield fact, answer_meant(fact, words)


def answer_meant(fact: Fact, words: str) -> str:
    """The answer of a fact that is meant: by its id, in full, by its number, or by any part that no other answer has."""
    wanted = words.strip().casefold()
    if wanted.isdecimal() and 1 <= int(wanted) <= len(fact.answers):
        return list(fact.answers)[int(wanted) - 1]
    said = {answer: words.casefold() for answer, words in fact.answers.items()}
    exact = [answer for answer, words in said.items() if wanted in (answer, words, _bare(words))]
    partly = [answer for answer, words in said.items() if wanted and words.startswith(wanted)]
    within = [answer for answer, words in said.items() if wanted and wanted in words]
    for meant in (exact, partly, within):
        if len(meant) == 1:
            return meant[0]
    close = get_close_matches(wanted, [*fact.answers, *fact.answers.values()], 1)
    hint = f"; did you mean '{close[0]}'?" if close else ""
    raise WrongFact(f"'{words}' does not answer {fact.name}; its answers are: {' | '.join(fact.answers.values())}{hint}")


def _bare(answer: str) -> str:
    words = answer.casefold().split()
    return " ".join(words[1:] if words[0] in ("a", "an", "the") else words)
