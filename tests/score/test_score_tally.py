"""Tallies of points and chips, and hollywood scoring."""

from __future__ import annotations

import pytest

from referee.score.hollywood import HollywoodSheet
from referee.score.sheet import Entry, ScoreError
from referee.score.tally import Tally, TallyResult

NAMES = ("Ann", "Bob")


def deal(*points: int, next_dealer: int = 1) -> TallyResult:
    lines = tuple(Entry(side, each, "points") for side, each in enumerate(points) if each)
    return TallyResult(lines, dealer=0, next_dealer=next_dealer)


def test_totals_are_the_sum_of_the_lines() -> None:
    sheet = Tally(names=NAMES).enter(deal(3, -3)).enter(deal(-5, 5)).add(Entry(0, 1, "by hand"))
    assert sheet.totals == (-1, 2)
    assert (sheet.played, sheet.dealer, sheet.over) == (2, 1, False)
    assert sheet.text()[-1] == "Ann -1, Bob 2"


def test_a_game_ends_at_its_target() -> None:
    sheet = Tally(names=NAMES, target=11, ending=lambda names, tally: f"{names[0]} after {tally.played}").enter(deal(8, 3))
    assert not sheet.over and sheet.ended == ""
    sheet = sheet.enter(deal(4, 1))
    assert sheet.over and sheet.ended == "Ann after 2"
    with pytest.raises(ScoreError):
        sheet.enter(deal(1, 0))
    assert sheet.start().totals == (0, 0)


def test_a_game_may_end_with_its_deals() -> None:
    assert Tally(names=NAMES, most_deals=1).enter(deal(2, 2)).over


def test_points_from_before_the_log() -> None:
    sheet = Tally(names=NAMES, target=21).start(points=(18, 2)).enter(deal(2, 9))
    assert sheet.totals == sheet.points == (20, 11)
    assert sheet.brought_forward().totals == (20, 11)


def test_each_win_is_entered_in_one_game_more_up_to_three() -> None:
    sheet = HollywoodSheet(names=NAMES)
    for points in ((20, -20), (15, -15), (-30, 30), (10, -10)):
        sheet = sheet.enter(deal(*points))
    assert sheet.games == ((45, 30), (25, 0), (10, 0))
    assert sheet.wins == (3, 1)


def test_another_game_is_begun_when_one_ends() -> None:
    sheet = HollywoodSheet(names=NAMES)
    for _ in range(3):
        sheet = sheet.enter(deal(50, -50))
    assert sheet.games == ((100, 0), (100, 0), (50, 0), (50, 0), (0, 0))
    assert sheet.enter(deal(-20, 20)).games[2:] == ((50, 20), (50, 0), (0, 0))
