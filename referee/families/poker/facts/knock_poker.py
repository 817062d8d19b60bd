"""Facts about knock poker."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table


@fact("first-turn-one-off", "Is it {offender}'s first turn, with one card too many or too few?")
def FIRST_TURN_ONE_OFF(table: Table, matter: Matter, act: Act) -> str | None:
    begun = table.noted("draws", matter.seat) or table.noted("discards", matter.seat)
    return YES if not begun and abs(matter.count - table.hand_size) == 1 else NO
