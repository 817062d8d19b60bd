"""Records as LIN, a board on a line, as single tables are kept, after a line with the event, where one is told.

LIN has no seats for calls and cards: it can hold an auction that goes round from the dealer and tricks that go on from who won
the last. A board with anything else in it is written as far as that, and the rest is a comment; so are tags, which are known
again for what they are, marks, tables, and a contract without its auction.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from referee.core.cards import card_text
from referee.core.record import DOUBLE, PASS, REDOUBLE, Call, Record, call_text
from referee.formats.deals import DealTold, deals, one_line, suits_of
from referee.formats.lin_words import SEATS
from referee.formats.moves import WHOLE

_VULNERABLE = {"none": "o", "NS": "n", "EW": "e", "both": "b"}
_ROOMS = {"Open": "o", "Closed": "c"}
#: the number of calls and cards that stand before a comment
_PLACED = re.compile(r"(\d{1,3})\+(\d{1,3}) ")
_BEHIND_BACKSLASH = re.compile(r'\\(["\\])')
_CALLS: dict[Call, str] = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}


def write_lin(records: Iterable[Record]) -> str:
    """These records as a file of LIN."""
    return "".join(boards_lin(deal for record in records for deal in deals(record)))


def boards_lin(told: Iterable[DealTold]) -> Iterator[str]:
    """A line for each of these boards, and one for each event before its first."""
    event = ""
    for deal in told:
        if deal.tags.get("Event", "") != event:
            event = deal.tags.get("Event", "")
            title = _bare(_BEHIND_BACKSLASH.sub(r"\1", event))
            yield f"vg|{title or ','}|\n"
        yield f"{board_lin(deal)}\n"


def board_lin(deal: DealTold) -> str:
    """One board on a line."""
    commands: list[tuple[str, str]] = []
    names = deal.players or ("",) * 4
    number = "" if deal.number is None else str(deal.number)
    if deal.tags.get("Room") in _ROOMS:
        commands.append(("qx", f"{_ROOMS[deal.tags['Room']]}{number}"))
    commands.append(("pn", ",".join(_bare(names[seat]).replace(",", " ") for seat in SEATS)))
    if not deal.is_told:
        return _line(commands)
    commands += [("st", ""), ("md", _deal(deal)), ("rh", ""), ("ah", f"Board {number}" if number else "")]
    commands.append(("sv", _VULNERABLE.get(deal.vulnerable, "")))
    if tags := [f'[{name} "{_bare(value)}"]' for name, value in deal.tags.items() if name not in ("Event", "Room")]:
        commands.append(("nt", " ".join(tags)))
    commands += [("nt", _bare(f"table {name}: {' '.join(rows)}")) for name, rows in deal.tables.items()]
    comments = _comments(deal)
    commands += comments.pop((0, 0), [])
    explained = {number: words for kind, number, words in deal.explained if kind == "call"}
    turn, calls, cards = deal.dealer or 0, 0, 0
    for calls, (seat, call, _) in enumerate(deal.calls, 1):
        if seat != turn:
            break
        commands.append(("mb", _CALLS.get(call, call_text(call).replace("NT", "N")) + ("!" if calls in explained else "")))
        if explained.get(calls, "alerted") != "alerted":
            commands.append(("an", _bare(explained[calls])))
        commands += comments.pop((calls, 0), [])
        turn = (seat + 1) % 4
    if "contract" in deal.shortened and "Contract" not in deal.tags:
        commands.append(("nt", f"log: {deal.shortened['contract']}"))
    for _, trick in deal.tricks:
        for card, mark in trick:
            commands.append(("pc", card_text(card)[0].lower() + card_text(card)[1:]))
            commands += [("nt", f"marked: {name}") for name in mark.split()]
            cards += 1
            commands += comments.pop((calls, cards), [])
        commands.append(("pg", ""))
    if cards < WHOLE and deal.result is not None:
        commands.append(("mc", str(deal.result)))
    commands += [each for left in comments.values() for each in left]
    return _line(commands)


def _line(commands: Iterable[tuple[str, str]]) -> str:
    return "".join(f"{name}|{value}|" for name, value in commands)


def _comments(deal: DealTold) -> dict[tuple[int, int], list[tuple[str, str]]]:
    """The comments by the number of calls and cards before them; those that do not tell come last."""
    found: dict[tuple[int, int], list[tuple[str, str]]] = {}
    for comment in deal.comments:
        parts = comment.split(" | ") if _PLACED.match(comment) else [comment]
        for part in parts:
            placed = _PLACED.match(part)
            where = (int(placed[1]), int(placed[2])) if placed else (-1, -1)
            found.setdefault(where, []).append(("nt", _bare(part[placed.end() :] if placed else part)))
    return found


def _bare(text: str) -> str:
    return one_line(text.replace("|", " "))


def _deal(deal: DealTold) -> str:
    hands = [deal.hands[seat] for seat in SEATS]
    words = [
        "" if hand is None else "".join(letter + suit for letter, suit in zip("SHDC", suits_of(hand), strict=True))
        for hand in hands
    ]
    return f"{'' if deal.dealer is None else SEATS.index(deal.dealer) + 1}{','.join(words)}"
