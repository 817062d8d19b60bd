"""What a card takes in."""

import pytest

from referee.core.cards import CARD
from referee.families.cassino.moves.capture import Build, Numbers, can_take, split, takes

PLAIN, ROYAL = Numbers(), Numbers(faces_count=True)


def cards(text: str) -> list[int]:
    return [CARD[word] for word in text.split()]


@pytest.mark.parametrize(
    ("hand", "table", "number"),
    [
        ("H6", "S6", 6),
        ("H6", "S4 D2", 6),
        ("H6", "S6 S4 D2", 6),
        ("H6", "S6 D6 C6", 6),
        ("H6", "S4 D3", None),
        ("H6", "S4 D2 C2", None),
        ("H6", "SJ", None),
        ("HJ", "SJ", 0),
        ("HJ", "SJ DJ", None),
        ("HJ", "ST CA", None),
        ("HA", "SA DA", 1),
        ("H7", "S4 D3 C5 C2", 7),
        ("HT", "S9 CA D6 D4 C5 H5", 10),
    ],
)
def test_plain(hand: str, table: str, number: int | None) -> None:
    assert takes(PLAIN, CARD[hand], cards(table)) == number


@pytest.mark.parametrize(
    ("hand", "table", "number"),
    [
        ("HJ", "SJ DJ", 11),
        ("HK", "ST D3 SK", 13),
        ("HA", "SK CA", 14),
        ("HA", "CA", 1),
        ("HA", "C9 C5", 14),
        ("HQ", "SJ CA", 12),
        ("HQ", "SJ C2", None),
    ],
)
def test_royal(hand: str, table: str, number: int | None) -> None:
    assert takes(ROYAL, CARD[hand], cards(table)) == number


def test_builds() -> None:
    seven = Build(7, (tuple(cards("S6 CA")),), owner=1)
    assert takes(PLAIN, CARD["H7"], [], [seven]) == 7
    assert takes(PLAIN, CARD["H7"], cards("D4 D3"), [seven]) == 7
    assert takes(PLAIN, CARD["H8"], [], [seven]) is None
    assert takes(PLAIN, CARD["HJ"], [], [seven]) is None
    assert not seven.is_multiple and seven.cards == tuple(cards("S6 CA"))


def test_two_like_cards_of_two_packs_stay_two() -> None:
    assert split(PLAIN, cards("S4 S4 D2 D2"), 6) is not None


def test_who_can_take() -> None:
    assert can_take(PLAIN, cards("H9 S2"), 9) and not can_take(PLAIN, cards("H9 S2"), 11)
    assert can_take(ROYAL, cards("HA"), 14) and not can_take(PLAIN, cards("HJ"), 11)
