"""A rubber deal by deal, and what must hold for all of them."""

import json

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from referee.core.record import EAST, NO_TRUMP, NORTH, WEST
from referee.core.sheet import Entry, ScoreError, Sheet, Standing, totals_of
from referee.families.bridge.score.chicago import ChicagoSheet
from referee.families.bridge.score.duplicate import DuplicateSheet
from referee.mechanics.declarer.contract import Contract
from referee.score.contracts import DealResult
from referee.score.rubber import RubberSheet

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

A_GAME = DealResult(Contract(3, NO_TRUMP, WEST), 9)


def test_a_rubber_in_two_games() -> None:
    sheet = RubberSheet().enter(A_GAME).enter(A_GAME)
    assert sheet.entries[-1] == Entry(1, 700, "rubber won by two games to none")
    assert sheet.totals == (0, 900)
    assert [deal.note for deal in sheet.deals] == [
        "E-W win the first game of the rubber",
        "E-W win the second game of the rubber",
    ]


def test_the_winner_is_the_side_with_more_points() -> None:
    sheet = RubberSheet()
    for _ in range(4):
        sheet = sheet.enter(DealResult(Contract(4, SPADES, NORTH, 2), 7))  # 500 each to E-W
    game = DealResult(Contract(4, SPADES, NORTH), 10)
    sheet = sheet.enter(game).enter(game)
    assert sheet.games == (2, 0)
    assert sheet.winners == (1,)
    assert sheet.totals[0] == 240 + 700


def test_a_deal_passed_out_enters_nothing_and_the_deal_moves_on() -> None:
    sheet = RubberSheet().enter(DealResult(None, dealer=WEST))
    assert sheet.totals == (0, 0)
    assert sheet.entries == ()
    assert sheet.dealer == NORTH
    assert len(sheet.deals) == 1


def test_nothing_is_entered_after_the_end() -> None:
    sheet = RubberSheet().enter(A_GAME).enter(A_GAME)
    with pytest.raises(ScoreError, match="over"):
        sheet.enter(DealResult(None))
    with pytest.raises(ScoreError, match="over"):
        sheet.add(Entry(0, 50, "", below=True))
    with pytest.raises(ScoreError, match="over"):
        sheet.break_off()


def test_a_penalty_may_come_after_the_end() -> None:
    ended = RubberSheet().break_off().add(Entry(1, 50, "penalty"))
    assert (ended.totals, ended.over) == ((0, 50), True)


def test_the_sheet_before_is_left_as_it_was() -> None:
    before = RubberSheet()
    before.enter(A_GAME)
    assert before == RubberSheet()


def test_the_log_may_say_who_is_vulnerable() -> None:
    down = DealResult(Contract(1, CLUBS, NORTH), 6, vulnerable=(True, False))
    assert RubberSheet().enter(down).totals == (0, 100)
    assert RubberSheet().enter(evolve(down, vulnerable=None)).totals == (0, 50)


# --- beginning in the middle, breaking off


def test_a_sheet_that_begins_in_the_middle() -> None:
    sheet = RubberSheet().start(Standing(games=(0, 1), below=(60, 0), above=(0, 300)))
    assert sheet.vulnerable() == (False, True)
    assert sheet.totals == (60, 300)
    sheet = sheet.enter(DealResult(Contract(2, CLUBS, NORTH), 8))
    assert (sheet.games, sheet.below, sheet.totals) == ((1, 1), (0, 0), (100, 300))
    sheet = sheet.enter(DealResult(Contract(4, SPADES, NORTH), 10))
    assert sheet.entries[-1].points == 500


@pytest.mark.parametrize(("games", "below"), [((2, 0), (0, 0)), ((0, -1), (0, 0)), ((0, 0), (100, 0)), ((0, 0), (0, -20))])
def test_positions_that_no_rubber_passes_through(games: tuple[int, int], below: tuple[int, int]) -> None:
    with pytest.raises(ScoreError):
        RubberSheet().start(Standing(games, below))


@pytest.mark.parametrize(
    ("games", "below", "due"),
    [
        ((1, 0), (0, 0), (300, 0)),
        ((0, 1), (0, 0), (0, 300)),
        ((1, 1), (0, 0), (0, 0)),
        ((0, 0), (0, 40), (0, 50)),
        ((0, 0), (60, 40), (0, 0)),
        ((1, 0), (0, 40), (300, 50)),
        ((1, 1), (70, 0), (50, 0)),
        ((0, 0), (0, 0), (0, 0)),
    ],
)
def test_unfinished_rubber(games: tuple[int, int], below: tuple[int, int], due: tuple[int, int]) -> None:
    sheet = RubberSheet().start(Standing(games, below))
    ended = sheet.break_off()
    assert ended.over
    assert not sheet.over
    assert (ended.totals[0] - sheet.totals[0], ended.totals[1] - sheet.totals[1]) == due


