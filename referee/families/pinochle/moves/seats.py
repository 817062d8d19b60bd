"""The draw for deal and partners by the rank of the game, in which suits have none: cards of one rank are drawn again."""

from collections.abc import Callable

from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.pinochle.moves.widow import dealer
from referee.mechanics.seating.score import Cut, cut_in_order

Move = Callable[[Table, Act], Table]


def drawn_by_rank(table: Table, *, lowest: bool) -> Cut | None:
    """The order that the cards drawn give; None before all have drawn."""
    power = table.game.order(None).power
    ranks: dict[Seat, list[int]] = {seat: [] for seat in range(table.seats)}
    for act in table.acts_of("draws"):
        if act.seat is not None and len(act.cards) == 1:
            ranks[act.seat].append(power[act.card] if lowest else -power[act.card])
    return cut_in_order([tuple(ranks[seat]) for seat in range(table.seats)]) if all(ranks.values()) else None


def draws(*, lowest: bool = False) -> Move:
    """The move of a player who draws; the highest deals, or the lowest, and of two sides the first two are partners."""

    def draw(table: Table, act: Act) -> Table:
        table = table.note(act)
        order = drawn_by_rank(table, lowest=lowest)
        if order is None:
            return table
        if order.again:
            return table.comes_to("draw again", " and ".join(map(table.name, order.again)))
        table = table.but(outcomes=tuple(each for each in table.outcomes if each[0] != "draw again"))
        first, second, *others = map(table.name, order.order)
        table = table.comes_to("first dealer", first)
        if table.game.sides and table.seats == 4:
            table = table.comes_to("partners", f"{first} and {second} against {' and '.join(others)}")
            if order.order[1] != table.partner(order.order[0]):
                return table  # they have to change their seats
        elif table.seats > 2:
            table = table.comes_to("seats", ", then ".join((first, second, *others)))
            if any(table.left(seat) != after for seat, after in zip(order.order, order.order[1:], strict=False)):
                return table
        told = Act("dealer", order.order[0])
        return dealer(table, told).note(told)

    return draw
