"""Solitaires of several players, each with a layout of his own and all with the same foundations: by turns, or all at once."""

from referee.core.game import Play
from referee.core.record import Act, Seat
from referee.core.table import OVER, Table
from referee.mechanics.layout.moves import patience
from referee.mechanics.layout.moves.forms import FOUNDATION, STOCK, TALON, kind_of
from referee.mechanics.layout.moves.patience import pile_name
from referee.mechanics.layout.moves.piles import layout_of
from referee.mechanics.setting.moves import SETTING, attention, moves_nothing
from referee.mechanics.turns.moves.turns import did, turn_ends, turn_of

#: the note of a card that a player has brought to a foundation
BUILT = "built"
PACK = 52


def built_by(table: Table, seat: Seat) -> int:
    """How many cards a player has brought to the foundations."""
    return sum(act.seat == seat for act in table.acts_of(BUILT))


def wastes(table: Table, act: Act) -> bool:
    """Whether he turns a card of his stock where the one before still lies there, which with that goes on his waste pile."""
    stock = pile_name(table, STOCK, act.seat)
    return act.verb == "turns" and act.piles[:1] == (STOCK,) and layout_of(table).pile(stock).top is not None


def _moved(table: Table, act: Act) -> Table:
    table = patience.move(table, act)
    if len(act.piles) == 2 and kind_of(act.piles[1]) == FOUNDATION and act.seat is not None:
        table = table.note(Act(BUILT, act.seat))
    return table


# --- by turns


def move(table: Table, act: Act) -> Table:
    """A card goes from pile to pile; one that is put on the waste pile ends the turn."""
    if act.seat is None:
        return _moved(table, act)
    if turn_of(table) != act.seat:
        table = turn_ends(table, to=act.seat)
    table = _moved(did(table, act), act)
    return turn_ends(table, to=table.left(act.seat)) if act.piles == (STOCK, TALON) else table


def turn_up(table: Table, act: Act) -> Table:
    """A card of the stock is turned up."""
    if act.seat is not None and turn_of(table) != act.seat:
        table = turn_ends(table, to=act.seat)
    return patience.turn_up(did(table, act), act)


def finish(table: Table, act: Act) -> Table:
    """What each has brought to the foundations, and who has won once one is out or the game is blocked."""
    built = [built_by(table, seat) for seat in range(table.seats)]
    if not any(built):
        return table
    told = ", ".join(f"{table.name(seat)} {number}" for seat, number in enumerate(built))
    table = table.comes_to("to foundations", told)
    if PACK not in built and not table.noted("agreed"):
        return table
    best = [table.name(seat) for seat, number in enumerate(built) if number == max(built)]
    return table.comes_to("winner", " and ".join(best)).but(phase=OVER)


_LAYOUT = {"pile": patience.lay_out, "agreed": moves_nothing, "attention": attention}
DOUBLE_PLAY = Play(
    "two solitaires with the same foundations, by turns",
    moves=SETTING | _LAYOUT | {"moves": move, "loads": move, "turns": turn_up, "stops": moves_nothing, "end": finish},
    in_turn=frozenset({"moves", "loads", "turns"}),
)


# --- all at once


def race(table: Table, act: Act) -> Table:
    """A card goes from pile to pile; who has nothing left of his stock has won."""
    table = _moved(table, act)
    stock = pile_name(table, STOCK, act.seat)
    if act.seat is None or act.piles[:1] != (STOCK,) or len(layout_of(table).pile(stock)):
        return table
    return table.comes_to("winner", table.name(act.seat)).but(phase=OVER)


POUNCE_PLAY = Play(
    "solitaires with the same foundations, all at once",
    moves=SETTING | _LAYOUT | {"moves": race, "turns": patience.turn_up},
)
