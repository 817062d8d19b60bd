"""A whole trick gathered by another than its winner or his side."""

from collections.abc import Iterator

from referee.core.expect import ByAnother
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.tricks.state import NOBODY, Tricks

VERBS = ("gathers",)

TRICK_GATHERED_BY_ANOTHER = ByAnother(
    "trick", "its winner", name="trick-gathered-by-another", says="a trick gathered by a player who has not won it"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Who takes in the trick that was just played; a trick of nobody's waits for whoever wins the next."""
    tricks = table.part(Tricks)
    if tricks is None or act.seat is None or table.phase not in (PLAY, OVER) or tricks.cards or not tricks.winners:
        return
    winner = tricks.winners[-1]
    if winner != NOBODY and table.side_of(winner) != table.side_of(act.seat):
        why = f"{table.name(act.seat)} gathered a trick that {table.name(winner)} had won"
        yield Matter(TRICK_GATHERED_BY_ANOTHER, act.seat, why, act.at, other=winner, count=len(tricks.winners))
