"""What is told on a terminal and nowhere else: words, colours, and how far long work has come."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

import typer

if TYPE_CHECKING:
    from pathlib import Path

    from rich.progress import Progress, TaskID

    from referee.audit import Progress as AuditProgress
    from referee.reading.sources import Log
    from referee.report.text import Line

#: smaller files are read before anybody would look at a bar
WORTH_A_BAR = 1_000_000


def say(words: str) -> None:
    """Tell somebody at a terminal; whatever is in the words, it is text and no more."""
    from referee.report import lines_printable

    typer.echo(lines_printable(words), err=True)


def has_colour(out: TextIO) -> bool:
    """Whether what is written there may be coloured."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def in_colour(lines: Iterable[Line], out: TextIO) -> None:
    """Write lines, each part in the colour of what it is."""
    from rich.console import Console
    from rich.text import Text

    from referee.report import printable

    colours = {"title": "bold", "wrong": "bold red", "doubtful": "bold yellow", "fine": "bold green"}
    colours |= {"gutter": "blue", "label": "bold", "quiet": "dim"}
    console = Console(file=out, highlight=False, markup=False, emoji=False)
    for line in lines:
        console.print(Text.assemble(*((printable(text), colours.get(part, "")) for part, text in line)), soft_wrap=True)


def _bar(*, counted: bool = False) -> Progress | None:
    """A bar with how much is done, in a hundred or counted, and how long is left; none where nobody looks at a terminal."""
    if not sys.stderr.isatty():
        return None
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    done = MofNCompleteColumn() if counted else TextColumn("{task.percentage:>3.0f}%")
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), done, TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


@contextmanager
def reading_bar() -> Iterator[Callable[[Log], None] | None]:
    """What to tell of how far the reading is: a bar for each file that is large."""
    bar = _bar()
    if bar is None:
        yield None
        return
    tasks: dict[Path, TaskID] = {}

    def watch(log: Log) -> None:
        if log.size is None or log.size < WORTH_A_BAR:
            return
        if log.path not in tasks:
            bar.start()
            tasks[log.path] = bar.add_task(log.path.name, total=log.size)
        bar.update(tasks[log.path], completed=log.consumed)

    try:
        yield watch
    finally:
        bar.stop()


@contextmanager
def audit_bar() -> Iterator[Callable[[AuditProgress], None] | None]:
    """What to tell of how far an audit is."""
    bar = _bar()
    if bar is None:
        yield None
        return
    with bar:
        task = bar.add_task("looking for files", total=None)

        def watch(now: AuditProgress) -> None:
            rate = f"{now.records / now.seconds:,.0f} records/s" if now.seconds else ""
            words = f"{now.files:,} of {now.all_files:,} files  {rate}  {now.breaches:,} breaches"
            bar.update(task, description=words, total=now.all_bytes, completed=now.bytes)

        yield watch


@contextmanager
def rows_bar() -> Iterator[Callable[[int, int], None] | None]:
    """What to tell of how far a proof is: how many rows of law are done."""
    bar = _bar(counted=True)
    if bar is None:
        yield None
        return
    with bar:
        task = bar.add_task("which cases ask which laws", total=None)
        yield lambda done, rows: bar.update(task, description="laws", total=rows, completed=done)
