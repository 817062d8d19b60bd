"""Drawing from a stock between tricks: out of turn, or with a second card seen."""

from collections.abc import Iterator

from referee.core.expect import Seen
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sanctions import holders
from referee.core.table import Table
from referee.families.bridge.moves.honeymoon import is_drawing, to_draw
from referee.mechanics.stock.expects import DRAWN_OUT_OF_TURN
from referee.mechanics.tricks.state import Tricks

VERBS = ("draws",)

SECOND_CARD_SEEN = Seen(
    "stock", "drawing", name="second-card-seen", says="the face of a second card seen in drawing from the stock"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A draw after a trick: first its winner, and each one card that nobody else sees."""
    if not is_drawing(table) or act.seat is None or table.part(Tricks) is None or not table[Tricks].winners:
        return
    turn, who = to_draw(table), table.name(act.seat)
    if turn is not None and turn != act.seat:
        why = f"{who} drew when it was {table.name(turn)}'s turn"
        yield Matter(DRAWN_OUT_OF_TURN, act.seat, why, act.at, count=table[Tricks].number)
    allowed = any(act.seat in holders(table, right) for right in table.rights)
    if len(act.cards) > 1 and not allowed:
        yield Matter(SECOND_CARD_SEEN, act.seat, f"{who} saw a second card as he drew", act.at, cards=act.cards)
