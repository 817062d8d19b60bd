"""Chips that a ruling makes a player pay: to the pool, to every other player, to the holders of certain cards."""

from __future__ import annotations

from referee.core.cards import Card, card_text
from referee.core.law import Remedy
from referee.core.matter import Matter
from referee.core.roles import OFFENDER
from referee.core.table import Table
from referee.mechanics.rulings.gives.general import does, names
from referee.mechanics.stakes.moves import POOL, paid, pays_each_other
from referee.score.counts import from_ace_to_king
from referee.score.sheet import counted

_SEVEN = 7


def pays_pool(amount: int) -> Remedy:
    """So many chips to the pool."""

    def pay(table: Table, matter: Matter) -> Table:
        return table if matter.seat is None else paid(table, matter.seat, POOL, amount, "a penalty", by_ruling=True)

    return does(lambda table, matter: f"{names(OFFENDER, table, matter)} pays {counted(amount, 'chip')} to the pool", pay)


def pays_others(amount: int) -> Remedy:
    """So many chips to each other player."""

    def pay(table: Table, matter: Matter) -> Table:
        return table if matter.seat is None else pays_each_other(table, matter.seat, amount, "a penalty")

    return does(lambda table, matter: f"{names(OFFENDER, table, matter)} pays each other player {counted(amount, 'chip')}", pay)


# --- fan tan


def _neighbours(matter: Matter) -> list[Card]:
    """The six and the eight of the suits of which he could have played the seven, the first of them."""
    seven = next((card for card in matter.cards if from_ace_to_king(card) == _SEVEN), None)
    return [] if seven is None else [seven - 1, seven + 1]


def _to_holders(table: Table, matter: Matter) -> str:
    told = " and ".join(card_text(card) for card in _neighbours(matter)) or "the six and the eight of the suit"
    return f"{names(OFFENDER, table, matter)} pays 5 chips to the holder of each of {told}"


def _pay_holders(table: Table, matter: Matter) -> Table:
    for card in _neighbours(matter):
        holder = table.holder(card)
        if holder is not None and matter.seat is not None and holder != matter.seat:
            table = paid(table, matter.seat, holder, 5, "a penalty", by_ruling=True)
    return table


PAYS_HOLDERS = does(_to_holders, _pay_holders)
