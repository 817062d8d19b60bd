"""A fact of games with a stock for two: whose a faced card was."""

from referee.core.fact import Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

OTHERS_OR_PACKS = Answer("others-or-packs", "it went to the other player, or belonged to the pack")
DEALERS_OWN = Answer("dealers-own", "it went to the dealer himself")


@fact("card-of", "Where did the card belong?", (OTHERS_OR_PACKS, DEALERS_OWN))
def CARD_OF(table: Table, matter: Matter, act: Act) -> str | None:
    holder = None if matter.card is None else table.holder(matter.card)
    if holder is None:
        return OTHERS_OR_PACKS if not any(map(table.is_open, range(table.seats))) else None
    return DEALERS_OWN if holder == table.dealer else OTHERS_OR_PACKS
