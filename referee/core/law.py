"""A law as a row, and which row speaks.

A breach is a kind of thing that goes wrong; the rows that speak to it differ in the facts they require. A fact is a question
in English with a few possible answers, and a function that finds the answer at the table. The same rows serve a referee who
reads a log (the facts come from the acts) and one who is called to a table (the facts come from whoever can answer).

Rows about one breach in one layer must exclude each other, so that when one fits no other can: `gaps_and_conflicts` proves
it by trying every combination of answers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import Factory, evolve, field, fields, fields_dict

from referee.core.book import Citation, cite
from referee.core.status import CONDONED, DUE, LAWFUL, NO_PENALTY, NONE_STATED, SILENT
from referee.core.values import frozen

if TYPE_CHECKING:
    from referee.core.matter import Matter
    from referee.core.record import Act, Seat
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


# --- what a table waits for while a breach is open
MUST_BE_REPLACED = "the offender must put another in its place"
OUT_OF_TURN = "made when it was another's turn"
DEEMED_PASS = "counts as a pass"
WITHOUT_EFFECT = "has no effect"
STANDS_MEANWHILE = "stands as long as nothing is put in its place"


#: the place of what is told first
FIRST = -1


@frozen(eq=False)
class Subject:
    """A kind of thing that happens at a table, in whatever game, and of which laws speak."""

    name: str
    #: what happened, in English
    says: str
    #: combinations of answers that cannot occur, so that no row need speak to them
    never: tuple[tuple[Condition, ...], ...] = field(default=(), kw_only=True, eq=False, repr=False)
    #: what the table waits for while the matter is open, where it holds the game up (`MUST_BE_REPLACED` ...)
    waits: str = field(default="", kw_only=True, eq=False, repr=False)
    #: it lies in the past when it comes up, a wrong number of cards or a wrong card in the pack: to find it is to raise it
    found: bool = field(default=False, kw_only=True, eq=False, repr=False)
    #: it lies in the score that is written, and not in the play
    of_score: bool = field(default=False, kw_only=True, eq=False, repr=False)

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


@frozen(eq=False)
class Breach(Subject):
    """Something that goes wrong."""


@frozen(eq=False)
class Deed(Subject):
    """An act that the book expressly allows, or the proper use of a right: told, and not held against anybody."""


@frozen
class Role:
    """Somebody, seen from the offence: the offender's partner, the declarer, either opponent."""

    phrase: str
    #: the seats meant; empty where the table cannot say (no declarer yet)
    seats: Callable[[Table, Matter], tuple[Seat, ...]]
    #: whether it is seen from the player against whom a right is used, and not from the offender
    from_the_one_called_on: bool = False
    #: who may turn out to be meant, as long as the table cannot say, seen from that player
    meanwhile: Callable[[Table, Seat], tuple[Seat, ...]] | None = None


def _not_yet(table: Table, matter: Matter) -> bool | None:
    return False


@frozen(eq=False)
class Window:
    """A time that ends: with the act that closes it, which may have come before anything was wrong."""

    phrase: str
    #: whether this act, at the table as it stood before it, closes the window of that matter
    closes: Callable[[Table, Matter, Act], bool]
    #: whether it was closed already, as the table stands: a matter that comes up late finds it so; None is not told
    closed: Callable[[Table, Matter], bool | None] = _not_yet
    #: windows that are never open any longer than this one is closed: it ends with them, or before
    no_later_than: tuple[Window, ...] = ()

    def ends_by(self, other: Window) -> bool:
        """Whether it is said to be closed when the other one is."""
        return self is other or any(each.ends_by(other) for each in self.no_later_than)


def _any(told: Iterable[bool | None]) -> bool | None:
    answers = set(told)
    return True if True in answers else None if None in answers else False


def first_of(*windows: Window, phrase: str = "") -> Window:
    """The time that ends with whichever of these ends first; it may be called by the one that matters."""
    return Window(
        phrase or " or ".join(each.phrase for each in windows),
        lambda table, matter, act: any(each.closes(table, matter, act) for each in windows),
        lambda table, matter: _any(each.closed(table, matter) for each in windows),
        windows,
    )


#: answers of a limit: nobody has done it, and it can still be done; or it was not done in time
NOT_YET, TOO_LATE = Answer("not-yet", "not yet"), Answer("too-late", "not in time")


