"""The table that an audit makes: one row a record and one row a finding, with names that stay.

Whoever opens the table a year later, in a spreadsheet or in a query, meets these columns and no others. Every row has all
of them, and null is what is not known or has no meaning there:

| column | what |
|---|---|
| `schema` | the version of these columns |
| `file`, `record`, `line` | the file as it was named, the number of the record in it, the line on which it begins |
| `kind` | `record`, or `finding` under the record before it |
| `column` | of a finding: where on its line |
| `number` | the board or deal: of a finding its own, of a record that of its only deal |
| `game` | the slug of the game |
| `verdict` | on the record, also in the rows of its findings: `clean`, `breach`, `suspect`, `unreadable` |
| `gravity` | of a finding: `breach`, `suspect record`, `remark` on what is allowed, `unreadable` |
| `breach`, `law`, `status` | what went wrong by its name, the law that speaks to it, how it stands (`due`, `condoned` ...) |
| `seat`, `trick` | who, and the number of the trick where it is about one |
| `why`, `remedy`, `facts` | the headline, what the law gives, and the facts that led to it as `name=answer` |
| `says` | the law in a sentence; what went wrong in words where no law speaks |
| `book`, `lines` | where the law stands |
| `played`, `ruled` | of a record with one deal: what it came to as played and as ruled, such as the contract and the tricks |
| `findings` | of a record: how many rows of findings follow |

A file that cannot be read, as a whole or from some place on, is a record with the number 0 and a finding that says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.core.matter import Matter
from referee.core.record import Fault
from referee.core.verdict import UNREADABLE
from referee.report import APART, FAULTS_TOLD, SCHEMA, Checked, consequences, grouped, kind_of
from referee.report.as_json import matter_row

Row = dict[str, Any]

RECORD, FINDING = "record", "finding"

#: every column, and whether it holds numbers
COLUMNS: Mapping[str, type] = {
    "schema": int,
    "file": str,
    "record": int,
    "kind": str,
    "line": int,
    "column": int,
    "number": int,
    "game": str,
    "verdict": str,
    "gravity": str,
    "breach": str,
    "law": str,
    "status": str,
    "seat": str,
    "trick": int,
    "why": str,
    "remedy": str,
    "facts": str,
    "says": str,
    "book": str,
    "lines": str,
    "played": str,
    "ruled": str,
    "findings": int,
}
_EMPTY: Row = dict.fromkeys(COLUMNS)


def rows_of(checked: Checked) -> Iterator[Row]:
    """The rows of one record: its own, then its findings in the order of the log, what cannot be read last."""
    verdict = checked.verdict
    matters = [each for matter, family in grouped(verdict.matters) for each in (matter, *family)]
    faults = verdict.faults[:FAULTS_TOLD]
    shared = {
        "schema": SCHEMA, "file": checked.file, "record": verdict.record, "game": checked.game or None,
        "verdict": verdict.verdict,
    }  # fmt: skip
    record = {**_EMPTY, **shared, "kind": RECORD, "line": verdict.line, "findings": len(matters) + len(faults)}
    numbers: dict[int, int] = {}
    if verdict.count == 1 and verdict.deals:
        [deal] = verdict.deals
        record |= {"number": deal.number, "played": _told(deal.told()), "ruled": _told(deal.told(ruled=True))}
        numbers = {matter.number: deal.number for matter in matters}
    elif matters:
        numbers = {matter.number: deal.number for deal in verdict.deals for matter in deal.matters}
    yield record
    for matter in matters:
        yield {**_EMPTY, **shared, "kind": FINDING, "number": numbers.get(matter.number), **_matter(matter)}
    for fault in faults:
        yield {**_EMPTY, **shared, "kind": FINDING, **_fault(fault)}


def _told(result: Mapping[str, str]) -> str | None:
    return ", ".join(f"{name} {value}" for name, value in result.items()) or None


def _matter(matter: Matter) -> Row:
    told = matter_row(matter)
    cite = told["cite"] or {}
    return {
        **{name: told[name] for name in ("line", "column", "breach", "law", "status", "seat", "trick", "why")},
        "gravity": kind_of(matter),
        "remedy": APART.join(consequences(matter)) or None,
        "facts": ", ".join(f"{fact.name}={fact.said(answer)}" for fact, answer in matter.known) or None,
        "says": told["says"] or matter.breach.says,
        "book": cite.get("book"),
        "lines": cite.get("lines"),
    }


def _fault(fault: Fault) -> Row:
    return {
        "line": fault.line,
        "column": fault.column,
        "gravity": UNREADABLE,
        "status": UNREADABLE,
        "why": f"{fault.found}; {fault.expected}" if fault.expected else fault.found,
    }
