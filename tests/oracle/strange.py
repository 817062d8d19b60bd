"""Verbs that a game does not know, put into a legal record: each is said to come to nothing, or cannot be read."""

from __future__ import annotations

from referee import api
from referee.core.unheard import verbs_of
from referee.families import games
from referee.judge import judge
from referee.reading.logs import read

from .log import Log

#: an example of every verb
EXAMPLES = {row["verb"]: row["example"] for row in api.verbs()}


def swallowed(log: Log) -> list[str]:
    """Those of which nothing is said, all of them being told, each somewhere in the record."""
    lines, strange = [line.text for line in log.lines], sorted(EXAMPLES.keys() - set(verbs_of(games()[log.game])))
    seats = {name: log.names[place % len(log.names)] for place, name in enumerate("NESW")}
    for verb in strange:
        words = [seats.get(word, word) for word in EXAMPLES[verb].split(" ")]
        lines.insert(log.rng.randrange(len(lines) + 1), " ".join(words))
    text = log.text(lines)
    (record,) = read(text)
    unread = {text.splitlines()[fault.line - 1].split()[0] for fault in record.faults}
    said = " ".join(matter.why for matter in judge(record).matters)
    return [verb for verb in strange if verb not in unread and f"'{verb}'" not in said]
