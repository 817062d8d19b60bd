"""Checking: a text, the records in it with filters, and one of them drawn."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from attrs import evolve

from referee import api
from referee.core.verdict import BREACH, CLEAN, SUSPECT_RECORD, UNREADABLE
from referee.page.record import page_of, title_of
from referee.report import Checked, grouped, kind_of
from referee.report.text import summary
from referee.web.addresses import SERVED
from referee.web.pages.common import by_family, page

Row = dict[str, Any]

#: a page of the list has so many records, and as many rows are written together
ON_A_PAGE, TOGETHER = 100, 50
#: what may be shown of a list, and what it is called
SHOWN = {"breaches": BREACH, "doubts": SUSPECT_RECORD, "clean": CLEAN, "unreadable": UNREADABLE}
FINDINGS_TOLD = 3
#: a text that takes more letters than this is sent as a file, and not in a link
LONGEST_LINK, LONGEST_PACKED = 4_000, 100_000


def form(why: str = "") -> str:
    """The page on which somebody gives a text."""
    return page("check.html", "check", families=by_family(), why=why)


def read_into(path: str, rows_path: str, game: str) -> int:
    """Write a row for each record of a file, so that others can look while it is read; how many there are."""
    number = 0
    with Path(rows_path).open("w", encoding="utf-8") as rows:
        try:
            for number, checked in enumerate(api.check([path], game or None), 1):
                rows.write(json.dumps(_row(number, checked)) + "\n")
                if number <= TOGETHER or number % TOGETHER == 0:
                    rows.flush()
        except api.Unknown as wrong:
            rows.write(json.dumps({"wrong": str(wrong)}) + "\n")
        rows.write(json.dumps({"done": True}) + "\n")
    return number


def _row(number: int, checked: Checked) -> Row:
    verdict = checked.verdict
    families = grouped(verdict.matters)
    found = [(first.headline, first.why) for first, _ in families if kind_of(first) != "remark"]
    laws = {each.law.id for first, others in families for each in (first, *others) if each.law}
    faults = [(f"line {fault.line}" if fault.line else "", fault.found) for fault in verdict.faults]
    return {
        "number": number,
        "verdict": verdict.verdict,
        "title": title_of(Checked("", verdict)),
        "summary": summary(verdict)[1],
        "findings": [*faults, *found][:FINDINGS_TOLD],
        "laws": sorted(laws),
        "who": sorted({first.who for first, _ in families if first.who}),
    }


def listed(key: str, name: str, rows: Sequence[Row], asked: dict[str, str], stopped: str) -> str:
    """The list of records, as far as they are read."""
    records = [row for row in rows if "number" in row]
    wrong = next((row["wrong"] for row in rows if "wrong" in row), stopped)
    counts = {show: sum(row["verdict"] == verdict for row in records) for show, verdict in SHOWN.items()}
    wanted = [row for row in records if _is_wanted(row, asked)]
    if not asked.get("show"):  # breaches first
        wanted.sort(key=lambda row: list(SHOWN.values()).index(row["verdict"]))
    place = max(1, int(asked["page"]) if asked.get("page", "").isdecimal() else 1)
    pages = max(1, -(-len(wanted) // ON_A_PAGE))
    laws = sorted({law for row in records for law in row["laws"]})
    here = wanted[(place - 1) * ON_A_PAGE : place * ON_A_PAGE]
    return page(
        "records.html", "check", key=key, name=name, records=here, counts=counts, all=len(records), wrong=wrong, asked=asked,
        done=any("done" in row for row in rows) or bool(wrong), place=min(place, pages), pages=pages, laws=laws,
    )  # fmt: skip


def _is_wanted(row: Row, asked: dict[str, str]) -> bool:
    show, law, who = SHOWN.get(asked.get("show", "")), asked.get("law"), asked.get("who")
    return (not show or row["verdict"] == show) and (not law or law in row["laws"]) and (not who or who in row["who"])


def record(path: str, name: str, game: str, key: str, number: int, deal: int, act: int) -> str:
    """One record, drawn; nothing where there is no such record."""
    found = list(islice(api.check([path], game or None, whole=True), number - 1, number + 1))
    if not found:
        return ""
    base = SERVED.page("check", key, str(number))
    drawn = page_of(evolve(found[0], file=name), number=number, base=base, deal=deal, act=act)
    more = len(found) > 1
    return page(
        "checked.html", "check", record=drawn, key=key, name=name, number=number, more=more, links=SERVED.law,
        packed=packed(Path(path).read_bytes()),
    )  # fmt: skip


def packed(content: bytes) -> str:
    """A text as it stands in a link; nothing where it is too long for one."""
    if len(content) > LONGEST_PACKED:
        return ""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    told = base64.urlsafe_b64encode(packer.compress(content) + packer.flush()).rstrip(b"=").decode()
    return f"{SERVED.page('check')}#z={told}" if len(told) <= LONGEST_LINK else ""


def as_report(path: str, name: str, game: str, number: int, format: str) -> str:
    """One record in a format of reports; or the whole text in a language of records."""
    if format in ("log", "pbn", "lin"):
        return "".join(api.convert(path, format))
    found = islice(api.check([path], game or None, whole=format == "html"), number - 1, number)
    return "".join(api.report((evolve(each, file=name) for each in found), format))
