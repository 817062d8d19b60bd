"""Cards that two players exchange, of which the one or the other is not where the log has it. It is the record that errs."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.melds.moves.melding import Melding

VERBS = ("exchanges",)
HELD_AGAINST = VERBS


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The card that is given, or the one that comes for it, though the hand is known not to hold it."""
    if act.seat is None or act.other is None or table.pack_used.copies > 1 or table.part(Melding) is not None:
        return  # of cards that lie on the table or have their like it is not known whose they are
    for seat, card in zip((act.seat, act.other), act.cards, strict=False):
        holder = table.holder(card)
        if table.holds(seat, 1 << card) is False or holder not in (None, seat):
            where = f", which {table.name(holder)} holds" if holder not in (None, seat) else " and does not hold it"
            why = f"{table.name(seat)} gave {card_text(card)}{where}"
            yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)
            return
