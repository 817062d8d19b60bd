"""The stock from which hands are filled again after each trick, as long as it lasts: first by the winner, and then clockwise.

A log need not tell the draws: whoever leads to the next trick has drawn, and so have the others. Hands that are found with a
wrong number of cards come right by drawing more, or by not drawing.
"""

from typing import Any

from attrs import evolve

from referee.core.cards import Card
from referee.core.parts import Part
from referee.core.record import Seat
from referee.core.table import PLAY, Table
from referee.core.values import frozen
from referee.mechanics.deal.state import OutOfHand
from referee.mechanics.tricks.state import Tricks


@frozen
class Talon(Part, OutOfHand):
    """The stock as it stands, the card turned up under it included."""

    #: how many cards lie in it
    left: int
    #: who has still to draw after the last trick, in order
    to_draw: tuple[Seat, ...] = ()
    #: how many cards each hand should have now, and by how many it was found too long or, below nothing, too short
    held: tuple[int, ...] = ()
    off: tuple[int, ...] = ()
    #: cards put back on top of it, the next to be drawn first
    top: tuple[Card, ...] = ()
    #: whether a ruling gives what is drawn next to the player who should have drawn
    for_the_other: bool = False
    #: how many of the cards that are drawn next a ruling lets the player keep
    keeps: int | None = None
    #: whether a ruling puts back what is drawn next
    back: bool = False
    #: so many cards at the bottom of it count for nobody
    dead: int = 0
    #: whether a ruling lets the hands play on with numbers of their own
    uneven: bool = False
    #: the player who takes one of the last two cards as he chooses, the other being out of play
    chooses: Seat | None = None
    #: how many tricks had been gathered when the first of these hands was known
    since: int = 0

    def due(self, seat: Seat) -> int | None:
        """How many cards the hand should have: until the first trick is complete that is a matter of the deal."""
        return self.held[seat] if self.since else None

    @property
    def turn(self) -> Seat | None:
        """Who draws next: whoever comes to his number by not drawing is not waited for."""
        return next((seat for seat in self.to_draw if self.allowed(seat)), None)

    def allowed(self, seat: Seat) -> int:
        """How many cards he draws at his next turn."""
        return max(0, 1 - self.off[seat])


def begun(table: Table, left: int | None = None) -> Table:
    """The table with a stock of so many cards, or of what the deal leaves."""
    size = table.hand_size
    number = table.pack_used.size - table.seats * size if left is None else left
    now = table.part(Talon)
    held = now.held if now else (size,) * table.seats
    off = now.off if now else (0,) * table.seats
    return table.but(Talon(number, held=held, off=off))


def with_talon(table: Table, **changes: Any) -> Table:
    """The table with these changes of the stock."""
    return table.but(evolve(table[Talon], **changes))


def with_number(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    """Numbers by seat with something added for one of them."""
    return tuple(each + more * (other == seat) for other, each in enumerate(numbers))


def is_drawing(table: Table) -> bool:
    """Whether cards are left to be drawn, or somebody has still to draw."""
    talon = table.part(Talon)
    return talon is not None and (talon.left > 0 or bool(talon.to_draw))


def last_winner(table: Table) -> Seat | None:
    """Who has won the last trick, as long as nothing is led to the next."""
    tricks = table.part(Tricks)
    return tricks.winners[-1] if tricks and tricks.winners and not tricks.cards and table.phase == PLAY else None


def has_won_and_not_drawn(table: Table) -> frozenset[Seat]:
    """Who has just won a trick and has not drawn after it, where he is to draw."""
    talon, winner = table.part(Talon), last_winner(table)
    if winner is None or talon is None or winner not in talon.to_draw:
        return frozenset()
    return frozenset((winner,))
