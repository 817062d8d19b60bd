"""Facts about who demands a penalty: one who has a right to some penalty, his partner, or neither."""

from referee.core.fact import NO, YES, Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import holders
from referee.core.table import Table

ENTITLED, PARTNER_ENTITLED, NOT_ENTITLED = (
    Answer("entitled", "a player entitled to some penalty"),
    Answer("partner-entitled", "the partner of the one entitled"),
    Answer("not-entitled", "a player whose side is entitled to none"),
)


@fact("demander", "Who demands it?", (ENTITLED, PARTNER_ENTITLED, NOT_ENTITLED))
def DEMANDER(table: Table, matter: Matter, act: Act) -> str | None:
    if matter.seat is None:
        return None
    entitled = {seat for right in table.rights for seat in holders(table, right)}
    if matter.seat in entitled:
        return ENTITLED
    return PARTNER_ENTITLED if table.partner(matter.seat) in entitled else NOT_ENTITLED


#: so many candidates and he make a table
CANDIDATES = 3


@fact("enables-a-table", "Does he so enable three candidates to form a new table?")
def ENABLES_A_TABLE(table: Table, matter: Matter, act: Act) -> str | None:
    return None if not matter.count else YES if matter.count == CANDIDATES else NO
