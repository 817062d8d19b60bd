"""A fact that decides between laws: a question in English with a few possible answers, and what finds the answer at the table.

The same facts serve a referee who reads a log (they come from the acts) and one who is called to a table (they come from
whoever can answer).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from attrs import field

from referee.core.values import frozen

if TYPE_CHECKING:
    from referee.core.matter import Matter
    from referee.core.record import Act
    from referee.core.table import Table

YES, NO = "yes", "no"

Reader = Callable[["Table", "Matter", "Act"], str | None]


class Answer(str):
    """A possible answer to a fact: a short id by which rows and other programs know it, and the words that people say.

    It is the id, and compares as that.

    >>> asked = Answer("partner-asked", "the partner had asked about the suit")
    >>> asked == "partner-asked", asked.words
    (True, 'the partner had asked about the suit')
    """

    __slots__ = ("words",)

    words: str

    def __new__(cls, id: str, words: str) -> Answer:
        """The id, which carries its words."""
        made = super().__new__(cls, id)
        made.words = words
        return made


def _answers(value: Mapping[str, str] | Iterable[str]) -> Mapping[str, str]:
    if isinstance(value, Mapping):
        return value
    return {str(each): each.words if isinstance(each, Answer) else each for each in value}


@frozen(eq=False)
class Fact:
    """Something that decides between laws: a question, its possible answers, and how a log answers it."""

    name: str
    #: in English; {offender}, {partner}, {left} and {right} stand for the seats of the matter
    question: str
    #: the answer at this act, seen from the table as it stood before it, or None while nobody can say
    read: Reader
    #: by id, with what people say; written as a row of `Answer`s
    answers: Mapping[str, str] = field(default=(YES, NO), converter=_answers)
    #: whether only what happens after the offence can answer
    later: bool = False

    def told_by(self, *, the_offence: bool) -> bool:
        """Whether the offence itself can tell it, or what comes after it."""
        return self.later != the_offence

    def answer(self, table: Table, matter: Matter, act: Act) -> str | None:
        """The answer that this act gives, or None; what comes after the offence, the offence itself cannot tell."""
        return None if self.later and matter.opened == table.clock else self.read(table, matter, act)

    def is_told(self, table: Table, matter: Matter) -> bool:
        """Whether the log may tell it yet, or whoever told it is the only one who can say."""
        return True

    @property
    def yes(self) -> Condition:
        """The condition that the answer is yes."""
        return self.is_(YES)

    @property
    def no(self) -> Condition:
        """The condition that the answer is no."""
        return self.is_(NO)

    def said(self, answer: str) -> str:
        """An answer in the words of people."""
        return self.answers[answer]

    def is_(self, *answers: str) -> Condition:
        """The condition that the answer is one of these."""
        unknown = set(answers) - set(self.answers)
        if unknown:
            raise ValueError(f"'{self.name}' has no answer {sorted(unknown)}; it has {list(self.answers)}")
        return Condition(self, frozenset(map(str, answers)))


def fact(name: str, question: str, answers: Iterable[str] = (YES, NO), *, later: bool = False) -> Callable[[Reader], Fact]:
    """What makes a fact of the function below it, which finds the answer in a log."""
    return lambda read: Fact(name, question, read, answers, later)


@frozen(eq=False)
class Parameter(Fact):
    """A further parameter of a finding, told by the detector with the matter or an argument of its use."""

    def told(self, answer: str) -> tuple[tuple[str, str], ...]:
        """That it is this, as a matter carries it and as a question means it."""
        return ((self.name, next(iter(self.is_(answer).answers))),)


def of(parameter: str, *answers: str, question: str) -> Parameter:
    """A parameter of a finding as a fact."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        return matter.parameter(parameter)

    return Parameter(parameter, question, read, answers)


@frozen
class Condition:
    """A fact that a row requires."""

    fact: Fact
    answers: frozenset[str]

    def holds(self, known: Mapping[Fact, str]) -> bool | None:
        """Whether it holds, or None where its fact is unknown."""
        answer = known.get(self.fact)
        return None if answer is None else answer in self.answers

    @property
    def told(self) -> list[str]:
        """The answers that it wants, in the order of the fact."""
        return [answer for answer in self.fact.answers if answer in self.answers]

    def __str__(self) -> str:
        return f"{self.fact.name}={'|'.join(self.fact.said(answer) for answer in self.told)}"
