"""The scoring table of bridge whist, and a rubber scored by it."""

import pytest
from hypothesis import given as for_any
from hypothesis import strategies as st

from referee.core.cards import CARD, CLUBS, DIAMONDS, HEARTS, SPADES, STANDARD_PACK, Hand, cards_of, hand_of
from referee.core.record import NO_TRUMP, NORTH
from referee.core.sheet import Pair, ScoreError, Standing, below_and_above, totals_of
from referee.families.whist.score.bridge_whist import (
    BRIDGE_WHIST_SCALE,
    TRICKS,
    BridgeWhistResult,
    deal_entries,
    honors_dealt,
    void_hands,
)
from referee.score.rubber import RubberSheet

NOBODY: frozenset[int] = frozenset()


def ours(result: BridgeWhistResult) -> tuple[int, int]:
    """What N-S write below and above the line, in a deal in which they score everything."""
    return below_and_above(deal_entries(result), 0)


def odd(
    number: int,
    trump: int,
    doubling: int = 1,
    honors: tuple[int, ...] = (),
    void: frozenset[int] = NOBODY,
    given: Pair = (0, 0),
    barred: tuple[bool, bool] = (False, False),
) -> BridgeWhistResult:
    """A deal in which N-S win so many odd tricks."""
    return BridgeWhistResult(trump, (6 + number, 7 - number), doubling, given, honors, void, barred)


# --- tricks


@pytest.mark.parametrize(("trump", "value"), [(SPADES, 2), (CLUBS, 4), (DIAMONDS, 6), (HEARTS, 8), (NO_TRUMP, 12)])
def test_the_value_of_a_trick(trump: int, value: int) -> None:
    assert ours(odd(1, trump)) == (value, 0)
    assert ours(odd(7, trump)) == (7 * value, 40)


def test_doubling_does_not_touch_what_stands_above() -> None:
    one, four = (odd(6, HEARTS, doubling, honors=(5, 0, 0, 0), void=frozenset({2})) for doubling in (1, 4))
    assert (ours(one), ours(four)) == ((48, 80 + 16 + 20), (4 * 48, 80 + 16 + 20))


def test_both_sides_may_write_in_one_deal() -> None:
    lines = deal_entries(BridgeWhistResult(HEARTS, (5, 8), honors=(3, 1, 1, 0)))
    assert (below_and_above(lines, 0), below_and_above(lines, 1)) == ((0, 32), (16, 0))


# --- honors


@pytest.mark.parametrize(("honors", "points"), [((2, 1, 1, 0), 30), ((3, 0, 1, 0), 40), ((4, 0, 0, 0), 100), ((2, 2, 0, 0), 0)])
def test_aces_at_no_trump(honors: tuple[int, ...], points: int) -> None:
    assert ours(odd(1, NO_TRUMP, honors=honors))[1] == points


@pytest.mark.parametrize(("trump", "three", "four"), [(SPADES, 4, 8), (CLUBS, 8, 16), (DIAMONDS, 12, 24), (HEARTS, 16, 32)])
def test_chicane(trump: int, three: int, four: int) -> None:
    """bridge-whist/ex-10 (ames 96, 353-356): added by a side that scores honors, deducted from the other, never doubled."""
    plain = ours(odd(1, trump, honors=(3, 1, 0, 1)))[1]
    assert ours(odd(1, trump, honors=(3, 1, 0, 1), void=frozenset({2})))[1] == plain + three
    whole = ours(odd(1, trump, honors=(4, 0, 1, 0)))[1]
    assert ours(odd(1, trump, honors=(4, 0, 1, 0), void=frozenset({1})))[1] == whole - three
    assert ours(odd(1, trump, honors=(4, 0, 1, 0), void=frozenset({1, 3})))[1] == whole - four


def test_what_was_dealt() -> None:
    hands = [hand_of(CARD[word] for word in text.split()) for text in ("SA SK HA", "SQ DA", "SJ CA", "ST HK")]
    assert honors_dealt(hands, SPADES) == (2, 1, 1, 1)
    assert honors_dealt(hands, NO_TRUMP) == (2, 1, 1, 0)
    assert honors_dealt(hands[:1], SPADES) == ()  # where the others are is not known


