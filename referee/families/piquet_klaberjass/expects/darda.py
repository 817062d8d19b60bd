"""Melds announced after the first card, and cards of the widow taken without right."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import NoRight, TooLate
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.piquet_klaberjass.moves.darda import Darda, is_late, may_take_widow
from referee.families.piquet_klaberjass.moves.declaring import declared_of
from referee.families.piquet_klaberjass.moves.klaberjass import BELLA

VERBS = ("declares", "widow")

MELD_LATE = TooLate("declaration", "first card", name="meld-late", says="a meld announced after its owner's first card")
WIDOW_WITHOUT_RIGHT = NoRight(
    "widow", name="widow-without-right", says="a card of the widow taken that is no trump, or by a player who has not exchanged"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What comes too late, and what is taken from the widow."""
    if act.seat is None or table.game.part(Darda) is None:
        return
    who = table.name(act.seat)
    if act.verb == "widow":
        if not may_take_widow(table, act):
            yield Matter(
                WIDOW_WITHOUT_RIGHT, act.seat, f"{who} took {cards_text(act.cards)} from the widow", act.at, cards=act.cards
            )
    elif is_late(table, act.seat):
        now = declared_of(table)
        count = -1 if act.how == BELLA else len(now.said)
        yield Matter(MELD_LATE, act.seat, f"{who} announced a meld after his first card", act.at, count=count)
