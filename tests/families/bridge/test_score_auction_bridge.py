"""The scoring table of auction bridge, and a rubber scored by it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, HEARTS, SPADES, STANDARD_PACK, Hand, cards_of, hand_of
from referee.core.record import NO_TRUMP, SOUTH, WEST
from referee.core.sheet import Standing, totals_of
from referee.families.bridge.score.auction_bridge import AUCTION_SCALE, contract_entries, honor_entries, honors_held
from referee.mechanics.declarer.contract import Contract
from referee.score.bridge import Honors
from referee.score.contracts import DealResult
from referee.score.rubber import RubberSheet


def cards(text: str) -> Hand:
    return hand_of(CARD[word] for word in text.split())


@pytest.mark.parametrize(
    ("level", "denomination", "doubling", "points"),
    [(3, HEARTS, 1, 24), (1, NO_TRUMP, 2, 20), (2, SPADES, 4, 72), (4, 0, 1, 24), (5, 1, 2, 70)],
)
def test_odd_tricks(level: int, denomination: int, doubling: int, points: int) -> None:
    """auction-bridge-gibson/ex-1 (gibson 341-363): three odd tricks in hearts are 24, one at doubled no trump 20."""
    line = contract_entries(Contract(level, denomination, SOUTH, doubling), 6 + level)[0]
    assert (line.side, line.points, line.below) == (0, points, True)


def test_tricks_beyond_the_contract_count_below_the_line() -> None:
    lines = contract_entries(Contract(2, HEARTS, SOUTH, 2), 10)
    assert [(line.points, line.below) for line in lines] == [(64, True), (50, False), (100, False)]
    lines = contract_entries(Contract(2, HEARTS, SOUTH, 4), 9)
    assert [(line.points, line.below) for line in lines] == [(96, True), (100, False), (100, False)]


@pytest.mark.parametrize(("doubling", "points"), [(1, 100), (2, 200), (4, 400)])
def test_undertricks(doubling: int, points: int) -> None:
    lines = contract_entries(Contract(4, SPADES, WEST, doubling), 8)
    assert [(line.side, line.points, line.below) for line in lines] == [(0, points, False)]


def test_slams_count_whatever_was_bid_and_whoever_wins_them() -> None:
    assert totals_of(contract_entries(Contract(3, HEARTS, SOUTH), 12)) == (48 + 50, 0)
    assert totals_of(contract_entries(Contract(3, HEARTS, SOUTH), 13)) == (56 + 100, 0)
    assert totals_of(contract_entries(Contract(7, HEARTS, SOUTH), 12)) == (50, 50)
    assert totals_of(contract_entries(Contract(1, HEARTS, SOUTH), 1)) == (0, 6 * 50 + 50)


@pytest.mark.parametrize(
    ("honors", "denomination", "points"),
    [
        ([(0, "2"), (2, "1")], SPADES, (30, 0)),
        ([(1, "3")], SPADES, (0, 30)),
        ([(0, "2"), (2, "2")], SPADES, (40, 0)),
        ([(0, "3"), (2, "2")], SPADES, (50, 0)),
        ([(0, "4"), (1, "1")], SPADES, (80, 0)),
        ([(0, "4"), (2, "1")], SPADES, (90, 0)),
        ([(3, "5")], SPADES, (0, 100)),
        ([(0, "3"), (1, "1")], NO_TRUMP, (30, 0)),
        ([(0, "2"), (2, "2")], NO_TRUMP, (40, 0)),
        ([(0, "2"), (1, "2")], NO_TRUMP, (0, 0)),
        ([(1, "aces")], NO_TRUMP, (0, 100)),
    ],
)
def test_honors(honors: list[Honors], denomination: int, points: tuple[int, int]) -> None:
    assert totals_of(honor_entries(honors, Contract(1, denomination, SOUTH))) == points


def test_honors_count_when_all_of_them_are_told() -> None:
    contract = Contract(1, SPADES, SOUTH)
    hands = [cards("SA SK HA"), cards("SQ"), cards("SJ ST"), cards("S2")]
    assert honors_held(hands, contract) == ((0, "2"), (1, "1"), (2, "2"))
    assert totals_of(honor_entries(honors_held(hands, contract), contract)) == (40, 0)
    assert honors_held([cards("SA SK SQ"), 0, 0, 0], contract) == ()


@given(st.permutations(list(cards_of(STANDARD_PACK.cards))), st.integers(0, 4))
def test_one_side_at_most_has_the_majority(pack: list[int], denomination: int) -> None:
    contract = Contract(1, denomination, SOUTH)
    hands = [hand_of(pack[seat::4]) for seat in range(4)]
    held = dict(honors_held(hands, contract))
    lines = honor_entries(tuple(held.items()), contract)
    most = max(sum(int(held.get(seat, "0")) for seat in side) for side in ((0, 2), (1, 3)))
    assert len(lines) == (most >= 3)


def test_a_rubber() -> None:
    """usp56 1677: thirty points are a game, two games bring 250, and nobody is vulnerable."""
    sheet = RubberSheet(scale=AUCTION_SCALE).enter(DealResult(Contract(2, HEARTS, SOUTH), 10))
    assert (sheet.games, sheet.below, sheet.totals) == ((1, 0), (0, 0), (32, 0))
    assert sheet.vulnerable() == (False, False)
    sheet = sheet.enter(DealResult(Contract(1, NO_TRUMP, SOUTH), 8)).enter(DealResult(Contract(1, NO_TRUMP, WEST), 9))
    assert (sheet.games, sheet.totals) == ((1, 1), (52, 30))
    sheet = sheet.enter(DealResult(Contract(3, NO_TRUMP, SOUTH), 9))
    assert (sheet.over, sheet.winners, sheet.totals) == (True, (0,), (52 + 30 + 250, 30))


def test_an_unfinished_rubber_brings_nothing() -> None:
    sheet = RubberSheet(scale=AUCTION_SCALE).enter(DealResult(Contract(3, NO_TRUMP, SOUTH), 9))
    assert sheet.break_off().totals == (30, 0)
    assert sheet.start(Standing(below=(20, 0))).scale is AUCTION_SCALE
