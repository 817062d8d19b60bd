"""What games of skat are worth (usp56 5260-5378)."""

import pytest

from referee.core.cards import CLUBS, HEARTS, SPADES
from referee.families.skat.score import (
    GRAND_OUVERT,
    GUCKSER,
    NULL,
    PREDICTED_SCHNEIDER,
    PREDICTED_SCHWARZ,
    SECOND_TURN,
    SOLO,
    Played,
    is_possible_bid,
    least_entries,
    ramsch_entries,
    sheepshead_points,
)


@pytest.mark.parametrize(
    ("game", "points"),
    [
        (Played(SOLO, HEARTS, 30, 2, 61, 6), 30),
        (Played(SOLO, HEARTS, 30, 1, 61, 6), -30),
        (Played(SOLO, SPADES, 24, 1, 61, 6), -33),
        (Played(SOLO, CLUBS, 24, 1, 120, 10), 60),
        (Played(GUCKSER, None, 33, 1, 61, 6), -96),
        (Played(GUCKSER, None, 30, 2, 60, 5), -96),
        (Played(SECOND_TURN, HEARTS, 12, 1, 58, 5), -24),
        (Played(GRAND_OUVERT, None, 30, 4, 120, 10), 216),
        (Played(SOLO, CLUBS, 18, 1, 90, 8, predicted=PREDICTED_SCHNEIDER), -48),
        (Played(SOLO, CLUBS, 18, 1, 120, 10, predicted=PREDICTED_SCHWARZ), 72),
        (Played(SOLO, CLUBS, 18, 1, 14, 0), -60),
        (Played(NULL, None, 20, 0, 0, 0), 20),
        (Played(NULL, None, 22, 0, 0, 0), -22),
    ],
)
def test_what_the_player_scores(game: Played, points: int) -> None:
    assert game.points_for_player == points


def test_a_ruling_decides_whatever_was_taken() -> None:
    won, lost = Played(SOLO, CLUBS, 18, 1, 61, 6), Played(SOLO, CLUBS, 18, 1, 60, 5)
    assert (-won.if_lost, lost.if_won) == (-24, 24)


def test_bids_that_no_game_is_worth() -> None:
    none = [11, 13, 17, 19, 23, 26, 29, 31, 34, 37, 38, 39, 41, 43, 46, 47, 51, 52, 53, 57, 58, 59]
    assert [number for number in range(10, 61) if not is_possible_bid(number)] == none


@pytest.mark.parametrize(
    ("points", "tricks", "last", "winner", "worth"),
    [
        ((50, 40, 30), (4, 3, 3), (9, 8, 7), 2, 10),
        ((60, 60, 0), (5, 5, 0), (9, 8, -1), 2, 20),
        ((60, 30, 30), (6, 2, 2), (3, 9, 8), 2, 10),
        ((40, 40, 40), (4, 3, 3), (9, 8, 7), 0, 10),
        ((120, 0, 0), (10, 0, 0), (9, -1, -1), 0, -30),
    ],
)
def test_who_wins_a_ramsch(
    points: tuple[int, ...], tricks: tuple[int, ...], last: tuple[int, ...], winner: int, worth: int
) -> None:
    [line] = ramsch_entries(points, tricks, last, 0)
    assert (line.side, line.points) == (winner, worth)


def test_least_and_the_blind() -> None:
    [line] = least_entries((40, 40, 40), (4, 3, 3), (9, 8, 7), 2)
    assert (line.side, line.points) == (2, 2)
    assert [sheepshead_points(*each, 10) for each in ((120, 10), (90, 9), (14, 0), (60, 5))] == [6, 2, -6, -2]
