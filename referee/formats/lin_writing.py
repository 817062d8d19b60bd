"""Records as LIN, a board on a line, as single tables are kept.

LIN has no seats for calls and cards: it can hold an auction that goes round from the dealer and tricks that go on from who won
the last. A board with anything else in it is written as far as that, and the rest is a comment.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.cards import card_text
from referee.formats.deals import DealTold, deals, one_line, suits_of
from referee.formats.lin import SEATS
from referee.record import DOUBLE, PASS, REDOUBLE, Call, Record, call_text

_VULNERABLE = {"none": "o", "NS": "n", "EW": "e", "both": "b"}
_CALLS: dict[Call, str] = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}


def write_lin(records: Iterable[Record]) -> str:
    """These records as a file of LIN."""
    return "".join(board_lin(deal) + "\n" for record in records for deal in deals(record))


def board_lin(deal: DealTold) -> str:
    """One board on a line."""
    commands: list[tuple[str, str]] = []
    names = deal.players or ("",) * 4
    commands.append(("pn", ",".join(_bare(names[seat]).replace(",", " ") for seat in SEATS)))
    commands += [("st", ""), ("md", _deal(deal)), ("rh", "")]
    commands.append(("ah", f"Board {deal.number}" if deal.number is not None else ""))
    commands.append(("sv", _VULNERABLE.get(deal.vulnerable, "")))
    explained = {number: words for kind, number, words in deal.explained if kind == "call"}
    turn = deal.dealer or 0
    for number, (seat, call, _) in enumerate(deal.calls, 1):
        if seat != turn:
            break
        commands.append(("mb", _CALLS.get(call, call_text(call).replace("NT", "N")) + ("!" if number in explained else "")))
        if explained.get(number, "alerted") != "alerted":
            commands.append(("an", _bare(explained[number])))
        turn = (seat + 1) % 4
    cards = 0
    for _, trick in deal.tricks:
        for card, _ in trick:
            commands.append(("pc", card_text(card)[0].lower() + card_text(card)[1:]))
            cards += 1
        commands.append(("pg", ""))
    if cards < 52 and deal.result is not None:
        commands.append(("mc", str(deal.result)))
    commands += [("nt", _bare(comment)) for comment in deal.comments]
    return "".join(f"{name}|{value}|" for name, value in commands)


def _bare(text: str) -> str:
    return one_line(text.replace("|", " "))


def _deal(deal: DealTold) -> str:
    hands = [deal.hands[seat] for seat in SEATS]
    words = [
        "" if hand is None else "".join(letter + suit for letter, suit in zip("SHDC", suits_of(hand), strict=True))
        for hand in hands
    ]
    return f"{SEATS.index(deal.dealer) + 1 if deal.dealer is not None else ''}{','.join(words)}"
