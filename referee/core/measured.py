"""What was due and what was found instead: values that a matter carries beside its words, and that JSON and facts read."""

from collections.abc import Sequence
from typing import Any

from referee.core.cards import card_text
from referee.core.record import Amount, Call, Seat, amount_text, call_text
from referee.core.values import frozen


@frozen
class Whose:
    """A player: whose turn, deal or right it is."""

    seat: Seat

    def as_json(self, names: Sequence[str]) -> Any:
        """The player as reports call him."""
        return names[self.seat]


@frozen
class Number:
    """How many cards, tricks or points."""

    number: int

    def as_json(self, names: Sequence[str]) -> Any:
        """The number."""
        return self.number


@frozen
class Money:
    """How much was put in or is to be."""

    amount: Amount

    def as_json(self, names: Sequence[str]) -> Any:
        """The amount, exact: as text where it is no whole number."""
        return self.amount if isinstance(self.amount, int) else amount_text(self.amount)


@frozen
class Cards:
    """Which cards: one of these, where several would do."""

    cards: tuple[int, ...]

    def as_json(self, names: Sequence[str]) -> Any:
        """The cards as they are written in a log."""
        return [card_text(card) for card in self.cards]


@frozen
class Said:
    """A call of the auction."""

    call: Call

    def as_json(self, names: Sequence[str]) -> Any:
        """The call as it is written in a log."""
        return call_text(self.call)


@frozen
class Told:
    """What can only be told in words, such as what a ruling imposes."""

    words: str

    def as_json(self, names: Sequence[str]) -> Any:
        """The words."""
        return self.words


Measured = Whose | Number | Money | Cards | Said | Told


def whose(seat: Seat | None) -> Whose | None:
    """That player, where it is known who it is."""
    return None if seat is None else Whose(seat)
