"""Patience: cards turned up and moved from pile to pile, by one player or by two on a layout between them.

A pile that belongs to a player is named with his seat: what `stock` is to a player is `0.stock` on the table. A move is made
as it is told, also one that the rules do not allow; a card that the log does not tell is the one that lies on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve

from referee.cards import Card
from referee.game import Play
from referee.play.deal import pack_in_use
from referee.play.forms import (
    COMPLETE,
    DISCARD,
    FOUNDATION,
    TABLEAU,
    TALON,
    WHOLE_PILE,
    Form,
    fits,
    kind_of,
)
from referee.play.piles import Layout, Pile, face_down, layout_of
from referee.play.setting import SETTING
from referee.record import Act, Seat
from referee.score.counts import from_ace_to_king
from referee.table import OVER, PLAY, Table

#: the piles of which each player has his own where two play
OWN_PILES = ("stock", "hand", "talon", "taken")
_NO_FORM = Form({})


def form_of(table: Table) -> Form:
    """The patience that is played."""
    return table.game.form if isinstance(table.game.form, Form) else _NO_FORM


def pile_name(table: Table, name: str, seat: Seat | None) -> str:
    """What a pile is called on the table: with its owner where each player has one of his own."""
    return name if seat is None or table.seats == 1 or name not in OWN_PILES else f"{seat}.{name}"


def pile_text(table: Table, name: str) -> str:
    """What reports call a pile."""
    owner, _, own = name.rpartition(".")
    return f"{table.names[int(owner)]}'s {own}" if owner else name


def other(seat: Seat) -> Seat:
    """The other of two players."""
    return 1 - seat


def source_of(table: Table, act: Act) -> str:
    """The pile from which a card comes."""
    return pile_name(table, act.piles[0], act.seat if act.other is None else act.other)


def target_of(table: Table, act: Act) -> str:
    """The pile on which it is put: one of the other player's where it is loaded."""
    seat = other(act.seat) if act.verb == "loads" and act.seat is not None else act.seat
    return pile_name(table, act.piles[1], seat)


def cards_moved(table: Table, source: str, act: Act) -> tuple[Card, ...]:
    """The cards that a move takes, the lowest first: as the log tells, or as many as are moved from such a pile."""
    if act.cards:
        return act.cards
    pile, form = layout_of(table).pile(source), form_of(table)
    if act.numbers:
        return pile.cards[len(pile) - act.number :]
    whole = form.kind(source).moves == WHOLE_PILE and kind_of(act.piles[-1]) != FOUNDATION
    return pile.faced if whole else pile.faced[-1:]


# --- moves


def lay_out(table: Table, act: Act) -> Table:
    """The log tells what lies in a pile: cards face up, on so many face down."""
    if not act.piles:
        return table
    down = act.number if act.numbers else 0
    pile = Pile((*face_down(down).cards, *act.cards), down)
    return table.but(layout=layout_of(table).with_pile(pile_name(table, act.piles[0], act.seat), pile))


def move(table: Table, act: Act) -> Table:
    """Cards go from one pile to another."""
    if len(act.piles) < 2:
        return table
    source, target = source_of(table, act), target_of(table, act)
    layout = layout_of(table).moved(source, target, cards_moved(table, source, act))
    if kind_of(target) == DISCARD:
        layout = layout.with_pile(target, Pile(layout.pile(target).cards, len(layout.pile(target))))
    return table.but(layout=layout, phase=PLAY)


def turn_up(table: Table, act: Act) -> Table:
    """The next card or cards of a pile are turned up."""
    if not act.piles:
        return table
    seat = act.seat
    form, source = form_of(table), pile_name(table, act.piles[0], seat)
    layout, pile = layout_of(table), layout_of(table).pile(source)
    if act.how == "over":
        return table.but(layout=_turned_over(form, layout_of(table), source, act, seat, table), phase=PLAY)
    if form.turned_to == TABLEAU:
        return table.but(layout=_row(layout, source, act.cards), phase=PLAY)
    if form.turned_to and act.piles[0] == form.turned_from:
        target = pile_name(table, form.turned_to, seat)
        return table.but(layout=layout.moved(source, target, act.cards), phase=PLAY)
    if pile.top is not None and act.piles[0] == form.turned_from:  # a card that was not played goes to the talon
        layout = layout.moved(source, TALON, pile.faced)
        pile = layout.pile(source)
    if form.closes_talon and TALON in layout:
        layout = layout.with_pile(TALON, evolve(layout.pile(TALON), closed=True))
    for card in act.cards:
        pile = pile.turned_up(card) if pile.down else pile.with_top((card,))
    return table.but(layout=layout.with_pile(source, pile), phase=PLAY)


def _row(layout: Layout, source: str, cards: Iterable[Card]) -> Layout:
    """A row dealt from the left, one card to each pile of the tableau; where there is none, each begins a new one."""
    for number, card in enumerate(cards, 1):
        layout = layout.moved(source, f"{TABLEAU}{number}", (card,))
    return layout


def _turned_over(form: Form, layout: Layout, source: str, act: Act, seat: Seat | None, table: Table) -> Layout:
    """The talon becomes the new hand."""
    onto = pile_name(table, form.turned_from, seat)
    return layout.with_pile(onto, layout.pile(source).face_down()).with_pile(source, Pile())


# --- what can be done


def available(form: Form, layout: Layout, piles: Iterable[str]) -> Iterator[tuple[str, Card]]:
    """The cards on top of these piles that may be moved."""
    for name in piles:
        pile = layout.pile(name)
        if pile.top is not None and not pile.closed and form.kind(name).moves:
            yield name, pile.top


def to_foundations(form: Form, layout: Layout, piles: Iterable[str]) -> list[tuple[str, Card]]:
    """The available cards of these piles that fit on a foundation, or begin one."""
    foundations = [name for name, pile in layout.named(FOUNDATION) if pile.cards]
    free = f"{FOUNDATION}{len(list(layout.named(FOUNDATION))) + 1}"
    return [
        (name, card)
        for name, card in available(form, layout, piles)
        if any(fits(form, layout, each, (card,)) for each in (*foundations, free))
    ]


def beginnings(form: Form, layout: Layout, piles: Iterable[str]) -> list[tuple[str, Card]]:
    """The available cards of these piles that begin a foundation."""
    free = f"{FOUNDATION}{len(list(layout.named(FOUNDATION))) + 1}"
    return [(name, card) for name, card in available(form, layout, piles) if fits(form, layout, free, (card,))]


def is_whole(cards: tuple[Card, ...]) -> bool:
    """Whether these are all cards of a suit, from king to ace."""
    return [from_ace_to_king(card) for card in cards] == list(range(COMPLETE, 0, -1))


def built_up(table: Table) -> int:
    """How many cards lie on foundations, or have left the game with their suits."""
    layout = layout_of(table)
    return sum(len(pile) for _, pile in layout.named(FOUNDATION)) + len(layout.pile(DISCARD))


# --- how it moves


def finish(table: Table, act: Act) -> Table:
    """The end of the log: how much has been built up, and whether that is the whole pack."""
    if form_of(table) is _NO_FORM:
        return table
    number = built_up(table)
    table = table.comes_to("built up", f"{number} cards")
    return table.comes_to("won", "yes").but(phase=OVER) if number == pack_in_use(table).size else table


PATIENCE_PLAY = Play(
    "cards turned up and moved from pile to pile",
    moves=SETTING | {"pile": lay_out, "turns": turn_up, "moves": move, "end": finish},
)
