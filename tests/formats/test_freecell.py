"""Solutions of FreeCell: the deals of Microsoft's program, moves of two characters, what is illegal at its place."""

from __future__ import annotations

import pytest

from referee.core.cards import cards_text
from referee.core.verdict import Verdict
from referee.formats import convert, judge_parts, recognised, stream
from referee.formats.freecell import dealt

#: deal 24 of Microsoft's program, as its players print it
DEAL_24 = (
    "4C 2C 9C 8C QS 4S 2H", "5H QH 3C AC 3H 4H QD", "QC 9S 6H 9H 3S KS 3D", "5D 2S JC 5C JH 6D AS", "2D KD TH TC TD 8D",
    "7H JS KH TS KC 7C", "AH 5S 6S AD 8H JD", "7S 6C 7D 4D 8S 9D",
)  # fmt: skip
#: a layout whose cards go home from the columns in turn
ORDER = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS"]
EASY = [" ".join(ORDER[place::8][::-1]) for place in range(8)]
HOME = [f"{place % 8 + 1}h" for place in range(52)]


def only(text: str) -> Verdict:
    (verdict,) = judge_parts(stream(text.splitlines(keepends=True), "24.sol"))
    return verdict


def outcomes(verdict: Verdict) -> dict[str, str]:
    return dict(verdict.deals[0].outcomes)


def test_a_deal_is_known_by_its_number() -> None:
    assert [cards_text(each) for each in dealt(24)] == [
        " ".join(card[1] + card[0] for card in line.split()) for line in DEAL_24
    ]


def test_moves_are_known_by_their_shape_and_logs_are_not_taken_for_them() -> None:
    assert recognised(["FreeCell deal 24\n", "26 76 72 72 5a 27\n"]) == "freecell"
    assert recognised(["game freecell\n", "pile T1 4C 2C 9C 8C QS\n"]) == "log"


def test_a_solution_to_the_end() -> None:
    verdict = only("\n".join([*EASY, "", *(" ".join(HOME[place : place + 10]) for place in range(0, 52, 10))]))
    assert not verdict.matters
    assert outcomes(verdict) == {"built up": "52 cards", "won": "yes"}


def test_an_unfinished_one_is_said_to_be_so() -> None:
    assert outcomes(only("\n".join([*EASY, " ".join(HOME[:8])])))["unfinished"] == "44 cards left"


def test_an_illegal_move_is_found_at_its_place() -> None:
    verdict = only("FreeCell deal 24\n4h 6a 6b 6c 6d\n7a 12\n")
    assert [(each.at.line, each.at.column, each.headline) for each in verdict.matters if each.at.line] == [
        (3, 1, "wrong-build P1"),
        (3, 4, "wrong-build P1"),
    ]


def test_a_run_is_no_longer_than_cells_and_columns_let_go_over() -> None:
    board = ["KC QD JC TD 9C 8D", "KD 2S 4S 6S 8S TS QS", "9H 3D 5D 7D 2D AD", *EASY_REST]
    verdict = only("\n".join([*board, "3a 3b 3c 3d 13v2"]))
    assert any("1 card can go over" in each.why for each in verdict.matters)


#: columns of no importance
EASY_REST = ["KH QH JH TH 8H 7H", "KS JS 9S 7S 5S 3S", "QC JD TC 9D 8C 7C", "6C 6D 6H 5C 5H 4C", "4D 4H 3C 3H 2C 2H AC AH AS"]


def test_what_cannot_be_read_is_told() -> None:
    faults = [fault for part in stream(["26 76 72 72 5a\n"]) for fault in part.record.faults]
    assert [fault.line for fault in faults] == [1]
    (part,) = stream(["deal 24\n", "26 76 72 72 5a x9\n"])
    assert [(fault.line, fault.column) for fault in part.record.faults] == [(2, 16)]


def test_it_can_be_told_in_the_log_language() -> None:
    log = "".join(convert(["FreeCell deal 24\n", "4h 6a 6b 6c 6d\n"], "log"))
    (verdict,) = judge_parts(stream(log.splitlines(keepends=True)))
    assert outcomes(verdict) == outcomes(only("FreeCell deal 24\n4h 6a 6b 6c 6d\n"))


@pytest.mark.parametrize(
    "line", ["1. d4 d5 2. c4 c6 3. b3 b6", "e4 e5 d4 d5 c4 c5", "12 34 56 78 12 34", "1. a4 a5 2. b4 b5 3. c4 c5"]
)
def test_a_score_of_chess_and_a_list_of_numbers_are_no_solution(line: str) -> None:
    assert recognised([line]) == "log"
    assert recognised(["5a 27 1. d4", "1. 53 2. 4a 3. 4b 4. 6h 5. 64"]) == "freecell"