@for_any(
    st.permutations(list(cards_of(STANDARD_PACK.cards))), st.integers(0, 4), st.integers(0, TRICKS), st.sampled_from((1, 2, 8))
)
def test_what_any_deal_must_bring(pack: list[int], trump: int, won: int, doubling: int) -> None:
    """Just one side scores tricks and at most one honors; a suit always has a side with most of them; nothing is negative."""
    hands: list[Hand] = [hand_of(pack[seat::4]) for seat in range(4)]
    held, void = honors_dealt(hands, trump), void_hands(hands, trump)
    result = BridgeWhistResult(trump, (won, TRICKS - won), doubling, honors=held, void=void)
    lines = deal_entries(result)
    both = [below_and_above(lines, side) for side in (0, 1)]
    assert sum(1 for below, _ in both if below) == 1
    assert all(below >= 0 and above >= 0 for below, above in both)
    sides = {line.side for line in lines if "honor" in line.what or "ace" in line.what}
    assert len(sides) == 1 if trump != NO_TRUMP else len(sides) <= 1


# --- slams and penalties


def test_slams() -> None:
    assert [ours(odd(number, SPADES)) for number in (5, 6, 7)] == [(10, 0), (12, 20), (14, 40)]


def test_a_slam_is_made_of_tricks_won() -> None:
    """Ames 349-351, 98: tricks of a penalty are none of it, nor is there one for a side that has revoked."""
    lines = deal_entries(odd(4, SPADES, given=(3, 0), barred=(False, True)))
    assert below_and_above(lines, 0) == (14, 0)
    lines = deal_entries(odd(6, SPADES, given=(1, 0)))
    assert below_and_above(lines, 0) == (14, 20)
    lines = deal_entries(odd(7, SPADES, given=(0, 1)))
    assert below_and_above(lines, 0) == (12, 20)
    lines = deal_entries(odd(7, SPADES, given=(0, 3), barred=(True, False)))
    assert below_and_above(lines, 0) == (8, 0)


def test_no_penalty_leaves_less_than_nothing() -> None:
    """Ames 673: all that revokes can cost is thirteen tricks."""
    result = BridgeWhistResult(HEARTS, (2, 11), given=(0, 15))
    assert (result.scored(0), result.scored(1)) == (0, 13)


def test_a_side_that_revokes_is_held() -> None:
    """bridge-whist/ex-5 (ames 641-647): at 22 it makes ten and scores six of them."""
    revoked = odd(5, SPADES, barred=(True, False))
    assert below_and_above(deal_entries(revoked, (22, 0)), 0) == (6, 0)
    assert below_and_above(deal_entries(revoked, (18, 0)), 0) == (10, 0)
    assert below_and_above(deal_entries(revoked, (28, 0)), 0) == (0, 0)
    assert below_and_above(deal_entries(odd(5, SPADES), (22, 0)), 0) == (10, 0)


def test_the_next_deal_is_held_no_more() -> None:
    sheet = RubberSheet(scale=BRIDGE_WHIST_SCALE).start(Standing(below=(22, 0))).enter(odd(5, SPADES, barred=(True, False)))
    assert (sheet.below, sheet.games) == ((28, 0), (0, 0))
    sheet = sheet.enter(odd(1, SPADES))
    assert (sheet.below, sheet.games) == ((0, 0), (1, 0))


# --- the rubber


def test_no_third_game_after_two() -> None:
    game = BridgeWhistResult(HEARTS, (10, 3), dealer=NORTH)
    sheet = RubberSheet(scale=BRIDGE_WHIST_SCALE).enter(game).enter(game)
    assert (sheet.over, sheet.totals, sheet.dealer) == (True, (164, 0), 1)
    with pytest.raises(ScoreError):
        sheet.enter(game)


def test_tricks_beyond_the_thirtieth_point_count() -> None:
    sheet = RubberSheet(scale=BRIDGE_WHIST_SCALE).enter(odd(3, NO_TRUMP))
    assert (sheet.games, sheet.totals) == ((1, 0), (36, 0))
    assert totals_of(sheet.entries) == (36, 0)


def test_tricks_that_cannot_be() -> None:
    with pytest.raises(ScoreError):
        deal_entries(BridgeWhistResult(HEARTS, (7, 7)))
    with pytest.raises(ScoreError):
        deal_entries(BridgeWhistResult(HEARTS, None))


def test_honors_that_cannot_be() -> None:
    with pytest.raises(ScoreError):
        deal_entries(odd(1, SPADES, honors=(4, 2, 0, 0)))
    with pytest.raises(ScoreError):
        deal_entries(odd(1, NO_TRUMP, honors=(3, 2, 0, 0)))


def test_a_deal_names_itself() -> None:
    assert str(BridgeWhistResult(HEARTS, (8, 5), 4, number=3)) == "deal 3: hearts doubled to 4 times, N-S 8 and E-W 5"
