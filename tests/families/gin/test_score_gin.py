"""What a hand and a game of gin rummy come to."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from referee.mechanics.melds.score import VARIANT, Showdown, premiums

counts = st.integers(0, 98)


def test_the_difference() -> None:
    hand = Showdown(knocker=4, opponent=15)
    assert (hand.knocker_wins, hand.lines) == (True, ((11, "the difference in counts"),))


def test_an_undercut() -> None:
    """gin-rummy/ex-2: a tie is one too, and brings the bonus alone."""
    assert Showdown(7, 7).lines == ((25, "an undercut"),)
    assert Showdown(7, 7).knocker_wins is False
    assert Showdown(9, 2).points == 32


def test_gin() -> None:
    """gin-rummy/ex-3: against a count of nothing too."""
    assert (Showdown(0, 0).knocker_wins, Showdown(0, 0).points) == (True, 25)
    assert Showdown(0, 31).points == 56


def test_bonuses_that_are_forfeited() -> None:
    assert Showdown(0, 31, no_gin_bonus=True).points == 31
    assert Showdown(7, 5, no_undercut_bonus=True).points == 2
    assert Showdown(7, 5, opponent_may_not_win=True).knocker_wins is None
    assert Showdown(7, 5, opponent_may_not_win=True).points == 0


def test_the_second_scale() -> None:
    assert (Showdown(0, 30, VARIANT).points, Showdown(5, 5, VARIANT).points) == (50, 10)


def test_the_end_of_a_game() -> None:
    assert premiums((99, 60), (4, 2)) == []
    assert premiums((104, 60), (3, 2)) == [(0, 100, "the game"), (0, 75, "3 hands won"), (1, 50, "2 hands won")]


def test_a_shutout() -> None:
    """gin-rummy/ex-4: the boxes are not doubled."""
    lines = premiums((104, 0), (3, 0))
    assert 104 + sum(points for _, points, _ in lines) == (104 + 100) * 2 + 75 == 483


@given(counts, counts)
def test_somebody_wins_every_hand(knocker: int, opponent: int) -> None:
    hand = Showdown(knocker, opponent)
    assert hand.knocker_wins == (knocker < opponent or knocker == 0)
    assert hand.points >= abs(knocker - opponent)
