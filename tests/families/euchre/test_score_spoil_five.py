"""Spoil five, auction forty-fives and napoleon: pools, chips and points."""

from referee.core.sheet import Entry
from referee.families.euchre.score import napoleon
from referee.families.euchre.score.chips import ChipsResult, chips, dead
from referee.families.euchre.score.spoil_five import is_a_bid, pool_entries, winner
from referee.score.pool import Pool, pool_before, waiting
from referee.score.tally import Tally


def points(*entries: Entry) -> list[tuple[int, int]]:
    return [(entry.side, entry.points) for entry in entries]


# --- spoil five


def test_three_tricks_take_the_pool_and_playing_on_needs_all_five() -> None:
    """spoil-five/plays-on-and-fails-to-win-five."""
    assert winner([3, 1, 0, 1, 0]) == 0
    assert winner([4, 1, 0, 0, 0], played_on=[0]) is None
    assert winner([5, 0, 0, 0, 0], played_on=[0]) == 0
    assert winner([2, 2, 1, 0, 0]) is None


def test_all_five_bring_a_chip_from_each() -> None:
    """spoil-five/wins-all-five."""
    assert points(*pool_entries(5, 2, [0, 1, 3, 4], all_five=True)) == [(2, 5), (2, 4), (0, -1), (1, -1), (3, -1), (4, -1)]
    assert points(*pool_entries(10, 2, [0, 1, 3, 4], all_five=False)) == [(2, 10)]


def test_a_pool_not_won_grows_by_a_chip_from_each() -> None:
    """spoil-five/pool-not-won."""
    sheet = Tally((Pool(ante=1),), chips, names=("A", "B", "C", "D", "E"))
    grown = sheet.enter(ChipsResult()).enter(ChipsResult())
    assert grown.totals == (-2,) * 5
    assert pool_before(grown) == 15  # ten, and the antes of the deal to come
    assert grown.enter(ChipsResult(winner=2)).totals == (-3, -3, 12, -3, -3)


def test_a_dead_hand_is_dead_until_the_pool_is_won() -> None:
    sheet = Tally((Pool(ante=1, waits=dead),), chips, names=("A", "B", "C"))
    before = sheet.enter(ChipsResult(dead=frozenset({1}))).enter(ChipsResult())
    assert waiting(before) == {1}
    assert waiting(before.enter(ChipsResult(winner=0))) == frozenset()
    assert waiting(before.blank()) == frozenset()


def test_a_failed_nap_doubles_the_pool() -> None:
    """napoleon/failed-nap-doubles-pool."""
    sheet = Tally((Pool(),), chips, names=("A", "B")).enter(ChipsResult(put_in=((0, 4), (1, 4)), doubles=0))
    assert (pool_before(sheet), sheet.totals) == (16, (-12, -4))


# --- auction forty-fives


def test_bids_go_by_fives_to_thirty() -> None:
    assert [bid for bid in range(-5, 41) if is_a_bid(bid)] == [5, 10, 15, 20, 25, 30]


# --- napoleon

OTHERS = [1, 2, 3]


def test_a_revoking_opponent_pays_for_all() -> None:
    """napoleon/ex-2."""
    assert points(*napoleon.revoke_entries(3, 0, 2, OTHERS)) == [(0, 9), (2, -9)]
    assert points(*napoleon.revoke_entries(3, 0, 0, OTHERS)) == [(0, -9), (1, 3), (2, 3), (3, 3)]


def test_a_wrong_hand_collects_nothing() -> None:
    """napoleon/opponent-hand-incorrect, napoleon/bidder-hand-incorrect."""
    assert points(*napoleon.deal_entries(4, 0, OTHERS, made=False, not_paying=[0])) == []
    assert points(*napoleon.deal_entries(4, 0, OTHERS, made=True, not_collecting=[0])) == []
    assert points(*napoleon.deal_entries(4, 0, OTHERS, made=False, not_collecting=[2])) == [(0, -8), (1, 4), (3, 4)]
