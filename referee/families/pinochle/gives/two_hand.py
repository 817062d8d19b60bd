"""What laws of pinochle give: a game lost, cards that count nothing."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.pinochle.moves.melds import column, fate_of
from referee.mechanics.rulings.gives.parts import CannotScore, Loses


def _loses(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else table.but(evolve(fate_of(table), loser=column(table, matter.seat)))


LOSES_GAME = Loses("game", "{offender} loses the game", _loses)


def _no_cards(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    fate = fate_of(table)
    return table.but(evolve(fate, no_cards=fate.no_cards | {column(table, matter.seat)}))


NOTHING_FOR_CARDS = CannotScore("cards", "{offender} scores nothing for the cards that he takes in", _no_cards)
