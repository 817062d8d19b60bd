"""Matched sets, the best parting of a hand, and laying off."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.cards import CARD, STANDARD_PACK, Card, cards_of
from referee.score.counts import pips_of
from referee.score.matched import ACE_LOW, unmatched

PACK = list(cards_of(STANDARD_PACK.cards))
hands = st.lists(st.sampled_from(PACK), min_size=3, max_size=11, unique=True)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD[word] for word in text.split())


@pytest.mark.parametrize(
    ("text", "matched"),
    [
        ("H9 D9 S9", True),
        ("HQ DQ SQ CQ", True),
        ("DJ DT D9", True),
        ("D3 DA D2", True),
        ("H9 D9", False),
        ("DQ DK DA", False),
        ("DJ DT H9", False),
        ("D9 D9 S9", True),
    ],
)
def test_what_is_a_matched_set(text: str, matched: bool) -> None:
    """rummy/ex-1; a sequence does not turn the corner."""
    assert ACE_LOW.is_matched(cards(text)) == matched


@pytest.mark.parametrize("more", ["HJ", "HQ HJ", "H7", "H7 H6"])
def test_what_can_be_laid_off_on_a_sequence(more: str) -> None:
    """rummy/ex-2."""
    assert ACE_LOW.fits(cards(more), cards("HT H9 H8"))
    assert not ACE_LOW.fits(cards(more), cards("ST S9 S8"))


def test_a_card_that_two_sets_want() -> None:
    hand = cards("H5 H6 H7 S5 D5 C5 CK")
    assert ACE_LOW.least_count(hand) == 10
    assert unmatched(hand, ACE_LOW.best_parting(hand)) == cards("CK")


def test_laying_off_one_card_after_another() -> None:
    assert set(ACE_LOW.laid_off(cards("H9 HT SK C2"), (cards("H6 H7 H8"), cards("CK DK HK")))) == set(cards("H9 HT SK"))
    assert ACE_LOW.laid_off(cards("HT"), (cards("H6 H7 H8"),)) == ()


def test_breaking_a_set_to_lay_off_more() -> None:
    """Three nines that are worth more laid off than kept together: nothing forbids it."""
    assert ACE_LOW.least_count_against(cards("H9 D9 S9 HT HJ"), (cards("H6 H7 H8"),)) == 18


@given(hands)
def test_the_best_parting_is_a_parting(hand: list[Card]) -> None:
    sets = ACE_LOW.best_parting(hand)
    used = [card for each in sets for card in each]
    assert all(map(ACE_LOW.is_matched, sets))
    assert len(set(used)) == len(used) and set(used) <= set(hand)
    assert pips_of(unmatched(hand, sets)) == ACE_LOW.least_count(hand) == pips_of(hand) - pips_of(used)


@settings(max_examples=30)
@given(st.lists(st.sampled_from(PACK), min_size=3, max_size=7, unique=True))
def test_no_parting_is_better(hand: list[Card]) -> None:
    """Held against every choice of cards that are one set, or two."""
    sets = [some for size in range(3, 8) for some in combinations(hand, size) if ACE_LOW.is_matched(some)]
    pairs = [(one, other) for one, other in combinations(sets, 2) if not set(one) & set(other)]
    left = [pips_of(unmatched(hand, some)) for some in [(), *((one,) for one in sets), *pairs]]
    assert ACE_LOW.least_count(hand) == min(left)


@given(hands, hands)
def test_laying_off_never_costs(hand: list[Card], other: list[Card]) -> None:
    hand = [card for card in hand if card not in other]
    assert ACE_LOW.least_count_against(hand, ACE_LOW.best_parting(other)) <= ACE_LOW.least_count(hand)