@frozen(eq=False, kw_only=True)
class Limit(Fact):
    """What has to be done about a matter before a window closes: the fact whether it was, made from these."""

    #: what has to be done: 'raised', 'put right', or what is demanded
    what: str
    before: Window
    #: who has to do it; None where it may be anybody
    by: Role | None = None
    #: the answers under which the time was kept, or still can be
    kept: tuple[str, ...] = (YES,)

    def answer(self, table: Table, matter: Matter, act: Act) -> str | None:
        """Unlike other facts of what comes later, this one may be settled as the matter comes up."""
        return self.read(table, matter, act)

    def told_by(self, *, the_offence: bool) -> bool:
        """Both can tell it: a time may be over when something goes wrong."""
        return True

    def is_told(self, table: Table, matter: Matter) -> bool:
        """Whether the log shows if its time was over; where it does not, nobody can say but those who were there."""
        return self.before.closed(table, matter) is not None

    @property
    def in_time(self) -> Condition:
        """The condition that it was done in time, or can still be."""
        return self.is_(*self.kept)

    @property
    def missed(self) -> Condition:
        """The condition that it was not."""
        return self.is_(*(answer for answer in self.answers if answer not in self.kept))

    def cannot_be(self, answer: str, other: Limit, others: str) -> bool:
        """Whether these two answers exclude each other: what was in time for the earlier is in time for the later.

        What was demanded in time, or still can be, was raised in time too.
        """
        alike = (self.what == other.what or (other.what == "raised" and NOT_YET in self.answers)) and (
            other.by is None or other.by is self.by
        )
        if self is other or not alike or answer not in self.kept or not self.before.ends_by(other.before):
            return False
        return others != answer


@frozen
class By:
    """Who may use what a law gives, until when, and what holds where he did not."""

    role: Role
    until: Window | None = None
    otherwise: Remedy | None = None

    @property
    def phrase(self) -> str:
        """Who it is, in English."""
        return self.role.phrase


def by(role: Role, *, until: Window | None = None, otherwise: Remedy | None = None) -> By:
    """Whoever has this role may use what a law gives."""
    return By(role, until, otherwise)


@frozen
class Consequence:
    """One thing that a ruling comes to at its table: which part of a remedy it is, with its parameters, and in English."""

    words: str
    #: whether somebody may choose it
    choice: bool = False
    #: the name of the part, of a closed set; nothing where no law gives it
    name: str = ""
    parameters: Mapping[str, Any] = field(factory=dict, eq=False)

    def __str__(self) -> str:
        return self.words


class Remedy(ABC):
    """What a law gives: one part, or several that hold together."""

    @property
    @abstractmethod
    def parts(self) -> tuple[RemedyPart, ...]:
        """The parts, in the order in which they are told and done."""

    def __and__(self, other: Remedy) -> Remedy:
        return Together((*self.parts, *other.parts))

    @property
    @abstractmethod
    def bites(self) -> bool:
        """Whether it takes from or imposes on anybody: a right, a duty, a loss."""

    @property
    @abstractmethod
    def status(self) -> str:
        """The status of a ruling that gives it."""

    def consequences(self, table: Table, matter: Matter) -> tuple[Consequence, ...]:
        """What it comes to at this table; a part without a word is told by what it brings up."""
        return tuple(told for part in self.parts if (told := part.consequence(table, matter)).words)

    def by(self, role: Role, *, until: Window | None = None, otherwise: Remedy | None = None) -> Remedy:
        """The same, for this player to use and not for the one whom the row names."""
        entrusted = tuple(Entrusted(part, By(role, until, otherwise)) for part in self.parts)
        return entrusted[0] if len(entrusted) == 1 else Together(entrusted)


@frozen
class Together(Remedy):
    """Parts that hold together."""

    parts: tuple[RemedyPart, ...]

    @property
    def bites(self) -> bool:
        """Whether any of its parts does."""
        return any(part.bites for part in self.parts)

    @property
    def status(self) -> str:
        """That of its first part."""
        return self.parts[0].status


#: the fields of a part that are no parameters of it: how it is told, what becomes of the table, what sort of ruling it makes
_NO_PARAMETERS = frozenset({"phrase", "meaning", "where", "given", "status", "bites", "choice"})


