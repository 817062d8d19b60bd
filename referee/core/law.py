"""A law as a row, and which row speaks.

A breach is a kind of thing that goes wrong; the rows that speak to it differ in the facts they require. A fact is a question
in English with a few possible answers, and a function that finds the answer at the table. The same rows serve a referee who
reads a log (the facts come from the acts) and one who is called to a table (the facts come from whoever can answer).

Rows about one breach in one layer must exclude each other, so that when one fits no other can: `gaps_and_conflicts` proves
it by trying every combination of answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, Protocol

from attrs import evolve, field, fields_dict, frozen

from referee.core.book import Citation, cite

if TYPE_CHECKING:
    from referee.core.matter import Matter
    from referee.core.record import Act, Seat
    from referee.core.table import Table

YES, NO = "yes", "no"

Reader = Callable[["Table", "Matter", "Act"], str | None]


@frozen(eq=False)
class Fact:
    """Something that decides between laws: a question, its possible answers, and how a log answers it."""

    name: str
    #: in English; {offender}, {partner}, {left} and {right} stand for the seats of the matter
    question: str
    #: the answer at this act, seen from the table as it stood before it, or None while nobody can say
    read: Reader
    answers: tuple[str, ...] = (YES, NO)
    #: whether only what happens after the offence can answer
    later: bool = False

    @property
    def yes(self) -> Condition:
        """The condition that the answer is yes."""
        return self.is_(YES)

    @property
    def no(self) -> Condition:
        """The condition that the answer is no."""
        return self.is_(NO)

    def is_(self, *answers: str) -> Condition:
        """The condition that the answer is one of these."""
        unknown = set(answers) - set(self.answers)
        if unknown:
            raise ValueError(f"'{self.name}' has no answer {sorted(unknown)}; it has {list(self.answers)}")
        return Condition(self, frozenset(answers))


def of(parameter: str, *answers: str, question: str) -> Fact:
    """A further parameter of a finding as a fact, told by the detector with the matter or an argument of its use."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        return matter.parameter(parameter)

    return Fact(parameter, question, read, answers)


@frozen
class Condition:
    """A fact that a row requires."""

    fact: Fact
    answers: frozenset[str]

    def holds(self, known: Mapping[Fact, str]) -> bool | None:
        """Whether it holds, or None where its fact is unknown."""
        answer = known.get(self.fact)
        return None if answer is None else answer in self.answers

    def __str__(self) -> str:
        wanted = [answer for answer in self.fact.answers if answer in self.answers]
        return f"{self.fact.name}={'|'.join(wanted)}"


# --- what a table waits for while a breach is open
MUST_BE_REPLACED = "the offender must put another in its place"
OUT_OF_TURN = "made when it was another's turn"
DEEMED_PASS = "counts as a pass"
WITHOUT_EFFECT = "has no effect"


#: the place of what is told first
FIRST = -1


@frozen(eq=False)
class Breach:
    """What goes wrong at a table, in whatever game: a use of a kind in `referee.core.expect`, or an act that is allowed."""

    name: str
    #: the bad thing, in English
    says: str
    #: combinations of answers that cannot occur, so that no row need speak to them
    never: tuple[tuple[Condition, ...], ...] = field(default=(), kw_only=True, eq=False, repr=False)
    #: what the table waits for while the matter is open, where it holds the game up (`MUST_BE_REPLACED` ...)
    waits: str = field(default="", kw_only=True, eq=False, repr=False)
    #: an act that the book expressly allows, or that is the proper use of a right: told, and not held against anybody
    regular: bool = field(default=False, kw_only=True, eq=False, repr=False)

    @property
    def suspect(self) -> bool:
        """Whether it is the record that does not hold together, rather than a player who erred; nobody is accused."""
        return False

    @property
    def arguments(self) -> dict[str, str]:
        """What it is of, parameter by parameter; an act that is allowed has none."""
        return {}

    @property
    def place(self) -> int:
        """Where it is told among the breaches of one act; an act that is allowed has no form, and comes first."""
        return FIRST

    def __str__(self) -> str:
        return self.name


@frozen
class Role:
    """Somebody, seen from the offence: the offender's partner, the declarer, either opponent."""

    phrase: str
    #: the seats meant; empty where the table cannot say (no declarer yet)
    seats: Callable[[Table, Matter], tuple[Seat, ...]]


@frozen
class Window:
    """A limit of time: the act that closes it."""

    phrase: str
    #: whether this act, at the table as it stood before it, closes the window of that matter
    closes: Callable[[Table, Matter, Act], bool]


@frozen
class Consequence:
    """One thing that a ruling comes to at its table, in English."""

    words: str
    #: whether somebody may choose it
    choice: bool = False

    def __str__(self) -> str:
        return self.words


