"""Codes of law, the four books among them, and how a law says where it stands in one."""

from __future__ import annotations

import re

from attrs import evolve

from referee.core.values import frozen


@frozen
class Citation:
    """A place in a code of law, or the whole of it where no place is named."""

    code: Code
    #: as the code counts: lines in a book, `27B1a` in a code of numbered laws
    locator: str
    #: whether what is cited follows from this place, and is not printed there
    drawn: bool = False

    @property
    def book(self) -> str:
        """The key of the code."""
        return self.code.key

    @property
    def lines(self) -> str:
        """The locator as other programs know it."""
        return self.locator

    @property
    def in_full(self) -> str:
        """The title of the code and the place in it, as a reader looks it up."""
        place = f", {self.code.unit} {self.locator}" if self.locator else ""
        return f"{self.code.title}{place} ({self.code.key})"

    def __str__(self) -> str:
        return f"{self.code.key} {self.locator}".rstrip()


@frozen
class Code:
    """A code of law with its own way to name a place. Whoever has rows of it declares it beside them; nothing lists it.

    >>> club = Code("club", "Rules of our club", unit="rules", place=r"[1-9][a-z]?", such_as="4b")
    >>> str(club.at("4b, 6"))
    'club 4b, 6'
    >>> club.at("b4")
    Traceback (most recent call last):
    ValueError: 'club b4' is no citation: 'b4' is no place in Rules of our club; write such as 'club 4b'
    """

    key: str
    title: str
    #: what it counts: lines, laws, rules
    unit: str
    #: one place, as a regular expression; a citation may name several, with commas
    place: str
    #: a place that there is, for whoever cites wrong
    such_as: str

    @property
    def whole(self) -> Citation:
        """The code as a whole."""
        return Citation(self, "")

    def at(self, locator: str) -> Citation:
        """A citation of this code; a wrong one is an error at import."""
        for place in locator.split(", "):
            if wrong := self.fault(place):
                raise ValueError(f"'{self.key} {locator}' is no citation: {wrong}; write such as '{self.key} {self.such_as}'")
        return Citation(self, locator)

    def fault(self, place: str) -> str:
        """What is wrong with a place; nothing where there can be such a one."""
        return "" if re.fullmatch(self.place, place) else f"'{place}' is no place in {self.title}"


@frozen
class Book(Code):
    """A book of rules; laws cite it by line."""

    length: int

    def fault(self, place: str) -> str:
        """Lines have to be in the book, and in order."""
        first, _, last = place.partition("-")
        if wrong := Code.fault(self, place):
            return wrong
        return "" if 1 <= int(first) <= int(last or first) <= self.length else f"the book has lines 1 to {self.length}"


def _book(key: str, title: str, length: int) -> Book:
    return Book(key, title, "lines", r"\d+(?:-\d+)?", "7, 12-14", length)


BOOKS = {
    book.key: book
    for book in (
        _book("usp56", "Official Rules of Card Games, 56th edition (1969)", 8145),
        _book("ames", "Bridge Whist in Brief, Fisher Ames (1904)", 776),
        _book("gibson", "Hoyle's Encyclopedia of Card Games, Walter B. Gibson (1974)", 405),
        _book("arnold", "Card Games, Peter Arnold", 1036),
    )
}


#: how a row begins its citation that says what follows from the book
DRAWN = "drawn from "


def cite(text: str | Citation) -> Citation:
    """Read a citation of one of the books, as its laws write it; a wrong one is an error at import.

    `drawn from usp56 788` is law that follows from these lines and is not printed in them.

    >>> cite("usp56 788, 800-802").in_full
    'Official Rules of Card Games, 56th edition (1969), lines 788, 800-802 (usp56)'
    """
    if isinstance(text, Citation):
        return text
    if text.startswith(DRAWN):
        return evolve(cite(text.removeprefix(DRAWN)), drawn=True)
    key, _, lines = text.partition(" ")
    if key not in BOOKS:
        known = ", ".join(BOOKS)
        raise ValueError(f"'{text}' is no citation: the books are {known}; a place in another code is Code.at(...)")
    return BOOKS[key].at(lines)
