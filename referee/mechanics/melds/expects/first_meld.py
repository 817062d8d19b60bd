"""First melds: one that counts less than the minimum, and cards laid off before one is made."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import TooEarly, Under
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.melds.moves.first_meld import first_count, least_first
from referee.mechanics.melds.moves.melding import melding_of

VERBS = ("melds", "lays", "discards")

INSUFFICIENT_COUNT = Under("first meld", name="insufficient-count", says="a first meld that does not count the minimum")
LAID_OFF_EARLY = TooEarly("lays", "first meld", name="laid-off-early", says="cards laid off before a first meld of one's own")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with the first meld of a player, where each needs so many points for it."""
    least = least_first(table)
    if not least or act.seat is None or act.seat != melding_of(table).turn or melding_of(table).laid_before >> act.seat & 1:
        return
    who, now = table.name(act.seat), melding_of(table)
    count = first_count(table, act.seat, act.cards if act.verb == "melds" else ())
    if act.verb == "lays":
        if count < least:
            why = f"{who} laid off {cards_text(act.cards)} before his first meld of {least}"
            yield Matter(LAID_OFF_EARLY, act.seat, why, act.at, cards=act.cards)
        return
    melds = act.verb == "melds" or any(each.owner == act.seat for each in now.melds)
    ends = act.verb == "discards" or now.held[act.seat] == len(act.cards)
    if melds and ends and count < least:
        why = f"{who} laid down {count} as his first meld"
        yield Matter(INSUFFICIENT_COUNT, act.seat, why, act.at, due=Number(least), found=Number(count))