@frozen(kw_only=True)
class RemedyPart(Remedy):
    """One thing that a law gives, imposes or undoes: a name, parameters, words made from them, and a meaning.

    The kinds of part are few and closed (`referee.mechanics.rulings.gives.parts`). What a part depends on is a field of it,
    so that another program can read it and a proof can change it.
    """

    #: the kind of part, as other programs know it
    name: ClassVar[str]
    #: whether it says in words what the status of the ruling says already, or goes with another part as a remark
    only_words: ClassVar[bool] = False
    #: whether it only puts things back, or leaves them as they are, which is no loss beside a right that somebody had
    restores: ClassVar[bool] = False

    #: the status a ruling has when it gives this
    status: str = "due"
    #: whether anything is taken from or imposed on anybody: a right, a duty, a loss
    bites: bool = True
    #: whether it is something that somebody may choose
    choice: bool = False

    @property
    def parts(self) -> tuple[RemedyPart, ...]:
        """Itself: a part is a remedy of one part."""
        return (self,)

    @property
    def parameters(self) -> dict[str, Any]:
        """What makes this part differ from others of its name, as JSON tells it."""
        return {each.name: _plain(getattr(self, each.name)) for each in fields(type(self)) if each.name not in _NO_PARAMETERS}

    @abstractmethod
    def text(self, table: Table, matter: Matter) -> str:
        """What it comes to at this table, in English: one thing, or nothing worth a word."""

    @abstractmethod
    def apply(self, table: Table, matter: Matter) -> Table:
        """The table after it."""

    def brings_up(self, matter: Matter) -> Subject | None:
        """The further matter that it opens, to which laws of its own speak."""
        return None

    def consequence(self, table: Table, matter: Matter) -> Consequence:
        """What it comes to at this table, by name and in words."""
        return Consequence(self.text(table, matter), self.choice, self.name, self.parameters)


def _plain(value: Any) -> Any:
    """A parameter as JSON has it: who and when by their phrases, breaches, facts and laws by their names."""
    match value:
        case Role() | Window():
            return value.phrase
        case By():
            return {"role": value.role.phrase, "until": _plain(value.until), "otherwise": _plain(value.otherwise)}
        case Remedy():
            return [{"name": part.name, "parameters": part.parameters} for part in value.parts]
        case Mapping():
            return {str(key): _plain(each) for key, each in value.items()}
        case tuple() | frozenset():
            return [_plain(each) for each in value]
        case Law():
            return value.id
        case None | bool() | int() | str():
            return value
    return value.name


