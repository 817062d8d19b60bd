"""Who is meant, seen from an offence: the closed vocabulary of choosers and of players on whom a remedy falls."""

from __future__ import annotations

from referee.law import Role
from referee.matter import Matter
from referee.record import Seat
from referee.table import Table

Seats = tuple[Seat, ...]


def _of_offender(offset: int) -> Role:
    phrases = (
        "the offender",
        "the opponent at the offender's left",
        "the offender's partner",
        "the opponent at the offender's right",
    )

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


def _nobody(table: Table, matter: Matter) -> Seats:
    return ()


OFFENDER = _of_offender(0)
LEFT_OPPONENT = _of_offender(1)
PARTNER = _of_offender(2)
RIGHT_OPPONENT = _of_offender(3)
OFFENDING_SIDE = Role("the offending side", _offending_side)
EITHER_OPPONENT = Role("either opponent, not dummy", _not_dummy)
OPPONENTS = Role("the opponents", _opponents)
DECLARER = Role("declarer", _declarer)
EITHER_DEFENDER = Role("either defender", _defenders)
BOTH_DEFENDERS = Role("both defenders", _defenders)
DECLARER_OR_DEFENDER = Role("declarer or either defender", lambda table, matter: _not_dummy(table, matter))
ANY_PLAYER = Role("any player", _everybody)
ANY_PLAYER_WHO_HAS_NOT_LOOKED = Role("any player who has not looked at his cards", _everybody)
OWNERS = Role("the side that owns the pack", _opponents)
MAJORITY = Role("a majority of the players", _everybody)
DIRECTOR = Role("the director", _nobody)
COMMITTEE = Role("the committee", _nobody)
NATIONAL_LAWS_COMMISSION = Role("the National Laws Commission", _nobody)
