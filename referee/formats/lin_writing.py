"""Records as LIN, a board on a line, as single tables are kept, after a line with the event, where one is told.

LIN has no seats for calls and cards: it can hold an auction that goes round from the dealer and tricks that go on from who won
the last. Anything else is a comment in the words of the log (`referee.formats.logged`), and so are marks; tags that LIN has no
command for are a comment too, and known again for what they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.cards import Suit, card_text
from referee.core.record import DOUBLE, NO_TRUMP, PASS, REDOUBLE, SEAT_LETTERS, Act, Call, Record, Run, Seat, call_text
from referee.families.bridge.expects.record_tags import contract_named
from referee.formats.deals import DealTold, deals, suits_of
from referee.formats.lin_board import ALERTED, CLAIM_BESIDE
from referee.formats.lin_words import SEATS, bare, declarer_of
from referee.formats.logged import LOG, logged
from referee.formats.moves import WHOLE, is_closed, winner
from referee.formats.pbn_moves import seat_named

_VULNERABLE = {"none": "o", "NS": "n", "EW": "e", "both": "b"}
#: tags that a board has commands for
_ELSEWHERE = ("Event", "Room", "Deal", CLAIM_BESIDE)
_ROOMS = {"Open": "o", "Closed": "c"}
_CALLS: dict[Call, str] = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}
#: a command with its value
Command = tuple[str, str]


def write_lin(records: Iterable[Record]) -> str:
    """These records as a file of LIN."""
    return "".join(boards_lin(deal for record in records for deal in deals(record)))


def boards_lin(told: Iterable[DealTold]) -> Iterator[str]:
    """A line for each of these boards, and one for each event before its first."""
    event = ""
    for deal in told:
        head = "".join(f"{name[3:].lower()}|{bare(value)}|" for name, value in _in_order(deal) if _of_head(name))
        if (deal.tags.get("Event", "") != event or head) and not deal.is_words:
            event = deal.tags.get("Event", "")
            yield f"{'' if 'LinVg' in deal.tags else f'vg|{bare(event) or chr(44)}|'}{head}\n"
        yield f"{board_lin(deal)}\n"


def _in_order(deal: DealTold) -> list[tuple[str, str]]:
    """The tags by their names, but the announcement of the match first."""
    return sorted([*deal.tags.items(), *deal.again], key=lambda tag: (tag[0] != "LinVg", tag[0]))


def _of_head(name: str) -> bool:
    return len(name) == 5 and name.startswith("Lin") and name != CLAIM_BESIDE


def board_lin(deal: DealTold) -> str:
    """One board on a line, or on more where it has marks."""
    if deal.is_words:
        return _line(each for said in _comments(deal).values() for each in said)
    commands: list[Command] = []
    names = deal.players or ("",) * 4
    number = "" if deal.number is None else str(deal.number)
    if deal.tags.get("Room") in _ROOMS:
        commands.append(("qx", f"{_ROOMS[deal.tags['Room']]}{number}"))
    commands.append(("pn", ",".join(bare(names[seat]).replace(",", " ") for seat in SEATS)))
    if not deal.is_told:
        return _line(commands)
    commands += [("st", ""), ("md", _deal(deal)), ("rh", ""), ("ah", f"Board {number}" if number else "")]
    commands.append(("sv", _VULNERABLE.get(deal.vulnerable, "")))
    if tags := [
        _tag(*tag) for tag in _in_order(deal) if tag[0] not in ("Event", "Room", "Deal", CLAIM_BESIDE) and not _of_head(tag[0])
    ]:
        commands.append(("nt", bare(" ".join(tags))))
    comments = _comments(deal)
    commands += comments.pop((0, 0), [])
    commands += _moves(deal, comments)
    return _line([*commands, *(each for left in comments.values() for each in left)])


def _moves(deal: DealTold, comments: dict[tuple[int, int], list[Command]]) -> Iterator[Command]:
    turn, calls, cards = deal.dealer or 0, 0, 0
    for calls, (seat, call, mark) in enumerate(deal.calls, 1):
        if seat != turn:
            calls -= 1
            break
        explained = [words for kind, number, words in deal.explained if (kind, number) == ("call", calls)]
        yield "mb", _CALLS.get(call, call_text(call).replace("NT", "N")) + ("!" if ALERTED in explained else "")
        yield from (("an", bare(words)) for words in explained if words != ALERTED)
        yield from _marks(mark, seat)
        yield from comments.pop((calls, 0), [])
        turn = (seat + 1) % 4
    if "contract" in deal.shortened and "Contract" not in deal.tags:
        yield "nt", bare(logged(deal.shortened["contract"]))
    lines = any(mark for _, trick in deal.tricks for _, mark in trick)
    in_turn, trump = _first_leader(deal, calls)
    for leader, trick in deal.tricks:
        in_turn = in_turn if in_turn == leader else None
        if in_turn is None:  # from here on LIN would have another lead
            told = Run("play", leader, tuple(card for card, _ in trick), 0, 1, "")
            yield "\nnt" if lines else "nt", logged(told)
        for place, (card, mark) in enumerate(trick):
            if in_turn is not None:
                yield "\npc" if lines and not place else "pc", card_text(card)[0].lower() + card_text(card)[1:]
            yield from _marks(mark, (leader + place) % 4)
            cards += 1
            yield from comments.pop((calls, cards), [])
        if in_turn is not None:
            in_turn = (leader + winner([card for card, _ in trick], trump)) % 4
            yield "pg", ""
    if cards < WHOLE and deal.result is not None:
        yield "mc", str(deal.result)
    elif CLAIM_BESIDE in deal.tags:
        yield "mc", bare(deal.tags[CLAIM_BESIDE])


def _first_leader(deal: DealTold, calls: int) -> tuple[Seat | None, Suit | None]:
    """Who leads to the first trick for whoever reads these calls, or the contract in the tags, and the trump suit."""
    told = [call for _, call, _ in deal.calls[:calls]]
    if is_closed(told):
        declarer, trump = declarer_of(told, deal.dealer or 0)
    else:
        declarer, named = seat_named(deal.tags.get("Declarer", "")), contract_named(deal.tags.get("Contract", ""))
        trump = None if named is None or named[1] == NO_TRUMP else named[1]
        declarer = None if named is None else declarer
    return None if declarer is None else (declarer + 1) % 4, trump


def _marks(mark: str, seat: Seat) -> Iterator[Command]:
    return (("nt", f"{LOG}! {name} {SEAT_LETTERS[seat]}") for name in mark.split())


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _line(commands: Iterable[Command]) -> str:
    return "".join(f"{name}|{value}|" for name, value in commands)


def _comments(deal: DealTold) -> dict[tuple[int, int], list[Command]]:
    """The comments by the number of calls and cards before them."""
    found: dict[tuple[int, int], list[Command]] = {}
    notes = [Act("note", how=kind, numbers=(number,), text=words) for kind, number, words in deal.explained if kind == "card"]
    for name, rows in deal.tables.items():
        notes += [Act("note", how="table", text=name), *(Act("note", how="row", text=row) for row in rows)]
    notes += [Act("note", how="gap", text=row) for row in deal.behind_gap]
    notes += [Act("note", how="gap", numbers=(number,)) for number in sorted(deal.gaps)]
    for place, text in [*deal.comments, *(((), logged(note)) for note in notes)]:
        where = (place[0], place[1]) if len(place) == 2 else (0, 0)
        found.setdefault(where, []).append(("nt", bare(text)))
    return found


def _deal(deal: DealTold) -> str:
    if not any(deal.hands) and "Deal" in deal.tags:  # which could not be made out
        told = bare(deal.tags["Deal"])
        return told if deal.dealer is None or told[:1].isdigit() else f"{SEATS.index(deal.dealer) + 1}{told}"
    hands = [deal.hands[seat] for seat in SEATS]
    words = [
        "" if hand is None else "".join(letter + suit for letter, suit in zip("SHDC", suits_of(hand), strict=True))
        for hand in hands
    ]
    return f"{'' if deal.dealer is None else SEATS.index(deal.dealer) + 1}{','.join(words)}"
