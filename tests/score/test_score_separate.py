"""Bridge with a score for each player, deals held at a thousand, and what a hand is worth in the Goren system."""

from fractions import Fraction
from functools import partial

import pytest

from referee.core.cards import CARD, Hand, hand_of
from referee.core.record import CALL, call_text
from referee.core.sheet import ScoreError, Standing
from referee.families.bridge.score.auction_bridge import AUCTION_SCALE
from referee.families.bridge.score.goren import (
    blackwood_aces,
    blackwood_kings,
    gerber_aces,
    gerber_asks_kings,
    gerber_kings,
    high_card_points,
    may_open,
    quick_tricks,
)
from referee.families.bridge.score.progressive import ProgressiveSheet
from referee.mechanics.declarer.contract import Contract
from referee.score.contracts import DealResult
from referee.score.separate import SeparateResult, SeparateSheet

NAMES = ("Ann", "Bob", "Cat", "Dummy")
TOWIE = partial(SeparateSheet, game_premiums=(500, 1000), towie=True)


def cards(text: str) -> Hand:
    return hand_of(CARD[word] for word in text.split())


def ended(level: int, suit: int, declarer: int, tricks: int, doubling: int = 1, **more: object) -> SeparateResult:
    others = tuple(seat for seat in (0, 1, 2) if seat != declarer)
    contract = Contract(level, suit, declarer, doubling)
    return SeparateResult(contract, tricks, declarers=(declarer,), others=others, **more)  # type: ignore[arg-type]


def test_declarer_scores_what_he_makes_and_the_others_what_he_is_down() -> None:
    """usp56 1733."""
    sheet = SeparateSheet(names=NAMES).enter(ended(2, 2, 1, 9)).enter(ended(4, 3, 1, 9))
    assert (sheet.totals, sheet.below) == ((50, 90, 50, 0), (0, 60, 0, 0))


def test_honors_of_a_defender_count_for_both() -> None:
    """usp56 1735."""
    sheet = SeparateSheet(names=NAMES).enter(ended(2, 2, 1, 8, honors=((0, "4"),)))
    assert sheet.totals == (100, 60, 100, 0)
    assert f"four honors in one hand by {NAMES[0]}" in "\n".join(sheet.text())


@pytest.mark.parametrize(("games", "premium"), [((0, 1, 0, 0), 700), ((1, 1, 0, 0), 500)])
def test_rubber(games: tuple[int, ...], premium: int) -> None:
    """usp56 1735: 700, or 500 if an opponent has a game."""
    sheet = SeparateSheet(names=NAMES).start(Standing(games=games)).enter(ended(3, 4, 1, 9))
    assert (sheet.over, sheet.totals[1]) == (True, 100 + premium)


def test_settlement_to_the_nearest_hundred() -> None:
    """usp56 1737: fifty counts as a hundred, and nobody settles with dummy."""
    sheet = SeparateSheet(names=NAMES, totals=(0, 250, 240, 0)).break_off()
    assert [payment.text(NAMES) for payment in sheet.settlement] == ["Ann pays Bob 300", "Ann pays Cat 200"]


def test_auction_bridge_scoring() -> None:
    sheet = SeparateSheet(names=NAMES, scale=AUCTION_SCALE).start(Standing(games=(0, 1, 0, 0)))
    assert sheet.enter(ended(3, 4, 1, 9)).totals[1] == 30 + 250


def test_towie() -> None:
    """towie/ex-1 (usp56 1767): a thousand for down three doubled and vulnerable, 800 by the table of contract bridge."""
    down = ended(4, 3, 1, 7, doubling=2)
    assert TOWIE(names=NAMES).start(Standing(games=(0, 1, 0, 0))).enter(down).totals == (1000, 0, 1000, 0)
    assert SeparateSheet(names=NAMES).start(Standing(games=(0, 1, 0, 0))).enter(down).totals == (800, 0, 800, 0)
    assert TOWIE(names=NAMES).enter(ended(4, 3, 1, 10)).enter(ended(4, 3, 1, 10)).totals[1] == 120 + 500 + 120 + 1000


def test_a_dummy_who_accepts() -> None:
    """usp56 1783: he scores with declarer, and 300 for the rubber if he is not vulnerable."""
    both = SeparateResult(Contract(3, 4, 0), 9, declarers=(0, 2), others=(1, 3))
    sheet = SeparateSheet(names=("N", "E", "S", "W"), dummy=None).start(Standing(games=(1, 0, 0, 0))).enter(both)
    assert (sheet.totals, sheet.games) == ((100 + 700, 0, 100 + 300, 0), (2, 0, 1, 0))


