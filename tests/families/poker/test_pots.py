"""Pots and their shares: the example of the book, and that no chip is made or lost."""

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from referee.families.poker.pots import Pot, divide, pots, settle, smallest_chip

A, B, C, D = range(4)


def test_the_side_pots_of_the_book() -> None:
    """usp56 2077: stacks of 40, 80, 150 and 200; A is all in for 40, B for 80, C and D have put in 120 each."""
    assert pots([40, 80, 120, 120], [A, B, C, D], [A, B]) == (
        Pot(160, (A, B, C, D)),
        Pot(120, (B, C, D)),
        Pot(80, (C, D)),
    )


def test_who_drops_gives_up_every_pot() -> None:
    """usp56 2079: then C bets 30 more and D drops; C is alone in what D has left of the last pot."""
    assert pots([40, 80, 150, 120], [A, B, C], [A, B, C]) == (
        Pot(160, (A, B, C)),
        Pot(120, (B, C)),
        Pot(110, (C,)),
    )


def test_loose_chips_lie_in_the_main_pot() -> None:
    assert pots([5, 10, 10], [1, 2], loose=3) == (Pot(28, (1, 2)),)
    assert pots([5, 10, 10], [0, 1, 2], loose=3) == (Pot(28, (0, 1, 2)),)  # an ante more, and nobody all in
    assert pots([5, 5], [], loose=3) == (Pot(13, ()),)
    assert pots([0, 0], [0, 1]) == (Pot(0, (0, 1)),)


def test_an_odd_chip_goes_to_the_last_bettor() -> None:
    assert divide(11, [A, B], B) == {A: 5, B: 6}
    assert divide(11, [A, B], D) == {A: 6, B: 5}
    assert divide(Decimal("1.25"), [A, B], B, Decimal("0.25")) == {B: Decimal("0.75"), A: Decimal("0.5")}


def test_the_high_half_has_the_odd_chip() -> None:
    """usp56 2241."""
    settled = settle(pots([7, 7, 7], [0, 1, 2]), lambda seats: ((0,), (1, 2)), seats=3)
    assert settled.won == (11, 5, 5)


amounts = st.integers(0, 200) | st.decimals(0, 50, places=2)


@given(
    st.lists(amounts, min_size=2, max_size=10),
    amounts,
    st.integers(0, 1023),
    st.integers(0, 1023),
    st.integers(0, 1023),
    st.integers(0, 1023),
    st.integers(0, 9),
)
def test_what_is_won_and_carried_is_what_came_to_the_table(
    put: list[int | Decimal], loose: int | Decimal, active: int, all_in: int, high: int, low: int, odd: int
) -> None:
    seats = range(len(put))
    every = pots(put, [seat for seat in seats if active >> seat & 1], [seat for seat in seats if all_in >> seat & 1], loose)
    assert sum(pot.amount for pot in every) == sum(put) + loose

    def winners(who: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(seat for seat in who if mask >> seat & 1) for mask in (high, low))

    unit = smallest_chip([*put, loose])
    settled = settle(every, winners, len(put), odd, unit)
    assert sum(settled.won) + settled.carried == sum(put) + loose
    for pot, shares in settled.shares:
        assert {seat for seat, _ in shares} <= set(pot.contenders)
    assert all(share % unit == 0 for share in settled.won)
