"""Facts about cards that dummy or declarer handles at bridge whist."""

from referee.core.fact import NO, YES, Fact, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.tricks.facts.play import A_DEFENDER, DECLARERS_SIDE, whose_side
from referee.mechanics.tricks.state import Tricks

# --- revokes

LAST_TRICK = Fact(
    "last-trick", "Was it the last trick?", lambda table, matter, act: YES if matter.count == table.hand_size else NO
)


# --- cards taken back

WHOSE_SIDE = Fact("whose-side", "Whose side did it?", whose_side, (A_DEFENDER, DECLARERS_SIDE))


@fact("on-the-table", "Had he let go of the card?")
def LIES_ON_TABLE(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Tricks) is None:
        return None
    lies = any(card == matter.card for trick in (*table[Tricks].past, table[Tricks].cards) for _, card in trick)
    return YES if lies else NO
