"""Where a page finds another: at its address on a server, or in the file of that page, from wherever it stands."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote, urlencode

from attrs import frozen

from referee.page import version


@frozen
class Addresses:
    """The addresses of pages."""

    #: what leads to the top
    top: str = "/"
    #: what pages end in where they are files
    ending: str = ""
    #: whether somebody is there to answer questions
    live: bool = True

    def page(self, *parts: str) -> str:
        """A page by the way to it."""
        return self.top + "/".join(quote(part) for part in parts) + self.ending

    def asset(self, name: str) -> str:
        """A style or a script, as it is today."""
        return f"{self.top}static/{version()}/{name}" if self.live else f"{self.top}static/{name}"

    def law(self, id: str) -> str:
        """The page of a law."""
        return self.page("law", *id.split("/"))

    def case(self, id: str) -> str:
        """The page of a case."""
        return self.page("case", *id.split("/"))

    def book(self, game: str) -> str:
        """The rule sheet of a game."""
        return self.page("books", game)

    def to(self, *parts: str, **asked: str | Iterable[tuple[str, str]]) -> str:
        """A page with something asked of it; what is empty is left out."""
        pairs: list[tuple[str, str]] = []
        for name, value in asked.items():
            pairs += [(name, value)] if isinstance(value, str) else list(value)
        told = urlencode([(name.rstrip("_"), value) for name, value in pairs if value])
        return self.page(*parts) + (f"?{told}" if told else "")


SERVED = Addresses()


def from_depth(depth: int) -> Addresses:
    """The addresses as they are from a file so many folders down."""
    return Addresses("../" * depth, ".html", live=False)
