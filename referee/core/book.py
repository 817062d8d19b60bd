"""The four books, and how a law says where it stands in one of them."""

from __future__ import annotations

import re

from attrs import frozen


@frozen
class Book:
    """A book of rules; laws cite it by line."""

    key: str
    title: str
    lines: int


BOOKS = {
    book.key: book
    for book in (
        Book("usp56", "Official Rules of Card Games, 56th edition (1969)", 8145),
        Book("ames", "Bridge Whist in Brief, Fisher Ames (1904)", 776),
        Book("gibson", "Hoyle's Encyclopedia of Card Games, Walter B. Gibson (1974)", 405),
        Book("arnold", "Card Games, Peter Arnold", 1036),
    )
}

_CITATION = re.compile(r"(drawn from )?(\w+) (\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)\Z")


@frozen
class Citation:
    """A book and the lines of it that are meant."""

    book: str
    lines: str
    #: whether what is cited follows from these lines, and is not printed in them
    drawn: bool = False

    @property
    def ranges(self) -> list[tuple[int, int]]:
        """The lines as ranges, both ends included."""
        pairs = (part.split("-") for part in self.lines.split(", "))
        return [(int(pair[0]), int(pair[-1])) for pair in pairs]

    def __str__(self) -> str:
        return f"{self.book} {self.lines}"


def cite(text: str | Citation) -> Citation:
    """Read a citation as laws write it; a wrong one is an error at import.

    >>> cite("usp56 788, 800-802").ranges
    [(788, 788), (800, 802)]
    """
    if isinstance(text, Citation):
        return text
    found = _CITATION.match(text)
    if not found or found[2] not in BOOKS:
        raise ValueError(f"'{text}' is not a citation; write a book and its lines, as in 'usp56 788, 800-802'")
    citation = Citation(found[2], found[3], bool(found[1]))
    if any(not 1 <= first <= last <= BOOKS[citation.book].lines for first, last in citation.ranges):
        raise ValueError(f"'{text}' points outside the book, which has {BOOKS[citation.book].lines} lines")
    return citation
