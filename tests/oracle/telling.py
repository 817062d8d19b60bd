"""The same record told with more or with less: what is found in it, and its score, must not change by that."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .log import Line, Log


def tellings(log: Log) -> Iterator[tuple[str, str]]:
    """The log told otherwise, each time in one way."""
    for name, way in WAYS.items():
        lines = [text for line in log.lines for text in way(log, line)]
        if lines != [line.text for line in log.lines]:
            yield name, log.text(lines)


def _no_hands(log: Log, line: Line) -> list[str]:
    return [] if line.verb == "hand" else [line.text]


def _one_hand(log: Log, line: Line) -> list[str]:
    return [] if line.verb == "hand" and line.seat else [line.text]


def _open_hands(log: Log, line: Line) -> list[str]:
    """Half of each hand, the rest not told."""
    half = line.words[: len(line.words) // 2]
    return [log.said("hand", line.seat, (*half, "..."))] if line.verb == "hand" else [line.text]


def _quitted(log: Log, line: Line) -> list[str]:
    """Each trick is turned and quitted."""
    return [line.text, "quits"] if line.closes else [line.text]


def _told_again(log: Log, line: Line) -> list[str]:
    """Before he plays, what he holds is told once more."""
    if line.verb != "play" or line.seat is None or not (line.turn and any(line.hands)):
        return [line.text]
    return [log.said("hand", line.seat, line.hands[line.seat]), line.text]


#: by what it is: the lines in the place of one
WAYS: dict[str, Callable[[Log, Line], list[str]]] = {
    "without hands": _no_hands,
    "one hand": _one_hand,
    "half hands": _open_hands,
    "quitted tricks": _quitted,
    "hands told again": _told_again,
}
