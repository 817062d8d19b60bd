"""Rulings as SARIF 2.1.0, the format in which code hosts and editors take findings: laws are its rules."""

import json
from collections.abc import Iterable, Iterator
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from referee import __version__
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Fault
from referee.core.verdict import UNREADABLE
from referee.report import APART, BREACH, REMARK, SUSPICION, Checked, cited, consequences, grouped, kind_of
from referee.report.as_json import plain

VERSION = "2.1.0"
SCHEMA_URI = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {BREACH: "error", SUSPICION: "warning", REMARK: "note"}
_UNREADABLE_RULE = {
    "id": UNREADABLE,
    "shortDescription": {"text": "a line that cannot be read"},
    "help": {"text": "What stands here is not in the log language, or the file is no log at all."},
}

Json = dict[str, Any]


def render(checked: Iterable[Checked]) -> Iterator[str]:
    """The one document that SARIF wants; only what is wrong is kept until it is written."""
    rules: dict[str, Json] = {}
    results: list[Json] = []
    for each in checked:
        for fault in each.verdict.faults:
            rules.setdefault(UNREADABLE, _UNREADABLE_RULE)
            results.append(_fault(fault, each.file))
        for matter, family in grouped(each.verdict.matters):
            results += [_matter(one, each.file, rules) for one in (matter, *family)]
    places = {name: place for place, name in enumerate(rules)}
    for result in results:
        result["ruleIndex"] = places[result["ruleId"]]
    driver = {"name": "referee", "version": __version__, "semanticVersion": __version__, "rules": list(rules.values())}
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    document = {"$schema": SCHEMA_URI, "version": VERSION, "runs": [run]}
    yield plain(json.dumps(document, indent=1, ensure_ascii=False)) + "\n"


def _fault(fault: Fault, file: str) -> Json:
    message = f"{fault.found}; {fault.expected}" if fault.expected else fault.found
    return _result(UNREADABLE, "error", message, file, fault.line, fault.column, 0)


def _matter(matter: Matter, file: str, rules: dict[str, Json]) -> Json:
    if matter.law is not None:
        name = matter.law.id
        rules.setdefault(name, _rule_of(matter.law))
    else:
        name = f"breach/{matter.breach}"
        rules.setdefault(name, _rule_without_law(matter))
    message = APART.join([matter.why, *consequences(matter)])
    if matter.candidates:
        message += "; one of these may speak: " + ", ".join(map(cited, matter.candidates))
    at = matter.at
    return _result(name, _LEVELS[kind_of(matter)], message, file, at.line, at.column, at.end)


def _rule_of(law: Law) -> Json:
    where = law.cite.in_full
    return {
        "id": law.id,
        "name": _camel(law.slug),
        "shortDescription": {"text": law.says},
        "help": {"text": f"{law.says} {where}.", "markdown": f"{law.says}\n\n*{where}*"},
        "properties": {"kind": law.kind, "cite": str(law.cite)},
    }


def _rule_without_law(matter: Matter) -> Json:
    says = matter.breach.says
    return {
        "id": f"breach/{matter.breach}",
        "name": _camel(matter.breach.name),
        "shortDescription": {"text": says},
        "help": {"text": f"{says}; which law speaks is not settled, or none does."},
    }


def _camel(slug: str) -> str:
    return "".join(word.capitalize() for word in slug.split("-"))


def _result(rule: str, level: str, message: str, file: str, line: int, column: int, end: int) -> Json:
    physical: Json = {"artifactLocation": {"uri": uri(file)}}
    if line:
        region = {"startLine": line, "startColumn": max(1, column)}
        physical["region"] = region | ({"endColumn": end} if end > column else {})
    return {"ruleId": rule, "level": level, "message": {"text": message}, "locations": [{"physicalLocation": physical}]}


def uri(file: str) -> str:
    """A file as a reference that SARIF takes.

    >>> uri("logs/last night.log"), uri("/tmp/a.log")
    ('logs/last%20night.log', 'file:///tmp/a.log')
    """
    path = PurePath(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
