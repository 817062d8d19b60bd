"""What a dealer may not do beside the dealing itself, and the misdeal that comes of it where the deal can be lost."""

from collections.abc import Iterator

from referee.core.expect import Manners, Misdone, Omitted
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.table import DEAL, Table

VERBS = ("deals", "counts")

PACK_NOT_SHUFFLED = Omitted("shuffle", name="pack-not-shuffled", says="a deal from a pack that was not shuffled")
#: seen where cards are burned
CARD_NOT_BURNED = Omitted("burn", name="card-not-burned", says="cards given from a pack of which no card was burned")
PACK_COUNTED = Manners("pack counted", says="cards on the table, or left in the pack, counted by the dealer")
#: no act is one: laws that call something a misdeal bring it up
MISDEAL = Misdone("deal", "misdeal", name="misdeal", says="a misdeal")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A deal without a shuffle, and a dealer who counts."""
    if table.phase != DEAL:
        return
    if act.verb == "counts" and act.how == "pack":
        why = f"{table.name(act.seat)} counted {counted(act.number, 'card')} of the pack while dealing"
        yield Matter(PACK_COUNTED, act.seat, why, act.at)
    elif act.verb == "deals" and act.how == "unshuffled":
        yield Matter(PACK_NOT_SHUFFLED, act.seat, f"{table.name(act.seat)} dealt a pack that was not shuffled", act.at)
