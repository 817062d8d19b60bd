"""No false alarm on games without tricks played by the rules, no missed alarm on a fault; chips as the book has them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
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
        ("michigan", table_deals.michigan),
        ("i-doubt-it", table_deals.i_doubt_it),
        ("go-fish", table_deals.go_fish),
        ("authors", table_deals.authors),
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


@given(seeds, st.integers(2, 6))
@settings(max_examples=40, deadline=None)
def test_the_old_maid_is_who_has_the_queen(seed: int, players: int) -> None:
    lines, seat = table_deals.old_maid(Random(seed), players)
    verdict = verdict_on(lines, "old-maid", players)
    assert verdict.matters == ()
    assert dict(verdict.deals[0].outcomes)["old maid"] == f"P{seat + 1}"


@given(seeds, st.integers(3, 5))
@settings(max_examples=30, deadline=None)
def test_a_card_kept_back_in_michigan_is_found(seed: int, players: int) -> None:
    lines, _ = table_deals.michigan(Random(seed), players)
    plays = [place for place, line in enumerate(lines) if line.startswith("play")]
    for one, two in pairwise(plays):
        (_, first, card), (_, second, other) = lines[one].split(), lines[two].split()
        hand = next(line.split()[2:] for line in lines if line.startswith(f"hand {first}"))
        new = [each for each in hand if each[0] != card[0] and f"play {first} {each}" not in lines[:two]]
        follows = other[0] == card[0]
        if follows and first != second and new:
            lowest = min((each for each in new if each[0] == new[0][0]), key=lambda each: table_deals.RANKS.index(each[1]))
            verdict = verdict_on([*lines[:two], f"play {first} {lowest}"], "michigan", players)
            assert [(str(m.breach), f"P{(m.seat or 0) + 1}") for m in verdict.matters] == [("play-withheld", second)]
            return
    assume(False)


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_a_rank_that_he_does_not_hold_is_found(seed: int) -> None:
    lines, _ = table_deals.go_fish(Random(seed), 3)
    place = next(place for place, line in enumerate(lines) if line.startswith("asks"))
    hand = next(line.split()[2:] for line in lines if line.startswith("hand P1"))
    rank = next(name for letter, name in table_deals.NAMES.items() if letter not in [card[1] for card in hand])
    verdict = verdict_on([*lines[:place], f"asks P1 P2 {rank}"], "go-fish", 3)
    assert [(str(matter.breach), matter.seat) for matter in verdict.matters] == [("illegal-call", 0)]
    assert list(verdict.score(ruled=True).totals) == [-2, 1, 1]


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_a_dealer_who_stands_low_is_found(seed: int) -> None:
    lines, _ = table_deals.black_jack(Random(seed), 3)
    assume(lines[-2].startswith("draws P1"))
    told = [line for line in lines if not line.startswith(("draws P1", "stands P1"))]
    verdict = verdict_on([*told, "stands P1"], "blackjack-permanent-bank", 3)
    assert [str(matter.breach) for matter in verdict.matters] == ["dealers-draw"]
