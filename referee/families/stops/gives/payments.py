"""Chips that a ruling makes a player pay to the pool, or to the holders of certain cards."""

from attrs import frozen

from referee.core.cards import Card, card_text
from referee.core.matter import Matter
from referee.core.remedy import RemedyPart
from referee.core.sheet import counted
from referee.core.table import Table
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.stakes.moves import POOL, paid
from referee.score.counts import from_ace_to_king

_SEVEN = 7


@frozen
class PaysPool(RemedyPart):
    """So many chips to the pool."""

    name = "pays"
    amount: int
    to: str = "pool"

    def text(self, table: Table, matter: Matter) -> str:
        return f"{names(OFFENDER, table, matter)} pays {counted(self.amount, 'chip')} to the pool"

    def apply(self, table: Table, matter: Matter) -> Table:
        return table if matter.seat is None else paid(table, matter.seat, POOL, self.amount, "a penalty", by_ruling=True)


# --- fan tan


def _neighbours(matter: Matter) -> list[Card]:
    """The six and the eight of the suits of which he could have played the seven, the first of them."""
    seven = next((card for card in matter.cards if from_ace_to_king(card) == _SEVEN), None)
    return [] if seven is None else [seven - 1, seven + 1]


@frozen
class PaysHolders(RemedyPart):
    """So many chips to whoever holds the six or the eight of the suit of a seven kept back."""

    name = "pays"
    amount: int
    to: str = "holders-of-six-and-eight"

    def text(self, table: Table, matter: Matter) -> str:
        told = " and ".join(card_text(card) for card in _neighbours(matter)) or "the six and the eight of the suit"
        return f"{names(OFFENDER, table, matter)} pays {counted(self.amount, 'chip')} to the holder of each of {told}"

    def apply(self, table: Table, matter: Matter) -> Table:
        """The table with the payments, as far as it is told who holds them."""
        for card in _neighbours(matter):
            holder = table.holder(card)
            if holder is not None and matter.seat is not None and holder != matter.seat:
                table = paid(table, matter.seat, holder, self.amount, "a penalty", by_ruling=True)
        return table