def test_a_dummy_who_refused_is_no_defender() -> None:
    """usp56 1783: the rubber is 700 if neither defender is vulnerable, whatever he is."""
    alone = SeparateResult(Contract(3, 4, 0), 9, declarers=(0,), others=(1, 2, 3))
    for vulnerable, rubber in ((2, 700), (1, 500)):
        games = tuple(int(seat in (0, vulnerable)) for seat in range(4))
        sheet = SeparateSheet(names=("N", "E", "S", "W"), dummy=None).start(Standing(games=games))
        assert sheet.enter(alone).totals == (100 + rubber, 0, 0, 0)


def test_honors_of_the_hand_that_nobody_holds() -> None:
    """usp56 1733: the defenders score for theirs alone; dummy's are declarer's."""
    assert SeparateSheet(names=NAMES).enter(ended(1, 3, 1, 7, honors=((3, "4"),))).totals == (0, 30 + 100, 0, 0)
    assert SeparateSheet(names=NAMES).enter(ended(1, 3, 1, 7, honors=((0, "4"),))).totals == (100, 30, 100, 0)


def test_a_fine() -> None:
    """usp56 1779: 300 to each other player."""
    sheet = SeparateSheet(names=("N", "E", "S", "W"), dummy=None).enter(SeparateResult(None, fined=((2, 300),)))
    assert sheet.totals == (300, 300, 0, 300)


def test_a_sheet_that_is_full() -> None:
    with pytest.raises(ScoreError, match="over"):
        SeparateSheet(names=NAMES).break_off().enter(ended(1, 0, 0, 7))
    with pytest.raises(ScoreError, match="two games"):
        SeparateSheet(names=NAMES).start(Standing(games=(2, 0, 0, 0)))


def test_held_at_a_thousand() -> None:
    """usp56 1381: except for a slam bid and made."""
    sheet = ProgressiveSheet().enter(DealResult(Contract(4, 3, 1, 2), 4, vulnerable=(True, True)))
    assert sheet.totals == (1000, 0)
    assert ProgressiveSheet().enter(DealResult(Contract(6, 3, 0), 12, vulnerable=(True, True))).totals[0] > 1000


def test_a_round_of_four() -> None:
    """usp56 1385-1391, 1403: nobody, twice the dealer's side, everybody."""
    sheet, vulnerable = ProgressiveSheet(), []
    for number in range(4):
        vulnerable.append(sheet.vulnerable(dealer=number))
        sheet = sheet.enter(DealResult(None, dealer=number, number=number + 1))
    assert vulnerable == [(False, False), (False, True), (True, False), (True, True)]
    assert sheet.over
    assert ProgressiveSheet().start(Standing(points=(2460, 1520))).net == (940, -940)


@pytest.mark.parametrize(("hand", "points", "tricks"), [
    ("SA SK HA HQ DA CK CQ CJ", 4 + 3 + 4 + 2 + 4 + 3 + 2 + 1, Fraction(2) + Fraction(3, 2) + 1 + 1),
    ("SK", 3, Fraction(0)),
    ("SK S2", 3, Fraction(1, 2)),
    ("SK SJ S3 S2", 4, Fraction(1, 2)),
])  # fmt: skip
def test_points(hand: str, points: int, tricks: Fraction) -> None:
    """goren-system/ex-1 and usp56 982-990."""
    assert (high_card_points(cards(hand)), quick_tricks(cards(hand))) == (points, tricks)


def test_three_quick_tricks_open_without_thirteen_points() -> None:
    assert may_open(cards("SA SK HA"))
    assert not may_open(cards("SK SJ HK HJ DK"))


def test_answers() -> None:
    """goren-system/ex-3 and ex-5 (usp56 1167-1173)."""
    assert [call_text(blackwood_aces(aces)) for aces in range(5)] == ["5C", "5D", "5H", "5S", "5C"]
    assert [call_text(blackwood_kings(kings)) for kings in range(5)] == ["6C", "6D", "6H", "6S", "6NT"]
    assert [call_text(gerber_aces(aces)) for aces in range(3)] == ["4D", "4H", "4S"]
    asked = gerber_asks_kings(CALL["4H"])
    assert (call_text(asked), call_text(gerber_kings(asked, 0)), call_text(gerber_kings(asked, 1))) == ("4S", "4NT", "5C")
