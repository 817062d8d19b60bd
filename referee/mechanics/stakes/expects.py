"""What holds of chips wherever they are bet or paid; each kind of betting sees for itself when a bet does not."""

from collections.abc import Iterator

from referee.core.expect import Over, TakenBack
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.stakes.moves import owed_between, pays_what_is_due

VERBS = ("pays",)

BET_OVER_LIMIT = Over("bet", name="bet-over-limit", says="more bet or raised, or oftener, than the game allows")
PAYMENT_OVER_DUE = Over("payment", name="payment-over-due", says="more chips taken than are due")
CHIPS_TAKEN_BACK = TakenBack("chips", says="chips taken back out of the pool without a right to them")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """More paid from one to another than is due between them; less may be a part of it, the rest of which follows."""
    if act.seat is None or act.other is None or not act.numbers or pays_what_is_due(table, act):
        return
    due = owed_between(table, act.seat, act.other)
    if due is not None and act.number > due > 0:
        why = f"{table.name(act.seat)} paid {table.name(act.other)} {act.number}, where {due} is due"
        yield Matter(PAYMENT_OVER_DUE, act.other, why, act.at, count=act.number, due=Number(due), found=Number(act.number))
