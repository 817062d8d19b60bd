"""Remedies of sixty-six: nothing for cards, a deal closed and failed."""

from attrs import evolve

from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.bezique.moves.sixty_six import closing_of
from referee.mechanics.rulings.gives.parts import CannotScore, CountsAs


def _no_cards(table: Table, matter: Matter) -> Table:
    now = closing_of(table)
    return table if matter.seat is None else table.but(evolve(now, no_cards=now.no_cards | {matter.seat}))


NOTHING_FOR_CARDS = CannotScore("cards", "{offender} scores nothing for the cards that he takes in", _no_cards)
#: the table stopped when it was announced, and the sheet does the rest
COUNTS_AS_FAILED = CountsAs("failed-closing", "the play stops, and it is scored as a closing that fails", bites=False)
