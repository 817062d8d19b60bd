"""What laws speak of: kinds of thing that go wrong at a table, and acts that a book expressly allows."""

from __future__ import annotations

from attrs import field

from referee.core.fact import Condition
from referee.core.values import frozen

# --- what a table waits for while a breach is open
MUST_BE_REPLACED = "the offender must put another in its place"
OUT_OF_TURN = "made when it was another's turn"
DEEMED_PASS = "counts as a pass"
WITHOUT_EFFECT = "has no effect"
STANDS_MEANWHILE = "stands as long as nothing is put in its place"


#: the place of what is told first
FIRST = -1


@frozen(eq=False)
class Subject:
    """A kind of thing that happens at a table, in whatever game, and of which laws speak."""

    name: str
    #: what happened, in English
    says: str
    #: combinations of answers that cannot occur, so that no row need speak to them
    never: tuple[tuple[Condition, ...], ...] = field(default=(), kw_only=True, eq=False, repr=False)
    #: what the table waits for while the matter is open, where it holds the game up (`MUST_BE_REPLACED` ...)
    waits: str = field(default="", kw_only=True, eq=False, repr=False)
    #: it lies in the past when it comes up, a wrong number of cards or a wrong card in the pack: to find it is to raise it
    found: bool = field(default=False, kw_only=True, eq=False, repr=False)
    #: it lies in the score that is written, and not in the play
    of_score: bool = field(default=False, kw_only=True, eq=False, repr=False)

    @property
    def suspect(self) -> bool:
        """Whether it is the record that does not hold together, rather than a player who erred; nobody is accused."""
        return False

    @property
    def arguments(self) -> dict[str, str]:
        """What it is of, parameter by parameter; an act that is allowed has none."""
        return {}

    @property
    def place(self) -> int:
        """Where it is told among the breaches of one act; an act that is allowed has no form, and comes first."""
        return FIRST

    def __str__(self) -> str:
        return self.name


@frozen(eq=False)
class Breach(Subject):
    """Something that goes wrong."""


@frozen(eq=False)
class Deed(Subject):
    """An act that the book expressly allows, or the proper use of a right: told, and not held against anybody."""
