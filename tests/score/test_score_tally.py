"""Tallies of points and chips, and hollywood scoring."""

import pytest

from referee.core.sheet import Entry, ScoreError, Standing
from referee.score.hollywood import Hollywood
from referee.score.race import Race
from referee.score.tally import Deals, Tally, TallyResult, Told, what_is_won

NAMES = ("Ann", "Bob")


def deal(*points: int, next_dealer: int = 1) -> TallyResult:
    lines = tuple(Entry(side, each, "points") for side, each in enumerate(points) if each)
    return TallyResult(lines, dealer=0, next_dealer=next_dealer)


def totals(sheet: Hollywood) -> list[tuple[int, ...]]:
    return [game.totals for game in sheet.games]


def test_totals_are_the_sum_of_the_lines() -> None:
    sheet = Tally(names=NAMES).enter(deal(3, -3)).enter(deal(-5, 5)).add(Entry(0, 1, "by hand"))
    assert sheet.totals == (-1, 2)
    assert (sheet.played, sheet.dealer, sheet.over) == (2, 1, False)
    assert sheet.text()[-1] == "Ann -1, Bob 2"


def test_a_game_ends_at_its_target() -> None:
    sheet = Tally((Race(to=11), Told(lambda names, tally: f"{names[0]} after {tally.played}")), names=NAMES).enter(deal(8, 3))
    assert not sheet.over and not list(sheet.ending())
    sheet = sheet.enter(deal(4, 1))
    assert sheet.over and list(sheet.ending()) == ["Ann after 2"]
    with pytest.raises(ScoreError):
        sheet.enter(deal(1, 0))
    assert sheet.start().totals == (0, 0)


def test_a_game_may_end_with_its_deals() -> None:
    assert Tally((Deals(1),), names=NAMES).enter(deal(2, 2)).over


def test_points_from_before_the_log() -> None:
    sheet = Tally((Race(to=21),), names=NAMES).start(Standing(points=(18, 2))).enter(deal(2, 9))
    assert sheet.totals == sheet.points == (20, 11)
    assert sheet.brought_forward().totals == (20, 11)


def test_each_win_is_entered_in_one_game_more_up_to_three() -> None:
    sheet = Hollywood(of=Tally((Race(to=100),), what_is_won), goes_on=True).named(NAMES)
    for points in ((20, -20), (15, -15), (-30, 30), (10, -10)):
        sheet = sheet.enter(deal(*points))
    assert totals(sheet) == [(45, 30), (25, 0), (10, 0)]
    assert sheet.wins == (3, 1)


def test_another_game_is_begun_when_one_ends() -> None:
    sheet = Hollywood(of=Tally((Race(to=100),), what_is_won), goes_on=True).named(NAMES)
    for _ in range(3):
        sheet = sheet.enter(deal(50, -50))
    assert totals(sheet) == [(100, 0), (100, 0), (50, 0), (50, 0), (0, 0)]
    assert totals(sheet.enter(deal(-20, 20)))[2:] == [(50, 20), (50, 0), (0, 0)]
