"""One board at duplicate."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.record import EAST, NO_TRUMP, NORTH, NS, SOUTH, WEST
from referee.core.sheet import Entry, ScoreError, Standing, totals_of
from referee.families.bridge.score.duplicate import DuplicateSheet, board_entries, board_score
from referee.mechanics.declarer.contract import Contract
from referee.mechanics.setting.board import board_dealer, board_vulnerability
from referee.score.contracts import DealResult

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
NEITHER, BOTH = (False, False), (True, True)
contracts = st.builds(Contract, st.integers(1, 7), st.integers(0, 4), st.integers(0, 3), st.sampled_from((1, 2, 4)))


def test_dealers_and_vulnerability_of_the_boards() -> None:
    """duplicate-bridge/ex-3 (usp56 1469-1475)."""
    dealers = {NORTH: (1, 5, 9, 13), EAST: (2, 6, 10, 14), SOUTH: (3, 7, 11, 15), WEST: (4, 8, 12, 16)}
    assert {seat: tuple(b for b in range(1, 17) if board_dealer(b) == seat) for seat in range(4)} == dealers
    sides = {NEITHER: (1, 8, 11, 14), (True, False): (2, 5, 12, 15), (False, True): (3, 6, 9, 16), BOTH: (4, 7, 10, 13)}
    assert {v: tuple(b for b in range(1, 17) if board_vulnerability(b) == v) for v in sides} == sides


@given(st.integers(1, 100))
def test_higher_boards_repeat_the_first_sixteen(board: int) -> None:
    assert board_dealer(board + 16) == board_dealer(board)
    assert board_vulnerability(board + 16) == board_vulnerability(board)


@pytest.mark.parametrize("board", [0, -1])
def test_boards_are_numbered_from_one(board: int) -> None:
    with pytest.raises(ScoreError):
        board_dealer(board)
    with pytest.raises(ScoreError):
        board_vulnerability(board)


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "score"),
    [
        (Contract(4, SPADES, SOUTH), 10, NEITHER, 420),
        (Contract(4, SPADES, SOUTH), 10, BOTH, 620),
        (Contract(4, SPADES, EAST), 10, (True, False), -420),
        (Contract(4, SPADES, EAST), 10, (False, True), -620),
        (Contract(3, NO_TRUMP, NORTH), 10, NEITHER, 430),
        (Contract(5, CLUBS, NORTH), 11, BOTH, 600),
        (Contract(1, NO_TRUMP, NORTH), 7, BOTH, 90),
        (Contract(2, HEARTS, NORTH), 9, NEITHER, 140),
        (Contract(2, HEARTS, NORTH, 2), 8, NEITHER, 470),  # doubled into game
        (Contract(2, HEARTS, NORTH, 2), 9, BOTH, 870),
        (Contract(1, CLUBS, NORTH, 4), 7, NEITHER, 80 + 50 + 50),
        (Contract(6, HEARTS, NORTH), 12, BOTH, 1430),
        (Contract(6, HEARTS, NORTH), 12, NEITHER, 980),
        (Contract(7, NO_TRUMP, WEST), 13, BOTH, -2220),
        (Contract(4, SPADES, NORTH), 9, BOTH, -100),
        (Contract(4, SPADES, WEST, 2), 8, (True, False), 300),
        (Contract(4, SPADES, WEST, 2), 8, (False, True), 500),
        (None, 0, BOTH, 0),
    ],
)
def test_board_scores(contract: Contract | None, tricks: int, vulnerable: tuple[bool, bool], score: int) -> None:
    assert board_score(contract, tricks, vulnerable) == score


def test_the_book_scores_long_sets_by_its_own_table() -> None:
    """A fourth undertrick is worth no more than a third here, as later laws have it."""
    assert board_score(Contract(7, CLUBS, NORTH, 2), 9, NEITHER) == -(100 + 200 * 3)


@given(contracts, st.integers(0, 13), st.booleans())
def test_the_lookup_is_the_sum_of_the_lines(contract: Contract, tricks: int, vulnerable: bool) -> None:
    totals = totals_of(board_entries(contract, tricks, vulnerable))
    sides = (vulnerable, not vulnerable) if contract.side == NS else (not vulnerable, vulnerable)
    assert board_score(contract, tricks, sides) == totals[0] - totals[1]


@given(contracts, st.integers(0, 12), st.booleans(), st.booleans())
def test_one_trick_more_is_never_worth_less(contract: Contract, tricks: int, ns: bool, ew: bool) -> None:
    sign = 1 if contract.side == NS else -1
    assert sign * board_score(contract, tricks, (ns, ew)) < sign * board_score(contract, tricks + 1, (ns, ew))


@given(contracts, st.integers(0, 13), st.booleans(), st.booleans())
def test_the_same_board_turned_a_quarter_scores_for_the_other_side(contract: Contract, tricks: int, ns: bool, ew: bool) -> None:
    turned = Contract(contract.level, contract.denomination, (contract.declarer + 1) % 4, contract.doubling)
    assert board_score(turned, tricks, (ew, ns)) == -board_score(contract, tricks, (ns, ew))


@pytest.mark.parametrize("tricks", [-1, 14])
def test_tricks_that_no_deal_has(tricks: int) -> None:
    with pytest.raises(ScoreError, match="tricks"):
        board_score(Contract(1, CLUBS, NORTH), tricks, NEITHER)


def test_a_sheet_takes_vulnerability_from_the_board() -> None:
    game = Contract(4, SPADES, NORTH)
    sheet = DuplicateSheet().enter(DealResult(game, 10, board=1)).enter(DealResult(game, 10, board=2))
    assert sheet.scores == (420, 620)
    assert sheet.totals == (1040, 0)
    assert DuplicateSheet().enter(DealResult(game, 10, vulnerable=BOTH, board=1)).scores == (620,)
    with pytest.raises(ScoreError, match="board"):
        DuplicateSheet().enter(DealResult(game, 10))


def test_every_board_stands_alone() -> None:
    """Two part scores of 60 are no game, and a game makes nobody vulnerable."""
    two_hearts = DealResult(Contract(2, HEARTS, EAST), 8, board=1)
    sheet = DuplicateSheet().enter(two_hearts).enter(two_hearts)
    assert sheet.scores == (-110, -110)
    assert sheet.totals == (0, 220)
    assert not any(entry.below for entry in sheet.entries)


def test_a_board_passed_out_stands_with_nothing() -> None:
    sheet = DuplicateSheet().enter(DealResult(None, board=4))
    assert (sheet.scores, sheet.totals, sheet.entries) == ((0,), (0, 0), ())
    assert sheet.text() == ("board 4: passed out", "N-S 0, E-W 0; level")


def test_honors_count_for_total_points_only() -> None:
    board = DealResult(Contract(4, SPADES, NORTH), 10, ((EAST, "4"),), board=1)
    assert DuplicateSheet().enter(board).scores == (420,)
    assert DuplicateSheet().enter(board).totals == (420, 0)
    assert DuplicateSheet(honors_count=True).enter(board).scores == (320,)
    assert DuplicateSheet(honors_count=True).enter(board).totals == (420, 100)
    assert DuplicateSheet(honors_count=True).start().honors_count


def test_the_lines_of_a_board() -> None:
    sheet = DuplicateSheet().enter(DealResult(Contract(3, NO_TRUMP, SOUTH), 10, board=2))
    assert sheet.text() == (
        "board 2: 3NT by S, 10 tricks",
        "  N-S 100: 3 odd tricks at no trump",
        "  N-S 30: 1 overtrick",
        "  N-S 500: game, vulnerable",
        "N-S 630, E-W 0; N-S ahead by 630",
    )


def test_an_adjustment_changes_no_board() -> None:
    sheet = DuplicateSheet().enter(DealResult(None, board=1)).add(Entry(1, 100, "indemnity"))
    sheet = sheet.enter(DealResult(Contract(1, CLUBS, NORTH), 7, board=2))
    assert (sheet.scores, sheet.totals) == ((0, 70), (70, 100))
    assert totals_of(sheet.entries) == sheet.totals


def test_nothing_carries_over_into_a_session() -> None:
    assert DuplicateSheet().start(Standing(above=(0, 200))).totals == (0, 200)
    with pytest.raises(ScoreError, match="carry over"):
        DuplicateSheet().start(Standing(below=(60, 0)))
    with pytest.raises(ScoreError, match="carry over"):
        DuplicateSheet().start(Standing(games=(1, 0)))
