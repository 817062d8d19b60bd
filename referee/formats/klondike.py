"""Solutions of Klondike as solvers print them: the pack in the order in which it is dealt, and moves from pile to pile.

The pack is 52 numbers of three figures, rank and suit (clubs 1, diamonds 2, hearts 3, spades 4). `DR2` draws twice, `NEW` turns
the talon over, `F3` turns up the top card of the third column; `W5` plays the talon's top card on the fifth, `73-2` two cards,
`4H` a card on the foundation of hearts. Columns whose top card lies face down when it is played are turned up before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from attrs import define, field

from referee.core.cards import SUITS, Card, card
from referee.core.record import Act, DealRead, Fault, Record, Span
from referee.formats.moves import FROM_ACE, KLONDIKE

_PACK = re.compile(r"(?<!\d)\d{156}(?!\d)")
_DRAWN = re.compile(r"\bdraws?\D{0,3}([1-9])", re.IGNORECASE)
_WORD = re.compile(r"\S+")
_MOVE = re.compile(r"(?:DR(\d{1,3})|(NEW)|F([1-7])|([W1-7CDHS])([1-7CDHS])(?:-(\d{1,2}))?)\Z")
COLUMNS = 7


@define
class _Layout:
    """Where the cards lie, the lowest of a pile first, and how many of a column lie face down."""

    columns: list[list[Card]]
    down: list[int]
    stock: list[Card]
    talon: list[Card] = field(factory=list)
    home: dict[str, list[Card]] = field(factory=lambda: {letter: [] for letter in "CDHS"})

    def pile(self, letter: str) -> list[Card]:
        """The pile that a letter or a number means."""
        return self.talon if letter == "W" else self.home[letter] if letter in self.home else self.columns[int(letter) - 1]


def stream(source: Iterable[str]) -> Iterator[DealRead]:
    """The one solution that such a text holds."""
    yield DealRead(_record(list(source)), begins=True)


def _record(lines: list[str]) -> Record:
    begins, pack = next(((place, found[0]) for place, line in enumerate(lines) if (found := _PACK.search(line))), (0, ""))
    told = [pack[place : place + 3] for place in range(0, len(pack), 3)]
    cards = [card(SUITS[int(each[2]) - 1], FROM_ACE[int(each[:2]) - 1]) for each in told if _is_card(each)]
    if len(set(cards)) < len(FROM_ACE) * len(SUITS):
        fault = Fault(begins + 1, 1, "a pack that is none", "52 cards of three figures, such as 014 for the ace of spades")
        return Record("klondike-of-today", (), 1, source=KLONDIKE, faults=(fault,))
    layout, drawn = _dealt(cards), next((int(found[1]) for line in lines if (found := _DRAWN.search(line))), 1)
    at, faults = Span(begins + 1, 1, 2), list[Fault]()
    acts = [Act("deal", at=at), Act("pile", piles=("stock",), numbers=(len(layout.stock),), at=at)]
    for place, column in enumerate(layout.columns):
        acts.append(Act("pile", piles=(f"T{place + 1}",), cards=(column[-1],), numbers=(place,), at=at))
    for number, line in enumerate(lines[begins + 1 :], begins + 2):
        words = list(_WORD.finditer(line))
        if not words or not _MOVE.match(words[0][0]):
            continue  # what solvers say beside the moves
        for word in words:
            at, move = Span(number, word.start() + 1, word.end() + 1), _MOVE.match(word[0])
            if move is None:
                faults.append(Fault(number, at.column, f"'{word[0][:20]}' is not a move", "such as DR2, W5, 73-2, 4H or NEW"))
                break
            acts += _acts(layout, move, drawn, at)
    return Record("klondike-of-today", tuple(acts), 1, source=KLONDIKE, faults=tuple(faults))


def _is_card(figures: str) -> bool:
    return 1 <= int(figures[:2]) <= len(FROM_ACE) and 1 <= int(figures[2]) <= len(SUITS)


def _dealt(cards: Sequence[Card]) -> _Layout:
    """Row by row from the left, each row beginning a column further on; the rest is drawn as it follows."""
    columns: list[list[Card]] = [[] for _ in range(COLUMNS)]
    place = 0
    for row in range(COLUMNS):
        for column in columns[row:]:
            column.append(cards[place])
            place += 1
    return _Layout(columns, list(range(COLUMNS)), list(cards[: place - 1 : -1]))


def _acts(layout: _Layout, move: re.Match[str], drawn: int, at: Span) -> Iterator[Act]:
    """What a move comes to, and the layout after it."""
    times, again, turned, source, target, number = move.groups()
    if times:
        for _ in range(int(times)):
            cards = tuple(layout.stock[: -drawn - 1 : -1])
            del layout.stock[-len(cards) or len(layout.stock) :]
            layout.talon += cards
            if cards:
                yield Act("turns", piles=("stock",), cards=cards, at=at)
    elif again:
        layout.stock, layout.talon = layout.talon[::-1], []
        yield Act("turns", piles=("talon",), how="over", at=at)
    elif turned:
        yield from _turned(layout, turned, at)
    else:
        yield from _turned(layout, source, at)
        pile, many = layout.pile(source), int(number or 1)
        cards = tuple(pile[-many:])
        del pile[-many:]
        layout.pile(target).extend(cards)
        yield Act("moves", piles=(_name(source), _name(target)), cards=cards, at=at)


def _turned(layout: _Layout, column: str, at: Span) -> Iterator[Act]:
    """The top card of a column turned up, if it lies face down."""
    if column.isdigit():
        place = int(column) - 1
        if layout.columns[place] and layout.down[place] >= len(layout.columns[place]):
            layout.down[place] = len(layout.columns[place]) - 1
            yield Act("turns", piles=(f"T{column}",), cards=(layout.columns[place][-1],), at=at)


def _name(letter: str) -> str:
    if letter.isdigit():
        return f"T{letter}"
    return "talon" if letter == "W" else f"F{'CDHS'.index(letter) + 1}"
