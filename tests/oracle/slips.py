"""Slips of the pen in a record that is told to its end: from there on it does not hold together, and nobody is accused."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.verdict import is_breach

from .faults import accused, card_of_hand, verdict_on
from .log import Line, Log


def slips(log: Log) -> Iterator[tuple[str, str, str]]:
    """One of each kind somewhere in a record: what it is, the record with it, and who is accused on it, if anybody is."""
    found = [(place, *each) for place, line in enumerate(log.lines) for each in _of(log, line)]
    for kind in sorted({kind for _, kind, _ in found}):
        place, _, line = log.rng.choice([each for each in found if each[1] == kind])
        text = log.text([line if each == place else told.text for each, told in enumerate(log.lines)])
        breaches = [each for each in accused(verdict_on(text)) if is_breach(each)]
        yield kind, text, "; ".join(f"line {each.at.line}: {each.headline} {each.why}" for each in breaches[:2])


def _of(log: Log, line: Line) -> Iterator[tuple[str, str]]:
    if line.verb == "hand" and line.seat is not None:
        told = [card for each in log.lines if each.verb == "hand" for card in each.words]
        card = next((card for card in told if card not in line.words), None)
        if card and len(set(told)) == len(told):  # of two packs each may have one like it
            yield "a card in two hands", log.said("hand", line.seat, [card, *line.words[1:]])
    elif line.seat is not None:
        for kind, words in card_of_hand(log, line):
            yield kind, log.said(line.verb, line.seat, words)
