"""A long sequence is what a tuple with the same in it is, however it came about."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.long import PIECE, Long

ENTRIES = st.lists(st.integers(0, 9), max_size=4 * PIECE)
PLACES = st.none() | st.integers(-5 * PIECE, 5 * PIECE)


@given(ENTRIES, st.lists(ENTRIES, max_size=4))
def test_it_holds_what_was_put_in(first: list[int], more: list[list[int]]) -> None:
    told, long = tuple(first), Long(first)
    for entries in more:
        told, long = (*told, *entries), long.with_more(*entries)
    assert tuple(long) == told
    assert tuple(reversed(long)) == told[::-1]
    assert len(long) == len(told)
    assert bool(long) == bool(told)
    assert long == Long(told)
    assert hash(long) == hash(Long(told))


@given(ENTRIES, PLACES, PLACES, st.none() | st.sampled_from((1, 2, -1)))
def test_parts_of_it(entries: list[int], first: int | None, last: int | None, by: int | None) -> None:
    assert Long(entries)[first:last:by] == tuple(entries)[first:last:by]


@given(ENTRIES, st.integers(-5 * PIECE, 5 * PIECE))
def test_each_of_it(entries: list[int], place: int) -> None:
    if -len(entries) <= place < len(entries):
        assert Long(entries)[place] == entries[place]
    else:
        with pytest.raises(IndexError):
            Long(entries)[place]


@given(st.integers(1, 4 * PIECE), st.data())
def test_one_in_the_place_of_another(number: int, data: st.DataObject) -> None:
    entries = [[each] for each in range(number)]
    place = data.draw(st.integers(0, number - 1))
    long = Long(entries)
    changed = long.with_other(entries[place], [-1])
    assert tuple(changed) == (*entries[:place], [-1], *entries[place + 1 :])
    assert tuple(long) == tuple(entries)
    with pytest.raises(ValueError, match="not there"):
        long.with_other([0], [1])  # another that equals it


def gone_through(long: Long[int]) -> list[tuple[int, ...]]:
    """The pieces of which it can be told otherwise what is in them."""
    seen = []

    def same(piece: tuple[int, ...]) -> tuple[int, ...]:
        seen.append(piece)
        return piece

    assert long.with_pieces(same) == long
    return seen


@given(ENTRIES)
def test_the_last_whole_piece_and_what_follows_stay_as_they_are(entries: list[int]) -> None:
    pieces = [tuple(entries[first : first + PIECE]) for first in range(0, len(entries) // PIECE * PIECE, PIECE)]
    assert gone_through(Long(entries)) == pieces[:-1]


def test_to_add_to_it_makes_no_piece_anew() -> None:
    long = Long(range(10 * PIECE))
    more = long.with_more(*range(3 * PIECE))
    assert all(one is other for one, other in zip(gone_through(long), gone_through(more), strict=False))
