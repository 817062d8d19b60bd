"""Remedies of michigan: no more money cards for who kept a card back, and what he owes at the end."""

from referee.core.cards import SUIT_NAMES, suit_of
from referee.core.matter import Matter
from referee.core.table import Table
from referee.families.stops.moves.stops import barred_from_money, owes_for
from referee.mechanics.rulings.gives.parts import CannotScore, Pays, Remark


def _bar(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else barred_from_money(table, matter.seat)


COLLECTS_NO_MONEY = CannotScore("money", "{offender} collects no money card that he plays after it", _bar)


def _owed(table: Table, matter: Matter) -> str:
    suit = "its suit" if matter.card is None else SUIT_NAMES[suit_of(matter.card)]
    return f"he pays the holder of its duplicate what is left on the money card of {suit} at the end"


def _owe(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None or matter.card is None else owes_for(table, matter.seat, matter.card)


PAYS_FOR_MONEY_LEFT = Pays("money-left", _owed, _owe)
PLAY_GOES_ON = Remark("{offender} does not collect, and the play goes on to find a winner")
