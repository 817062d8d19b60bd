"""A joker moved on the table that has to stay where it is."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Changed
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.rummy.moves.joker import grown, is_moved_wrongly
from referee.mechanics.melds.moves.melding import meld_for, takes

VERBS = ("lays",)

JOKER_MOVED = Changed("joker", "moved", name="joker-moved", says="a joker moved from inside a sequence, or for the second time")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card laid off that has no place but that of a joker which may not leave it."""
    meld = meld_for(table, act) if table.game.minds(JOKER_MOVED) and act.seat is not None else None
    if meld is None or act.seat is None:
        return
    if takes(table, meld, act.cards) and is_moved_wrongly(table, grown(meld, act.cards, act.seat)):
        why = f"{table.name(act.seat)} laid off {cards_text(act.cards)} in the place of a joker that has to stay there"
        yield Matter(JOKER_MOVED, act.seat, why, act.at, cards=act.cards)
