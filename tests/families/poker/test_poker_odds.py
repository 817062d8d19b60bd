"""The book's figures for poker players (usp56 2736-2785), against every hand there is."""

from collections.abc import Callable
from itertools import combinations
from math import comb

import pytest

from referee.core.cards import CARD, STANDARD_PACK, cards_of, hand_of
from referee.families.poker.hands.natural import ACE, JACK, KING, Kind, Worth, kind_of, natural_worth, pair_of, ranks_of

PACK = list(cards_of(STANDARD_PACK.cards))
#: hands of five below the lowest pair, and with a pair of any one rank
NO_PAIR, ONE_PAIR_OF_A_RANK, ALL_HANDS = 1_302_540, 84_480, 2_598_960

Wanted = Callable[[Worth], bool]


def odds_against(held: str, thrown: str, wanted: Wanted) -> float:
    """How many times as often a draw to these cards, those being thrown out, misses what is wanted as it makes it."""
    kept = hand_of(CARD[card] for card in held.split())
    gone = hand_of(CARD[card] for card in thrown.split())
    rest = [card for card in PACK if not (kept | gone) >> card & 1]
    number = 5 - kept.bit_count()
    made = sum(wanted(natural_worth(kept | hand_of(drawn))) for drawn in combinations(rest, number))
    return (comb(len(rest), number) - made) / made


def of(*kinds: Kind) -> Wanted:
    return lambda value: kind_of(value) in kinds


def above(kind: Kind) -> Wanted:
    return lambda value: kind_of(value) > kind


def aces_up(value: Worth) -> bool:
    return kind_of(value) is Kind.TWO_PAIR and ranks_of(value)[0] == ACE


def other_pair(value: Worth) -> bool:
    return kind_of(value) is Kind.TWO_PAIR and ranks_of(value)[0] != ACE


def aces_or_better(value: Worth) -> bool:
    return value >= pair_of(ACE)


def aces_up_or_better(value: Worth) -> bool:
    return aces_up(value) or kind_of(value) > Kind.TWO_PAIR


PAIR, PAIR_AND_ACE, TWO_PAIR = ("S8 H8", "CK D6 S3"), ("S8 H8 CA", "D6 S3"), ("S8 H8 C5 D5", "SK")
THREES, THREES_AND_ONE = ("S8 H8 C8", "DK S3"), ("S8 H8 C8 DK", "S3")
OPEN, INSIDE, FOURFLUSH = ("S9 H8 C7 D6", "SK"), ("S9 H8 C7 D5", "SK"), ("SK S8 S7 S3", "H4")
OPEN_FLUSH, INSIDE_FLUSH, ONE_ACE = ("S9 S8 S7 S6", "HK"), ("S9 S8 S7 S5", "HK"), ("SA", "H9 C7 D5 S3")
STRAIGHT_OR_FLUSH = of(Kind.STRAIGHT, Kind.FLUSH, Kind.STRAIGHT_FLUSH)


@pytest.mark.parametrize(
    ("hand", "wanted", "printed"),
    [
        (PAIR, of(Kind.TWO_PAIR), 5),
        (PAIR, of(Kind.THREE), 8),
        (PAIR, of(Kind.FULL_HOUSE), 97),
        (PAIR, of(Kind.FOUR), 359),
        (PAIR, above(Kind.PAIR), 2.5),
        (PAIR_AND_ACE, aces_up, 7.5),
        (PAIR_AND_ACE, other_pair, 17),
        (PAIR_AND_ACE, of(Kind.THREE), 12),
        (PAIR_AND_ACE, of(Kind.FULL_HOUSE), 119),
        (PAIR_AND_ACE, of(Kind.FOUR), 1080),
        (PAIR_AND_ACE, above(Kind.PAIR), 3),
        (TWO_PAIR, of(Kind.FULL_HOUSE), 11),
        (THREES, of(Kind.FULL_HOUSE), 15.5),
        (THREES, of(Kind.FOUR), 22.5),
        (THREES, above(Kind.THREE), 8.5),
        (THREES_AND_ONE, of(Kind.FULL_HOUSE), 14 + 2 / 3),
        (THREES_AND_ONE, of(Kind.FOUR), 46),
        (THREES_AND_ONE, above(Kind.THREE), 11),
        (OPEN, of(Kind.STRAIGHT), 5),
        (INSIDE, of(Kind.STRAIGHT), 11),
        (FOURFLUSH, of(Kind.FLUSH), 4.25),
        (OPEN_FLUSH, of(Kind.STRAIGHT_FLUSH), 22.5),
        (OPEN_FLUSH, STRAIGHT_OR_FLUSH, 2),
        (INSIDE_FLUSH, of(Kind.STRAIGHT_FLUSH), 46),
        (INSIDE_FLUSH, STRAIGHT_OR_FLUSH, 3),
        (ONE_ACE, aces_or_better, 3),
        (ONE_ACE, aces_up_or_better, 14),
    ],
)
def test_the_chances_of_improving_in_the_draw(hand: tuple[str, str], wanted: Wanted, printed: float) -> None:
    """usp56 2774-2785, a line each; the ones with an ace hold if they mean the hand named or a better one."""
    assert odds_against(*hand, wanted) == pytest.approx(printed, rel=0.08)


@pytest.mark.parametrize(("rank", "opponents"), [(2, 1), (8, 2), (JACK, 3), (KING, 4), (ACE, 5), (ACE, 6), (ACE, 7)])
def test_a_hand_with_an_even_chance(rank: int, opponents: int) -> None:
    """usp56 2748-2755: such a pair, with middling cards beside it, is the best of so many hands at least half the time."""
    below = NO_PAIR + (rank - 2 + 0.5) * ONE_PAIR_OF_A_RANK
    assert (below / ALL_HANDS) ** opponents > 0.5
