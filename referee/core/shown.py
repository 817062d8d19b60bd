"""What somebody sees who looks at a table: cards that lie together, and figures, each before a player or in the middle.

Each mechanism says in its `shows.py` what is to be seen of what it keeps; nothing here knows what there is. Whoever draws a
table needs no more than these two things: a hand, a trick, a meld and a pile of patience are cards that lie together, the
chips of a player and the contract are figures.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import cache

from referee.core import rooms
from referee.core.cards import PLANE, Card, cards_of, rank_of, suit_of
from referee.core.record import Seat
from referee.core.table import OVER, Table
from referee.core.values import frozen

#: what cards lie together as: what a player holds, what he has put to the trick, anything else
HAND, TRICK, PILE = "hand", "trick", "pile"


@frozen
class Cards:
    """Cards that lie together, in the order in which they are to be read."""

    name: str
    cards: tuple[Card, ...]
    #: before whom they lie; in the middle where before nobody
    seat: Seat | None = None
    kind: str = PILE
    #: how many more of them nobody is told, or lie face down
    hidden: int = 0


@frozen
class Figure:
    """A number or a word that belongs to a player or to the table."""

    name: str
    value: str
    seat: Seat | None = None


Shown = Cards | Figure


def shown(table: Table) -> Iterator[Shown]:
    """Everything there is to see at a table, hands first."""
    yield from _hands(table)
    yield from _score(table)
    for show in _shows():
        yield from show(table)


@cache
def _shows() -> tuple[Callable[[Table], Iterator[Shown]], ...]:
    return tuple(importlib.import_module(module).shown for module in rooms.parts("shows"))


def _hands(table: Table) -> Iterator[Shown]:
    """The hands, as far as they are told."""
    for seat, hand in enumerate(table.hands):
        if hand:
            yield Cards("hand", by_suit(cards_of(hand)), seat, HAND)
        elif table.dealt[seat] and table.phase != OVER:
            yield Cards("hand", (), seat, HAND)


def _score(table: Table) -> Iterator[Shown]:
    """The score before this deal, where anything stands on the sheet."""
    sheet = table.sheet
    if sheet is None or not sheet.entries:
        return
    each_his_own = sheet.names == table.names
    for column, (name, total) in enumerate(zip(sheet.names, sheet.totals, strict=False)):
        yield Figure("score" if each_his_own else f"score of {name}", str(total), column if each_his_own else None)


def by_suit(cards: Iterator[Card]) -> tuple[Card, ...]:
    """Cards as a player sorts them: spades, hearts, diamonds, clubs, and in each the highest first."""
    order = {3: 0, 2: 1, 1: 2, 0: 3}
    return tuple(sorted((card % PLANE for card in cards), key=lambda card: (order.get(suit_of(card), 4), -rank_of(card))))
