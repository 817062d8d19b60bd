"""Records as LIN, a board on a line, as single tables are kept, after a line with the event, where one is told.

LIN has no seats for calls and cards: it can hold an auction that goes round from the dealer and tricks that go on from who won
the last. Anything else is a comment in the words of the log (`referee.formats.logged`), and so are marks; tags that LIN has no
command for are a comment too, and known again for what they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.cards import Suit, card_text
from referee.core.record import (
    DOUBLE,
    NO_TRUMP,
    PASS,
    REDOUBLE,
    SEAT_LETTERS,
    SEAT_NAMES,
    Act,
    Call,
    Record,
    Run,
    Seat,
    call_text,
)
from referee.families.bridge.expects.record_tags import contract_named
from referee.formats.deals import DealTold, deals, suits_of
from referee.formats.lin_board import ALERTED, CLAIM_BESIDE, NOT_SAID, OF_ONE_BOARD, room_and_number, tag_of, vulnerable_of
from referee.formats.lin_words import SEATS, bare, declarer_of, title_of
from referee.formats.logged import LOG, logged
from referee.formats.moves import CONVERTED, LIN, OF_A_LOG, WHOLE, is_closed, winner
from referee.formats.pbn import hands_of
from referee.formats.pbn_moves import seat_named

_VULNERABLE = {"none": "o", "NS": "n", "EW": "e", "both": "b"}
#: tags of commands of one board, which stand there and not in a head
_OF_ONE_BOARD = frozenset(map(tag_of, OF_ONE_BOARD))
_ROOMS = {"Open": "o", "Closed": "c"}
_CALLS: dict[Call, str] = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}
#: a command with its value
Command = tuple[str, str]


def write_lin(records: Iterable[Record]) -> str:
    """These records as a file of LIN."""
    return "".join(boards_lin(deal for record in records for deal in deals(record)))


def boards_lin(told: Iterable[DealTold]) -> Iterator[str]:
    """A line for each of these boards, and one for each event before its first."""
    event = title = ""
    for deal in told:
        head = "".join(f"{name[3:].lower()}|{bare(value)}|" for name, value in _in_order(deal) if _of_head(name))
        if head and not (deal.is_told or deal.is_dealt or "Event" in deal.tags):  # what is said behind the last board
            yield f"{head}\n"
            continue
        if (deal.tags.get("Event", "") != event or head) and not deal.is_words:
            event = deal.tags.get("Event", "")
            match = deal.tags.get("LinVg", event if title_of(event) == event else ",") or ","
            title = title_of(match, deal.tags.get("LinMn", ""))
            yield f"{'' if 'LinVg' in deal.tags else f'vg|{bare(match)}|'}{head}\n"
        yield f"{board_lin(deal, title)}\n"


def _in_order(deal: DealTold) -> list[tuple[str, str]]:
    """The tags by their names, but the announcement of the match first."""
    return sorted([*deal.tags.items(), *deal.again], key=lambda tag: (tag[0] != "LinVg", tag[0]))


def _of_head(name: str) -> bool:
    return len(name) == 5 and name.startswith("Lin") and name not in _OF_ONE_BOARD


def board_lin(deal: DealTold, title: str) -> str:
    """One board, of a match of that title, on a line, or on more where it has marks."""
    if deal.is_words:
        return _line(each for said in _comments(deal).values() for each in said)
    tags = _Tags(deal)
    if deal.tags.get("Event") == title != "":
        tags.take("Event")
    commands: list[Command] = []
    number = "" if deal.number is None else str(deal.number)
    room = _ROOMS.get(deal.tags.get("Room", ""), "")
    if room:
        tags.take("Room")
    named = [("qx", f"{room}{number}" if room else ""), ("ah", f"Board {number}" if number else "")]
    own = [(key, deal.tags.get(tag_of(key), value)) for key, value in named]
    if own != named and room_and_number(dict(own)) == (room, deal.number or 0):
        named = own
        tags.take(*(tag_of(key) for key, _ in named))
    commands += [each for each in named if each[0] == "qx" and each[1]]
    names = deal.players or ("",) * 4
    commands.append(("pn", ",".join(bare(names[seat]).replace(",", " ") for seat in SEATS)))
    tags.named((SEAT_NAMES[seat], name) for seat, name in enumerate(names) if name != name.strip() or "," in name)
    if not (deal.is_told or deal.is_dealt):
        return _line([*commands, *(("nt", bare(told)) for told in (tags.left(),) if told)])
    commands += [("st", ""), ("md", _deal(deal, tags)), ("rh", ""), *(each for each in named if each[0] == "ah")]
    vulnerable = _VULNERABLE.get(deal.vulnerable, NOT_SAID if number else "")
    said = deal.tags.get(tag_of("sv"), "")
    if said and vulnerable_of(said, deal.number or 0) == deal.vulnerable:
        vulnerable = said
        tags.take(tag_of("sv"))
    commands.append(("sv", bare(vulnerable)))
    moves = list(_moves(deal, comments := _comments(deal), tags))
    if told := tags.left():
        commands.append(("nt", bare(told)))
    commands += comments.pop((0, 0), [])
    commands += moves
    return _line([*commands, *(each for left in comments.values() for each in left)])


class _Tags:
    """The tags of a board for which it has no commands, in a comment."""

    def __init__(self, deal: DealTold) -> None:
        self._tags = [tag for tag in _in_order(deal) if not _of_head(tag[0])]
        if deal.dealer is None and "Dealer" not in deal.tags and (deal.is_told or deal.is_dealt):
            self._tags.append(("Dealer", NOT_SAID))
        if deal.source != LIN:
            self._tags.append((CONVERTED, deal.source or OF_A_LOG))

    def take(self, *names: str) -> None:
        """These stand in commands; what is there again does not."""
        for name in names:
            place = next((place for place, tag in enumerate(self._tags) if tag[0] == name), None)
            if place is not None:
                del self._tags[place]

    def named(self, tags: Iterable[tuple[str, str]]) -> None:
        """Names that are more than LIN can tell between commas."""
        self._tags += tags

    def left(self) -> str:
        """What no command has."""
        return " ".join(_tag(*tag) for tag in self._tags)


def _moves(deal: DealTold, comments: dict[tuple[int, int], list[Command]], tags: _Tags) -> Iterator[Command]:
    """Calls and cards with their comments: cards before a call where a comment stands between."""
    calls = list(_calls(deal))
    cards = list(_cards(deal, len(calls)))
    whole = len(calls), len(cards)
    within = [place for place in comments if place[1] and place[0] < whole[0] and place[1] <= whole[1]]
    done = [0, 0]
    for stop in (*sorted(within, key=sum), (whole[0], 0), whole):
        for kind, moves in enumerate((calls, cards)):
            while done[kind] < stop[kind]:
                yield from moves[done[kind]]
                done[kind] += 1
                yield from comments.pop((done[0], done[1]), [])
    if whole[1] < WHOLE and deal.result is not None:
        yield "mc", str(deal.result)
    elif CLAIM_BESIDE in deal.tags:
        tags.take(CLAIM_BESIDE)
        yield "mc", bare(deal.tags[CLAIM_BESIDE])


def _first_to_call(deal: DealTold) -> Seat | None:
    """The dealer, or whoever is said to have called first."""
    return deal.calls[0][0] if deal.dealer is None and deal.calls else deal.dealer


def _calls(deal: DealTold) -> Iterator[list[Command]]:
    """What there is to write of each call, as far as they are in turn."""
    turn = _first_to_call(deal)
    for number, (seat, call, mark) in enumerate(deal.calls, 1):
        if seat != turn:
            return
        explained = [words for kind, place, words in deal.explained if (kind, place) == ("call", number)]
        called = _CALLS.get(call, call_text(call).replace("NT", "N")) + ("!" if ALERTED in explained else "")
        yield [("mb", called), *(("an", bare(words)) for words in explained if words != ALERTED), *_marks(mark, seat)]
        turn = (seat + 1) % 4


def _cards(deal: DealTold, calls: int) -> Iterator[list[Command]]:
    """What there is to write of each card, and of what stands before the first and behind a trick."""
    before: list[Command] = []
    if "contract" in deal.shortened and "Contract" not in deal.tags:
        before.append(("nt", bare(logged(deal.shortened["contract"]))))
    lines = any(mark for _, trick in deal.tricks for _, mark in trick)
    in_turn, trump = _first_leader(deal, calls)
    for leader, trick in deal.tricks:
        in_turn = in_turn if in_turn == leader else None
        if in_turn is None:  # from here on LIN would have another lead
            told = Run("play", leader, tuple(card for card, _ in trick), 0, 1, "")
            before.append(("\nnt" if lines else "nt", logged(told)))
        for place, (card, mark) in enumerate(trick):
            if in_turn is not None:
                before.append(("\npc" if lines and not place else "pc", card_text(card)[0].lower() + card_text(card)[1:]))
            yield [*before, *_marks(mark, (leader + place) % 4)]
            before = []
        if in_turn is not None:
            in_turn = (leader + winner([card for card, _ in trick], trump)) % 4
            before = [("pg", "")]
    if before and not deal.tricks:
        yield before


def _first_leader(deal: DealTold, calls: int) -> tuple[Seat | None, Suit | None]:
    """Who leads to the first trick for whoever reads these calls, or the contract in the tags, and the trump suit."""
    told = [call for _, call, _ in deal.calls[:calls]]
    if is_closed(told):
        declarer, trump = declarer_of(told, _first_to_call(deal) or 0)
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


def _deal(deal: DealTold, tags: _Tags) -> str:
    first = _first_to_call(deal)
    dealer = "" if first is None else str(SEATS.index(first) + 1)
    if not any(deal.hands):
        told = deal.tags.get("Deal", "")
        if told.strip("-?") and not hands_of(told):  # which could not be made out
            tags.take("Deal")
            return bare(told) if told[:1].isdigit() else f"{dealer}{bare(told)}"
        if told := deal.tags.get(tag_of("md"), ""):  # which has no card
            tags.take(tag_of("md"))
            return bare(told)
    hands = [deal.hands[seat] for seat in SEATS]
    words = [
        "" if hand is None else "".join(letter + suit for letter, suit in zip("SHDC", suits_of(hand), strict=True))
        for hand in hands
    ]
    return f"{dealer}{','.join(words)}"
