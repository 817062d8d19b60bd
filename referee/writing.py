"""Records back into the log language, such that reading what was written gives the same record.

What has many spellings is written in one: seats as letters, suits by name, cards and calls as reports spell them.
All verbs are alike here, since all keep their objects in one order, but for two small tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from referee import spelling
from referee.cards import RANKS, SUIT_NAMES, Card, card_text, rank_of, suit_of
from referee.record import SEAT_LETTERS, Act, Mark, Record, Run, call_text

_SIDES = ("NS", "EW")
_RUNS = {"play": "trick", "call": "auction"}
#: a small word that reads well before the object of that place, counted from one
_FILLERS = {
    "looks": (2, "at"),
    "requires": (3, "to"),
    "forbids": (3, "to"),
    "substitutes": (3, "for"),
    "adds": (3, "to"),
}
#: verbs whose plain word stands after their cards or call, and how it is written
_HOW_LAST = {"contract": {"doubled": "doubled", "redoubled": "redoubled"}, "hand": {"part": "...", "unknown": "-"}}


def write(*records: Record) -> str:
    """The log of these records.

    >>> print(write(Record("whist", (Run("play", 3, (34, 39, 44, 0)), Act("claims", 2, numbers=(9,))))), end="")
    game whist
    trick W H4 H9 HJ C2
    claims S 9
    """
    return "".join(line + "\n" for place, record in enumerate(records) for line in _record(record, first=place == 0))


def _record(record: Record, *, first: bool) -> Iterator[str]:
    names = [f"{letter} {_quoted(name)}" for letter, name in zip(SEAT_LETTERS, record.players, strict=False) if name]
    if record.game or not first or not (record.acts or names):
        yield f"game {record.game}".rstrip()
    if names:
        yield f"players {', '.join(names)}"
    yield from _marked(list(_acts(record.acts)), record.marks)


def _marked(lines: list[tuple[int, str]], marks: Sequence[Mark]) -> Iterator[str]:
    """The lines, each mark at the end of the last one that comes from the line on which it stood."""
    by_line: dict[int, list[str]] = {}
    for mark in marks:
        by_line.setdefault(mark.line, []).append(_mark(mark))
    for source, group in groupby(lines, key=lambda line: line[0]):
        *before, last = (text for _, text in group)
        yield from before
        yield " ".join([last, *by_line.get(source, ())])


def _mark(mark: Mark) -> str:
    return f"! {mark.name}" if mark.seat is None else f"! {mark.name} {SEAT_LETTERS[mark.seat]}"


def _acts(acts: Sequence[Act | Run]) -> Iterator[tuple[int, str]]:
    """Each line with the number of the line that it was read from."""
    place = 0
    while place < len(acts):
        act = acts[place]
        if isinstance(act, Run):
            yield act.line, _run(act)
        elif hands := _four_hands(acts[place : place + len(SEAT_LETTERS)]):
            yield act.at.line, hands
            place += len(SEAT_LETTERS) - 1
        else:
            yield act.at.line, _act(act)
        place += 1


def _run(run: Run) -> str:
    moves = (card_text(move) if run.verb == "play" else call_text(move) for move in run.moves)
    return " ".join([_RUNS[run.verb], *(() if run.first is None else SEAT_LETTERS[run.first]), *moves])


def _four_hands(acts: Sequence[Act | Run]) -> str:
    """All four hands as one line, if these acts are four whole or unknown hands in turn."""
    hands = [act for act in acts if isinstance(act, Act) and act.verb == "hand"]
    seats = [hand.seat for hand in hands if hand.seat is not None]
    if len(seats) < len(SEAT_LETTERS) or any((seats[0] + place) % 4 != seat for place, seat in enumerate(seats)):
        return ""
    words = ["-" if hand.how == "unknown" else "" if hand.how else _dotted(hand.cards) for hand in hands]
    return " ".join(["hands", SEAT_LETTERS[seats[0]], *words]) if all(words) else ""


def _act(act: Act) -> str:
    how = [_HOW_LAST.get(act.verb, {}).get(act.how, act.how)] if act.how else []
    whole = _dotted(act.cards) if act.verb == "hand" and not act.how else ""
    words = [SEAT_LETTERS[seat] for seat in (act.seat, act.other) if seat is not None]
    words += [] if act.side is None else [_SIDES[act.side]]
    words += [] if act.verb in _HOW_LAST else how
    words += [whole] if whole else map(card_text, act.cards)
    words += [] if act.call is None else [call_text(act.call)]
    words += [] if act.suit is None else [SUIT_NAMES[act.suit]]
    words += map(str, act.numbers)
    words += how if act.verb in _HOW_LAST else []
    words += [_quoted(act.text)] if act.text else []
    place, filler = _FILLERS.get(act.verb, (len(words) + 1, ""))
    if place <= len(words):
        words.insert(place - 1, filler)
    return " ".join([act.verb, *words])


def _dotted(cards: tuple[Card, ...]) -> str:
    """A hand as spades.hearts.diamonds.clubs, or nothing where that would lose a card or the order of them."""
    suits = dict.fromkeys(spelling.DOTTED_ORDER, "")
    for card in cards:
        suits[suit_of(card)] = suits.get(suit_of(card), "") + RANKS[rank_of(card)]
    dotted = ".".join(suits[suit] or "-" for suit in spelling.DOTTED_ORDER)
    return dotted if spelling.hand(dotted) == cards else ""


def _quoted(text: str) -> str:
    """Quotation marks within are doubled, as in a spreadsheet; a line break, which cannot stand there, is a blank."""
    return '"' + re.sub(r"[\r\n]+", " ", text).replace('"', '""') + '"'
