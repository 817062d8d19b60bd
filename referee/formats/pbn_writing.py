"""Records as PBN in export format.

PBN holds hands, calls and cards in turn, names, tags and the four marks of irregularity, which are taken from the marks of the
record. Whatever else a log tells (a card exposed, a claim, who drew attention) is kept as a comment in the words of the log.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from referee.core.cards import card_text
from referee.core.record import DOUBLE, PASS, REDOUBLE, SEAT_NAMES, Act, Call, Record, Side, call_text
from referee.families.bridge.expects.record_tags import contract_named, result_of
from referee.formats.deals import DealTold, deals, derived, seat_letter, suits_of
from referee.formats.logged import Place, logged, placed_comment
from referee.formats.moves import CONVERTED, OF_A_LOG, PBN, WHOLE, one_line
from referee.formats.pbn import MANDATORY, UNKNOWN, reads_as
from referee.formats.pbn_moves import MARKS, seat_named

#: what a file in export format begins with
HEAD = "% PBN 2.1\n% EXPORT\n\n"

_VULNERABLE = {"none": "None", "NS": "NS", "EW": "EW", "both": "All"}
_CALLS: dict[Call, str] = {PASS: "Pass", DOUBLE: "X", REDOUBLE: "XX"}
#: tags that say to what auction and play come
_OF_THE_END = ("Contract", "Declarer", "Result")
_SECTIONS = ("Auction", "Play")
_GLYPH = re.compile(r"\$\d+|[!?]{1,2}").fullmatch
_MARK_OF = {name: mark for mark, name in MARKS.items() if mark in "IRL"}


def write_pbn(records: Iterable[Record]) -> str:
    """These records as a file of PBN."""
    return HEAD + "".join(map(board_pbn, (deal for record in records for deal in deals(record))))


def board_pbn(deal: DealTold) -> str:
    """One game, with the empty line after it."""
    tags = _tags(deal)
    comments = _comments(deal, tags)
    if deal.is_words:
        return "\n".join(line for place in sorted(comments) for line in comments[place]) + "\n\n"
    # sections without moves stand before a tag, since a comment behind them would stand in them
    *first, last = MANDATORY
    told = deal.tables.keys() | ({"Play"} if deal.behind_gap and not deal.tricks else set())
    empty = [name for name in _SECTIONS if name in tags and name not in told]
    names = [*first, *empty, last, *sorted(set(tags).difference(MANDATORY, told, empty))]
    if not (deal.is_told or deal.is_dealt):  # the head of a match
        names = [name for name in names if name in deal.tags or tags[name] != "?"]
    lines = [f'[{name} "{tags[name]}"]' for name in names]
    lines += comments.pop((), [])
    lines += _auction(deal, comments)
    lines += _play(deal, comments)
    lines += [line for place in sorted(comments) for line in comments[place]]
    for name, rows in deal.tables.items():
        lines += [f'[{name} "{tags.get(name, "")}"]', *rows]
    return "\n".join(lines) + "\n\n"


def _tags(deal: DealTold) -> dict[str, str]:
    tags = dict.fromkeys(MANDATORY, "?") | {name: _escaped(value) for name, value in deal.tags.items()}
    names = deal.players or ("",) * 4
    tags |= {name: _escaped(player) for name, player in zip(SEAT_NAMES, names, strict=True) if player}
    written = {
        "Board": str(deal.number) if deal.number is not None else "?",
        "Dealer": seat_letter(deal.dealer),
        "Vulnerable": _VULNERABLE.get(deal.vulnerable, "?"),
    }
    for name, value in written.items():
        if name not in deal.tags or not reads_as(name, deal.tags[name], (deal.number, deal.dealer, deal.vulnerable)):
            tags[name] = value
    tags["Deal"] = _deal(deal) if any(deal.hands) else tags.get("Deal", "?")
    made = {} if deal.source == PBN else {name: told for name, told in derived(deal).items() if name not in deal.tags}
    passed = deal.tags.get("Contract", "").casefold() == "pass"
    for name in _OF_THE_END:  # a record of PBN whose tags do not say it has not said it
        tags[name] = deal.tags.get(name, made.get(name, "" if passed and name != "Contract" else "?"))
    if deal.source != PBN:
        tags[CONVERTED] = " ".join((deal.source or OF_A_LOG, *(name for name, told in made.items() if told not in UNKNOWN)))
    return tags


def _tricks_in(tags: dict[str, str]) -> tuple[Side, int] | None:
    """Whose tricks the tags tell, and how many, as whoever reads them takes them: those of the declarer whom they name."""
    declarer = seat_named(tags["Declarer"].lstrip("^ "))
    if declarer is None or contract_named(tags["Contract"]) is None:
        return None
    tricks = result_of(tags["Result"], declarer % 2)
    return None if tricks is None else (declarer % 2, tricks)


def _is_in(tags: dict[str, str], won: Act) -> bool:
    """Whether the tags tell the same tricks as the record does."""
    told = _tricks_in(tags)
    side = won.side if won.seat is None else won.seat % 2
    return told is not None and (won.number if told[0] == side else WHOLE // 4 - won.number) == told[1]


def _comments(deal: DealTold, tags: dict[str, str]) -> dict[Place, list[str]]:
    """The comments by their places, the tricks that the record tells among them, where its tags keep another result."""
    found: dict[Place, list[str]] = {}
    calls, cards = len(deal.calls), sum(len(played) for _, played in deal.tricks)
    told = list(deal.comments)
    if deal.again:  # no game of PBN has a tag twice
        told.append(((), logged(Act("tags", tags=tuple(deal.again)))))
    if "won" in deal.shortened and not _is_in(tags, deal.shortened["won"]):
        told.append(((calls, cards), logged(deal.shortened["won"])))
    for where, said in told:
        text = placed_comment(where, said, calls)
        place = () if text != said else where
        # what stands before the first move stands before its section
        within = place if len(place) == 2 and place[0] + place[1] > 0 and place[0] <= calls and place[1] <= cards else ()
        words = one_line(text)
        escaped = not within and words.startswith("%")
        found.setdefault(within, []).append(words if escaped else f"; {words}" if "}" in words else f"{{{words}}}")
    return found


def _escaped(text: str) -> str:
    return one_line(text).replace("\\", "\\\\").replace('"', '\\"')


def _deal(deal: DealTold) -> str:
    first = deal.dealer or 0
    hands = [deal.hands[(first + place) % 4] for place in range(4)]
    return f"{seat_letter(first)}:" + " ".join("-" if hand is None else ".".join(suits_of(hand)) for hand in hands)


def _auction(deal: DealTold, comments: dict[Place, list[str]]) -> Iterator[str]:
    if not deal.calls:
        return
    first = deal.dealer if deal.dealer is not None else deal.calls[0][0]
    yield f'[Auction "{seat_letter(first)}"]'
    notes = _Notes(deal, "call")
    words, turn = [], first
    for number, (seat, call, mark) in enumerate(deal.calls, 1):
        words += ["^S"] * ((seat - turn) % 4)
        irregular = "^I " if "insufficient-bid" in mark else ""
        words.append(irregular + _CALLS.get(call, call_text(call)) + notes.reference(number))
        words += comments.pop((number, 0), [])
        turn = (seat + 1) % 4
    yield from _rows(words)
    if not deal.auction_closed:
        yield "*"
    yield from notes.lines()


def _play(deal: DealTold, comments: dict[Place, list[str]]) -> Iterator[str]:
    if not deal.tricks:
        declarer = seat_named(deal.tags.get("Declarer", "").lstrip("^ "))
        if deal.behind_gap:  # the very first card is not told
            by_rule = seat_letter(0 if declarer is None else (declarer + 1) % 4)
            yield f'[Play "{_escaped(deal.tags.get("Play", by_rule))}"]'
            yield from deal.behind_gap
            yield "*"
        return
    first = deal.tricks[0][0]
    yield f'[Play "{seat_letter(first)}"]'
    notes = _Notes(deal, "card")
    number = before = 0
    for leader, cards in deal.tricks:
        if deal.behind_gap and len(cards) < 4:
            break
        row = ["-"] * 4
        for place, (card, mark) in enumerate(cards):
            number += 1
            irregular = "".join(f"^{_MARK_OF[name]} " for name in mark.split() if name in _MARK_OF)
            word = "-" if number in deal.gaps else card_text(card)
            row[(leader + place - first) % 4] = irregular + word + notes.reference(number)
        told = (
            word for place, word in enumerate(row, before + 1) for word in (word, *comments.pop((len(deal.calls), place), ()))
        )
        yield from _rows(told)
        before += 4
    yield from deal.behind_gap
    if number < WHOLE or deal.behind_gap:
        yield "*"
    yield from notes.lines()


def _rows(words: Iterable[str]) -> Iterator[str]:
    """Four moves to a line; a comment stands where it was made, and one to the end of the line ends it."""
    row: list[str] = []
    moves = 0
    for word in words:
        row.append(word)
        moves += word[0] not in "{;"
        if word[0] == ";" or (moves == 4 and word[0] != "{"):
            yield " ".join(row)
            row = []
            moves %= 4
    if row:
        yield " ".join(row)


class _Notes:
    """The explanations of a section: the same words have one number."""

    def __init__(self, deal: DealTold, kind: str) -> None:
        self._words: dict[int, list[str]] = {}
        for each, number, words in deal.explained:
            if each == kind:
                self._words.setdefault(number, []).append(words)
        self._numbers: dict[str, int] = {}

    def reference(self, move: int) -> str:
        """What stands after the move of this number."""
        return "".join(
            f" {words}" if _GLYPH(words) else f" ={self._numbers.setdefault(words, len(self._numbers) + 1)}="
            for words in self._words.get(move, ())
        )

    def lines(self) -> Iterator[str]:
        """The notes themselves."""
        for words, number in self._numbers.items():
            yield f'[Note "{number}:{_escaped(words)}"]'
