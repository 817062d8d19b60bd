"""A log that somebody pasted for a question: it is told that it is one, and what a check finds in it."""

from __future__ import annotations

from referee.core.game import Game
from referee.core.verdict import is_breach
from referee.judge import judge


def found_in(text: str, game: Game) -> str:
    """What there is in a log; nothing where the text is none, of whose lines most cannot be read as acts."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < 2:
        return ""
    from referee.reading.logs import read  # a parser, which few questions need

    records = read(text)
    acts, faults = sum(len(record.acts) for record in records), sum(len(record.faults) for record in records)
    if acts < len(lines) / 2 or faults > acts:
        return ""
    matters = [matter for record in records for matter in judge(record, record.game or game.slug).matters if is_breach(matter)]
    told = ", ".join(matter.headline for matter in matters)
    found = f"{len(matters)} {'breach' if len(matters) == 1 else 'breaches'} in it: {told}" if matters else "no breach in it"
    return f"this is a log and no question; 'referee check' finds {found}"
