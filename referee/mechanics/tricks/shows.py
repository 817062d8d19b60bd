"""What is to be seen of tricks: the one on the table, how many each has, and the trump."""

from collections import Counter
from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES
from referee.core.shown import TRICK, Cards, Figure, Shown
from referee.core.table import Table
from referee.mechanics.tricks.state import Tricks


def shown(table: Table) -> Iterator[Shown]:
    """The cards on the table before those who played them, and the tricks won."""
    tricks = table.part(Tricks)
    if tricks is None:
        return
    last = tricks.past[-1] if tricks.past and not tricks.cards else ()  # it lies there until the next card is led
    for seat, card in (*last, *tricks.cards, *tricks.early):
        yield Cards("last trick" if last else "to the trick", (card,), seat, TRICK)
    if tricks.trump is not None:
        yield Figure("trump", SUIT_NAMES[tricks.trump])
    won = Counter(winner for winner in tricks.winners if winner >= 0)
    if sum(tricks.earlier):
        won.update(dict.fromkeys(range(table.seats), 0))
    for seat, number in sorted(won.items()):
        yield Figure("tricks", str(number), seat)
    for side, number in enumerate(tricks.earlier):
        if number:
            yield Figure(f"tricks of {table.side_name(side)} before", str(number))
