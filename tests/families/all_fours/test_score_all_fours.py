"""Pitch and cinch as they are written down (usp56 4283-4291, 4357)."""

import pytest

from referee.families.all_fours.score import cinch_entries, in_order_of_arrival, pitch_entries

POINTS = [("high", 0), ("low", 1), ("jack", 0), ("game", 2)]


@pytest.mark.parametrize(
    ("bid", "revokers", "due"),
    [
        (2, (), {0: 2, 1: 1, 2: 1}),
        (3, (), {0: -3, 1: 1, 2: 1}),
        (2, (0,), {0: -2, 1: 1, 2: 1}),
        (3, (1,), {0: 2, 1: -3, 2: 1}),
        (4, (1, 2), {0: 2, 1: -4, 2: -4}),
        (3, (0, 2), {0: -3, 1: 1, 2: -3}),
    ],
)
def test_a_deal_of_pitch(bid: int, revokers: tuple[int, ...], due: dict[int, int]) -> None:
    points: dict[int, int] = {}
    for line in pitch_entries(bid, 0, POINTS, revokers):
        points[line.side] = points.get(line.side, 0) + line.points
    assert points == due


def test_the_pitcher_is_counted_first() -> None:
    lines = pitch_entries(2, 0, POINTS)
    assert in_order_of_arrival((5, 6, 6), lines, 7) == (0, 1, 2)
    assert in_order_of_arrival((0, 6, 6), lines, 7) == (1, 2)


@pytest.mark.parametrize(
    ("bid", "counts", "side", "points"), [(6, (6, 8), 1, 2), (8, (7, 7), 1, 15), (7, (10, 4), 0, 6), (14, (13, 1), 1, 15)]
)
def test_a_deal_of_cinch(bid: int, counts: tuple[int, int], side: int, points: int) -> None:
    [line] = cinch_entries(bid, 0, counts)
    assert (line.side, line.points) == (side, points)


def test_seven_each_brings_nothing() -> None:
    assert cinch_entries(7, 0, (7, 7)) == ()
