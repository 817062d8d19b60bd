"""What cards count in the games of hearts, and how points and pools are settled."""

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from referee.core.cards import CARD, HEARTS, PLANE, STANDARD_PACK, SUIT_MASK, Hand, Pack, cards_of, hand_of, stripped
from referee.core.record import seat_names
from referee.core.sheet import ScoreError, Standing
from referee.families.hearts.score import (
    BLACK_LADY,
    HEARTS_ONLY,
    OMNIBUS,
    OMNIBUS_WITH_JACK,
    SPOTS,
    Counting,
    Divide,
    PaidIn,
    bidder_of_the_jack,
    howell,
    to_lowest,
    to_one_or_two_clean,
    to_the_clean,
)
from referee.score.points_sheet import BestTotal, TakenResult, back_to_nothing, cards_taken
from referee.score.pool import Pool, pool_before, waiting
from referee.score.tally import Tally

ALL_HEARTS = STANDARD_PACK.cards & SUIT_MASK[HEARTS]


def names(players: int) -> tuple[str, ...]:
    return seat_names(players)


def tally(players: int, low: bool = True, limit: int | None = None) -> Tally:
    return Tally((BestTotal(low, limit),), cards_taken, names=names(players))


def result(*points: int, **more: Any) -> TakenResult:
    return TakenResult(points, names(len(points)), **more)


def for_a_pool(divide: Divide, players: int) -> Tally:
    return Tally((Pool(waits=bidder_of_the_jack),), PaidIn(divide), names=names(players))


def cards(text: str) -> Hand:
    return hand_of(CARD[word] for word in text.split())


@st.composite
def shared_out(draw: st.DrawFn) -> list[Hand]:
    """The pack as three to seven players took it."""
    players = draw(st.integers(3, 7))
    owners = draw(st.lists(st.integers(0, players - 1), min_size=52, max_size=52))
    taken = [0] * players
    for card, owner in zip(cards_of(STANDARD_PACK.cards), owners, strict=True):
        taken[owner] |= 1 << card
    return taken


@pytest.mark.parametrize(
    ("counting", "total"), [(HEARTS_ONLY, 13), (BLACK_LADY, 26), (SPOTS, 117), (OMNIBUS, -16), (OMNIBUS_WITH_JACK, -16)]
)
def test_what_a_deal_is_worth(counting: Counting, total: int) -> None:
    assert counting.total() == counting.worth(STANDARD_PACK.cards) == total


def test_cards_of_two_packs_count_alike() -> None:
    twice = cards("SQ HA") | cards("SQ HA") << PLANE
    assert BLACK_LADY.worth(twice) == 28
    assert BLACK_LADY.total(Pack("104 cards", STANDARD_PACK.cards, copies=2)) == 52
    assert BLACK_LADY.total(stripped("C2", "D2", "S2", "H2")) == 25


def test_take_all() -> None:
    """omnibus-hearts/ex-1 (usp56 3757): 26 plus for all fifteen counting cards, not 16 minus."""
    everything = ALL_HEARTS | cards("SQ DT")
    assert OMNIBUS.worth(everything) == -16
    assert OMNIBUS.points([everything | cards("C2"), 0, cards("SA"), 0]) == (26, 0, 0, 0)
    assert OMNIBUS.points([everything & ~cards("DT"), cards("DT"), 0, 0]) == (-26, 10, 0, 0)
    assert OMNIBUS.points([everything & ~cards("H2"), cards("H2"), 0, 0]) == (-15, -1, 0, 0)


@given(shared_out())
def test_points_are_those_of_the_deal(taken: list[Hand]) -> None:
    for counting in (HEARTS_ONLY, BLACK_LADY, SPOTS):
        assert sum(counting.points(taken)) == counting.total()
    everything = any(each & OMNIBUS.cards == OMNIBUS.cards for each in taken)
    assert sum(OMNIBUS.points(taken)) == (26 if everything else -16)


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=4))
def test_each_with_every_other_is_the_average_as_often_as_there_are_players(totals: list[int]) -> None:
    players = len(totals)
    for low_wins in (True, False):
        sheet = tally(players, low=low_wins).start(Standing(points=tuple(totals)))
        paid = [0] * players
        for payment in BestTotal(low_wins).settlement(sheet):
            paid[payment.payer] += payment.amount
            paid[payment.payee] -= payment.amount
        assert paid == [players * each for each in BestTotal(low_wins).differences(sheet)]


def test_black_maria_is_over_when_somebody_has_passed_fifty() -> None:
    """arnold 886: of the other two whoever has fewer wins."""
    sheet = tally(3, limit=50).enter(result(24, 1, 1, dealer=0)).enter(result(26, 0, 0, number=2, dealer=1))
    assert not sheet.over
    assert sheet.dealer == 2
    sheet = sheet.enter(result(1, 20, 5, number=3, dealer=2))
    assert (sheet.over, sheet.totals, sheet.winners) == (True, (51, 21, 6), (2,))
    with pytest.raises(ScoreError, match="over"):
        sheet.enter(result(26, 0, 0))


