"""Remedies while the trump is made, and what rulings make of the score of a deal in games with a maker."""

from __future__ import annotations

from attrs import evolve

from referee.core.law import Remedy
from referee.core.matter import Matter
from referee.core.record import Seat
from referee.core.roles import OFFENDING_SIDE
from referee.core.sanctions import Duty, impose
from referee.core.status import NO_PENALTY
from referee.core.table import Table
from referee.families.euchre.binds import MAY_NOT_MAKE
from referee.families.euchre.moves.euchre import column, columns, makers, others
from referee.mechanics.rulings.gives.general import does, names, no_penalty
from referee.mechanics.rulings.moves import by_law_of
from referee.mechanics.trump.moves.bidding import bidding_of
from referee.score.sheet import Entry

DECLARATION_VOID = does("the declaration is void")
VOID_AND_NO_PENALTY = no_penalty("no penalty", "it is void, and he may speak again in turn")


def _barred(table: Table, matter: Matter) -> Table:
    assert matter.law is not None
    seats = OFFENDING_SIDE.seats(table, matter)
    return impose(table, *(Duty(MAY_NOT_MAKE, seat, matter.number, matter.law) for seat in seats))


SIDE_MAY_NOT_MAKE = does(lambda table, matter: f"{names(OFFENDING_SIDE, table, matter)} may not make the trump", _barred)
COUNTS_AS_ACCEPTANCE = does("it is an acceptance of the turn-up", status=NO_PENALTY, bites=False)

# --- the turn-up


def _out_of_play(table: Table, matter: Matter) -> Table:
    return table.but(bidding=evolve(bidding_of(table), taken=True))


PLAYS_CARDS_DEALT = does(
    lambda table, matter: (
        f"{table.name(matter.seat)} plays the cards dealt to him"
        if matter.seat is not None
        else "he plays the cards dealt to him"
    )
) & does("the turn-up is out of play", _out_of_play)

# --- the score of the deal


def _scores_nothing(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    said, side = by_law_of(table), columns(table, makers(table, matter.seat))
    return table.but(by_law=evolve(said, scoreless=said.scoreless | frozenset(side)))


SIDE_SCORES_NOTHING = does("play goes on") & does(
    lambda table, matter: (
        "the side of the wrong hand scores nothing in this deal"
        if matter.seat is None
        else f"{side_text(table, matter.seat)} score nothing in this deal"
    ),
    _scores_nothing,
)


def side_text(table: Table, seat: Seat) -> str:
    """The players of a side, in words."""
    return " and ".join(table.name(each) for each in makers(table, seat))


def instead(table: Table, *lines: Entry) -> Table:
    """The table with these lines in the place of what the tricks bring."""
    said = by_law_of(table)
    return table.but(by_law=evolve(said, instead=(*(said.instead or ()), *lines)))


def _added(points: int, table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    opponents = columns(table, others(table, matter.seat))
    return instead(table, *(Entry(each, points, "revoke") for each in opponents))


def _taken_off(points: int, table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else instead(table, Entry(column(table, matter.seat), -points, "revoke"))


def points_added(points: int) -> Remedy:
    """So many points for the other side, in the place of the score of the deal."""
    return does(f"{points} points added to their score", lambda table, matter: _added(points, table, matter))


def points_taken_off(points: int) -> Remedy:
    """So many points off the offenders' score, in the place of the score of the deal."""
    return does(
        f"{points} points taken from the score of the other side", lambda table, matter: _taken_off(points, table, matter)
    )


AS_PLAYED = does("the hand scored as played", bites=False)
