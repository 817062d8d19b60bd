"""Every way in which one slot of a row can be taken out or said otherwise: the mutants of a law.

What can be changed follows from the types of the values in a row's slots, and of the values in those: a condition can be
turned, a window never close, a role be somebody else's. Nothing here knows what the slots are called. A slot of a type of
which it is not known what could be changed in it is an error, so that a new one is not passed over in silence.

Only code cannot be varied. Numbers that a remedy keeps in its code are counted (`numbers_in_code`), for nothing can be said
of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from decimal import Decimal
from functools import partial, singledispatch
from inspect import isroutine
from types import CellType, FunctionType
from typing import Any, Generic, TypeVar

import attrs
from attrs import evolve, field, frozen

from referee.core.book import Citation
from referee.core.fact import Condition, Fact
from referee.core.law import Law
from referee.core.remedy import Remedy, RemedyPart, Together
from referee.core.sanctions import DutyKind, RightKind
from referee.core.subject import Breach, Deed, Subject
from referee.core.window import Role, Window

V = TypeVar("V")

#: what a row is called, where it stands and how it reads: nothing is ruled by it
LABELS = frozenset({"slug", "game", "kind", "cite", "says"})
#: what the parts of remedies say of themselves: how the ruling is sorted, and not what it comes to
SORTS = frozenset({"status", "bites", "choice"})

OUT = "out"
#: the seat of somebody who does not sit at the table
ELSEWHERE = -1


class NoMutator(TypeError):
    """A slot holds something of a type of which nobody has said how it could be otherwise."""


@frozen
class Change(Generic[V]):
    """A value said otherwise: where in it, what was changed and how, and what it then is."""

    where: str
    #: such as `condition turned`: the same for all changes of this sort
    sort: str
    value: V = field(eq=False, repr=False)
    #: the part of the remedy in which it is, as it stands in the law
    part: RemedyPart | None = field(default=None, eq=False, repr=False)

    def within(self, where: str, value: Any) -> Change[Any]:
        """The same change, seen from the value in which this one stands."""
        return Change(" ".join(filter(None, (where, self.where))), self.sort, value, self.part)


@frozen(eq=False)
class Mutant:
    """A law with one slot said otherwise."""

    law: Law
    #: the slot of the row
    slot: str
    change: Change[Any]

    @property
    def name(self) -> str:
        """What tells it from the other mutants of its law."""
        return f"{self.sort} ({self.change.where})" if self.change.where else self.sort

    @property
    def sort(self) -> str:
        """The slot and what was done to it: the same in every law."""
        return f"{self.slot}: {self.change.sort}"


def mutants(law: Law) -> Iterator[Mutant]:
    """Every mutant of a law that speaks to anything; there is nothing to prove of a definition."""
    if not law.breach:
        return
    if len(law.breach) > 1:
        yield Mutant(law, "breach", Change("", "all out", ()))
    for slot in attrs.fields(Law):
        if slot.name in LABELS or not slot.init:
            continue
        try:
            for change in _of_slot(slot, getattr(law, slot.name)):
                yield Mutant(law, slot.name, change)
        except NoMutator as unknown:
            raise NoMutator(f"no mutator for slot '{slot.name}' of {law.id}: {unknown}") from None


def _of_slot(slot: attrs.Attribute[Any], value: Any) -> Iterator[Change[Any]]:
    """What may stand in a slot instead of its value: nothing, where it may be left empty, or the value said otherwise."""
    if value is not None and slot.default is None:
        yield Change("", OUT, None)
    yield from changes(value)


# --- by type


@singledispatch
def changes(value: Any) -> Iterator[Change[Any]]:
    """What a value of this type could be instead.

    Code is not varied, be it Python or compiled; what a part does as a whole is (`effect out`).
    """
    if isroutine(value) or isinstance(value, partial):
        return
    if not attrs.has(type(value)):
        raise NoMutator(f"{value!r} of type {type(value).__name__}")
    yield from _of_fields(value)


def _of_fields(value: Any, apart_from: frozenset[str] = frozenset()) -> Iterator[Change[Any]]:
    for each in attrs.fields(type(value)):
        if each.init and each.name not in apart_from:
            for change in _of_slot(each, getattr(value, each.name)):
                with suppress(TypeError, ValueError):  # a value that nobody could have written is no mutant
                    yield change.within(each.name, _with(value, each, change.value))


def _with(value: Any, slot: attrs.Attribute[Any], other: Any) -> Any:
    """The value with something else in one slot. Code in its other slots that was made of the same is made anew of that."""
    was = getattr(value, slot.name)
    code = {each.alias: getattr(value, each.name) for each in attrs.fields(type(value)) if each.init}
    made = {name: _made_anew(each, slot.name, was, other) for name, each in code.items() if isinstance(each, FunctionType)}
    return evolve(value, **(made | {slot.alias: other}))


def _made_anew(function: FunctionType, name: str, was: Any, other: Any) -> FunctionType:
    """A function that has been given a value under this name, given another."""
    named = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    cells = tuple(CellType(other) if free == name and cell.cell_contents is was else cell for free, cell in named)
    return FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__, cells)


@changes.register(type(None))
@changes.register(str)
@changes.register(Subject)
@changes.register(Citation)
@changes.register(DutyKind)
@changes.register(Law)
@changes.register(RightKind)
def _names(value: Any) -> Iterator[Change[Any]]:
    """Words, and what is what it is by its name: such a thing can be left out where it stands, and not be changed.

    A kind of duty or of right is one: that nobody need wait for a pass lies in the duty, not in the law that imposes it.
    """
    return iter(())


@changes.register
def _fact(value: Fact) -> Iterator[Change[Fact]]:
    """What a fact asks makes it the fact that it is; what is made of other values, as a limit is, is varied in these."""
    return _of_fields(value, frozenset(each.name for each in attrs.fields(Fact)))


@changes.register
def _yes_or_no(value: bool) -> Iterator[Change[bool]]:
    yield Change("", "turned", not value)


@changes.register
def _number(value: int | float | Decimal) -> Iterator[Change[int | float | Decimal]]:
    yield Change("", "number changed", value + 1)


@changes.register
def _condition(value: Condition) -> Iterator[Change[Condition]]:
    others = frozenset(value.fact.answers) - value.answers
    if others:
        yield Change("", "condition turned", Condition(value.fact, others))
    if len(value.answers) > 1:
        for answer in value.fact.answers:
            if answer in value.answers:
                yield Change(answer, "answer out", Condition(value.fact, value.answers - {answer}))


@changes.register
def _window(value: Window) -> Iterator[Change[Window]]:
    never: dict[str, Any] = {each.name: _never for each in attrs.fields(type(value)) if callable(getattr(value, each.name))}
    yield Change("", "never closing", evolve(value, **never))


def _never(*_: Any) -> bool:
    return False


@changes.register
def _role(value: Role) -> Iterator[Change[Role]]:
    """Everybody else at the table; where that is nobody, somebody who does not sit there."""
    yield Change("", "another role", evolve(value, seats=partial(_all_but, value)))


def _all_but(role: Role, table: Any, matter: Any) -> tuple[int, ...]:
    meant = role.seats(table, matter)
    others = tuple(seat for seat in range(table.seats) if seat not in meant)
    return others if others or not meant else (ELSEWHERE,)


@changes.register
def _several(value: tuple) -> Iterator[Change[tuple[Any, ...]]]:  # type: ignore[type-arg]
    for place, each in enumerate(value):
        before, after = value[:place], value[place + 1 :]
        yield Change(_called(each, place), f"{_what(each)} {OUT}", before + after)
        for change in changes(each):
            yield change.within(_called(each, place), (*before, change.value, *after))


@changes.register
def _menu(value: Mapping) -> Iterator[Change[dict[Any, Any]]]:  # type: ignore[type-arg]
    for key, each in value.items():
        yield Change(str(key), f"entry {OUT}", {other: kept for other, kept in value.items() if other != key})
        for change in changes(each):
            yield change.within(str(key), {**value, key: change.value})


@changes.register
def _remedy(value: Remedy) -> Iterator[Change[Remedy]]:
    for place, part in enumerate(value.parts):
        before, after = value.parts[:place], value.parts[place + 1 :]
        called = f"part {place + 1}"
        if (before or after) and not part.only_words:  # a remedy of one part goes with it
            yield Change(called, f"part {OUT}", _made_of(before + after), part)
        if _acts(part):
            yield Change(called, f"effect {OUT}", _made_of((*before, _muted(part), *after)), part)
        for change in _of_fields(part, SORTS):
            yield evolve(change.within(called, _made_of((*before, change.value, *after))), part=part)


def _made_of(parts: tuple[RemedyPart, ...]) -> Remedy:
    return parts[0] if len(parts) == 1 else Together(parts)


def _called(value: Any, place: int) -> str:
    return str(value) if isinstance(value, Condition | Breach | str | int) else str(place + 1)


def _what(value: Any) -> str:
    if isinstance(value, Subject):
        return "deed" if isinstance(value, Deed) else "breach"
    return "entry" if isinstance(value, str) else type(value).__name__.lower()


# --- parts


@frozen
class Mute(RemedyPart):
    """A part with its words kept and its effect taken out."""

    name = "mute"
    part: RemedyPart

    def text(self, table: Any, matter: Any) -> str:
        """The words of the part."""
        return self.part.text(table, matter)

    def apply(self, table: Any, matter: Any) -> Any:
        """The table as it is."""
        return table


def _muted(part: RemedyPart) -> Mute:
    return Mute(part, status=part.status, bites=part.bites, choice=part.choice)


def _acts(part: RemedyPart) -> bool:
    """Whether a part does anything: one that gives a table back without having looked at it does not."""
    table: Any = object()
    try:
        return part.apply(table, table) is not table
    except Exception:
        return True


def numbers_in_code(law: Law) -> int:
    """How many numbers the code of a remedy has been given, where no mutant reaches them."""
    return sum(map(_numbers_held, law.remedy.parts)) if law.remedy else 0


def _numbers_held(part: RemedyPart) -> int:
    slots: Any = type(part)
    code = [value for each in attrs.fields(slots) if isinstance(value := getattr(part, each.name), FunctionType | partial)]
    seen: set[int] = set()
    number = 0
    while code:
        given: list[Any] = []
        match code.pop():
            case partial() as applied:
                given = [applied.func, *applied.args, *applied.keywords.values()]
            case function if id(function) not in seen:
                seen.add(id(function))
                given = [*(cell.cell_contents for cell in function.__closure__ or ()), *(function.__defaults__ or ())]
        number += sum(isinstance(value, int | float | Decimal) and not isinstance(value, bool) for value in given)
        code += [value for value in given if isinstance(value, FunctionType | partial)]
    return number
