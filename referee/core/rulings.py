"""The matters of a deal that have been ruled on, in the order in which they were."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from referee.core.long import Long
from referee.core.matter import Matter


class Rulings(Long[Matter]):
    """Such matters, of which one is found by its number however long ago it was ruled on."""

    __slots__ = ("_places",)

    def __init__(self, matters: Iterable[Matter] = ()) -> None:
        super().__init__(matters)
        self._places = dict[int, int]()

    def _with(self, pieces: tuple[tuple[Matter, ...], ...], last: tuple[Matter, ...]) -> Self:
        made = super()._with(pieces, last)
        made._places = self._places if self else {}
        return made

    def numbered(self, number: int) -> Matter | None:
        """That of this number. Where one was found before is shared by all that have grown from there, one way or another."""
        known = self._places.get(number)
        if known is not None and known < len(self) and self[known].number == number:
            return self[known]
        for before_end, matter in enumerate(reversed(self), 1):
            if matter.number == number:
                self._places[number] = len(self) - before_end
                return matter
        return None


NOTHING_SETTLED = Rulings()