def test_hitting_the_moon() -> None:
    """arnold 936: the total goes back to nothing, and nobody else is charged."""
    before = evolve(tally(3, limit=50), enters=back_to_nothing).start(Standing(points=(40, 20, 18)))
    sheet = before.enter(result(26, 0, 0, took_all=0))
    assert sheet.totals == (0, 20, 18)


def test_plus_points_are_paid_for() -> None:
    sheet = tally(4, low=False).enter(result(26, 0, 0, 0)).break_off()
    best = BestTotal(low=False)
    assert best.best(sheet) == (0,)
    assert [payment.text(sheet.names) for payment in best.settlement(sheet)] == [
        "E pays N 26",
        "S pays N 26",
        "W pays N 26",
    ]


def test_a_score_for_every_player() -> None:
    with pytest.raises(ScoreError, match="as many scores"):
        tally(3).enter(result(26, 0, 0, 0))
    with pytest.raises(ScoreError, match="as many scores"):
        for_a_pool(to_lowest, 3).enter(result(26, 0, 0, 0))


def test_lowest_takes_all() -> None:
    """usp56 3733: ties split, and odd chips wait for the next deal."""
    assert to_lowest([20, 3, 2, 1], 0).shares == (0, 0, 0, 26)
    assert to_lowest([22, 2, 1, 1], 0).shares == (0, 0, 13, 13)
    sheet = for_a_pool(to_lowest, 4).enter(result(23, 1, 1, 1))
    assert (sheet.totals, pool_before(sheet)) == ((-23, 7, 7, 7), 2)
    assert sheet.enter(result(0, 20, 3, 3, number=2)).totals == (5, -13, 4, 4)


def test_sweepstakes() -> None:
    """sweepstakes-hearts/ex-1 (usp56 3735): two players without points share 26 chips."""
    assert to_the_clean([20, 6, 0, 0], 0).shares == (0, 0, 13, 13)
    assert to_the_clean([20, 5, 1, 0], 0).shares == (0, 0, 0, 26)
    painted = for_a_pool(to_the_clean, 4).enter(result(20, 4, 1, 1))
    assert (painted.totals, pool_before(painted)) == ((-20, -4, -1, -1), 26)
    assert painted.enter(result(20, 4, 2, 0, number=2)).totals == (-40, -8, -3, 51)


def test_auction_pool() -> None:
    """auction-hearts/ex-1 (usp56 3803): 4 bid and 13 paid are 17, and two without a card get 8 each."""
    sheet = for_a_pool(to_one_or_two_clean, 4).enter(result(10, 3, 0, 0, bidder=0, bid=4))
    assert (sheet.totals, pool_before(sheet), waiting(sheet)) == ((-14, -3, 8, 8), 1, frozenset())
    assert to_one_or_two_clean([8, 3, 2, 0], 4).shares == (0, 0, 0, 17)


@pytest.mark.parametrize("points", [(7, 6, 0, 0, 0), (13, 0, 0), (13, 0, 0, 0), (7, 4, 1, 1)])
def test_auction_pool_that_nobody_wins(points: tuple[int, ...]) -> None:
    """usp56 3803: three or more without a card, all thirteen with one player, or a card with everybody."""
    sheet = for_a_pool(to_one_or_two_clean, len(points)).enter(result(*points, bidder=2, bid=4))
    assert (pool_before(sheet), waiting(sheet)) == (17, frozenset({2}))
    again = sheet.enter(result(*points, number=2))
    assert (pool_before(again), waiting(again)) == (30, frozenset({2}))


@pytest.mark.parametrize(("hearts", "put_up", "taken_out"), [(7, 21, 6), (13, 39, 0), (0, 0, 13)])
def test_howell(hearts: int, put_up: int, taken_out: int) -> None:
    """hearts-without-black-lady/ex-1 and ex-2 (usp56 3779)."""
    division = howell([hearts, 13 - hearts, 0, 0], 0)
    assert (division.paid[0], division.shares[0]) == (put_up, taken_out)


@given(
    st.sampled_from([to_lowest, to_the_clean, to_one_or_two_clean, howell]),
    st.lists(st.integers(0, 26), min_size=2, max_size=10),
    st.integers(0, 200),
)
def test_no_chip_is_lost(divide: Divide, points: list[int], pool: int) -> None:
    division = divide(points, pool)
    assert sum(division.paid) + pool >= sum(division.shares)
    sheet = for_a_pool(divide, len(points)).start(Standing(points=(-pool, *(0 for _ in points[1:])))).enter(result(*points))
    assert pool_before(sheet) == sum(division.paid) + pool - sum(division.shares)
