"""What counts for the result of a deal beside the cards played: what was told, given, taken and ruled."""

from functools import cache

from attrs import evolve

from referee.core.parts import Part
from referee.core.record import Seat, Side
from referee.core.table import Table
from referee.core.values import frozen


@frozen
class Reckoning(Part):
    """Tricks and honors that count without being seen in the play, and what a ruling makes of those that were."""

    #: tricks that the players moved themselves, by the side that took them
    taken: tuple[int, ...]
    #: tricks that somebody gave or was given without playing them, by side
    conceded: tuple[int, ...]
    #: tricks that the log says a side won, where it does not tell the play: side and number
    won: tuple[Side, int] | None = None
    #: honors that the log says a hand held, where it does not tell the cards: seat and `4`, `5` or `aces`
    honors: tuple[tuple[Seat, str], ...] = ()
    #: tricks that a ruling moves at the end: the side that loses them, at most how many, counted from which trick
    transfers: tuple[tuple[Side, int, int], ...] = ()
    #: the sides that a ruling keeps from winning the game in this deal
    barred_from_game: frozenset[Side] = frozenset()
    #: the sides that a ruling charges with the loss of the deal, and those that it lets make all they might have made
    lost: frozenset[Side] = frozenset()
    made: frozenset[Side] = frozenset()


def reckoning_of(table: Table) -> Reckoning:
    """What counts so far."""
    return table.part(Reckoning) or _nothing(table.sides)


@cache
def _nothing(sides: int) -> Reckoning:
    return Reckoning((0,) * sides, (0,) * sides)


def with_count(reckoning: Reckoning, side: Side, number: int) -> Reckoning:
    """The same with the tricks that the log says a side won."""
    if reckoning is _nothing(len(reckoning.taken)):
        return _nothing_but_count(len(reckoning.taken), side, number)
    return evolve(reckoning, won=(side, number))


@cache
def _nothing_but_count(sides: int, side: Side, number: int) -> Reckoning:
    return evolve(_nothing(sides), won=(side, number))


def transferred(table: Table, loser: Side, at_most: int, since: int) -> Table:
    """The table with tricks that a ruling takes from a side: at most how many, of those from which trick on."""
    reckoning = reckoning_of(table)
    return table.but(evolve(reckoning, transfers=(*reckoning.transfers, (loser, at_most, since))))


def barred_from_game(table: Table, side: Side) -> Table:
    """The table with a side that a ruling keeps from winning the game in this deal."""
    reckoning = reckoning_of(table)
    return table.but(evolve(reckoning, barred_from_game=reckoning.barred_from_game | {side}))
