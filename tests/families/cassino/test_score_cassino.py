"""Cassino: what cards taken in count, and games."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, SPADES, STANDARD_PACK, cards_of, suit_of
from referee.core.sheet import Entry
from referee.families.cassino.score import ACES, count, count_with_spades, first_to, margin_of_eleven, margin_with_spades


def totals(entries: list[Entry], sides: int) -> list[int]:
    points = [0] * sides
    for entry in entries:
        points[entry.side] += entry.points
    return points


PACK = list(cards_of(STANDARD_PACK.cards))


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_eleven_points_but_for_what_is_tied(seed: int, sides: int) -> None:
    rng = Random(seed)
    taken: list[list[int]] = [[] for _ in range(sides)]
    for card in PACK:
        rng.choice(taken).append(card)
    points = totals(count(taken), sides)
    most = sorted(map(len, taken))
    spades = sorted(sum(suit_of(card) == SPADES for card in cards) for cards in taken)
    tied = 3 * (most[-1] == most[-2]) + (spades[-1] == spades[-2])
    assert sum(points) == 11 - tied
    assert sum(totals(count_with_spades(taken), sides)) == 26 - tied


def test_a_deal_may_be_a_tie() -> None:
    half = [card for card in PACK if card in ACES[:2] or card == CARD["DT"]]
    others = [card for card in PACK if card not in half and card not in ACES and card != CARD["S2"]]
    one = half + [card for card in others if suit_of(card) == SPADES][:5]
    one += [card for card in others if suit_of(card) != SPADES][: 26 - len(one)]
    two = [card for card in PACK if card not in one]
    assert (len(one), len(two)) == (26, 26)
    assert totals(count([one, two]), 2) == [4, 4]


def test_nothing_for_a_tie_in_spades_among_three() -> None:
    spades = [card for card in PACK if suit_of(card) == SPADES]
    items = count([spades[:5], spades[5:10], [*spades[10:], CARD["H3"], CARD["H4"], CARD["H5"]]])
    assert not any(item.what == "most spades" for item in items)
    assert Entry(2, 3, "most cards") in items


def test_who_reaches_twenty_one_first() -> None:
    items = [
        Entry(0, 3, "most cards"),
        Entry(1, 1, "most spades"),
        Entry(0, 2, "big cassino"),
        Entry(1, 1, "the ace of spades"),
    ]
    assert first_to(21, (16, 20), items) == 1
    assert first_to(21, (18, 20), items) == 0
    assert first_to(21, (0, 0), items) is None


@pytest.mark.parametrize(
    ("points", "deals", "expected"),
    [((11, 7), 3, (0, 4)), ((11, 7), 2, (0, 15)), ((0, 11), 1, (1, 44)), ((12, 13), 3, (1, 1)), ((12, 12), 3, (None, 0))],
)
def test_games_of_eleven(points: tuple[int, int], deals: int, expected: tuple[int | None, int]) -> None:
    assert margin_of_eleven(points, deals) == expected


@pytest.mark.parametrize(
    ("points", "expected"), [((61, 31), (0, 30)), ((61, 30), (0, 62)), ((20, 64), (1, 88)), ((61, 61), (None, 0))]
)
def test_games_of_sixty_one(points: tuple[int, int], expected: tuple[int | None, int]) -> None:
    assert margin_with_spades(points) == expected
