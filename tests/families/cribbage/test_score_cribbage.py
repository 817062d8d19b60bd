"""What cards score in cribbage: the book's table of hands, and what no hand can make."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, STANDARD_PACK, Card, cards_of
from referee.families.cribbage.score.cribbage import games_won, is_lurched, is_run, pegged, points, shown

PACK = list(cards_of(STANDARD_PACK.cards))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD[word] for word in text.split())


def called(combinations: object) -> list[tuple[str, int]]:
    return [(each.what, each.points) for each in combinations]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("H9 C9 D9", 6),
        ("H9 C9 D9 S9", 12),
        ("H9 C9 DT SJ", 8),
        ("H9 C9 DT SJ HQ", 10),
        ("H9 C9 D9 ST HJ", 15),
        ("H9 C9 DT ST HJ", 16),
    ],
)
def test_pairs_and_runs_alone(hand: str, worth: int) -> None:
    """cribbage/ex-7."""
    assert points(shown(cards(hand))) == worth


def test_runs_and_pairs_go_by_rank() -> None:
    """cribbage/ex-4 and ex-5."""
    assert called(pegged(cards("H9 CT SJ"))) == [("run of 3", 3)]
    assert pegged(cards("H9 CT SQ")) == ()
    assert called(pegged(cards("HJ CJ"))) == [("pair", 2)]
    assert pegged(cards("HJ CQ")) == ()


def test_the_ace_is_low_in_a_run() -> None:
    assert is_run(cards("HA C2 S3"))
    assert not is_run(cards("HQ CK SA"))


def test_flush_and_his_nobs() -> None:
    hand = cards("H2 H4 H6 HJ")
    assert called(shown(hand, CARD["C9"]))[-1] == ("flush", 4)
    assert called(shown(hand, CARD["H9"]))[-2:] == [("flush", 5), ("his nobs", 1)]
    assert "flush" not in dict(called(shown(hand, CARD["C9"], crib=True)))
    assert dict(called(shown(hand, CARD["H9"], crib=True)))["flush"] == 5


def test_what_a_game_counts() -> None:
    assert [is_lurched(loser, 61) for loser in (30, 31)] == [True, False]
    assert [games_won(loser, 121) for loser in (60, 61)] == [2, 1]


def hands_of_every_kind() -> Iterator[tuple[tuple[Card, ...], Card]]:
    """For each choice of five ranks, with each of them as the starter, every way in which suits can matter."""
    ranks = "A23456789TJQK"
    for five in combinations_with_replacement(ranks, 5):
        if max(Counter(five).values()) > 4:
            continue
        for starter in sorted(set(five)):
            four = list(five)
            four.remove(starter)
            suits = ["CDHS"] if "J" in four else []
            alike = len(set(four)) == 4
            for order in permutations(suits[0]) if suits else (tuple("CDHS"),):
                hand = tuple(CARD[suit + rank] for suit, rank in zip(order, four, strict=True))
                turned = next((CARD[suit + starter] for suit in "SHDC" if CARD[suit + starter] not in hand), None)
                if turned is not None:
                    yield hand, turned
            if alike:
                hand = tuple(CARD["S" + rank] for rank in four)
                yield hand, CARD["H" + starter]
                if starter not in four:
                    yield hand, CARD["S" + starter]


def test_what_no_hand_can_count() -> None:
    """cribbage/ex-59: 19, 25, 26 and 27 are not to be had, and 29 is the most."""
    counts = {points(shown(hand, starter)) for hand, starter in hands_of_every_kind()}
    assert set(range(30)) - counts == {19, 25, 26, 27}
    assert max(counts) == 29


@given(st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True))
def test_the_order_of_a_hand_does_not_matter(five: list[Card]) -> None:
    *hand, starter = five
    assert points(shown(hand, starter)) == points(shown(hand[::-1], starter))


@given(st.lists(st.sampled_from(PACK), min_size=1, max_size=8, unique=True))
def test_a_run_pegs_one_for_each_card(series: list[Card]) -> None:
    runs = [each for each in pegged(series) if each.what.startswith("run")]
    assert len(runs) <= 1
    assert all(each.points == len(each.cards) >= 3 and each.cards[-1] == series[-1] for each in runs)
