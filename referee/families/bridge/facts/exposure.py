"""What was exposed during the auction."""

from referee.core.cards import TEN, rank_of
from referee.core.fact import Answer, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table

SMALL, AN_HONOR, LED, SEVERAL = (
    Answer("small", "a single card below the ten"),
    Answer("honor", "a single ten or higher"),
    Answer("led", "a card below the ten, led"),
    Answer("several", "several cards"),
)


@fact("exposed-what", "What was exposed?", (SMALL, AN_HONOR, LED, SEVERAL))
def EXPOSED_WHAT(table: Table, matter: Matter, act: Act) -> str | None:
    if len(matter.cards) > 1 or (not matter.cards and act.how == "hand"):
        return SEVERAL
    if matter.card is None:
        return None
    if rank_of(matter.card) >= TEN:
        return AN_HONOR
    return LED if act.verb == "play" else SMALL
