"""Facts of spoil five: tricks won already, and whose ace it is."""

from referee.core.fact import NO, YES, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.euchre.moves.spoil_five import tricks_by_seat
from referee.families.euchre.score.spoil_five import TO_WIN


@fact("two-tricks-won", "Had any player won two tricks?")
def TWO_TRICKS_WON(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if max(tricks_by_seat(table)) >= TO_WIN - 1 else NO


@fact("three-tricks-won", "Had he won three tricks already?")
def THREE_TRICKS_WON(table: Table, matter: Matter, act: Act) -> str | None:
    return None if matter.seat is None else YES if tricks_by_seat(table)[matter.seat] >= TO_WIN else NO
