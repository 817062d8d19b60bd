"""Remedies of the long games of bezique: a hand too long is rubiconed, a card found on the floor is dead."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.bezique.moves.rubicon import beside
from referee.mechanics.rulings.gives.parts import Dead, Loses
from referee.mechanics.talon.moves import run_out
from referee.mechanics.talon.state import Talon, with_number, with_talon


def _rubiconed(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    now, talon = beside(table), table.part(Talon)
    if talon is not None and talon.since:
        table = run_out(with_talon(table, held=with_number(talon.held, matter.seat, matter.count), uneven=True))
    return table.but(evolve(now, too_long=now.too_long | {matter.seat}))


RUBICONED = Loses(
    "game", "{offender} is rubiconed, and his score counts for no more than the last hundred below it", _rubiconed
)


def _out_of_stock(table: Table, matter: Matter) -> Table:
    talon = table.part(Talon)
    return table if talon is None else with_talon(table, left=max(0, talon.left - 1))


CARD_FOUND_IS_DEAD = Dead("card-found", "{card} is dead, and the stock has a card less", _out_of_stock)
