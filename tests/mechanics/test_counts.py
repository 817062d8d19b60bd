"""What cards count, and totals of twenty-one."""

from itertools import combinations_with_replacement

import pytest

from referee.core.cards import CARD, RANKS
from referee.score.counts import from_ace_to_king, is_natural, is_soft, pips, total

STANDARD = [rank for rank in RANKS if rank not in ("11", "12", "13")]


def cards(text: str) -> list[int]:
    return [CARD[word] for word in text.split()]


def test_the_ace_is_lowest() -> None:
    places = {rank: from_ace_to_king(CARD["H" + rank]) for rank in STANDARD}
    assert sorted(places, key=places.__getitem__) == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
    assert sorted(places.values()) == list(range(1, 14))


def test_a_suit_counts_eighty_five() -> None:
    assert sum(pips(CARD["S" + rank]) for rank in STANDARD) == 55 + 30
    assert sum(pips(CARD["S" + rank], ace=15) for rank in STANDARD) == 55 + 30 + 14


@pytest.mark.parametrize(
    ("hand", "count", "soft"),
    [
        ("HA SK", 21, True),
        ("HA S6", 17, True),
        ("HA SA", 12, True),
        ("HA SK D5", 16, False),
        ("HA SA D9", 21, True),
        ("HA SA DK D9", 21, False),
        ("SK SQ D2", 22, False),
        ("S7 H7 D7", 21, False),
        ("", 0, False),
    ],
)
def test_totals(hand: str, count: int, soft: bool) -> None:
    assert total(cards(hand)) == count
    assert is_soft(cards(hand)) == soft


def test_no_other_count_of_the_aces_is_better() -> None:
    ranks = [CARD["H" + rank] for rank in STANDARD]
    for size in (1, 2, 3, 4):
        for hand in combinations_with_replacement(ranks, size):
            aces = sum(1 for card in hand if card == CARD["HA"])
            counts = [sum(map(pips, hand)) + 10 * high for high in range(aces + 1)]
            assert total(hand) == max((count for count in counts if count <= 21), default=min(counts))


def test_naturals() -> None:
    assert all(is_natural(cards(hand)) for hand in ("HA SK", "DT CA", "SJ SA"))
    assert not any(is_natural(cards(hand)) for hand in ("HA S9", "SK SQ", "S7 H7 D7", "HA", "HA S5 D5"))
