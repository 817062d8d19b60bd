"""What a first meld counts, where each player needs so many points for it."""

from collections.abc import Sequence

from referee.core.cards import Card
from referee.core.record import Seat
from referee.core.table import Table
from referee.mechanics.melds.moves.melding import Meld, drawing_of, matching_of, sets_of
from referee.mechanics.melds.moves.wild import read


def least_first(table: Table) -> int:
    """What the first meld of a player must count; nothing where the game asks for none, or asks in another way."""
    return drawing_of(table).least_first


def first_count(table: Table, seat: Seat, more: Sequence[Card] = ()) -> int:
    """What the sets of a player count, with one that he lays down now: a wild card as much as what it stands for."""
    return sum(counted(table, each) for each in (*sets_of(table, seat), *([Meld(seat, tuple(more))] if more else [])))


def counted(table: Table, meld: Meld) -> int:
    """The most that a set can count, what was said of its wild cards kept."""
    matching = matching_of(table)
    natural = matching.pips_of(matching.wild.naturals(meld.cards))
    return natural + max((matching.pips_of(each.cards) for each in read(table, meld)), default=0)