@frozen
class Entrusted(RemedyPart):
    """A part that somebody else may use than the player whom the row names, or until another time."""

    name = "entrusted"
    part: RemedyPart
    to: By
    status: str = field(default=Factory(lambda self: self.part.status, takes_self=True), kw_only=True)
    bites: bool = field(default=Factory(lambda self: self.part.bites, takes_self=True), kw_only=True)
    choice: bool = field(default=Factory(lambda self: self.part.choice, takes_self=True), kw_only=True)

    def text(self, table: Table, matter: Matter) -> str:
        """What it comes to for whoever may use it."""
        return self.part.text(table, evolve(matter, by=self.to))

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table after it."""
        return self.part.apply(table, evolve(matter, by=self.to))

    def brings_up(self, matter: Matter) -> Subject | None:
        """As the part."""
        return self.part.brings_up(matter)

    def consequence(self, table: Table, matter: Matter) -> Consequence:
        """As the part, for whoever may use it."""
        return self.part.consequence(table, evolve(matter, by=self.to))


# --- the kinds of row, as the catalogue of the books sorts them
PENALTY, ALLOWED, FORBIDDEN = "penalty", "allowed", "forbidden"
DEFINITION, SCORING, GAP, DERIVED = "definition", "scoring", "gap", "derived"
#: what a row is that gives a ruling of this status; any other is a penalty
_KIND_BY_STATUS = {
    LAWFUL: ALLOWED, NO_PENALTY: ALLOWED, CONDONED: ALLOWED, NONE_STATED: FORBIDDEN, SILENT: GAP,
}  # fmt: skip


def _breaches(value: Breach | Iterable[Breach]) -> tuple[Breach, ...]:
    return (value,) if isinstance(value, Subject) else tuple(value)


def _deeds(value: Deed | Iterable[Deed]) -> tuple[Deed, ...]:
    return (value,) if isinstance(value, Subject) else tuple(value)


def _conditions(value: Iterable[Condition]) -> tuple[Condition, ...]:
    return tuple(value)


#: what may stand in the slots of a row
_FITS: Mapping[str, tuple[type, ...]] = {
    "when": (Condition,),
    "until": (Limit,),
    "after": (Limit,),
    "chooser": (By,),
    "remedy": (Remedy,),
    "late": (Remedy,),
}


@frozen(kw_only=True, eq=False)
class Law:
    """One row: what it speaks to, under which facts, until when, what it gives, who chooses, where it stands."""

    slug: str = field(kw_only=False)
    #: the kinds of breach it speaks to; none for a definition
    breach: tuple[Breach, ...] = field(default=(), converter=_breaches)
    #: the allowed acts it speaks to
    on: tuple[Deed, ...] = field(default=(), converter=_deeds)
    when: tuple[Condition, ...] = field(default=(), converter=_conditions)
    #: what has to be done about it in time
    until: Limit | None = None
    #: it speaks because this was not done in time
    after: Limit | None = None
    remedy: Remedy | None = None
    #: what it gives where `until` was missed; without it another row speaks then
    late: Remedy | None = None
    #: who may use what it gives
    chooser: By | None = None
    cite: Citation = field(converter=cite)
    #: the law in one sentence of ours
    says: str
    #: the slug of the game it belongs to; its game fills it in
    game: str = ""
    #: whatever it speaks to
    subjects: tuple[Subject, ...] = field(init=False)
    #: all that it requires: what it says itself, and that its limits were kept or missed
    conditions: tuple[Condition, ...] = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "subjects", (*self.breach, *self.on))
        if any(isinstance(each, Deed) for each in self.breach) or any(isinstance(each, Breach) for each in self.on):
            raise ValueError(f"'{self.slug}': what goes wrong is said by breach=, what is allowed by on=")
        self._each_in_its_slot()
        object.__setattr__(self, "conditions", (*self.when, *self._of_time()))

    def _each_in_its_slot(self) -> None:
        """Rows speak of rooms, whose words are looked up as they are asked for: what is put in the wrong slot is found here."""
        for slot, kinds in _FITS.items():
            given: object = getattr(self, slot)
            for value in given if isinstance(given, tuple) else (given,):
                if value is not None and not isinstance(value, kinds):
                    raise TypeError(f"'{self.slug}': {slot}={value!r} is no {' or '.join(kind.__name__ for kind in kinds)}")

    def _of_time(self) -> Iterator[Condition]:
        if self.after is not None:
            yield self.after.missed
        if self.until is not None:
            yield self.until.in_time if self.late is None else self.until.is_(*self.until.answers)

    @property
    def id(self) -> str:
        """The law's name in the whole library."""
        return f"{self.game}/{self.slug}"

    @property
    def kind(self) -> str:
        """What kind of row it is, from what it speaks to and what it gives."""
        if self.cite.drawn:
            return DERIVED
        if not self.subjects or self.remedy is None:
            return DEFINITION
        status = self.remedy.status
        if status == DUE and any(subject.of_score for subject in self.subjects):
            return SCORING
        return _KIND_BY_STATUS.get(status, ALLOWED if self.on else PENALTY)

    @property
    def choices(self) -> tuple[tuple[Role, Window | None], ...]:
        """Who may choose or demand, and until when: whom the row names, or each of the parts for which it names another."""
        if self.chooser is not None:  # the limit of the row is that of the matter, and no end of what it gives
            return ((self.chooser.role, self.chooser.until),)
        if self.until is not None and self.until.by is not None:
            return ((self.until.by, self.ends),)
        parts = () if self.remedy is None else self.remedy.parts
        return tuple(dict.fromkeys((part.to.role, part.to.until) for part in parts if isinstance(part, Entrusted)))

    @property
    def chooses(self) -> Role | None:
        """Who may choose or demand, the first of several; None where nobody need."""
        return next((role for role, _ in self.choices), None)

    @property
    def ends(self) -> Window | None:
        """When the time is over to choose, to demand or to raise it."""
        if self.chooser is not None and self.chooser.until is not None:
            return self.chooser.until
        return None if self.until is None else self.until.before

    def given(self, known: Mapping[Fact, str]) -> Remedy | None:
        """What it gives under these facts."""
        if self.late is None or self.until is None:
            return self.remedy
        return self.late if self.until.missed.holds(known) else self.remedy

    def fit(self, known: Mapping[Fact, str]) -> bool | None:
        """Whether it speaks under these facts: yes, no, or None while a fact it needs is unknown."""
        holds = [condition.holds(known) for condition in self.conditions]
        if False in holds:
            return False
        return None if None in holds else True

    def of(self, game: str) -> Law:
        """The same law as a row of that game."""
        row = copy(self)
        object.__setattr__(row, "game", game)
        return row

    def but(self, **changes: Any) -> Law:
        """The same law with a difference, for a variant; a change that changes nothing is an error."""
        for name, value in changes.items():
            if getattr(self, name) == as_slot(Law, name, value):
                raise ValueError(f"{name}={value!r} is what '{self.slug}' already says; leave it out")
        return evolve(self, **changes)


