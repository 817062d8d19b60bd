"""High, low, jack and game at a table: from the tricks as they were played, or from what the log says that each took."""

from collections.abc import Mapping

from referee.core.cards import PLANE, Card, Hand, cards_of
from referee.core.table import Table
from referee.families.all_fours.score import Counting
from referee.mechanics.tricks.moves.captured import captured
from referee.mechanics.tricks.state import Tricks, order_here, played_before


def points_won(table: Table, counting: Counting) -> tuple[tuple[str, int], ...] | None:
    """Each point of the deal and the column that has it; None where the log does not tell the deal to its end."""
    taken = captured(table)
    if taken is None or order_here(table).trump is None:
        return None
    won: dict[int, Hand] = {}
    for seat, cards in enumerate(taken):
        won[table.side_of(seat)] = won.get(table.side_of(seat), 0) | cards
    return counting.points(won, dealt_to(table), order_here(table), table.side_of(table.dealer), table.seats)


def dealt_to(table: Table) -> Mapping[Card, int]:
    """The column of the player to whom each card was dealt, as far as that is known: who played it, or whose hand has it."""
    held = {card % PLANE: table.side_of(seat) for seat, hand in enumerate(table.dealt) for card in cards_of(hand)}
    tricks = table.part(Tricks)
    played = [each for trick in (*tricks.past, tricks.cards) for each in trick] if tricks is not None else []
    played += played_before(table)
    return held | {card % PLANE: table.side_of(seat) for seat, card in played}
