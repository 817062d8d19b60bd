"""Remedies for the score as it was written: what the sheet should say, and whether it may still be made to say so."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.remedy import Remedy
from referee.core.status import CONDONED
from referee.core.table import Table
from referee.mechanics.rulings.gives.general import Opens
from referee.mechanics.rulings.gives.parts import DECIDED_ELSEWHERE, SHEET_IS_TOLD, Physical, Remark, Scores, Stands
from referee.mechanics.setting.board import Board, board_of
from referee.score.entries import Misentry, column_text, due_text
from referee.score.expects import SCORE_ERROR


def _should_be(table: Table, matter: Matter) -> str:
    entry = matter.had(Misentry)
    if entry is None:
        return "the sheet should say what the deal brings"
    if entry.written is None:
        return f"{due_text(table, entry)} is due and is missing"
    return f"{due_text(table, entry)} is due, not {column_text(table, entry.written, entry.written.number)}"


def _corrected(table: Table, matter: Matter) -> str:
    entry = matter.had(Misentry)
    if entry is None:
        return "the score is corrected"
    if not entry.due and entry.written is not None:
        return f"{column_text(table, entry.written, entry.written.number)} is struck out"
    return f"corrected to {due_text(table, entry)}"


#: what the sheet should say, and then the question whether the error may still be corrected
SHOULD_BE = Remark(_should_be) & Opens(SCORE_ERROR)
CORRECTED_SCORE = Physical(_corrected, SHEET_IS_TOLD)
ADDED_UP_AGAIN = Physical("the scores are added up again, and the error is found", DECIDED_ELSEWHERE)


def stands_as_written(why: str) -> Remedy:
    """The error is no longer to be corrected."""
    return Stands(f"the score stands as written: {why}", status=CONDONED, bites=False)


def _as_fixed(table: Table, matter: Matter) -> str:
    return "the deal is scored with the vulnerability that the game fixes for it"


#: the judge scores the deal so
SCORED_AS_FIXED = Scores(
    "as-fixed", _as_fixed, lambda table, matter: table.but(evolve(board_of(table), by_law=matter.was(Board).vulnerable))
)
