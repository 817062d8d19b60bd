"""What a player can be called upon to do in whist and its kin alone: the highest or the lowest of a suit that is called."""

from referee.core.cards import SUIT_NAMES, Hand
from referee.core.record import Act
from referee.core.sanctions import Duty
from referee.core.table import Table
from referee.mechanics.tricks.binds import free_choice, one_play
from referee.mechanics.tricks.state import order_here


def _of_suit(table: Table, duty: Duty, act: Act) -> Hand:
    """What the player could play of the suit of which his highest or lowest is called."""
    assert duty.suit is not None
    return free_choice(table, duty, act) & order_here(table).of_suit[duty.suit]


HIGHEST_OF_SUIT = one_play(
    "highest of a suit",
    lambda table, duty: f"{table.name(duty.seat)} must play his highest card of {SUIT_NAMES[duty.suit or 0]}",
    lambda table, duty, act: not (held := _of_suit(table, duty, act)) or act.card == order_here(table).best(held),
)

LOWEST_OF_SUIT = one_play(
    "lowest of a suit",
    lambda table, duty: f"{table.name(duty.seat)} must play his lowest card of {SUIT_NAMES[duty.suit or 0]}",
    lambda table, duty, act: not (held := _of_suit(table, duty, act)) or act.card == order_here(table).worst(held),
)
