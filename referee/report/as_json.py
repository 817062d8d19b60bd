"""Rulings, laws, games and cases for other programs: one JSON object a line, each with the version of its shape."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from attrs import evolve

from referee.core.agreed import written_in
from referee.core.expect import Kind
from referee.core.fact import Fact
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import SEAT_LETTERS, Fault, amount_text, seat_names
from referee.core.remedy import Consequence
from referee.core.verbs import example
from referee.core.verdict import DealVerdict, Verdict
from referee.report import APART, SCHEMAS, Checked, grouped, open_conditions, options, parts_in_general, question_of

Row = dict[str, Any]

#: of these breaches `Matter.count` is the number of the trick; of others it counts something else
OF_A_TRICK = frozenset({
    "card-taken-back", "dummy-places-wrong-card", "late-look-at-trick", "lead-out-of-turn", "no-card-to-trick",
    "play-out-of-turn", "revoke", "two-cards-to-trick",
})  # fmt: skip


#: of a record in which more was found one finding is written after the other
AT_ONCE = 1000
_UNSEEN = re.compile(r"[^\x20-\x7e\n]")


def render(checked: Iterable[Checked]) -> Iterator[str]:
    """A line for each record, in pieces where so much was found in it that it would take much room."""
    for each in checked:
        if len(each.verdict.matters) <= AT_ONCE:
            yield line(record_row(each))
        else:
            yield from _in_pieces(each)


def _in_pieces(checked: Checked) -> Iterator[str]:
    told = '"matters": ['
    matters = (each for matter, family in grouped(checked.verdict.matters) for each in (matter, *family))
    row = record_row(evolve(checked, verdict=evolve(checked.verdict, matters=())))
    before, behind = line(row | {"verdict": checked.verdict.verdict}).split(told, 1)
    yield before + told
    for number, each in enumerate(matters):
        yield (", " if number else "") + line(matter_row(each)).removesuffix("\n")
    yield behind


def line(row: Row) -> str:
    """A row as it is written; money that is no whole number stands in it as text, for it is exact."""
    return plain(json.dumps(row, ensure_ascii=False, default=amount_text)) + "\n"


def plain(text: str) -> str:
    """JSON in which whatever cannot be seen is written by its number, so that it does nothing where it is shown."""
    return text if text.isprintable() else _UNSEEN.sub(_numbered, text)


def _numbered(found: re.Match[str]) -> str:
    letter = found[0]
    return letter if letter.isprintable() else "".join(f"\\u{each:04x}" for each in _units(letter))


def _units(letter: str) -> tuple[int, ...]:
    """A character as JSON counts it: in halves, where it is beyond the first 65,536."""
    code = ord(letter)
    return (code,) if code < 0x10000 else (0xD800 + (code - 0x10000 >> 10), 0xDC00 + (code - 0x10000 & 0x3FF))


def record_row(checked: Checked) -> Row:
    """One record: its verdict, its matters, its score as played and as ruled."""
    verdict = checked.verdict
    return {
        "schema": SCHEMAS["check"],
        "file": checked.file,
        "record": verdict.record,
        "line": verdict.line,
        "game": checked.game or None,
        "judged_by": _judged_by(verdict),
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


def _judged_by(verdict: Verdict) -> Row:
    """The code of law, and what is to be said of it where it is not the one of that day."""
    return {"book": verdict.game.book if verdict.game else None, "note": verdict.code or None}


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
        "facts": {fact.name: answer_row(fact, answer) for fact, answer in matter.known},
        "raised": "at the end of the record" if matter.raised_by_referee else None,
        "remedy": [consequence_row(each) for each in matter.remedy],
        "chooser": _choosers(law),
        "until": _until(law),
        "options": options(matter),
        "taken": matter.taken or None,
        "bound": [{"words": words, "until": until} for words, until in matter.bound],
        "lapsed": matter.lapsed.line or None,
        "cite": {"book": law.cite.book, "lines": law.cite.lines} if law else None,
        "says": law.says if law else None,
        "candidates": [_candidate(matter, each) for each in matter.candidates],
    }


def consequence_row(given: Consequence) -> Row:
    """One thing that a ruling comes to: which part of a remedy, its parameters, its words; no name where no law gives it."""
    return {"name": given.name or None, "parameters": dict(given.parameters), "words": given.words}


def answer_row(fact: Fact, answer: str) -> Row:
    """An answer of a fact: the id by which it is given, and the words."""
    return {"id": answer, "words": fact.said(answer)}


def _choosers(law: Law | None) -> str | None:
    return APART.join(role.phrase for role, _ in law.choices) or None if law else None


def _until(law: Law | None) -> str | None:
    """When the time is over to choose, to demand or to raise it."""
    if law is None:
        return None
    ends = [until for _, until in law.choices] if law.choices else [law.ends]
    return APART.join(until.phrase for until in ends if until is not None) or None


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
                "answers": [answer_row(condition.fact, answer) for answer in condition.told],
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
        "schema": SCHEMAS["laws"],
        "id": law.id,
        "game": law.game,
        "book": law.cite.book,
        "lines": law.cite.lines,
        "breach": [str(breach) for breach in law.subjects],
        "facts": {each.fact.name: [answer_row(each.fact, answer) for answer in each.told] for each in law.conditions},
        "until": _until(law),
        "remedy": [consequence_row(each) for each in parts_in_general(law, game)],
        "chooser": _choosers(law),
        "kind": law.kind,
        "says": law.says,
        "cases": list(cases),
    }


def game_row(game: Game, cases: int) -> Row:
    """One game, with how many laws of its own and how many cases it has."""
    return {
        "schema": SCHEMAS["games"],
        "slug": game.slug,
        "title": game.title,
        "book": game.book,
        "family": game.family,
        "base": game.base.slug if game.base else None,
        "laws": len(game.laws),
        "cases": cases,
        "unencoded": {f"{game.slug}/{slug}": reason for slug, reason in game.unencoded.items()},
    }


def verb_row(verb: str, game: Game | None) -> Row:
    """A verb of the log language: how it is written, a line with it, and what it does in the game, if one is named."""
    move = game.play.moves.get(verb) if game and game.play else None
    does = (getattr(move, "__doc__", None) or "").strip().split("\n")[0]
    seats = seat_names(game.seats) if game else SEAT_LETTERS
    written = written_in(game, verb)
    return {
        "schema": SCHEMAS["verbs"],
        "game": game.slug if game else None,
        "verb": verb,
        "written": f"{verb} {written}".rstrip(),
        "example": example(verb, seats, sides=game is None or game.sides == 2, written=written),
        "does": does,
    }
