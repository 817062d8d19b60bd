"""A card played before any trump is made: the log leaves out who made it, or tells that nobody could."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import DoesNotHold
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.mechanics.trump.moves.bidding import Bidding

VERBS = ("play",)

TRUMP_UNMADE = DoesNotHold(
    "no trump made", name="trump-unmade", says="a card played where the log tells of nobody who made the trump"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The first card of a deal whose log tells what was said, but of nobody who made the trump or bid for it."""
    bidding = table.part(Bidding)
    if bidding is None or bidding.maker is not None or bidding.best is not None or bidding.named:
        return
    if not act.cards or table.phase == PLAY or any(matter.breach == TRUMP_UNMADE for matter in table.matters):
        return
    why = f"{table.name(act.seat)} played {card_text(act.card)}, and nobody has made the trump"
    yield Matter(TRUMP_UNMADE, None, why, act.at)
