"""A law as a row: what it speaks to, under which facts, until when, what it gives, who chooses, where it stands in its book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from typing import Any

from attrs import evolve, field, fields_dict

from referee.core.book import Citation, cite
from referee.core.fact import Condition, Fact
from referee.core.remedy import By, Entrusted, Remedy
from referee.core.status import CONDONED, DUE, LAWFUL, NO_PENALTY, NONE_STATED, SILENT
from referee.core.subject import Breach, Deed, Subject
from referee.core.values import frozen
from referee.core.window import Limit, Role, Window

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


def by(role: Role, *, until: Window | None = None, otherwise: Remedy | None = None) -> By:
    """Whoever has this role may use what a law gives."""
    return By(role, until, otherwise)


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
