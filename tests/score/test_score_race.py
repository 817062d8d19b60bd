"""Races to so many points: games, rubbers, laps and slams, and going out backwards."""

import pytest
from attrs import evolve

from referee.core.sheet import Entry, ScoreError, Standing
from referee.families.euchre.usp56.euchre import EUCHRE_GAME, RUBBER_POINTS
from referee.score.match import Match
from referee.score.race import Race, RaceResult
from referee.score.tally import Tally

EUCHRE = Match(EUCHRE_GAME, 2, RUBBER_POINTS)
FIVE_HUNDRED = Match(Tally((Race(to=500, hole=500),)))
THREE = FIVE_HUNDRED.named(("P1", "P2", "P3"))


def deal(*lines: tuple[int, int], first: tuple[int, ...] = ()) -> RaceResult:
    return RaceResult(tuple(Entry(column, points, "made") for column, points in lines), contract="hearts by N", first=first)


def after(sheet: Match, *deals: RaceResult) -> Match:
    for each in deals:
        sheet = sheet.enter(each)
    return sheet


def test_laps_carry_the_surplus_over() -> None:
    """railroad-euchre/laps."""
    railroad = Match(EUCHRE_GAME, 2, RUBBER_POINTS, laps=True)
    assert after(railroad, deal((0, 4)), deal((1, 2)), deal((0, 4))).points == (3, 0)
    assert after(EUCHRE, deal((0, 4)), deal((1, 2)), deal((0, 4))).points == (0, 0)


def test_a_slam_counts_two_games() -> None:
    """railroad-euchre/slam-counts-two-games."""
    railroad = Match(EUCHRE_GAME, 2, RUBBER_POINTS, slam=True)
    assert after(railroad, deal((0, 4)), deal((0, 1))).over
    assert not after(railroad, deal((1, 1)), deal((0, 4)), deal((0, 1))).over


def test_the_contractor_wins_before_an_opponent() -> None:
    """five-hundred/contractor-and-opponent-reach-500."""
    sheet = THREE.start(Standing(points=(300, 480, 480)))
    assert sheet.enter(deal((0, 200), (1, 30), first=(0, 1))).won_by == (0,)
    assert sheet.enter(deal((0, -200), (1, 30), (2, 20), first=(0, 2, 1))).won_by == (2,)


def test_of_three_players_one_in_the_hole_cannot_win_and_plays_on() -> None:
    """five-hundred/player-reaches-minus-500-three-hand."""
    sheet = after(THREE, deal((0, -500)), deal((0, 500)), deal((1, 400)))
    assert not sheet.over
    ended = sheet.enter(deal((0, 520)))
    assert ended.over and ended.won_by == ()
    assert ended.text()[-1].endswith("nobody wins the game")
    assert sheet.enter(deal((1, 100))).won_by == (1,)


def test_of_two_sides_the_one_in_the_hole_has_lost() -> None:
    """four-hand-five-hundred/side-reaches-minus-500."""
    sheet = FIVE_HUNDRED
    assert after(sheet, deal((0, -480))).won_by is None
    assert after(sheet, deal((0, -500), (1, 20))).won_by == (1,)


def test_a_sheet_that_begins_in_the_middle() -> None:
    sheet = EUCHRE.start(Standing(points=(4, 2), games=(1, 0)))
    assert sheet.enter(deal((0, 1))).over
    with pytest.raises(ScoreError, match="cannot go on at 5 to 2"):
        EUCHRE.start(Standing(points=(5, 2)))


def test_totals_are_the_sum_of_the_lines() -> None:
    sheet = after(EUCHRE, deal((0, 2)), deal((1, 2)), deal((0, 4)), deal((1, 1))).add(Entry(1, -2, "revoke"))
    forward = sheet.brought_forward()
    assert sheet.totals == forward.totals == tuple(sum(e.points for e in forward.entries if e.side == c) for c in (0, 1))


def test_a_deal_that_was_played_without_a_contract_was_not_passed_out() -> None:
    scored = RaceResult((Entry(0, 1, "high"),), number=3)
    assert str(scored) == "deal 3"
    assert str(evolve(scored, contract="hearts by N")) == "deal 3: hearts by N"
    assert str(evolve(scored, lines=())) == "deal 3: passed out"
