"""What the rest of a hand is worth by best play: the solver's word, and a clear one where there is no solver."""

import sys
from pathlib import Path

import pytest

from referee import api

HEAD = "game duplicate-bridge-2017\nboard 1\n"
#: South has the ace and king of spades and a losing heart; East has the master heart
ENDING = HEAD + "contract S 3NT\ntaken NS 6\ntaken EW 4\nhands {hands}\nturn S\n"
HANDS = "N 65.4.. J.A3.. AK.2.. T9.K.."


def told(tmp_path: Path, text: str) -> list[dict[str, object]]:
    (tmp_path / "claim.log").write_text(text)
    return list(api.rest([tmp_path / "claim.log"]))


def test_a_claim_is_set_beside_best_play(tmp_path: Path) -> None:
    pytest.importorskip("endplay")
    (row,) = told(tmp_path, ENDING.format(hands=HANDS) + "claims S 3\n")
    assert (row["claim"], row["left"], row["won"]) == ("claims S 3", 3, {"N-S": 2, "E-W": 1})


def test_the_cards_of_the_trick_that_lies_there_count(tmp_path: Path) -> None:
    pytest.importorskip("endplay")
    (row,) = told(tmp_path, ENDING.format(hands=HANDS) + "play S H2, W HK\n")
    # East takes the king over and his small heart is good
    assert (row["claim"], row["left"], row["won"]) == ("", 3, {"N-S": 1, "E-W": 2})


def test_trumps_are_trumps(tmp_path: Path) -> None:
    pytest.importorskip("endplay")
    text = ENDING.replace("3NT", "3H").format(hands="N 65.4.. J..A3. AK.2.. T9..K.")
    (row,) = told(tmp_path, text + "claims S\n")
    assert row["won"] == {"N-S": 3, "E-W": 0}


def test_where_a_hand_is_not_told_nothing_is_said(tmp_path: Path) -> None:
    (row,) = told(tmp_path, HEAD + "contract S 3NT\nhand S SA SK ...\nturn S\nclaims S 13\n")
    assert row["won"] is None


def test_without_the_solver_it_is_said_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "endplay.dds", None)
    with pytest.raises(api.Unknown, match=r"pip install 'referee\[solver\]'"):
        told(tmp_path, ENDING.format(hands=HANDS) + "claims S 3\n")


def test_it_rules_on_nothing(tmp_path: Path) -> None:
    (checked,) = api.check_text(ENDING.format(hands=HANDS) + "claims S 3\ndisputes W\ndirector W\nawards EW doubtful 1\n")
    assert [each.law.slug for each in checked.verdict.matters if each.law] == [
        "disputed-claim-goes-to-director", "claim-ruled-equitably",
    ]  # fmt: skip
