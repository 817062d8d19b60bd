"""Accordion: a row of piles, each of which may go on the next at its left or the third. Piles are counted from the left."""

from collections.abc import Iterator

from attrs import frozen

from referee.core.cards import Card, rank_of, suit_of
from referee.core.game import Play
from referee.core.parts import Part
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.mechanics.layout.moves.forms import TABLEAU, number_of
from referee.mechanics.layout.moves.patience import lay_out
from referee.mechanics.layout.moves.piles import Layout, Pile, face_up, layout_of
from referee.mechanics.setting.moves import SETTING

#: how far to the left a pile may go
DISTANCES = (1, 3)


@frozen
class Accordion(Part):
    """That a game is about a row of piles that closes up."""

    #: whether a move that can be made has to be
    must_move: bool = False


def row(table: Table) -> list[Pile]:
    """The piles from left to right."""
    return [pile for _, pile in layout_of(table).named(TABLEAU) if len(pile)]


def matches(one: Card, other: Card) -> bool:
    """Whether two cards are of one suit or of one rank."""
    return suit_of(one) == suit_of(other) or rank_of(one) == rank_of(other)


def possible(table: Table) -> Iterator[tuple[int, int]]:
    """The moves that can be made, from which pile to which, counted from nought."""
    piles = row(table)
    for source in range(len(piles)):
        for target in (source - distance for distance in DISTANCES):
            if target >= 0 and matches(piles[source].cards[-1], piles[target].cards[-1]):
                yield source, target


def places(act: Act) -> tuple[int, int]:
    """From which pile to which, counted from nought."""
    return number_of(act.piles[0]) - 1, number_of(act.piles[1]) - 1


def _with_row(table: Table, piles: list[Pile]) -> Table:
    return table.but(Layout({f"{TABLEAU}{number}": pile for number, pile in enumerate(piles, 1)}), phase=PLAY)


def deal(table: Table, act: Act) -> Table:
    """Cards are laid at the right end of the row."""
    return _with_row(table, [*row(table), *(face_up([card]) for card in act.cards)])


def move(table: Table, act: Act) -> Table:
    """A pile goes on another, and the row closes up."""
    piles = row(table)
    source, target = places(act)
    if not (0 <= source < len(piles) and 0 <= target < len(piles)) or source == target:
        return table
    number = act.number if act.numbers else len(piles[source])
    moved = piles[source].cards[len(piles[source]) - number :]
    piles[target] = piles[target].with_top(moved)
    piles[source] = piles[source].without_top(number)
    return _with_row(table, [pile for pile in piles if len(pile)])


def finish(table: Table, act: Act) -> Table:
    """The end of the log: into how many piles the cards have come."""
    number = len(row(table))
    return table.comes_to("piles", str(number)) if number else table


ACCORDION_PLAY = Play(
    "a row of piles that closes up", moves=SETTING | {"pile": lay_out, "turns": deal, "moves": move, "end": finish}
)
