"""Which card goes on which."""

from itertools import product

import pytest

from referee.core.cards import CARD, STANDARD_PACK, cards_of
from referee.mechanics.layout.moves.building import ANY_SUIT, OTHER_COLOUR, SAME_SUIT, Building

PACK = list(cards_of(STANDARD_PACK.cards))
UP_IN_SUIT = Building((1,), SAME_SUIT, begins=1)
DOWN_IN_COLOURS = Building((-1,), OTHER_COLOUR, begins=13)


def fits(rule: Building, card: str, under: str) -> bool:
    return rule.fits(CARD[card], CARD[under])


def test_foundations_go_up_in_suit_from_the_ace() -> None:
    assert UP_IN_SUIT.may_begin(CARD["HA"]) and not UP_IN_SUIT.may_begin(CARD["H2"])
    assert UP_IN_SUIT.is_sequence([CARD["H" + rank] for rank in "A23456789TJQK"])
    assert not fits(UP_IN_SUIT, "HA", "HK") and not fits(UP_IN_SUIT, "D3", "H2")


def test_tableaux_go_down_in_other_colours() -> None:
    assert fits(DOWN_IN_COLOURS, "S5", "D6") and fits(DOWN_IN_COLOURS, "H8", "C9")
    assert not fits(DOWN_IN_COLOURS, "S5", "C6") and not fits(DOWN_IN_COLOURS, "S7", "D6")
    assert not fits(DOWN_IN_COLOURS, "SK", "DA")


def test_round_the_corner() -> None:
    both_ways = Building((1, -1), SAME_SUIT, round_the_corner=True)
    assert fits(both_ways, "HA", "HK") and fits(both_ways, "HK", "HA") and not fits(both_ways, "HQ", "HA")


def test_steps_of_three() -> None:
    by_threes = Building((3,), round_the_corner=True)
    row = ["3", "6", "9", "Q", "2", "5", "8", "J", "A", "4", "7", "T", "K"]
    assert by_threes.is_sequence([CARD["S" + rank] for rank in row])


@pytest.mark.parametrize(
    ("rule", "number"),
    [
        (Building((1,), SAME_SUIT), 48),
        (Building((1,), SAME_SUIT, round_the_corner=True), 52),
        (Building((-1,), OTHER_COLOUR), 96),
        (Building((-1,), ANY_SUIT), 192),
        (Building((1, -1), SAME_SUIT, round_the_corner=True), 104),
    ],
)
def test_how_many_pairs_fit(rule: Building, number: int) -> None:
    assert sum(rule.fits(card, under) for card, under in product(PACK, repeat=2)) == number
