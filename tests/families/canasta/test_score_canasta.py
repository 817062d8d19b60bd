"""What cards and deals count in canasta."""

import pytest

from referee.core.cards import CARD, Card
from referee.families.canasta.score.canasta import Side, value
from referee.families.canasta.usp56.canasta import COUNTS


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD[word] for word in text.split())


def test_what_each_card_counts() -> None:
    """canasta/ex-6."""
    for text, points in {
        "JK": 50, "S2 HA": 20, "HK HQ HJ HT H9 H8": 10, "S7 S6 S5 S4 S3 C3": 5, "H3 D3": 0,
    }.items():  # fmt: skip
        assert {value(card) for card in cards(text)} == {points}


@pytest.mark.parametrize(
    ("total", "least"), [(-5, 15), (0, 50), (1_495, 50), (1_500, 90), (2_995, 90), (3_000, 120), (6_000, 120)]
)
def test_the_first_meld(total: int, least: int) -> None:
    """canasta/ex-4."""
    assert COUNTS.minimum(total) == least


def test_a_red_three_left_in_the_hand() -> None:
    assert Side(undeclared=1).score(COUNTS) == -100
    assert Side(melds=(cards("H5 S5 C5"),), undeclared=1).score(COUNTS) == 15


def test_canastas() -> None:
    natural = cards("HK HK SK SK DK CK CK")
    assert COUNTS.bonus(natural) == 500
    assert COUNTS.bonus((*natural, CARD["JK"])) == 300
    assert COUNTS.bonus(natural[:6]) == 0


def test_a_whole_deal() -> None:
    meld = cards("HK HK SK SK DK CK CK")
    side = Side(melds=(meld, cards("S5 H5 S2")), left=cards("HA S3"), red_threes=1, goes_out=True, concealed=True)
    assert side.lines(COUNTS) == (
        (100, "going out"),
        (100, "going out concealed"),
        (100, "1 red three"),
        (500, "1 natural canasta"),
        (100, "cards melded"),
        (-25, "cards left in hand"),
    )
    assert side.score(COUNTS) == 875
