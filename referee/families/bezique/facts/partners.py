"""Facts about bezique for partners: whether the declaration was left to the partner, whose card it was."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.bezique.moves.partners import has_passed
from referee.mechanics.combinations.state import use_of


@fact("left-to-partner", "Had he left the declaration to his partner?")
def LEFT_TO_PARTNER(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if has_passed(table, matter.seat) else NO


@fact("partners-card", "Was a card of it one that lies before his partner?")
def PARTNERS_CARD(table: Table, matter: Matter, act: Act) -> str | None:
    if not matter.cards or matter.seat is None:
        return None
    return YES if any(each.owner != matter.seat for each in use_of(table, matter.seat, matter.cards).barred) else NO
