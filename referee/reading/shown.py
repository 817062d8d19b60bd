"""The lines of a log that its report shows: read a second time, or remembered where the log comes but once."""

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from itertools import islice


class ReadAgain:
    """The lines of a log that can be gone through a second time: few reports show any, and none shows many.

    Records follow each other, so that the second reading goes on where it stood. What all of them show, such as the head of
    a match, is remembered.
    """

    REMEMBERED = 64

    def __init__(self, source: Iterable[str], again: Callable[[], Iterable[str]]) -> None:
        self._source, self._again = source, again
        self._lines: Iterator[str] = iter(())
        self._place = 0
        self._told: dict[int, str] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._source)

    def these(self, numbers: set[int]) -> dict[int, str]:
        """The lines of these numbers."""
        found = {number: self._told.pop(number) for number in numbers & self._told.keys()}
        for number in sorted(numbers - found.keys()):
            if number <= self._place or not self._place:
                self._lines, self._place = iter(self._again()), 0
            line = next(islice(self._lines, number - self._place - 1, None), None)
            if line is None:
                break
            found[number], self._place = line.rstrip("\n"), number
        self._told |= found
        for number in list(self._told)[: -self.REMEMBERED]:
            del self._told[number]
        return dict(sorted(found.items()))

    def forget(self, before: int) -> None:
        """Nothing is kept that could be forgotten."""


class Remembered:
    """The lines of a log that comes but once, given on, and those of the record at hand kept: on disk, if many."""

    MOST_IN_MEMORY = 1 << 22
    #: fewer lines than this are not worth forgetting
    FEW = 1000

    def __init__(self, source: Iterable[str]) -> None:
        self._source = source
        self._kept = self._file()
        self._first = 1

    def __iter__(self) -> Iterator[str]:
        for line in self._source:
            self._kept.write(line.rstrip("\n") + "\n")
            yield line

    def these(self, numbers: set[int]) -> dict[int, str]:
        """The lines of these numbers, as far as they are kept."""
        if not numbers:
            return {}
        found = {}
        for number, line in enumerate(self._from_the_first(), self._first):
            if number in numbers:
                found[number] = line.rstrip("\n")
                if len(found) == len(numbers):
                    break
        self._kept.seek(0, os.SEEK_END)
        return found

    def forget(self, before: int) -> None:
        """Drop the lines before this one."""
        if before - self._first < self.FEW:
            return
        kept = self._file()
        kept.writelines(islice(self._from_the_first(), before - self._first, None))
        self._kept.close()
        self._kept, self._first = kept, before

    def _from_the_first(self) -> Iterator[str]:
        self._kept.seek(0)
        return iter(self._kept.readline, "")

    def _file(self) -> tempfile.SpooledTemporaryFile[str]:
        return tempfile.SpooledTemporaryFile(  # it closes with the log
            self.MOST_IN_MEMORY, "w+", encoding="utf-8", errors="surrogatepass", newline="\n"
        )
