"""Five hundred: schedules, overcalls, what deals bring, and who wins."""

import pytest

from referee.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from referee.core.record import NO_TRUMP
from referee.core.sheet import Entry, ScoreError
from referee.families.euchre.score.five_hundred import NULLO, Bid, Schedule, deal_entries, overcalls, passed_out_entries
from referee.families.euchre.usp56.five_hundred import AVONDALE, INVERTED, ORIGINAL

#: as printed, row by row (usp56 3877-3904)
PRINTED = {
    AVONDALE: {
        SPADES: (40, 140, 240, 340, 440),
        CLUBS: (60, 160, 260, 360, 460),
        DIAMONDS: (80, 180, 280, 380, 480),
        HEARTS: (100, 200, 300, 400, 500),
        NO_TRUMP: (120, 220, 320, 420, 520),
    },
    ORIGINAL: {
        SPADES: (40, 80, 120, 160, 200),
        CLUBS: (60, 120, 180, 240, 300),
        DIAMONDS: (80, 160, 240, 320, 400),
        HEARTS: (100, 200, 300, 400, 500),
        NO_TRUMP: (120, 240, 360, 480, 600),
    },
    INVERTED: {
        CLUBS: (40, 80, 120, 160, 200),
        SPADES: (60, 120, 180, 240, 300),
        HEARTS: (80, 160, 240, 320, 400),
        DIAMONDS: (100, 200, 300, 400, 500),
        NO_TRUMP: (120, 240, 360, 480, 600),
    },
}


def points(*entries: Entry) -> list[tuple[int, int]]:
    return [(entry.side, entry.points) for entry in entries]


@pytest.mark.parametrize("schedule", PRINTED, ids=("Avondale", "Original", "Inverted"))
def test_every_cell_of_the_schedules(schedule: Schedule) -> None:
    """five-hundred/ex-4."""
    table = {suit: tuple(schedule.value(tricks, suit) for tricks in range(6, 11)) for suit in schedule.order}
    assert table == PRINTED[schedule]


@pytest.mark.parametrize("tricks", [5, 11])
def test_a_bid_names_six_tricks_to_ten(tricks: int) -> None:
    with pytest.raises(ScoreError, match="from 6 to 10"):
        AVONDALE.value(tricks, SPADES)


def test_nullo_stands_between_eight_spades_and_eight_clubs() -> None:
    """five-hundred/ex-3."""
    assert overcalls(AVONDALE, NULLO, Bid(8, SPADES))
    assert not overcalls(AVONDALE, Bid(8, SPADES), NULLO)
    assert overcalls(AVONDALE, Bid(8, CLUBS), NULLO)
    assert not overcalls(AVONDALE, NULLO, Bid(8, CLUBS))


def test_more_tricks_or_a_higher_denomination() -> None:
    assert overcalls(AVONDALE, Bid(7, SPADES), Bid(6, NO_TRUMP))
    assert overcalls(AVONDALE, Bid(6, CLUBS), Bid(6, SPADES))
    assert not overcalls(AVONDALE, Bid(6, CLUBS), Bid(6, CLUBS))
    assert overcalls(INVERTED, Bid(6, SPADES), Bid(6, CLUBS))


def test_by_value_more_tricks_win_at_the_same_worth() -> None:
    """five-hundred/ex-6."""
    six_no_trump, seven_clubs, eight_spades = Bid(6, NO_TRUMP), Bid(7, CLUBS), Bid(8, SPADES)
    assert {bid.value(ORIGINAL) for bid in (six_no_trump, seven_clubs, eight_spades)} == {120}
    assert overcalls(ORIGINAL, seven_clubs, six_no_trump, by_value=True)
    assert overcalls(ORIGINAL, eight_spades, seven_clubs, by_value=True)
    assert not overcalls(ORIGINAL, six_no_trump, seven_clubs, by_value=True)


def test_a_lost_nullo_pays_for_each_trick_of_the_contractor() -> None:
    """five-hundred/nullo-failed."""
    assert points(*deal_entries(AVONDALE, NULLO, [0], {0: 2, 1: 5, 2: 3})) == [(0, -250), (1, 20), (2, 20)]
    assert points(*deal_entries(AVONDALE, NULLO, [0], {0: 0, 1: 6, 2: 4})) == [(0, 250)]


def test_partners_called_for_a_deal_are_credited_alike() -> None:
    tricks = {0: 5, 1: 2, 2: 3, 3: 0, 4: 0}
    assert points(*deal_entries(AVONDALE, Bid(8, SPADES), [0, 2], tricks)) == [(0, 240), (2, 240), (1, 20)]


def test_a_passed_deal_at_no_trump() -> None:
    assert points(*passed_out_entries(AVONDALE, {0: 4, 1: 6, 2: 0})) == [(0, 40), (1, 60)]
