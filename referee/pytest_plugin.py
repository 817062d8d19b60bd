"""Casebooks for pytest: every Markdown page with cases in it is collected, wherever it is, and each case is a test.

`pytest my-cases/` runs a casebook of one's own, with nothing to set up but having the referee installed. The name of a
test is the heading of its case, so that `-k` finds it; `--bless` rewrites the report blocks. Pages of others are left alone:
a page without a log block that begins with its game is none of ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from referee.casebook import Case, Result

#: a log block whose first words, comments aside, are its game
_OURS = re.compile(
    rb"^ {0,3}(?:`{3,}|~{3,})[ \t]*log\b[^\n]*\r?\n(?:\s*#[^\n]*\n|\s*\n)*\s*game[ \t]+\S", re.MULTILINE | re.IGNORECASE
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--bless`."""
    group = parser.getgroup("referee", "card-table casebooks")
    group.addoption("--bless", action="store_true", default=False, help="rewrite the report blocks of casebook pages")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A page of a casebook; of any other file nothing."""
    if file_path.suffix != ".md":
        return None
    try:
        text = file_path.read_bytes()
    except OSError:
        return None
    return Page.from_parent(parent, path=file_path) if _OURS.search(text) else None


class Page(pytest.File):
    """A page of a casebook."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.results: list[Result] = []

    def collect(self) -> Iterator[pytest.Item]:
        """A test for each case."""
        from referee.casebook import read_page

        for case in read_page(self.path):
            yield CaseTest.from_parent(self, name=case.slug, case=case)

    def teardown(self) -> None:
        """When all cases of the page have run, it is rewritten if that was asked for."""
        if self.config.getoption("bless"):
            from referee.casebook import bless

            bless(self.path, self.results)


class CaseTest(pytest.Item):
    """One case."""

    def __init__(self, *, case: Case, **given: Any) -> None:
        super().__init__(**given)
        self.case = case

    def runtest(self) -> None:
        """Judge the log and compare."""
        from referee.casebook import FAILED, TODO, run

        result = run(self.case, bless=bool(self.config.getoption("bless")))
        assert isinstance(self.parent, Page)
        self.parent.results.append(result)
        if result.result == TODO:
            pytest.xfail(f"todo: {self.case.todo}")
        if result.result == FAILED:
            raise CaseFailed(result)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What was expected and found, and where; not where in this program that was noticed."""
        if isinstance(excinfo.value, CaseFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the case stands."""
        return self.path, self.case.line - 1, self.case.heading


class CaseFailed(Exception):
    """A case that does not come out as its page says."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result

    def __str__(self) -> str:
        return str(self.result)
