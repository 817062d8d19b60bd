"""Patience: cards turned up and moved from pile to pile, by one player or by two on a layout between them.

A pile that belongs to a player is named with his seat: what `stock` is to a player is `0.stock` on the table. A move is made
as it is told, also one that the rules do not allow; a card that the log does not tell is the one that lies on top.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import count

from attrs import evolve

from referee.core.cards import Card
from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.sheet import counted
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.layout.moves.cells import run_meant
from referee.mechanics.layout.moves.forms import (
    ANY_RUN,
    COMPLETE,
    DISCARD,
    FOUNDATION,
    FOUNDATIONS,
    KING,
    RESERVE,
    STOCK,
    TABLEAU,
    TALON,
    WHOLE_PILE,
    Form,
    fits,
    kind_of,
)
from referee.mechanics.layout.moves.piles import Layout, Pile, face_down, layout_of
from referee.mechanics.setting.moves import SETTING
from referee.mechanics.turns.moves.turns import turns_of
from referee.score.counts import from_ace_to_king

#: the piles of which each player has his own where two play
OWN_PILES = ("stock", "hand", "talon", "taken")
#: what a pile is called where its name in the log will not do
_CALLED = {"taken": "cards taken in"}
#: what other books call the stock of canfield
_ALSO_CALLED = {"reserve": STOCK}
_NO_FORM = Form({})
#: the kinds of pile on which cards are dealt in rows
ROWS = (TABLEAU, RESERVE)


def form_of(table: Table) -> Form:
    """The patience that is played."""
    return table.game.part(Form) or _NO_FORM


def pile_name(table: Table, name: str, seat: Seat | None) -> str:
    """What a pile is called on the table: with its owner where each player has one of his own."""
    name = _ALSO_CALLED.get(name, name)
    form = form_of(table)
    own = (name in OWN_PILES or kind_of(name) in form.own) and name not in form.common
    return f"{seat}.{name}" if own and seat is not None and table.seats > 1 else name


def pile_text(table: Table, name: str) -> str:
    """What reports call a pile."""
    owner, _, own = name.rpartition(".")
    return f"{table.names[int(owner)]}'s {_CALLED.get(own, own)}" if owner else name


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
    if form.cells and form.kind(source).moves == ANY_RUN and len(act.piles) == 2:
        return run_meant(form, layout_of(table), source, target_of(table, act))
    whole = form.kind(source).moves == WHOLE_PILE and kind_of(act.piles[-1]) != FOUNDATION
    return pile.faced if whole else pile.faced[-1:]


# --- moves


def lay_out(table: Table, act: Act) -> Table:
    """The log tells what lies in a pile: cards face up, on so many face down."""
    if not act.piles:
        return table
    down = act.number if act.numbers else 0
    pile = Pile((*face_down(down).cards, *act.cards), down)
    return table.but(layout_of(table).with_pile(pile_name(table, act.piles[0], act.seat), pile))


def lays_out(on_table: str) -> Callable[[Table, Act], Table]:
    """What tells what lies in a pile, where the one on the table, or before each player, is called otherwise in the game."""

    def lay(table: Table, act: Act) -> Table:
        name = on_table if act.seat is None else f"{act.seat}.{on_table}"
        return lay_out(table, evolve(act, piles=(name,)) if act.piles == ("table",) else act)

    return lay


def move(table: Table, act: Act) -> Table:
    """Cards go from one pile to another."""
    if len(act.piles) < 2:
        return table
    source, target = source_of(table, act), target_of(table, act)
    layout = layout_of(table).moved(source, target, cards_moved(table, source, act))
    if kind_of(target) == DISCARD:
        layout = layout.with_pile(target, Pile(layout.pile(target).cards, len(layout.pile(target))))
    return table.but(layout, phase=PLAY)


def turn_up(table: Table, act: Act) -> Table:
    """The next card or cards of a pile are turned up, unless a ruling takes that back."""
    if turns_of(table).taken_back:
        return table.but(evolve(turns_of(table), taken_back=False))
    if not act.piles:
        return table
    form, layout = form_of(table), layout_of(table)
    source = pile_name(table, act.piles[0], act.seat)
    if act.how == "over":
        hand = pile_name(table, form.turned_from, act.seat)
        layout = layout.with_pile(hand, layout.pile(source).face_down()).with_pile(source, Pile())
    elif act.piles[0] != form.turned_from:
        layout = layout.with_pile(source, _turned(layout.pile(source), act.cards))
    elif form.turned_to in ROWS:
        for number, card in enumerate(act.cards, 1):  # a row, dealt from the left
            layout = layout.moved(source, f"{form.turned_to}{number}", (card,))
    elif form.turned_to:
        layout = layout.moved(source, pile_name(table, form.turned_to, act.seat), act.cards)
    else:
        layout = _next_turned(form, layout, source, act.cards)
    return table.but(layout, phase=PLAY)


def _next_turned(form: Form, layout: Layout, source: str, cards: tuple[Card, ...]) -> Layout:
    """The next card turned on the stock; the one before, if it was not played, goes to the talon, which that may close."""
    owner = source.rpartition(".")[0]
    talon = f"{owner}.{TALON}" if owner else TALON
    if layout.pile(source).top is not None:
        layout = layout.moved(source, talon, layout.pile(source).faced)
    if form.closes_talon and talon in layout:
        layout = layout.with_pile(talon, evolve(layout.pile(talon), closed=True))
    return layout.with_pile(source, _turned(layout.pile(source), cards))


def _turned(pile: Pile, cards: tuple[Card, ...]) -> Pile:
    for card in cards:
        pile = pile.turned_up(card) if pile.down else pile.with_top((card,))
    return pile


# --- what can be done


def available(form: Form, layout: Layout, piles: Iterable[str]) -> Iterator[tuple[str, Card]]:
    """The cards on top of these piles that may be moved."""
    for name in piles:
        pile = layout.pile(name)
        if pile.top is not None and not pile.closed and form.kind(name).moves:
            yield name, pile.top


def free_foundation(layout: Layout) -> str:
    """The name of a foundation that has not been begun."""
    return next(name for number in count(1) if (name := f"{FOUNDATION}{number}") not in layout)


def to_foundations(form: Form, layout: Layout, piles: Iterable[str]) -> list[tuple[str, Card]]:
    """The available cards of these piles that fit on a foundation, or begin one."""
    foundations = (*(name for name, pile in layout.named(FOUNDATION) if pile.cards), free_foundation(layout))
    return [
        (name, card)
        for name, card in available(form, layout, piles)
        if any(fits(form, layout, each, (card,)) for each in foundations)
    ]


def beginnings(form: Form, layout: Layout, piles: Iterable[str]) -> list[tuple[str, Card]]:
    """The available cards of these piles that begin a foundation."""
    free = free_foundation(layout)
    return [(name, card) for name, card in available(form, layout, piles) if fits(form, layout, free, (card,))]


def moves_left(form: Form, layout: Layout) -> Iterator[tuple[str, Card, str]]:
    """The moves of single cards that can be made: to foundations, kings left aside, and from what they do not lie on in order.

    A card that has been packed on the next higher one may be packed on another such as well, and need not be.
    """
    piles = [name for kind in form.kinds for name, _ in layout.named(kind) if kind not in FOUNDATIONS]
    targets = [name for kind in form.kinds for name, pile in layout.named(kind) if len(pile)]
    for name, card in available(form, layout, piles):
        for target in (*targets, free_foundation(layout)):
            if target == name or not fits(form, layout, target, (card,)):
                continue
            up = kind_of(target) in FOUNDATIONS
            if (up and from_ace_to_king(card) != KING) or not (up or _lies_in_order(form, layout, name)):
                yield name, card, target


def _lies_in_order(form: Form, layout: Layout, name: str) -> bool:
    building, faced = form.building(name), layout.pile(name).faced
    return building is not None and len(faced) > 1 and building.fits(faced[-1], faced[-2])


def is_whole(cards: tuple[Card, ...]) -> bool:
    """Whether these are all cards of a suit, from king to ace."""
    return [from_ace_to_king(card) for card in cards] == list(range(COMPLETE, 0, -1))


def built_up(table: Table) -> int:
    """How many cards lie on foundations, or have left the game with their suits."""
    layout = layout_of(table)
    built = sum(len(pile) for kind in FOUNDATIONS for _, pile in layout.named(kind))
    return built + len(layout.pile(DISCARD))


# --- how it moves


def finish(table: Table, act: Act) -> Table:
    """The end of the log: how much has been built up, and whether that is the whole pack."""
    if form_of(table) is _NO_FORM:
        return table
    number = built_up(table)
    table = table.comes_to("built up", counted(number, "card"))
    if form_of(table).unfinished and number < table.pack_used.size:
        table = table.comes_to("unfinished", f"{counted(table.pack_used.size - number, 'card')} left")
    return table.comes_to("won", "yes").but(phase=OVER) if number == table.pack_used.size else table


PATIENCE_PLAY = Play(
    "cards turned up and moved from pile to pile",
    moves=SETTING | {"pile": lay_out, "turns": turn_up, "moves": move, "end": finish},
)
