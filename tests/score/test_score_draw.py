"""The draw and the order of sitting out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, STANDARD_PACK, cards_of
from referee.mechanics.seating.score import Cut, Draw, cut_for_partners, draw_for_partners


def drawn(text: str) -> Draw:
    return draw_for_partners([CARD[word] for word in text.split()])


def test_rank_comes_before_suit() -> None:
    assert drawn("SQ CK D2 HA").order == (3, 1, 0, 2)
    assert drawn("S9 CT D8 H7").order == (1, 0, 2, 3)
    assert drawn("C2 D2 H2 S2").order == (3, 2, 1, 0)


def test_six_players_sit_out_two_at_a_time() -> None:
    draw = drawn("SA SK SQ SJ ST S9")
    assert [draw.sitting_out(rubber) for rubber in range(1, 5)] == [(5, 4), (3, 2), (1, 0), (5, 4)]


def test_four_players_all_play() -> None:
    assert drawn("SA SK SQ SJ").sitting_out(1) == ()


@pytest.mark.parametrize("text", ["SA SK SQ", "SA SK SQ SJ ST S9 S8", "SA SA SK SQ"])
def test_draws_that_cannot_be(text: str) -> None:
    with pytest.raises(ValueError, match="cannot"):
        drawn(text)


@given(st.lists(st.sampled_from(sorted(cards_of(STANDARD_PACK.cards))), min_size=4, max_size=6, unique=True))
def test_everyone_sits_out_equally_often(cards: list[int]) -> None:
    draw = draw_for_partners(cards)
    assert sorted(draw.order) == list(range(len(cards)))
    out = [player for rubber in range(1, 31) for player in draw.sitting_out(rubber)]
    assert len({out.count(player) for player in range(len(cards))}) == 1
    assert len(out) == 30 * (len(cards) - 4)


# --- where the lowest deals


def cut(*cards: str) -> Cut:
    return cut_for_partners([[CARD[word] for word in text.split()] for text in cards])


def test_the_ace_is_low_and_the_lowest_deals() -> None:
    """Ames 36, 369, 377."""
    assert cut("DA", "CK", "H2", "S3").order == (0, 2, 3, 1)
    assert cut("DA", "CK", "H2", "S3").again == ()


def test_level_cards_are_cut_again_where_it_matters() -> None:
    """Ames 381-387: between the two lowest, and between second and third; between the two highest it is all one."""
    assert cut("D4", "C4", "H9", "SK").again == (0, 1)
    assert cut("D2", "C4", "H4", "SK").again == (1, 2)
    assert cut("D2", "C4", "HK", "SK").again == ()
    assert cut("D4 HT", "C4 S3", "H9", "SK").order == (1, 0, 2, 3)


def test_three_level_cards() -> None:
    """Ames 385-387: the fourth higher, and the two lowest of the new cut are partners; the fourth lower, and he deals."""
    higher = cut("D4 HT", "C4 S3", "H4 S2", "SK")
    assert (higher.order[:2], higher.again) == ((2, 1), ())
    lower = cut("D9 HT", "C9 S3", "H9 DK", "S3")
    assert (lower.order[0], set(lower.order[2:])) == (3, {0, 2})


def test_of_more_than_four_the_four_lowest_play() -> None:
    """Ames 375."""
    assert set(cut("D4", "C5", "H9", "SK", "SA").order[:4]) == {0, 1, 2, 4}
    assert cut("D4", "C5", "HK", "SK", "SA").again == (2, 3)
