"""What laws of pinochle give: a game lost, cards that count nothing."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.pinochle.moves.melds import column, fate_of
from referee.mechanics.rulings.gives.parts import CannotScore, Loses


def loses(table: Table, matter: Matter) -> Table:
    """The offender, or his side, loses the game."""
    return table if matter.seat is None else table.but(evolve(fate_of(table), loser=column(table, matter.seat)))


LOSES_GAME = Loses("game", "{offender} loses the game", loses)


def no_cards(table: Table, matter: Matter) -> Table:
    """Nothing is scored for the cards that the offender, or his side, takes in."""
    if matter.seat is None:
        return table
    fate = fate_of(table)
    return table.but(evolve(fate, no_cards=fate.no_cards | {column(table, matter.seat)}))


NOTHING_FOR_CARDS = CannotScore("cards", "{offender} scores nothing for the cards that he takes in", no_cards)
