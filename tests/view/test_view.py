"""A record as it is looked at: every act with the table after it, findings at the very act."""

import io

import pytest

from referee import api
from referee.casebook import Case, built_in
from referee.core.cards import card_text
from referee.core.record import Act, DealRead, Run
from referee.core.shown import HAND, TRICK, Cards, Figure
from referee.formats import stream
from referee.view import DealView, deal_views, findings

EVENING = """game contract-bridge
dealer S
hands S AJ865.K92.K5.KJ8 43.A754.763.T762 KQT7.QJ8.Q942.54 92.T63.AJT8.AQ93
call S 1S, W pass, N 2S, E 1NT
call E pass, S 4S, W pass, N pass, E pass
trick W HA H8 H3 H2
play W CT, N C4, E C3, S CJ
"""


def views(text: str) -> list[DealView]:
    [checked] = api.check_text(text, whole=True)
    return list(deal_views(checked.parts, findings(checked)))


def moves(parts: list[DealRead]) -> int:
    return sum(len(act.moves) if isinstance(act, Run) else 1 for part in parts for act in part.record.acts)


def one_of_each_game() -> list[Case]:
    games: dict[str, Case] = {}
    for case in built_in():
        if case.block("log") is not None:
            games.setdefault(case.game, case)
    return list(games.values())


def test_every_act_is_a_step_and_has_a_name() -> None:
    [view] = views(EVENING)
    assert len(view.steps) == moves(list(stream(io.StringIO(EVENING))))
    names = [step.name for step in view.steps]
    assert len(set(names)) == len(names)
    assert names[5:8] == ["act-6", "call-1", "call-2"] or "call-1" in names
    assert names[-1] == "trick-2-4"


def test_a_finding_stands_at_its_act_and_in_the_table_of_calls() -> None:
    [view] = views(EVENING)
    [finding] = view.findings
    assert (finding.kind, finding.headline) == ("breach", "insufficient-bid E")
    [step] = [step for step in view.steps if step.findings]
    assert step.text == "call E 1NT"
    marked = [cell for row in view.grids[0].rows for cell in row if cell and cell.findings]
    assert [(cell.text, cell.step) for cell in marked] == [("1NT", step.number)]


def test_hands_shrink_and_tricks_are_won() -> None:
    [view] = views(EVENING)

    def hand(step: int, seat: int) -> int:
        held = [each for each in view.steps[step].shown if isinstance(each, Cards) and each.kind == HAND and each.seat == seat]
        return sum(len(each.cards) for each in held)

    assert [hand(-1, seat) for seat in range(4)] == [11] * 4
    last = [each.name for each in view.steps[-1].shown if isinstance(each, Cards) and each.kind == TRICK]
    assert last == ["last trick"] * 4
    won = {each.seat: each.value for each in view.steps[-1].shown if isinstance(each, Figure) and each.name == "tricks"}
    assert won == {3: "1", 2: "1"}
    assert view.grids[1].ends == ("W", "S")


def told(view: DealView) -> list[str]:
    """The rows of all tables: what stands, in brackets what does not, and what that counts as."""
    cells = [[cell for cell in row if cell] for grid in view.grids for row in grid.rows]
    texts = [[cell.text or card_text(cell.card or 0) for cell in row] for row in cells]
    return [
        " ".join(f"({text}){cell.instead}" if cell.gone else text for cell, text in zip(*row, strict=True))
        for row in zip(cells, texts, strict=True)
    ]


@pytest.mark.parametrize(
    ("log", "rows"),
    [
        ("game hearts\nturn N\nplay E C4, S C5\nattention W\nplay N S2, E S4", ["(C4) (C5)", "S2 S4"]),
        ("game hearts\nturn N\nplay E C4\nplay N S2, E S4", ["(C4)", "S2 S4"]),
        ("game contract-bridge\ndealer N\ncall S 1H\nattention E\ncall N pass", ["(1H)", "pass"]),
        (
            "game contract-bridge\ncall S 3S, W 3D\ncall W pass, N 4S, E 5D\nattention S\ncall S pass",
            ["3S (3D)", "pass", "4S (5D)pass pass"],
        ),
        (
            "game contract-bridge\ncontract S 4H\nturn S\nplay S D6, W S9, N DK\nattention W\nsubstitutes W DA for S9",
            ["(S9)", "DK D6 DA"],
        ),
    ],
)
def test_what_a_ruling_has_undone_is_marked_in_the_tables(log: str, rows: list[str]) -> None:
    [view] = views(f"{log}\n")
    assert told(view) == rows


@pytest.mark.parametrize("case", one_of_each_game(), ids=lambda case: case.game)
def test_a_case_of_every_game_is_drawn(case: Case) -> None:
    log = case.block("log")
    assert log is not None
    for checked in api.check_text(log.text, case.game, whole=True):
        found = findings(checked)
        drawn = list(deal_views(checked.parts, found, case.game))
        assert sum(len(view.steps) + view.more for view in drawn) == moves(list(checked.parts))
        assert {number for view in drawn for step in view.steps for number in step.findings} <= {each.number for each in found}


def test_a_deal_without_end_is_drawn_as_far_as_anybody_steps() -> None:
    [view] = views("game war\nplayers Ann Bob\n" + "turns Ann SA\nturns Bob SK\n" * 400)
    assert len(view.steps) == 600
    assert view.more >= 200


def test_acts_alone_are_no_deal() -> None:
    assert list(deal_views([], ())) == []
    assert all(isinstance(act, Act) for part in stream(io.StringIO("game war\ndealer P1\n")) for act in part.record.acts)
