"""What an audit comes to, for somebody who runs a club: how much was read, what was wrong, where to look first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap

from attrs import frozen

from referee.audit.rows import Row
from referee.audit.tally import NAMED, Badness, Tally
from referee.core.verdict import BREACH, CLEAN, SUSPECT_RECORD, UNREADABLE
from referee.report import SCHEMA, many, printable

WIDTH = 120

_VERDICTS = {
    CLEAN: "in which nobody did wrong",
    BREACH: "with breaches",
    SUSPECT_RECORD: "that do not hold together; nobody is accused",
    UNREADABLE: "with something that cannot be read",
}


@frozen
class Summary:
    """The counts of an audit, and how it was made."""

    tally: Tally
    #: how many files there are, done or not
    files: int
    #: how many of them an earlier run had done
    done_before: int
    seconds: float
    #: how many processes; none where a cluster did it
    jobs: int
    #: the table that was made, if one was wanted
    output: Path | None
    #: whether every file was done
    finished: bool

    @property
    def status(self) -> int:
        """What the command leaves with, if it was not stopped."""
        return self.tally.status

    def as_row(self) -> Row:
        """The summary for other programs."""
        tally = self.tally
        return {
            "schema": SCHEMA,
            "finished": self.finished,
            "files": tally.files,
            "files_in_all": self.files,
            "files_done_before": self.done_before,
            "files_unreadable": tally.unreadable,
            "bytes": tally.bytes,
            "records": tally.records,
            "verdicts": {verdict: tally.verdicts[verdict] for verdict in _VERDICTS},
            "breaches": dict(_by_number(tally.breaches)),
            "defects": dict(_by_number(tally.defects)),
            "remarks": dict(_by_number(tally.remarks)),
            "unreadable": [{"file": file, "why": why} for file, why in tally.refused.items()],
            "worst": [
                {"file": file, "breaches": bad[0], "unreadable": bad[1], "doubts": bad[2]} for file, bad in tally.worst.items()
            ],
            "seconds": round(self.seconds, 3),
            "jobs": self.jobs or None,
            "output": None if self.output is None else str(self.output),
        }

    def as_text(self) -> Iterator[str]:
        """The summary as lines to read."""
        yield from self._head()
        tally = self.tally
        yield from _list("records", self._verdicts())
        yield from _with_words("breaches, by the law that speaks to them", tally.breaches, tally.says)
        yield from _with_words("what does not hold together in records", tally.defects, tally.says)
        yield from _with_words("told, and no breach", tally.remarks, tally.says)
        if tally.refused:
            yield from ("", many(tally.unreadable, "file") + " that cannot be read, in whole or in part")
            yield from (f"  {printable(file)}: {printable(why)}" for file, why in tally.refused.items())
            yield from _and_more(tally.unreadable)
        if tally.worst:
            yield from ("", "where to look first")
            yield from (f"  {printable(file)}: {_badness(bad)}" for file, bad in tally.worst.items())
        if self.output is not None and self.finished:
            yield from ("", f"every record and every finding is a row of {printable(str(self.output))}")

    def as_page(self) -> Iterator[str]:
        """The summary as a page for a browser, with everything it needs in it."""
        from referee import page
        from referee.page.report import render_foot, render_head

        tally = self.tally
        yield render_head("Audit", "An audit")
        yield page.render(
            "audit.html", told=self.as_row(), head=list(self._head()), says=tally.says, verdicts=list(self._verdicts()),
            worst=[(file, _badness(bad)) for file, bad in tally.worst.items()],
        )  # fmt: skip
        yield render_foot("" if self.output is None else f"every record and every finding is a row of {self.output}")

    def _verdicts(self) -> Iterator[tuple[int, str]]:
        """How many records came to what."""
        counts = self.tally.verdicts
        return ((counts[verdict], words) for verdict, words in _VERDICTS.items() if counts[verdict])

    def _head(self) -> Iterator[str]:
        tally = self.tally
        if not self.finished:
            yield f"stopped after {tally.files:,} of {many(self.files, 'file')}"
        whose = f"{many(self.jobs, 'process', 'processes')}" if self.jobs else "the cluster"
        before = f", {self.done_before:,} of the files by an earlier run" if self.done_before else ""
        yield f"{many(tally.files, 'file')}, {many(tally.records, 'record')}, {_size(tally.bytes)}{before}"
        rate = ""
        if not self.done_before and self.seconds > 0:
            rate = f": {tally.records / self.seconds:,.0f} records and {_size(tally.bytes / self.seconds)} a second"
        yield f"{_time(self.seconds)} with {whose}{rate}"


def _by_number(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _list(title: str, told: Iterable[tuple[int, str]]) -> Iterator[str]:
    rows = list(told)
    if not rows:
        return
    yield from ("", title)
    width = max(len(f"{number:,}") for number, _ in rows)
    for number, words in rows:
        first, *others = words.split("\n")
        yield f"  {number:>{width},} {first}"
        yield from (f"  {'':{width}} {line}" for line in others)


def _with_words(title: str, counts: Counter[str], says: dict[str, str]) -> Iterator[str]:
    def told(name: str) -> str:
        return "\n".join((name, *(f"  {line}" for line in wrap(says.get(name, ""), WIDTH - 10))))

    return _list(title, ((number, told(name)) for name, number in _by_number(counts)))


def _badness(bad: Badness) -> str:
    breaches, unreadable, doubts = bad
    words = [many(breaches, "breach", "breaches")] if breaches else []
    words += [f"{many(unreadable, 'record')} not to be read"] if unreadable else []
    words += [many(doubts, "doubt") + " about the record"] if doubts else []
    return ", ".join(words)


def _and_more(number: int) -> Iterator[str]:
    if number > NAMED:
        yield f"  and {number - NAMED:,} more"


def _size(number: float) -> str:
    for unit in ("bytes", "kB", "MB", "GB"):
        if number < 1000 or unit == "GB":
            break
        number /= 1000
    return f"{number:,.0f} {unit}" if unit == "bytes" or number >= 100 else f"{number:,.1f} {unit}"


def _time(seconds: float) -> str:
    if seconds < 60:
        return f"{seconds:.1f} seconds"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s"
