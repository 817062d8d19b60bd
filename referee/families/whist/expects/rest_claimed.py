"""Where nobody has a contract: words to the effect that the rest is won, and hands thrown on the table by all."""

from collections.abc import Iterator

from referee.core.expect import Claimed
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.mechanics.declarer.contract import Contract

VERBS = ("claims", "abandons")

CLAIMS_THE_REST = Claimed(
    "rest", name="claims-the-rest", says="a player who says that he or his side wins the rest, or the game"
)
HANDS_ABANDONED = Claimed("hands abandoned", name="hands-abandoned", says="all hands thrown on the table face up")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A claim, or the end that all put to the play."""
    if table.phase != PLAY:
        return
    if act.verb == "abandons":
        yield Matter(HANDS_ABANDONED, None, "all threw their hands on the table face up", act.at)
    elif table.part(Contract) is None:
        yield Matter(CLAIMS_THE_REST, act.seat, f"{table.name(act.seat)} said that the rest is won", act.at)