def by_reference(place: str, rows: Iterable[Law]) -> tuple[Law, ...]:
    """Laws of another game to which a book refers at that place, cited with it."""
    return tuple(evolve(law, cite=evolve(law.cite, locator=f"{place}, {law.cite.locator}")) for law in rows)


def as_slot(kind: type, name: str, value: Any) -> Any:
    """A value as that slot of such a thing takes it: a citation for the text of one, a tuple for a list."""
    convert: Any = fields_dict(kind)[name].converter
    return convert(value) if convert else value


def same_row(one: Law, other: Law) -> bool:
    """Whether two rows say the same, whichever game has them."""
    return all(
        getattr(one, name) == getattr(other, name)
        for name in fields_dict(Law)
        if name not in ("game", "conditions", "subjects")
    )


#: one layer of law: the rows of a game, of its base, of its family, or of the general rules
Layer = tuple[Law, ...]


def speaking(layers: Iterable[Layer], subject: Subject, known: Mapping[Fact, str]) -> tuple[list[Law], bool]:
    """The rows that speak or may yet speak to a breach, and whether that is settled.

    The most specific layer with a row that fits speaks; a row there that may still fit keeps the matter open.
    """
    for layer in layers:
        rows = [(law, law.fit(known)) for law in layer if subject in law.subjects]
        fitting = [law for law, fit in rows if fit]
        if fitting:
            return fitting, True
        possible = [law for law, fit in rows if fit is None]
        if possible:
            return possible, False
    return [], True


def facts_of(layers: Iterable[Layer], subject: Subject) -> list[Fact]:
    """The facts that decide between the rows about a breach, in the order in which the rows name them."""
    seen: dict[Fact, None] = {}
    for layer in layers:
        for law in layer:
            if subject in law.subjects:
                seen.update((condition.fact, None) for condition in law.conditions)
    return list(seen)


def out_of_order(known: Mapping[Fact, str]) -> bool:
    """Whether something is in time for one limit, and not for a later one."""
    limits = [fact for fact in known if isinstance(fact, Limit)]
    return any(one.cannot_be(known[one], other, known[other]) for one in limits for other in limits)


def is_spoken_of(layers: Iterable[Layer], subject: Subject, known: Mapping[Fact, str]) -> bool:
    """Whether some row speaks or may speak where that much is known; of what a parameter tells, the books may be silent."""
    return bool(speaking(layers, subject, known)[0])


def in_force(layers: Iterable[Layer], subject: Subject) -> tuple[Layer, ...]:
    """The rows about a breach, layer by layer, down to the first that speaks whatever the answers are: those below never do."""
    found: list[Layer] = []
    for layer in layers:
        rows = tuple(law for law in layer if subject in law.subjects)
        if rows:
            found.append(rows)
            if all(any(law.fit(known) for law in rows) for known in _combinations((rows,), subject)):
                break
    return tuple(found)


def _combinations(layers: tuple[Layer, ...], subject: Subject) -> Iterator[dict[Fact, str]]:
    """Every combination of answers that can occur, to the facts for which the rows about a breach ask."""
    facts = facts_of(layers, subject)
    for answers in product(*(fact.answers for fact in facts)):
        known = dict(zip(facts, answers, strict=True))
        never = any(all(condition.holds(known) for condition in combination) for combination in subject.never)
        if not (never or out_of_order(known)):
            yield known


def gaps_and_conflicts(layers: tuple[Layer, ...], subject: Subject) -> Iterator[str]:
    """What is wrong with the decision table of a breach: combinations to which no row speaks, or two rows of one layer."""
    layers = in_force(layers, subject)
    for known in _combinations(layers, subject):
        told: dict[Fact, str] = {fact: answer for fact, answer in known.items() if isinstance(fact, Parameter)}
        if told and not is_spoken_of(layers, subject, told):
            continue
        rows, _ = speaking(layers, subject, known)
        named = ", ".join(f"{fact.name}={answer}" for fact, answer in known.items()) or "always"
        if not rows:
            yield f"{subject}: no row speaks ({named})"
        elif len(rows) > 1:
            yield f"{subject}: {' and '.join(f'{law.id} ({law.cite})' for law in rows)} both speak ({named})"
