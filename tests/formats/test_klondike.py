"""Solutions of Klondike: the pack as it is dealt, moves from pile to pile, what is illegal at its place."""

from __future__ import annotations

from referee.core.verdict import Verdict
from referee.formats import judge_parts, recognised, stream

#: the order in which the cards go home, and where each lies: the stock first, then the columns from the top
ORDER = [(rank, suit) for rank in range(1, 14) for suit in (1, 2, 3, 4)]
PLACES = [(column - row, column, row) for row in range(7) for column in range(row, 7)]
LYING = dict(zip(sorted(PLACES), ORDER[24:], strict=True))
PACK = "".join(f"{rank:02}{suit}" for rank, suit in [*(LYING[place] for place in PLACES), *ORDER[:24]])
LETTERS = "CDHS"
MOVES = [f"DR1 W{LETTERS[suit - 1]}" for _, suit in ORDER[:24]] + [
    f"{column + 1}{LETTERS[LYING[level, column, row][1] - 1]}" for level, column, row in sorted(PLACES)
]


def only(text: str) -> Verdict:
    (verdict,) = judge_parts(stream(text.splitlines(keepends=True)))
    return verdict


def outcomes(verdict: Verdict) -> dict[str, str]:
    return dict(verdict.deals[0].outcomes)


def test_a_solution_to_the_end() -> None:
    assert recognised([PACK]) == "klondike"
    verdict = only(f"{PACK}\n{' '.join(MOVES)}\n")
    assert not verdict.matters
    assert outcomes(verdict) == {"built up": "52 cards", "won": "yes"}


def test_an_unfinished_one_is_said_to_be_so_and_the_stock_is_gone_through_again() -> None:
    verdict = only(f"{PACK}\nDR24 NEW {' '.join(MOVES[:10])}\n")
    assert not verdict.matters
    assert outcomes(verdict)["unfinished"] == "42 cards left"


def test_an_illegal_move_is_found_at_its_place() -> None:
    verdict = only(f"{PACK}\nDR1 WC\nDR1 W1 12\n")
    assert [(each.at.line, each.at.column, each.headline) for each in verdict.matters] == [(3, 5, "wrong-build P1")] or [
        (each.at.line, each.at.column) for each in verdict.matters
    ] == [(3, 5), (3, 8)]


def test_what_cannot_be_read_is_told() -> None:
    (part,) = stream([f"{PACK}\n", "DR1 WX\n"])
    assert [(fault.line, fault.column) for fault in part.record.faults] == [(2, 5)]
    (part,) = stream(["014" * 52, "\nDR1\n"])
    assert [fault.line for fault in part.record.faults] == [1]
