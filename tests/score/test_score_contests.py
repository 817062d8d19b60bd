"""Comparing the scores of several tables."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.record import EW, NS
from referee.families.bridge.score.contests import (
    IMP_BANDS,
    imp_band,
    imps,
    match_points,
    match_points_when_interchanged,
    replay_match_points,
    replay_total_points,
    team_imps,
    team_net,
)

tens = st.integers(-400, 400).map(lambda tenth: tenth * 10)
few_scores = st.lists(st.sampled_from((-100, 0, 50, 110, 420)), min_size=1, max_size=20)


def test_ties_share() -> None:
    assert match_points([420, 420, 50, -100]) == (2.5, 2.5, 1, 0)
    assert match_points([50, 50, 50]) == (1, 1, 1)
    assert match_points([]) == ()


@given(few_scores, st.sampled_from((NS, EW)))
def test_each_direction_shares_out_every_comparison(scores: list[int], side: int) -> None:
    tables = len(scores)
    assert sum(match_points(scores, side)) == tables * (tables - 1) / 2


@given(few_scores)
def test_what_one_direction_wins_the_other_loses(scores: list[int]) -> None:
    both = zip(match_points(scores, NS), match_points(scores, EW), strict=True)
    assert all(ns + ew == len(scores) - 1 for ns, ew in both)


@given(few_scores)
def test_match_points_counted_one_by_one(scores: list[int]) -> None:
    for place, points in enumerate(match_points(scores)):
        others = scores[:place] + scores[place + 1 :]
        assert points == sum(1.0 if scores[place] > other else 0.5 if scores[place] == other else 0.0 for other in others)


def test_interchanged_cards() -> None:
    """usp56 1536: three pairs played one set of cards, two another."""
    assert match_points_when_interchanged([[420, 50, 50], [0, -100]]) == ((3, 1.5, 1.5), (2.5, 1.5))
    assert match_points_when_interchanged([[420, 50, 50], [0, -100]], EW) == ((1, 2.5, 2.5), (1.5, 2.5))


@given(st.lists(few_scores, min_size=1, max_size=4))
def test_interchanged_cards_share_out_every_comparison_too(groups: list[list[int]]) -> None:
    pairs = sum(map(len, groups))
    assert sum(map(sum, match_points_when_interchanged(groups))) == pairs * (pairs - 1) / 2


def test_one_group_is_an_ordinary_board() -> None:
    scores = [420, 50, 50, 0]
    assert match_points_when_interchanged([scores]) == (match_points(scores),)


# --- international match points

PRINTED_BANDS = """
    0-10 20-40 50-80 90-120 130-160 170-210 220-260 270-310 320-360 370-420 430-490 500-590 600-740 750-890 900-1090
    1100-1290 1300-1490 1500-1740 1750-1990 2000-2240 2250-2490 2500-2990 3000-3490 3500-3990
"""


def test_the_scale_as_printed() -> None:
    """international-match-points/ex-1 (usp56 1652-1662)."""
    assert [f"{band.low}-{band.high}" for band in IMP_BANDS[:-1]] == PRINTED_BANDS.split()
    assert (IMP_BANDS[-1].low, IMP_BANDS[-1].high) == (4000, None)


def test_the_numbers_lost_in_the_book_are_marked() -> None:
    assert [band.points for band in IMP_BANDS if not band.printed] == [9, 17, 18, 19]
    assert not imp_band(400).printed
    assert imp_band(430).printed


def test_the_bands_leave_no_gap_for_scores_in_tens() -> None:
    for lower, higher in pairwise(IMP_BANDS):
        assert lower.high is not None
        assert lower.high + 10 == higher.low
        assert lower.points + 1 == higher.points


@pytest.mark.parametrize(
    ("difference", "points"),
    [
        *[(0, 0), (10, 0), (20, 1), (-20, -1), (40, 1), (50, 2), (360, 8), (370, 9), (490, 10), (1500, 17), (3990, 23)],
        *[(4000, 24), (9000, 24), (-4000, -24), (15, 0), (1495, 16)],
    ],
)
def test_imps(difference: int, points: int) -> None:
    assert imps(difference) == points


@given(tens)
def test_imps_stand_in_the_band_and_turn_with_the_sign(difference: int) -> None:
    band = imp_band(difference)
    assert band.low <= abs(difference) <= (band.high or 10_000)
    assert imps(-difference) == -imps(difference)


# --- two scores of one board

rooms = st.lists(st.tuples(tens, tens), max_size=8)


def test_team_of_four() -> None:
    """The team that sat N-S in the first room held the E-W cards in the second."""
    boards = [(620, -100), (-50, 400), (110, 110)]
    assert team_net(boards) == 720 - 450
    assert team_imps(boards) == 12 - 10


@given(rooms)
def test_the_two_teams_win_what_the_other_loses(boards: list[tuple[int, int]]) -> None:
    turned = [(second, first) for first, second in boards]
    assert team_net(turned) == -team_net(boards)
    assert team_imps(turned) == -team_imps(boards)


def test_replay() -> None:
    """replay-duplicate/scoring (usp56 1554-1560)."""
    slips = [(420, 170), (-100, 50), (90, 90), (600, -200)]
    assert replay_match_points(slips) == (2, 1)
    assert replay_total_points(slips) == (250 + 800, 150)


@given(rooms)
def test_replay_credits_come_to_the_net(slips: list[tuple[int, int]]) -> None:
    first, second = replay_total_points(slips)
    assert first - second == team_net(slips)
    assert min(first, second) >= 0
    assert sum(replay_match_points(slips)) == sum(one != other for one, other in slips)
