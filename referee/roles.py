"""Who is meant, seen from an offence: the closed vocabulary of choosers and of players on whom a remedy falls."""

from __future__ import annotations

from referee.law import Role
from referee.matter import Matter
from referee.play.deal import has_looked
from referee.record import Seat
from referee.table import Table

Seats = tuple[Seat, ...]


def _of_offender(offset: int) -> Role:
    phrases = ("the offender", "the opponent at the offender's left", "the offender's partner")

    def seats(table: Table, matter: Matter) -> Seats:
        return () if matter.seat is None else ((matter.seat + offset) % table.game.seats,)

    return Role(phrases[offset], seats)


def _opponents(table: Table, matter: Matter) -> Seats:
    return () if matter.seat is None else (table.left(matter.seat), table.right(matter.seat))


def _not_dummy(table: Table, matter: Matter) -> Seats:
    return tuple(seat for seat in _opponents(table, matter) if seat != table.dummy)


def _declarer(table: Table, matter: Matter) -> Seats:
    return () if table.declarer is None else (table.declarer,)


def _defenders(table: Table, matter: Matter) -> Seats:
    return () if table.declarer is None else (table.left(table.declarer), table.right(table.declarer))


def _offending_side(table: Table, matter: Matter) -> Seats:
    return () if matter.seat is None else (matter.seat, table.partner(matter.seat))


def _everybody(table: Table, matter: Matter) -> Seats:
    return tuple(range(table.game.seats))


def _not_looked(table: Table, matter: Matter) -> Seats:
    return tuple(seat for seat in range(table.game.seats) if not has_looked(table, seat))


def _not_told(table: Table, matter: Matter) -> Seats:
    """Somebody who does not sit at the table, or players of whom no record tells which they are."""
    return ()


OFFENDER = _of_offender(0)
LEFT_OPPONENT = _of_offender(1)
PARTNER = _of_offender(2)
OFFENDING_SIDE = Role("the offending side", _offending_side)
EITHER_OPPONENT = Role("either opponent, not dummy", _not_dummy)
OPPONENTS = Role("the opponents", _opponents)
DECLARER = Role("declarer", _declarer)
EITHER_DEFENDER = Role("either defender", _defenders)
BOTH_DEFENDERS = Role("both defenders", _defenders)
DECLARER_OR_DEFENDER = Role("declarer or either defender", _not_dummy)
ANY_PLAYER = Role("any player", _everybody)
ANY_PLAYER_WHO_HAS_NOT_LOOKED = Role("any player who has not looked at his cards", _not_looked)
OWNERS = Role("the side that owns the pack", _not_told)
MAJORITY = Role("a majority of the players", _not_told)
DIRECTOR = Role("the director", _not_told)
