"""Which row speaks: the most specific layer of law with one that fits.

The rows that speak to a breach differ in the facts they require. Rows about one breach in one layer must exclude each other,
so that when one fits no other can: `gaps_and_conflicts` proves it by trying every combination of answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from referee.core.fact import Fact, Parameter
from referee.core.law import Law
from referee.core.subject import Subject
from referee.core.window import Limit

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
