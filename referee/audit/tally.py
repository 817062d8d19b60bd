"""What an audit counts: for one file, and by adding those up for all of them.

Tallies can be added in any order with the same result, so that it does not matter which process was done first. They keep
counts and the few files that are named, never a list that grows with the archive.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from attrs import define, field, fields

from referee.audit.rows import RECORD, Row
from referee.core.verdict import CLEAN, UNREADABLE
from referee.report import BREACH, REMARK, SUSPICION

#: so many files are named in each list of the summary
NAMED = 10

#: breaches, records that cannot be read, doubts: by these the files are ordered, the worst first
Badness = tuple[int, int, int]


@define
class Tally:
    """The counts of one file, or of many."""

    files: int = 0
    bytes: int = 0
    records: int = 0
    #: records by their verdicts
    verdicts: Counter[str] = field(factory=Counter)
    #: breaches by their laws; by what went wrong where no law speaks
    breaches: Counter[str] = field(factory=Counter)
    #: doubts about records by what does not fit
    defects: Counter[str] = field(factory=Counter)
    #: what is told and allowed
    remarks: Counter[str] = field(factory=Counter)
    #: what the names in these counts mean
    says: dict[str, str] = field(factory=dict)
    #: how many files could not be read to their end, and the first of them by name, with the reason
    unreadable: int = 0
    refused: dict[str, str] = field(factory=dict)
    #: the worst files
    worst: dict[str, Badness] = field(factory=dict)

    def add(self, row: Row) -> None:
        """Count a row."""
        if row["kind"] == RECORD:
            if row["record"]:
                self.records += 1
                self.verdicts[row["verdict"]] += 1
                self._blame(row["file"], 0, row["verdict"] == UNREADABLE, 0)
            return
        gravity = row["gravity"]
        if gravity == UNREADABLE:
            if not row["record"] and row["file"] not in self.refused:
                self.unreadable += 1
                self.refused[row["file"]] = row["why"]
            return
        self._blame(row["file"], gravity == BREACH, 0, gravity == SUSPICION)
        name = row["law"] or row["breach"]
        {BREACH: self.breaches, SUSPICION: self.defects, REMARK: self.remarks}[gravity][name] += 1
        self.says[name] = row["says"]

    def clean(self) -> None:
        """Count a record of which there is nothing to tell."""
        self.records += 1
        self.verdicts[CLEAN] += 1

    def _blame(self, file: str, breaches: int, unreadable: int, doubts: int) -> None:
        if breaches or unreadable or doubts:
            before = self.worst.get(file, (0, 0, 0))
            self.worst[file] = (before[0] + breaches, before[1] + unreadable, before[2] + doubts)

    def plus(self, other: Tally) -> None:
        """Add the counts of other files to these."""
        self.files += other.files
        self.bytes += other.bytes
        self.records += other.records
        self.verdicts += other.verdicts
        self.breaches += other.breaches
        self.defects += other.defects
        self.remarks += other.remarks
        self.says |= other.says
        self.unreadable += other.unreadable
        self.refused = dict(sorted({**self.refused, **other.refused}.items())[:NAMED])
        if other.worst:
            self.worst = dict(sorted({**self.worst, **other.worst}.items(), key=_by_badness)[:NAMED])

    @property
    def status(self) -> int:
        """The status that the command leaves with: as `referee check` would on the same files."""
        return 2 * bool(self.unreadable or self.verdicts[UNREADABLE]) | bool(self.breaches)

    def as_row(self) -> Row:
        """The counts as they are written: those that are none are left out, since most files are clean."""
        return {each.name: counted for each in fields(Tally) if (counted := getattr(self, each.name))}

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> Tally:
        """The counts as they were written."""
        tally = cls(**row)
        for name in ("verdicts", "breaches", "defects", "remarks"):
            setattr(tally, name, Counter(getattr(tally, name)))
        tally.worst = {file: (bad[0], bad[1], bad[2]) for file, bad in tally.worst.items()}
        return tally


def _by_badness(item: tuple[str, Badness]) -> tuple[int, int, int, str]:
    file, (breaches, unreadable, doubts) = item
    return -breaches, -unreadable, -doubts, file
