"""The verdict on a log of one record, as the tests of random play ask for it."""

from collections.abc import Iterable

from referee.core.matter import Matter
from referee.core.verdict import Verdict
from referee.judge import judge
from referee.reading.logs import read


def verdict_on(lines: Iterable[str], game: str = "", players: int = 0) -> Verdict:
    """The verdict on these lines, with the game and the number of players before them: one record, all of it understood."""
    head = [f"game {game}"] * bool(game) + [f"players {players}"] * bool(players)
    (record,) = read("\n".join([*head, *lines]))
    assert not record.faults, record.faults[0]
    return judge(record)


def only_matter(verdict: Verdict) -> Matter:
    """The one matter of a verdict, what follows from it left aside."""
    first = [matter for matter in verdict.matters if matter.cause is None]
    assert len(first) == 1, [f"{matter.breach}: {matter.why}" for matter in first]
    return first[0]
