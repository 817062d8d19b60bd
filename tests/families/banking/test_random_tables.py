"""No false alarm on games without tricks played by the rules, no missed alarm on a fault; chips as the book has them."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee.core.verdict import CLEAN, is_breach
from tests import table_deals
from tests.judging import verdict_on
from tests.table_deals import Deal

seeds = st.integers(0, 2**32)


@pytest.mark.parametrize(
    ("game", "play"),
    [
        ("blackjack-permanent-bank", table_deals.black_jack),
        ("blackjack-changing-bank", table_deals.changing_bank),
        ("red-dog", table_deals.red_dog),
    ],
)
@given(seed=seeds, players=st.integers(3, 5))
@settings(max_examples=50, deadline=None)
def test_no_false_alarm(game: str, play: Callable[[Random, int], Deal], seed: int, players: int) -> None:
    lines, chips = play(Random(seed), players)
    verdict = verdict_on(lines, game, players)
    assert [matter.why for matter in verdict.matters if is_breach(matter)] == []
    assert verdict.verdict == CLEAN
    if any(chips):
        assert list(verdict.score().totals) == list(verdict.score(ruled=True).totals) == chips


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_a_dealer_who_stands_low_is_found(seed: int) -> None:
    lines, _ = table_deals.black_jack(Random(seed), 3)
    assume(lines[-2].startswith("draws P1"))
    told = [line for line in lines if not line.startswith(("draws P1", "stands P1"))]
    verdict = verdict_on([*told, "stands P1"], "blackjack-permanent-bank", 3)
    assert [str(matter.breach) for matter in verdict.matters] == ["dealers-draw"]
