"""Where pages are found, and the cases that come with the referee."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from referee.casebook.expectation import laws_of
from referee.casebook.page import Case, read_page
from referee.reading.resources import casebook_root
from referee.reading.sources import find

PAGE_SUFFIX = ".md"


def pages(paths: Iterable[Path] = ()) -> list[Path]:
    """The pages below these paths, or those of the built-in casebook."""
    wanted = list(paths) or [casebook_root()]
    return [page for page in find(wanted, (PAGE_SUFFIX,)) if page.is_file() and page.suffix != ".gz"]


def cases_in(paths: Iterable[Path] = ()) -> list[Case]:
    """Every case of these pages."""
    return [case for page in pages(paths) for case in read_page(page)]


@cache
def built_in() -> tuple[Case, ...]:
    """The cases that come with the referee; none where it has no casebook."""
    try:
        return tuple(cases_in())
    except FileNotFoundError:
        return ()


def by_law(cases: Iterable[Case], named: Callable[[Case], Iterable[str]] = laws_of) -> dict[str, list[Case]]:
    """The cases that name each law, by its id; with `near_misses_of` those that only just escape it."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        for law in named(case):
            found.setdefault(law, []).append(case)
    return found
