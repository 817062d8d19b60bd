"""What deals of euchre bring, and rubbers of it."""

import pytest

from referee.core.sheet import Entry, ScoreError
from referee.families.euchre.score.euchre import FIVE_HAND, FOUR_HAND, RAILROAD, SEVEN_HAND, SIX_HAND, bid_entries, deal_entries
from referee.families.euchre.usp56.euchre import RUBBER_POINTS

US, THEM = [0], [1]


def points(*entries: Entry) -> list[tuple[int, int]]:
    return [(entry.side, entry.points) for entry in entries]


@pytest.mark.parametrize(
    ("tricks", "alone", "side", "due"),
    [(3, False, 0, 1), (4, False, 0, 1), (5, False, 0, 2), (3, True, 0, 1), (4, True, 0, 1), (5, True, 0, 4)]
    + [(tricks, alone, 1, 2) for tricks in (0, 1, 2) for alone in (False, True)],
)
def test_four_hand_table(tricks: int, alone: bool, side: int, due: int) -> None:
    """euchre/ex-2."""
    assert points(*deal_entries(FOUR_HAND, US, THEM, tricks, alone)) == [(side, due)]


def test_a_lone_hand_euchred_by_one_counts_four_in_railroad_only() -> None:
    """railroad-euchre/lone-hand-euchred-by-lone-opponent."""
    assert points(*deal_entries(RAILROAD, US, THEM, 2, alone=True, opposed_by_one=True)) == [(1, 4)]
    assert points(*deal_entries(RAILROAD, US, THEM, 2, alone=True)) == [(1, 2)]
    assert points(*deal_entries(FOUR_HAND, US, THEM, 2, alone=True, opposed_by_one=True)) == [(1, 2)]


def test_six_tricks_cannot_be_won() -> None:
    with pytest.raises(ScoreError, match="6 tricks"):
        deal_entries(FOUR_HAND, US, THEM, 6)


def test_what_may_be_bid() -> None:
    """auction-euchre/ex-1."""
    assert list(FIVE_HAND) == list(SIX_HAND) == [3, 4, 5, 8, 15]
    assert list(SEVEN_HAND) == [4, 5, 6, 7, 10, 20]
    assert [tricks for tricks, _, _ in SEVEN_HAND.values()] == [4, 5, 6, 7, 7, 7]
    assert [bid for table in (FIVE_HAND, SEVEN_HAND) for bid, (_, _, widow) in table.items() if not widow] == [15, 20]


def test_a_bid_is_worth_its_value_to_each_of_a_side() -> None:
    """auction-euchre/result-of-the-bid."""
    assert points(*bid_entries(4, 4, [0, 2, 3], [1, 4], 5)) == [(0, 4), (2, 4), (3, 4)]
    assert points(*bid_entries(8, 5, [0], [1, 2, 3, 4], 4)) == [(1, 8), (2, 8), (3, 8), (4, 8)]


def test_rubber_points_by_the_losers_score() -> None:
    assert [RUBBER_POINTS.of(score) for score in (-2, 0, 1, 2, 3, 4)] == [3, 3, 2, 2, 1, 1]
