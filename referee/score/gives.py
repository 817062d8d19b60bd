"""Remedies for the score as it was written: what the sheet should say, and whether it may still be made to say so."""

from __future__ import annotations

from referee.core.law import Remedy
from referee.core.matter import Matter
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.mechanics.rulings.gives.general import does, opens, says
from referee.score.entries import Misentry, column_text, due_text
from referee.score.expects import SCORE_ERROR


def _should_be(table: Table, matter: Matter) -> str:
    entry: Misentry | None = matter.before
    if entry is None:
        return "the sheet should say what the deal brings"
    if entry.written is None:
        return f"{due_text(table, entry)} is due and is missing"
    return f"{due_text(table, entry)} is due, not {column_text(table, entry.written, entry.written.number)}"


def _corrected(table: Table, matter: Matter) -> str:
    entry: Misentry | None = matter.before
    if entry is None:
        return "the score is corrected"
    if not entry.due and entry.written is not None:
        return f"{column_text(table, entry.written, entry.written.number)} is struck out"
    return f"corrected to {due_text(table, entry)}"


#: what the sheet should say, and then the question whether the error may still be corrected
SHOULD_BE = does(_should_be) & opens(SCORE_ERROR)
CORRECTED_SCORE = does(_corrected)
ADDED_UP_AGAIN = says("the scores are added up again, and the error is found")


def stands_as_written(why: str) -> Remedy:
    """The error is no longer to be corrected."""
    return does(f"the score stands as written: {why}", status=CONDONED, bites=False)


def _as_fixed(table: Table, matter: Matter) -> str:
    return "the deal is scored with the vulnerability that the game fixes for it"


#: the judge scores the deal so
SCORED_AS_FIXED = does(_as_fixed, lambda table, matter: table.but(vulnerable_by_law=matter.before))
