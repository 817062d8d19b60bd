"""One module for each kind of breach: what it is, and how it is seen in a log. Every module here is in use; none is listed.

A module names its breaches, the verbs it watches (`VERBS`), and `watch(table, act)`, which yields a matter for each breach
that the act is, judged against the table as it stood before. What a breach brings is law, and stands with the games.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache

from referee.law import Breach
from referee.matter import Matter
from referee.record import Act
from referee.table import Table

Watch = Callable[[Table, Act], Iterator[Matter]]


@cache
def watches() -> dict[str, tuple[Watch, ...]]:
    """The detectors of every verb."""
    found: dict[str, list[Watch]] = defaultdict(list)
    for info in pkgutil.iter_modules(__path__):
        module = importlib.import_module(f"{__name__}.{info.name}")
        for verb in getattr(module, "VERBS", ()):
            found[verb].append(module.watch)
    return {verb: tuple(each) for verb, each in found.items()}


@cache
def breaches() -> dict[str, Breach]:
    """Every kind of breach, by name."""
    found: dict[str, Breach] = {}
    for info in pkgutil.iter_modules(__path__):
        module = importlib.import_module(f"{__name__}.{info.name}")
        for value in vars(module).values():
            if isinstance(value, Breach) and found.setdefault(value.name, value) is not value:
                raise ValueError(f"two breaches are called '{value.name}'")
    return found