def test_a_line_below_that_no_deal_brought_counts_towards_game() -> None:
    sheet = RubberSheet().start(Standing(below=(60, 0))).add(Entry(0, 40, "part score left out before", below=True))
    assert sheet.games == (1, 0)
    assert sheet.add(Entry(1, 50, "penalty")).totals == (100, 50)


# --- what holds for every rubber

seats = st.integers(0, 3)
results = st.builds(
    DealResult,
    st.none() | st.builds(Contract, st.integers(1, 7), st.integers(0, 4), seats, st.sampled_from((1, 2, 4))),
    st.integers(4, 13),
    st.lists(st.tuples(seats, st.sampled_from(("4", "5", "aces"))), max_size=1).map(tuple),
    dealer=seats,
)
EMPTY_SHEETS: list[Sheet] = [RubberSheet(), ChicagoSheet(), ChicagoSheet(dealers_side_vulnerable=False)]


@given(st.lists(results, max_size=25))
def test_totals_are_the_sum_of_the_lines(dealt: list[DealResult]) -> None:
    sheets: list[Sheet] = [*EMPTY_SHEETS, DuplicateSheet(), DuplicateSheet(honors_count=True)]
    for sheet in sheets:
        for place, result in enumerate(dealt):
            if sheet.over:
                break
            on_board = evolve(result, board=place + 1) if isinstance(sheet, DuplicateSheet) else result
            sheet = sheet.enter(on_board)
        assert sheet.totals == totals_of(sheet.entries)
        assert json.loads(json.dumps(sheet.as_json()))["totals"] == {"N-S": sheet.totals[0], "E-W": sheet.totals[1]}
        lines = sum(len(deal["entries"]) for deal in json.loads(json.dumps(sheet.as_json()))["deals"])
        assert lines == len(sheet.entries)
        assert len(sheet.text()) > lines


@given(st.lists(results, max_size=40))
def test_every_rubber_has_one_premium_and_two_games(dealt: list[DealResult]) -> None:
    sheet = RubberSheet()
    for result in dealt:
        if sheet.over:
            break
        sheet = sheet.enter(result)
        assert all(points < 100 for points in sheet.below)
    premiums = [entry.points for entry in sheet.entries if entry.what.startswith("rubber")]
    assert sheet.over == (max(sheet.games) == 2)
    assert premiums == ([] if not sheet.over else [700 if min(sheet.games) == 0 else 500])
    assert sum(sheet.games) == sum(bool(deal.note) for deal in sheet.deals)


# --- how a sheet reads


def test_a_rubber_under_way_in_words() -> None:
    sheet = RubberSheet().start(Standing(games=(0, 1), below=(60, 0)))
    assert sheet.text() == (
        "beside the deals:",
        "  N-S 60 below: part score brought forward",
        "games 0 to 1, part scores 60 and 0",
        "N-S 60, E-W 0; N-S ahead by 60",
    )
    assert sheet.as_json()["back_score"] is None
    assert RubberSheet().deals == RubberSheet().start().deals == ()


def test_a_finished_rubber_in_json() -> None:
    sheet = RubberSheet().start(Standing(games=(0, 1), above=(500, 0)))
    whole = sheet.enter(DealResult(Contract(3, NO_TRUMP, WEST), 9, dealer=NORTH, number=7)).as_json()
    deals = whole["deals"]
    assert isinstance(deals, list)
    assert (whole["over"], whole["back_score"], whole["games"]) == (True, -3, {"N-S": 0, "E-W": 2})
    assert deals[-1] == {
        "deal": "deal 7: 3NT by W, 9 tricks",
        "entries": [
            {"side": "E-W", "points": 100, "what": "3 odd tricks at no trump", "below": True},
            {"side": "E-W", "points": 700, "what": "rubber won by two games to none", "below": False},
        ],
        "note": "E-W win the second game of the rubber",
    }


def test_a_level_rubber_has_no_winner() -> None:
    game = DealResult(Contract(3, NO_TRUMP, WEST), 9)
    sheet = RubberSheet().start(Standing(games=(0, 1), above=(800, 0))).enter(game)
    assert sheet.totals == (800, 800)
    assert (sheet.over, sheet.winners, sheet.back_score) == (True, (), 0)
    assert sheet.text()[-1] == "N-S 800, E-W 800; level"


def test_what_a_game_names_as_its_way_of_scoring() -> None:
    blank: list[Sheet] = [RubberSheet(), DuplicateSheet(), ChicagoSheet(), ChicagoSheet(dealers_side_vulnerable=False)]
    for sheet in blank:
        assert sheet.start() == sheet
        assert (sheet.totals, sheet.entries, sheet.over) == ((0, 0), (), False)


def test_the_next_dealer_is_known_only_where_the_last_one_was() -> None:
    assert RubberSheet().dealer is None
    assert RubberSheet().enter(DealResult(None)).dealer is None
    assert RubberSheet().enter(DealResult(None, dealer=NORTH)).add(Entry(0, 50, "penalty")).dealer == EAST
