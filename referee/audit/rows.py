"""The table that an audit makes: one row a record and one row a finding, with names that stay.

Whoever opens the table a year later, in a spreadsheet or in a query, meets these columns and no others. Every row has all
of them, and null is what is not known or has no meaning there:

| column | what |
|---|---|
| `schema` | the version of these columns |
| `file`, `record`, `line` | the file as it was named, the number of the record in it, the line on which it begins |
| `kind` | `record`, or `finding` under the record before it |
| `column` | of a finding: where on its line |
| `board` | the number of the board or deal: of a finding its own, of a record that of its only deal |
| `room`, `players`, `event`, `date` | where and by whom it was played, as far as the record tells; players by seat |
| `game` | the slug of the game |
| `verdict` | on the record, also in the rows of its findings: `clean`, `breach`, `suspect`, `unreadable` |
| `gravity` | of a finding: `breach`, `suspect record`, `remark` on what is allowed, `unreadable` |
| `breach`, `law`, `status` | what went wrong by its name, the law that speaks to it, how it stands (`due`, `condoned` ...) |
| `seat`, `trick` | who, and the number of the trick where it is about one |
| `why`, `remedy`, `facts` | the headline, what the law gives, and the facts that led to it as `name=answer` |
| `says` | the law in a sentence; what went wrong in words where no law speaks |
| `book`, `lines` | where the law stands |
| `contract`, `tricks`, `tricks_ruled` | of a record with one deal: the contract, declarer's tricks as played and as ruled |
| `score`, `score_ruled` | the same for its score, that of N-S less that of E-W, on a sheet of two sides |
| `played`, `ruled` | of a record with one deal: what it came to as played and as ruled, in words |
| `findings` | of a record: how many rows of findings follow |

A file that cannot be read, as a whole or from some place on, is a record with the number 0 and a finding that says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.core.matter import Matter
from referee.core.record import SEAT_LETTERS, SEAT_NAMES, Fault
from referee.core.sheet import Sheet
from referee.core.verdict import UNREADABLE
from referee.report import APART, FAULTS_TOLD, SCHEMAS, Checked, consequences, grouped, kind_of
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
    "board": int,
    "room": str,
    "players": str,
    "event": str,
    "date": str,
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
    "contract": str,
    "tricks": int,
    "tricks_ruled": int,
    "score": int,
    "score_ruled": int,
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
    tags = dict(reversed(verdict.tags))
    shared = {
        "schema": SCHEMAS["audit"], "file": checked.file, "record": verdict.record, "game": checked.game or None,
        "verdict": verdict.verdict, "room": tags.get("Room"), "event": tags.get("Event"), "date": tags.get("Date"),
        "players": _players(tags) or _named(verdict.names),
    }  # fmt: skip
    told_board = int(tags["Board"]) if tags.get("Board", "").isdecimal() else None
    record = {**_EMPTY, **shared, "kind": RECORD, "line": verdict.line, "findings": len(matters) + len(faults)}
    numbers: dict[int, int] = {}
    if verdict.count == 1 and verdict.deals:
        [deal] = verdict.deals
        played, ruled = deal.told(), deal.told(ruled=True)
        board = told_board if told_board is not None else deal.number
        record |= {
            "board": board, "played": _told(played), "ruled": _told(ruled), "contract": played.get("contract"),
            "tricks": _number(played.get("tricks")), "tricks_ruled": _number(ruled.get("tricks")),
            "score": _score(verdict.played), "score_ruled": _score(verdict.ruled),
        }  # fmt: skip
        numbers = {matter.number: board for matter in matters}
    elif matters:
        numbers = {matter.number: deal.number for deal in verdict.deals for matter in deal.matters}
    yield record
    for matter in matters:
        yield {**_EMPTY, **shared, "kind": FINDING, "board": numbers.get(matter.number), **_matter(matter)}
    for fault in faults:
        yield {**_EMPTY, **shared, "kind": FINDING, "board": record["board"], **_fault(fault)}


def _players(tags: Mapping[str, str]) -> str:
    """The four that a record of another program names."""
    return ", ".join(tags.get(seat, "?") for seat in SEAT_NAMES) if any(seat in tags for seat in SEAT_NAMES) else ""


def _named(names: tuple[str, ...]) -> str | None:
    """The players by seat, where they have names."""
    return None if names == tuple(SEAT_LETTERS) else ", ".join(names)


def _number(told: str | None) -> int | None:
    return int(told) if told is not None and told.isdecimal() else None


def _score(sheet: Sheet | None) -> int | None:
    if sheet is None or len(sheet.totals) != 2 or not sheet.begun:
        return None
    score = sheet.totals[0] - sheet.totals[1]
    return int(score) if score == int(score) else None


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
