"""What is a meld in canasta, and what takes the discard pile."""

import pytest

from referee.core.cards import CARD, Card
from referee.families.canasta.moves.canasta_melds import (
    A_SEQUENCE,
    BLACK_THREES,
    EXCESS_WILD,
    FEW_NATURAL,
    MIXED_RANKS,
    RED_THREE,
    TOO_FEW,
    WILD_ONLY,
    blocks,
    fault_of,
    is_frozen,
    is_natural_and_wild,
    is_natural_pair,
)
from referee.families.canasta.usp56.canasta import COUNTS


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD[word] for word in text.split())


@pytest.mark.parametrize(
    ("meld", "fault"),
    [
        ("HK SK CK", ""),
        ("HK HK JK", ""),
        ("HK SK S2 H2 JK", ""),
        ("HK SK S2 H2 C2 JK", EXCESS_WILD),
        ("HK S2 JK", FEW_NATURAL),
        ("S2 H2 JK", WILD_ONLY),
        ("HK HQ HJ", A_SEQUENCE),
        ("HK HQ SJ", MIXED_RANKS),
        ("HK SK", TOO_FEW),
        ("S3 C3 S3", BLACK_THREES),
        ("H3 D3 S3", RED_THREE),
    ],
)
def test_what_is_wrong_with_a_meld(meld: str, fault: str) -> None:
    assert fault_of(cards(meld)) == fault


def test_black_threes_in_going_out() -> None:
    assert fault_of(cards("S3 C3 S3"), going_out=True) == ""
    assert fault_of(cards("S3 C3 JK"), going_out=True) == BLACK_THREES


def test_a_canasta_has_four_natural_cards() -> None:
    assert COUNTS.sort(cards("HK SK CK DK S2 H2 JK"))
    assert not COUNTS.sort(cards("HK SK CK S2 H2 C2 JK"))
    assert not COUNTS.sort(cards("HK SK CK DK S2 H2"))


def test_the_discard_pile() -> None:
    assert is_frozen(cards("H9 S2 H4")) and is_frozen(cards("D3 H4"))
    assert not is_frozen(cards("H9 S3 H4"))
    assert blocks(CARD["S3"]) and blocks(CARD["JK"]) and not blocks(CARD["S4"])
    assert is_natural_pair(CARD["HK"], cards("SK CK")) and not is_natural_pair(CARD["HK"], cards("SK JK"))
    assert is_natural_and_wild(CARD["HK"], cards("SK JK")) and not is_natural_and_wild(CARD["HK"], cards("S2 JK"))
