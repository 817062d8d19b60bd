"""Solutions of FreeCell as solvers print them: the number of a deal of Microsoft's program, and moves of two characters.

A move is where a card comes from and where it goes: a column 1 to 8, a cell a to d, h for the foundations; `53v4` says how many
cards go. Instead of the number the eight columns may be told, a line each. What goes home of itself in some programs has to be
told here, as solvers do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from referee.core.cards import CARD, SUITS, Card, card, suit_of
from referee.core.record import Act, DealRead, Fault, Record, Span
from referee.families import find_game
from referee.formats.moves import FREECELL, FROM_ACE, begins_with_cells
from referee.mechanics.layout.moves.cells import run_meant
from referee.mechanics.layout.moves.forms import Form
from referee.mechanics.layout.moves.piles import Layout, face_up

COLUMNS, CELLS = "12345678", "abcd"
#: the constants of the chances by which the program deals
_TIMES, _PLUS, _BITS = 214_013, 2_531_011, 0x7FFF_FFFF
#: what comes before the moves, and says which deal it is
_NUMBER = re.compile(r"(?:#|\bdeal\b|\bgame\b|free\s?cell)\D{0,12}?(\d{1,10})", re.IGNORECASE)
_WORD = re.compile(r"\S+")
_MOVE = re.compile(r"([1-8a-d])([1-8a-dh])(?:v([0-9a-f]))?\Z")
#: the place of a move in some texts
_PLACE = re.compile(r"\d+[.:)]\Z")


def dealt(number: int) -> list[list[Card]]:
    """The columns of a deal by its number.

    >>> from referee.core.cards import cards_text
    >>> cards_text(dealt(24)[0])
    'C4 C2 C9 C8 SQ S4 H2'
    """
    pack = [card(suit, rank) for rank in FROM_ACE for suit in SUITS]
    columns: list[list[Card]] = [[] for _ in COLUMNS]
    for place in range(len(pack), 0, -1):
        number = (number * _TIMES + _PLUS) & _BITS
        chosen = (number >> 16) % place
        columns[(len(CELLS) * 13 - place) % len(columns)].append(pack[chosen])
        pack[chosen] = pack[place - 1]
    return columns


def stream(source: Iterable[str]) -> Iterator[DealRead]:
    """The one solution that such a text holds."""
    yield DealRead(_record(list(source)), begins=True)


def _record(lines: list[str]) -> Record:
    faults, at = list[Fault](), Span(1, 1, 2)
    begins = next((place for place, line in enumerate(lines) if begins_with_cells(line)), len(lines))
    columns = _columns(lines[:begins])
    if not columns:
        faults.append(Fault(1, 1, "no deal", "a line such as 'FreeCell deal 24' before the moves, or eight lines of cards"))
    layout = Layout({f"T{place}": face_up(cards) for place, cards in enumerate(columns, 1)})
    acts = [Act("deal", at=at), *(Act("pile", piles=(name,), cards=pile.cards, at=at) for name, pile in layout.piles.items())]
    for number, line in enumerate(lines[begins:] if columns else (), begins + 1):
        for word in _WORD.finditer("" if line.lstrip().startswith("#") else line):
            at, move = Span(number, word.start() + 1, word.end() + 1), _MOVE.match(word[0])
            if move is not None:
                piles, cards = _meant(layout, move)
                acts.append(Act("moves", piles=piles, cards=cards, at=at))
                layout = layout.moved(*piles, cards)
            elif not _PLACE.match(word[0]):
                faults.append(Fault(number, at.column, f"'{word[0][:20]}' is not a move", "such as 5a, 27, b3 or 4h"))
    return Record("freecell", tuple(acts), 1, source=FREECELL, faults=tuple(faults))


def _columns(lines: list[str]) -> list[list[Card]]:
    """The columns, as they are told or as the number of the deal has them; none where neither is there."""
    columns = [cards for line in lines if len(cards := _cards(line)) > 5]
    if len(columns) == len(COLUMNS):
        return columns
    number = next((int(found[1]) for line in lines if (found := _NUMBER.search(line))), None)
    return [] if number is None else dealt(number)


def _cards(line: str) -> list[Card]:
    words = line.strip().removeprefix(":").split()
    return [CARD[word] for word in words] if words and all(word in CARD for word in words) else []


def _meant(layout: Layout, move: re.Match[str]) -> tuple[tuple[str, str], tuple[Card, ...]]:
    """From where to where a move goes, and which cards."""
    game = find_game("freecell")
    assert game is not None
    source, pile = _name(move[1]), layout.pile(_name(move[1]))
    if move[2] == "h":
        return (source, f"F{1 if pile.top is None else suit_of(pile.top) + 1}"), pile.cards[-1:]
    target = _name(move[2])
    if move[3]:
        return (source, target), pile.cards[-int(move[3], 16) :]
    return (source, target), run_meant(game[Form], layout, source, target) if move[1] in COLUMNS else pile.cards[-1:]


def _name(place: str) -> str:
    return f"T{place}" if place in COLUMNS else f"R{CELLS.index(place) + 1}"
