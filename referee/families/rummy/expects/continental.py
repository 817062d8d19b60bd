"""Continental rummy: a hand laid down that is not one."""

from collections.abc import Iterator

from referee.core.expect import NotA, WentOut
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import WITHOUT_EFFECT
from referee.core.table import Table
from referee.families.rummy.facts import WHAT_IS_WRONG
from referee.families.rummy.moves.continental import Continental, fault_of_hand
from referee.mechanics.melds.moves.melding import Meld, melding_of, sets_of

VERBS = ("melds", "discards")

WRONG_HAND = NotA("hand", "to lay down", name="wrong-hand", says="a hand laid down that does not meet the requirement")
OUT_WITH_WRONG_HAND = WentOut(
    "right hand",
    name="out-with-wrong-hand",
    says="a player who goes out with a hand that does not meet the requirement",
    waits=WITHOUT_EFFECT,
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The hand as it lies when its last card goes down, or another is discarded."""
    if act.seat is None or table.game.part(Continental) is None or act.seat != melding_of(table).turn:
        return
    sets, left = sets_of(table, act.seat), melding_of(table).held[act.seat] - max(1, len(act.cards))
    if act.verb == "melds":
        if left:
            return
        sets = (*sets, Meld(act.seat, act.cards))
    if not sets:
        return
    fault = fault_of_hand(table, sets, left)
    if fault is not None:
        breach = OUT_WITH_WRONG_HAND if act.verb == "melds" else WRONG_HAND
        why = f"{table.name(act.seat)} laid down {fault.words}"
        yield Matter(breach, act.seat, why, act.at, of=WHAT_IS_WRONG.told(fault))
