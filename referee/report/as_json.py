"""Rulings, laws, games and cases for other programs: one JSON object a line, each with the version of its shape."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from referee.core.expect import Kind
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Fault, amount_text
from referee.core.verdict import DealVerdict
from referee.report import APART, SCHEMA, Checked, consequences, grouped, in_general, open_conditions, options, question_of

Row = dict[str, Any]

#: of these breaches `Matter.count` is the number of the trick; of others it counts something else
OF_A_TRICK = frozenset({
    "card-taken-back", "dummy-places-wrong-card", "late-look-at-trick", "lead-out-of-turn", "no-card-to-trick",
    "play-out-of-turn", "revoke", "revokers-partner-changes", "two-cards-to-trick",
})  # fmt: skip


def render(checked: Iterable[Checked]) -> Iterator[str]:
    """A line for each record."""
    return (line(record_row(each)) for each in checked)


def line(row: Row) -> str:
    """A row as it is written; money that is no whole number stands in it as text, for it is exact."""
    return json.dumps(row, ensure_ascii=False, default=amount_text) + "\n"


def record_row(checked: Checked) -> Row:
    """One record: its verdict, its matters, its score as played and as ruled."""
    verdict = checked.verdict
    return {
        "schema": SCHEMA,
        "file": checked.file,
        "record": verdict.record,
        "line": verdict.line,
        "game": checked.game or None,
        "verdict": verdict.verdict,
        "matters": [matter_row(each) for matter, family in grouped(verdict.matters) for each in (matter, *family)],
        "score": {
            "played": None if verdict.played is None else verdict.played.as_json(),
            "ruled": None if verdict.ruled is None else verdict.ruled.as_json(),
        },
        "earlier": [{"played": played.as_json(), "ruled": ruled.as_json()} for played, ruled in verdict.earlier],
        "deals": [_deal(deal) for deal in verdict.deals],
        "faults": [_fault(fault) for fault in verdict.faults],
    }


def matter_row(matter: Matter) -> Row:
    """One matter; `law` is none where no law speaks or where it is not decided which."""
    law = matter.law
    return {
        "law": law.id if law else None,
        "breach": str(matter.breach),
        **_kind(matter),
        "status": matter.status,
        "seat": matter.who or None,
        "trick": matter.count if matter.breach.name in OF_A_TRICK and matter.count else None,
        "line": matter.at.line,
        "column": matter.at.column,
        "end": matter.at.end,
        "why": matter.why,
        "facts": {fact.name: answer for fact, answer in matter.known},
        "remedy": APART.join(consequences(matter)),
        "chooser": law.chooser.phrase if law and law.chooser else None,
        "until": law.until.phrase if law and law.until else None,
        "options": options(matter),
        "taken": matter.taken or None,
        "cite": {"book": law.cite.book, "lines": law.cite.lines} if law else None,
        "says": law.says if law else None,
        "candidates": [_candidate(matter, each) for each in matter.candidates],
    }


def _kind(matter: Matter) -> Row:
    """The kind of which the breach is a use, and what was due and found; an act that is allowed is of no kind."""
    breach = matter.breach
    kind = breach if isinstance(breach, Kind) else None
    return {
        "form": kind.form.name.lower() if kind else None,
        "kind": type(kind).__name__ if kind else None,
        "of": breach.arguments | dict(matter.of),
        "due": matter.due.as_json(matter.names) if matter.due else None,
        "found": matter.found.as_json(matter.names) if matter.found else None,
    }


def _candidate(matter: Matter, law: Law) -> Row:
    return {
        "law": law.id,
        "needs": [
            {
                "fact": condition.fact.name,
                "question": question_of(condition.fact, matter.seat, matter.names),
                "answers": [answer for answer in condition.fact.answers if answer in condition.answers],
            }
            for condition in open_conditions(matter, law)
        ],
        "says": law.says,
    }


def _deal(deal: DealVerdict) -> Row:
    return {
        "number": deal.number,
        "played": deal.told(),
        "ruled": deal.told(ruled=True),
        "void": deal.void,
        "outcomes": dict(deal.outcomes),
    }


def _fault(fault: Fault) -> Row:
    return {"line": fault.line, "column": fault.column, "found": fault.found, "expected": fault.expected}


def law_row(law: Law, game: Game, cases: Sequence[str]) -> Row:
    """One law, told without a table."""
    return {
        "schema": SCHEMA,
        "id": law.id,
        "game": law.game,
        "book": law.cite.book,
        "lines": law.cite.lines,
        "breach": [str(breach) for breach in law.breach],
        "facts": {each.fact.name: [answer for answer in each.fact.answers if answer in each.answers] for each in law.when},
        "until": law.until.phrase if law.until else None,
        "remedy": APART.join(in_general(law, game)) or None,
        "chooser": law.chooser.phrase if law.chooser else None,
        "kind": law.kind,
        "says": law.says,
        "cases": list(cases),
    }


def game_row(game: Game, cases: int) -> Row:
    """One game, with how many laws of its own and how many cases it has."""
    return {
        "schema": SCHEMA,
        "slug": game.slug,
        "title": game.title,
        "book": game.book,
        "family": game.family,
        "base": game.base.slug if game.base else None,
        "laws": len(game.laws),
        "cases": cases,
        "unencoded": {f"{game.slug}/{slug}": reason for slug, reason in game.unencoded.items()},
    }
