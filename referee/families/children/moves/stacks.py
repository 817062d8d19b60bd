"""Stacks: how many cards each player has of a pack that goes from stack to stack until one has them all.

It is known where the log tells it (`counts`), or tells who dealt.
"""

from attrs import evolve, frozen

from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.mechanics.deal.moves import known_dealer


@frozen
class Stacks(Part):
    """By seat, how many cards each has; None where nobody knows."""

    held: tuple[int | None, ...]


def dealt(table: Table) -> tuple[int | None, ...]:
    """What each has when the whole pack is dealt, as far as it goes round."""
    if known_dealer(table) is None:
        return (None,) * table.seats
    each, more = divmod(table.pack_used.size, table.seats)
    order = table.from_left_of(table.dealer)
    return tuple(each + (order.index(seat) < more) for seat in range(table.seats))


def stacks_of(table: Table) -> Stacks:
    """The stacks as they stand."""
    return table.part(Stacks) or Stacks(dealt(table))


def with_cards(table: Table, seat: Seat, number: int) -> Table:
    """The table with so many cards more in that stack, or fewer; what is not known stays so."""
    held = stacks_of(table).held
    after = tuple(each if each is None or place != seat else max(0, each + number) for place, each in enumerate(held))
    return table.but(Stacks(after))


def count(table: Table, act: Act) -> Table:
    """How many cards a player has."""
    if act.seat is None or not act.numbers:
        return table
    now = stacks_of(table)
    return table.but(evolve(now, held=tuple(act.number if each == act.seat else held for each, held in enumerate(now.held))))


def taken(table: Table, seat: Seat) -> Table:
    """What the stacks come to after one has grown: how many cards each has, and who has won once he has all."""
    held = stacks_of(table).held
    if None not in held:
        table = table.comes_to("cards", ", ".join(f"{table.name(each)} {number}" for each, number in enumerate(held)))
    return table.comes_to("winner", table.name(seat)).but(phase=OVER) if held[seat] == table.pack_used.size else table
