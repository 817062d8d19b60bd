"""The score of a game of Blackout."""

import json

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from referee.core.record import EAST, NORTH, SOUTH, WEST, seat_names
from referee.core.sheet import Entry, ScoreError, Standing
from referee.families.whist.score.blackout import BlackoutResult, BlackoutSheet, deals_in_game
from referee.score.players import Payment, settled_by_differences

FOUR = BlackoutSheet(names=seat_names(4))


@pytest.mark.parametrize(
    ("sheet", "points"),
    [(FOUR, 10), (evolve(FOUR, zero_bid=5), 5), (evolve(FOUR, zero_bid=5, zero_bid_per_trick=1), 5 + 6)],
)
def test_a_bid_of_none_is_worth_what_local_practice_says(sheet: BlackoutSheet, points: int) -> None:
    """blackout/ex-4 (usp56 1801), in a deal of six cards."""
    result = BlackoutResult((0, 0, 3, 1), (0, 2, 3, 1), 6)
    assert sheet.start(Standing(deal=6)).enter(result).totals == (points, 0, 13, 11)


def table_of(players: int, bonus: int = 0) -> BlackoutSheet:
    return BlackoutSheet(names=seat_names(players), bonus=bonus)


def last_deal(sheet: BlackoutSheet, *tricks: int) -> BlackoutSheet:
    return sheet.start(Standing(deal=sum(tricks))).enter(BlackoutResult(tricks, tricks, sum(tricks)))


def test_each_settles_with_each_on_the_difference() -> None:
    sheet = last_deal(table_of(3), 6, 4, 5)  # three players, the fifteenth deal
    assert sheet.over
    assert sheet.totals == (16, 14, 15)
    assert sheet.settlement == (Payment(EAST, NORTH, 2), Payment(SOUTH, NORTH, 1), Payment(EAST, SOUTH, 1))
    assert sheet.text()[-4:] == ("P1 wins the game", "P2 pays P1 2", "P3 pays P1 1", "P2 pays P3 1")
    assert json.dumps(sheet.as_json())


def test_the_winners_bonus_of_the_variant() -> None:
    assert last_deal(table_of(3, bonus=10), 6, 4, 5).totals == (26, 14, 15)


def test_a_tie_at_the_top_brings_nobody_the_bonus() -> None:
    sheet = last_deal(table_of(3, bonus=10), 5, 5, 5)
    assert sheet.totals == (15, 15, 15)
    assert sheet.settlement == ()
    assert sheet.text()[-1] == "P1 and P2 and P3 win the game"


def test_a_game_broken_off_is_settled_as_it_stands() -> None:
    sheet = table_of(4, bonus=10).enter(BlackoutResult((1, 0, 0, 0), (1, 0, 0, 0), 1)).break_off()
    assert sheet.totals == (21, 10, 10, 10)
    assert sheet.over
    assert sheet.break_off() is sheet


def test_the_deal_passes_to_the_left() -> None:
    results = [BlackoutResult((0, 0, 0, 0), (1, 0, 0, 0), 1, dealer) for dealer in (SOUTH, WEST)]
    assert [FOUR.enter(result).dealer for result in results] == [WEST, NORTH]
    assert FOUR.dealer is None


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (BlackoutResult((0, 0, 0, 0), (1, 1, 0, 0), 1), "2 tricks"),
        (BlackoutResult((0, 0, 0, 0), (2, -1, 0, 0), 1), "1 tricks"),
        (BlackoutResult((0, 0, 0), (1, 0, 0), 1), "4 players"),
        (BlackoutResult((0, 0, 0, 0), (14, 0, 0, 0), 14), "deal 14"),
    ],
)
def test_what_cannot_be(result: BlackoutResult, why: str) -> None:
    with pytest.raises(ScoreError, match=why):
        FOUR.enter(result)


def test_what_cannot_begin() -> None:
    with pytest.raises(ScoreError, match="no deal 14"):
        FOUR.start(Standing(deal=14))
    with pytest.raises(ScoreError, match="over"):
        last_deal(table_of(3), 5, 5, 5).enter(BlackoutResult((0, 0, 0), (1, 0, 0), 1))


@st.composite
def games(draw: st.DrawFn) -> BlackoutSheet:
    players = draw(st.integers(3, 7))
    sheet = evolve(table_of(players, draw(st.sampled_from((0, 10)))), zero_bid=draw(st.sampled_from((5, 10))))
    for number in range(1, draw(st.integers(1, deals_in_game(players))) + 1):
        winners = draw(st.lists(st.integers(0, players - 1), min_size=number, max_size=number))
        bids = tuple(draw(st.integers(0, number)) for _ in range(players))
        tricks = tuple(winners.count(seat) for seat in range(players))
        sheet = sheet.enter(BlackoutResult(bids, tricks, number, dealer=number % players))
    return sheet


@given(games())
def test_totals_are_the_sum_of_the_lines_and_the_payments_cancel_out(sheet: BlackoutSheet) -> None:
    players = range(sheet.players)
    assert sheet.totals == tuple(sum(e.points for e in sheet.entries if e.side == seat) for seat in players)
    assert all(entry.points > 0 for entry in sheet.entries)
    assert sheet.brought_forward().totals == sheet.totals
    assert sheet.brought_forward().dealer == sheet.dealer
    for seat in players:
        paid = settled_by_differences(sheet.totals)
        net = sum(p.amount * ((p.payee == seat) - (p.payer == seat)) for p in paid)
        assert net == sheet.players * sheet.totals[seat] - sum(sheet.totals)


def test_a_line_of_its_own_stands_beside_the_deals() -> None:
    sheet = FOUR.add(Entry(WEST, 3, "a correction"))
    assert sheet.text() == ("beside the deals:", "  W 3: a correction", "N 0, E 0, S 0, W 3")
