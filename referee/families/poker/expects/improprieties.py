"""What a log says outright of a player, in one word of its own, and no other act shows."""

from collections.abc import Iterator, Mapping

from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Subject
from referee.core.table import Table

#: by the word of the log: the breach, and what the player did; `{0}` is the other player
Words = Mapping[str, tuple[Subject, str]]


def told(words: Words, table: Table, act: Act) -> Iterator[Matter]:
    """The matter, if it is one of these words."""
    if act.verb == "improper" and act.how in words:
        breach, said = words[act.how]
        whom = table.name(act.other) if act.other is not None else "another"
        yield Matter(breach, act.seat, f"{table.name(act.seat)} {said.format(whom)}", act.at, other=act.other)
