"""Another card told for the seven of trumps where it is exchanged: a slip of the record, of which nobody is accused."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.bezique.moves.bezique import Bezique
from referee.mechanics.combinations.drawing import lowest_of
from referee.mechanics.tricks.state import order_here

VERBS = ("exchanges",)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is put in the place of the card turned up."""
    if table.game.part(Bezique) is None or act.seat is None or not act.cards:
        return
    low = lowest_of(table)
    is_low = low is not None and (act.card,) in low.ways(order_here(table).trump)
    if not is_low or table.holds(act.seat, 1 << act.card) is False:
        why = f"{table.name(act.seat)} exchanged {card_text(act.card)}, which is not the lowest trump, or not his"
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)