class Part(Protocol):
    """One thing that a law gives, imposes or undoes."""

    @property
    def bites(self) -> bool:
        """Whether anything is taken from or imposed on anybody: a right, a duty, a loss."""
        ...

    @property
    def status(self) -> str:
        """The status a ruling has when it gives this."""
        ...

    @property
    def choice(self) -> bool:
        """Whether it is something that somebody may choose."""
        ...

    def text(self, table: Table, matter: Matter) -> str:
        """What it comes to at this table, in English: one thing, or nothing worth a word."""
        ...

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table after it."""
        ...

    def brings_up(self, matter: Matter) -> Breach | None:
        """The further matter that it opens, to which laws of its own speak."""
        ...


@frozen
class Remedy:
    """What a law gives: one or more parts that hold together."""

    parts: tuple[Part, ...]

    def __and__(self, other: Remedy) -> Remedy:
        return Remedy(self.parts + other.parts)

    @property
    def bites(self) -> bool:
        """Whether it takes from or imposes on anybody."""
        return any(part.bites for part in self.parts)

    @property
    def status(self) -> str:
        """The status of a ruling that gives it: that of its first part."""
        return self.parts[0].status

    def consequences(self, table: Table, matter: Matter) -> tuple[Consequence, ...]:
        """What it comes to at this table."""
        said = ((part, part.text(table, matter)) for part in self.parts)
        return tuple(Consequence(words, part.choice) for part, words in said if words)


#: the kinds of row, as the catalogue of the books sorts them
KINDS = ("penalty", "allowed", "forbidden", "definition", "scoring", "gap", "derived")


def _breaches(value: Breach | Iterable[Breach] | None) -> tuple[Breach, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, Breach) else tuple(value)


def _conditions(value: Iterable[Condition]) -> tuple[Condition, ...]:
    return tuple(value)


@frozen(kw_only=True, eq=False)
class Law:
    """One row: what it speaks to, under which facts, until when, what it gives, who chooses, where it stands."""

    slug: str = field(kw_only=False)
    #: the kinds of breach it speaks to; none for a definition
    breach: tuple[Breach, ...] = field(default=(), converter=_breaches)
    when: tuple[Condition, ...] = field(default=(), converter=_conditions)
    until: Window | None = None
    remedy: Remedy | None = None
    #: who may choose or demand; None where nobody need
    chooser: Role | None = None
    kind: str = "penalty"
    #: under this law nobody erred, though under others about the same breach somebody did
    proper: bool = False
    cite: Citation = field(converter=cite)
    #: the law in one sentence of ours
    says: str
    #: the slug of the game it belongs to; its game fills it in
    game: str = ""

    @property
    def id(self) -> str:
        """The law's name in the whole library."""
        return f"{self.game}/{self.slug}"

    def fit(self, known: Mapping[Fact, str]) -> bool | None:
        """Whether it speaks under these facts: yes, no, or None while a fact it needs is unknown."""
        holds = [condition.holds(known) for condition in self.when]
        if False in holds:
            return False
        return None if None in holds else True

    def but(self, **changes: Any) -> Law:
        """The same law with a difference, for a variant; a change that changes nothing is an error."""
        for name, value in changes.items():
            if getattr(self, name) == as_slot(Law, name, value):
                raise ValueError(f"{name}={value!r} is what '{self.slug}' already says; leave it out")
        return evolve(self, **changes)


def as_slot(kind: type, name: str, value: Any) -> Any:
    """A value as that slot of such a thing takes it: a citation for the text of one, a tuple for a list."""
    convert: Any = fields_dict(kind)[name].converter
    return convert(value) if convert else value


def same_row(one: Law, other: Law) -> bool:
    """Whether two rows say the same, whichever game has them."""
    return all(getattr(one, name) == getattr(other, name) for name in fields_dict(Law) if name != "game")


#: one layer of law: the rows of a game, of its base, of its family, or of the general rules
Layer = tuple[Law, ...]


def speaking(layers: Iterable[Layer], breach: Breach, known: Mapping[Fact, str]) -> tuple[list[Law], bool]:
    """The rows that speak or may yet speak to a breach, and whether that is settled.

    The most specific layer with a row that fits speaks; a row there that may still fit keeps the matter open.
    """
    for layer in layers:
        rows = [(law, law.fit(known)) for law in layer if breach in law.breach]
        fitting = [law for law, fit in rows if fit]
        if fitting:
            return fitting, True
        possible = [law for law, fit in rows if fit is None]
        if possible:
            return possible, False
    return [], True


def facts_of(layers: Iterable[Layer], breach: Breach) -> list[Fact]:
    """The facts that decide between the rows about a breach, in the order in which the rows name them."""
    seen: dict[Fact, None] = {}
    for layer in layers:
        for law in layer:
            if breach in law.breach:
                seen.update((condition.fact, None) for condition in law.when)
    return list(seen)


def gaps_and_conflicts(layers: tuple[Layer, ...], breach: Breach) -> Iterator[str]:
    """What is wrong with the decision table of a breach: combinations to which no row speaks, or two rows of one layer."""
    facts = facts_of(layers, breach)
    for answers in product(*(fact.answers for fact in facts)):
        known = dict(zip(facts, answers, strict=True))
        if any(all(condition.holds(known) for condition in combination) for combination in breach.never):
            continue
        rows, _ = speaking(layers, breach, known)
        named = ", ".join(f"{fact.name}={answer}" for fact, answer in known.items()) or "always"
        if not rows:
            yield f"{breach}: no row speaks ({named})"
        elif len(rows) > 1:
            yield f"{breach}: {' and '.join(f'{law.id} ({law.cite})' for law in rows)} both speak ({named})"
