"""Bowers, the joker and the five fingers: which cards are trumps, and in what order."""

import pytest

from referee.core.cards import CARD, CLUBS, DIAMONDS, HEARTS, JOKERS, PACK_OF_63, SPADES, STANDARD_PACK, card_text, cards_of
from referee.core.order import Order
from referee.families.euchre.moves.rankings import five_fingers, with_bowers


def told(order: Order, suit: int, pack: int = STANDARD_PACK.cards) -> str:
    """The cards that count to a suit, the best first."""
    cards = sorted(cards_of(order.of_suit[suit] & pack), key=order.power.__getitem__, reverse=True)
    return " ".join(map(card_text, cards))


def test_the_left_bower_is_a_trump_and_no_diamond() -> None:
    """euchre/ex-1."""
    order = with_bowers(DIAMONDS)
    assert told(order, DIAMONDS) == "DJ HJ DA DK DQ DT D9 D8 D7 D6 D5 D4 D3 D2"
    assert told(order, HEARTS) == "HA HK HQ HT H9 H8 H7 H6 H5 H4 H3 H2"
    assert told(order, SPADES).startswith("SA SK SQ SJ ST")


def test_the_joker_is_the_best_trump() -> None:
    assert told(with_bowers(CLUBS), CLUBS, PACK_OF_63.cards) == "JK1 CJ SJ CA CK CQ C12 C11 CT C9 C8 C7 C6 C5 C4 C3 C2"


def test_without_trumps_the_joker_is_a_suit_by_itself_and_beats_all() -> None:
    order = with_bowers(None)
    joker = CARD["joker"]
    assert order.suit[joker] == JOKERS
    assert order.best(STANDARD_PACK.cards | 1 << joker) == joker
    assert told(order, HEARTS).startswith("HA HK HQ HJ HT")


@pytest.mark.parametrize(
    ("trump", "order"),
    [
        (SPADES, "S5 SJ HA SA SK SQ S2 S3 S4 S6 S7 S8 S9 ST"),
        (CLUBS, "C5 CJ HA CA CK CQ C2 C3 C4 C6 C7 C8 C9 CT"),
        (DIAMONDS, "D5 DJ HA DA DK DQ DT D9 D8 D7 D6 D4 D3 D2"),
        (HEARTS, "H5 HJ HA HK HQ HT H9 H8 H7 H6 H4 H3 H2"),
    ],
)
def test_trumps_of_spoil_five(trump: int, order: str) -> None:
    assert told(five_fingers(trump), trump) == order


def test_plain_suits_of_spoil_five_are_low_in_black_and_high_in_red() -> None:
    order = five_fingers(CLUBS)
    assert told(order, SPADES) == "SK SQ SJ SA S2 S3 S4 S5 S6 S7 S8 S9 ST"
    assert told(order, DIAMONDS) == "DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2 DA"
    assert told(order, HEARTS) == "HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2"
