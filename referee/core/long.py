"""A sequence that grows with a deal: many tables share what did not change in it, so that one more costs as much late as early.

It is kept in pieces of one length, and what has been added since by itself. Whoever has looked through a piece for good may put
another kind of tuple in its place, by which he knows it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Self, TypeVar, overload

T = TypeVar("T")

#: how many entries a piece has
PIECE = 64


class Long(Sequence[T]):
    """The entries, in order; a value, like a tuple."""

    __slots__ = ("_last", "_pieces")

    def __init__(self, entries: Iterable[T] = ()) -> None:
        told = tuple(entries)
        whole = len(told) // PIECE * PIECE
        self._pieces = tuple(told[first : first + PIECE] for first in range(0, whole, PIECE))
        self._last = told[whole:]

    def _with(self, pieces: tuple[tuple[T, ...], ...], last: tuple[T, ...]) -> Self:
        made = type(self).__new__(type(self))
        made._pieces, made._last = pieces, last
        return made

    def with_more(self, *entries: T) -> Self:
        """The same with these at its end."""
        last = (*self._last, *entries)
        if len(last) < PIECE:
            return self._with(self._pieces, last)
        more = Long(last)
        return self._with((*self._pieces, *more._pieces), more._last)

    def with_other(self, entry: T, other: T) -> Self:
        """The same with another in the place of this very one, which is one of the last nearly always."""
        for number in range(len(self._pieces), -1, -1):
            piece = self._last if number == len(self._pieces) else self._pieces[number]
            for place, each in enumerate(piece):
                if each is entry:
                    changed = (*piece[:place], other, *piece[place + 1 :])
                    if piece is self._last:
                        return self._with(self._pieces, changed)
                    return self._with((*self._pieces[:number], changed, *self._pieces[number + 1 :]), self._last)
        raise ValueError("it is not there")

    def with_pieces(self, of: Callable[[tuple[T, ...]], tuple[T, ...]]) -> Self:
        """The same with each piece but the last one told otherwise, and what has been added since as it is."""
        return self._with((*map(of, self._pieces[:-1]), *self._pieces[-1:]), self._last)

    def __len__(self) -> int:
        return PIECE * len(self._pieces) + len(self._last)

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self._pieces), self._last)

    def __reversed__(self) -> Iterator[T]:
        return chain(reversed(self._last), chain.from_iterable(map(reversed, reversed(self._pieces))))

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        if isinstance(place, slice):
            first, last, by = place.indices(len(self))
            if by != 1:
                return tuple(self)[place]
            before = first // PIECE
            there = chain(chain.from_iterable(self._pieces[before:]), self._last)
            return tuple(islice(there, first - before * PIECE, max(first, last) - before * PIECE))
        number = place + len(self) if place < 0 else place
        if not 0 <= number < len(self):
            raise IndexError(place)
        piece, at = divmod(number, PIECE)
        return (self._last if piece == len(self._pieces) else self._pieces[piece])[at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Long) and self._pieces == other._pieces and self._last == other._last

    def __hash__(self) -> int:
        return hash((self._pieces, self._last))
