"""Things read some at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def some_at_a_time(source: Iterable[T], most: int) -> Iterator[list[T]]:
    """The things of a source in lists of so many; what was read before the source broke is given first.

    >>> list(some_at_a_time("abcde", 2))
    [['a', 'b'], ['c', 'd'], ['e']]
    """
    things = iter(source)
    while True:
        some: list[T] = []
        try:
            some.extend(islice(things, most))
        except Exception:
            if some:
                yield some
            raise
        if not some:
            return
        yield some
