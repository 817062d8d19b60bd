"""Three hand bridge: three scores, two of which grow by what one side wins."""

import pytest

from referee.core.cards import CLUBS, HEARTS, SPADES
from referee.core.record import NO_TRUMP, NORTH
from referee.core.sheet import ScoreError, Standing
from referee.families.whist.score.bridge_whist import BridgeWhistResult
from referee.families.whist.score.three_hand_bridge import ThreeHandSheet


def deal(number: int, trump: int, tricks: int) -> BridgeWhistResult:
    """A deal in which the dealer, who sits North, and his dummy win so many tricks."""
    return BridgeWhistResult(trump, (tricks, 13 - tricks), dealer=NORTH, number=number)


def test_each_deals_in_turn_for_himself() -> None:
    sheet = ThreeHandSheet()
    for number in (1, 2, 3, 4):
        sheet = sheet.enter(deal(number, SPADES, 7))
    assert sheet.totals == (4, 2, 2)


def test_both_adversaries_write_what_their_side_wins() -> None:
    sheet = ThreeHandSheet().enter(deal(2, CLUBS, 5))
    assert (sheet.totals, sheet.below) == ((8, 0, 8), (8, 0, 8))


def test_a_rubber_is_two_games_and_adds_a_hundred() -> None:
    sheet = ThreeHandSheet()
    for number in (1, 2, 3):
        sheet = sheet.enter(deal(number, HEARTS, 10))
    assert (sheet.games, sheet.over, sheet.below) == ((1, 1, 1), False, (0, 0, 0))
    sheet = sheet.enter(deal(4, NO_TRUMP, 9))
    assert (sheet.games, sheet.over, sheet.totals) == ((2, 1, 1), True, (32 + 36 + 100, 32, 32))
    with pytest.raises(ScoreError):
        sheet.enter(deal(5, HEARTS, 10))


def test_adversaries_may_win_a_game_together() -> None:
    sheet = ThreeHandSheet(1).enter(deal(1, NO_TRUMP, 4))
    assert (sheet.games, sheet.totals, sheet.over) == ((0, 1, 1), (0, 86, 86), True)


def test_a_revoke_holds_each_by_his_own_score() -> None:
    revoked = BridgeWhistResult(NO_TRUMP, (4, 9), barred=(False, True), dealer=NORTH, number=1)
    sheet = ThreeHandSheet().start(Standing(below=(0, 20, 4))).enter(revoked)
    assert sheet.below == (0, 28, 28)


def test_the_beginning_of_a_sheet_in_the_middle() -> None:
    assert ThreeHandSheet().start(Standing(games=(1, 0, 0))).games == (1, 0, 0)
    with pytest.raises(ScoreError):
        ThreeHandSheet().start(Standing(below=(30, 0, 0)))
    assert ThreeHandSheet().enter(deal(1, SPADES, 7)).text()[-1] == "P1 2, P2 0, P3 0"
