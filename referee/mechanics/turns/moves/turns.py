"""Turns: whose turn it is in a game without tricks and without an auction, and what he has done in it."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from referee.core.cards import Suit
from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import PLAY, Table
from referee.core.values import frozen

#: the note that what is told next did not count
TAKEN_BACK = "taken-back"


@frozen
class Turns(Part):
    """The turn to play, as it goes round the table."""

    seat: Seat
    #: counts the turns of the deal
    number: int = 1
    #: what the player has done in this turn
    done: tuple[Act, ...] = ()
    #: how many players in a row have passed
    passes: int = 0
    #: the players who are out of the play, one bit each
    out: int = 0
    #: the players who may be out of it for all that is known, one bit each
    unsure: int = 0
    #: the suit that a wild card calls for
    called: Suit | None = None
    #: the players who do not play when their turn comes next, one bit each
    skips: int = 0
    #: books that a ruling keeps players from scoring: the player and the rank
    unscored: tuple[tuple[Seat, int], ...] = ()
    #: who has had to take back what he did in his turn, and may still do something else instead
    corrects: Seat | None = None
    #: whether a ruling takes back what is just being done
    taken_back: bool = False

    def at(self, seat: Seat) -> Turns:
        """The same with the turn at that player."""
        return evolve(self, seat=seat, number=self.number + 1, done=(), corrects=None)


def turns_of(table: Table) -> Turns:
    """The turns of this deal; before anybody has played it is the turn of the dealer's left."""
    return table.part(Turns) or Turns(table.left(table.dealer))


def turn_of(table: Table) -> Seat:
    """Whose turn it is."""
    return turns_of(table).seat


def player_of(table: Table, act: Act) -> Seat:
    """Who does it: the player named, or where the log names none the one whose turn it is."""
    return turn_of(table) if act.seat is None else act.seat


def in_play(table: Table, seat: Seat) -> bool:
    """Whether the player is still in the play."""
    return not turns_of(table).out >> seat & 1


def may_have_turn(table: Table, seat: Seat) -> bool:
    """Whether it is this player's turn, or would be if those before him should be out of the play."""
    turns, turn = turns_of(table), turn_of(table)
    while turn != seat and turns.unsure >> turn & 1:
        turn = next_in_play(table, turn)
    return turn == seat


def did(table: Table, act: Act, *, passing: bool = False) -> Table:
    """The table after something that a player did in his turn, which goes on."""
    turns = turns_of(table)
    passes = turns.passes + 1 if passing else 0
    return table.but(evolve(turns, done=(*turns.done, act), passes=passes), phase=PLAY)


def next_in_play(table: Table, seat: Seat) -> Seat:
    """The next player at the left who is still in the play; the same one where nobody else is."""
    for _ in range(table.seats):
        seat = table.left(seat)
        if in_play(table, seat):
            return seat
    return seat


def turn_ends(table: Table, *, to: Seat | None = None) -> Table:
    """The table with the turn at that player, or at the next one."""
    turns = turns_of(table)
    seat = next_in_play(table, turns.seat) if to is None else to
    skips = turns.skips
    while skips >> seat & 1:
        skips &= ~(1 << seat)
        seat = next_in_play(table, seat)
    return table.but(evolve(turns.at(seat), skips=skips))


def misses_turn(table: Table, seat: Seat) -> Table:
    """The table on which this player does not play when his turn comes next."""
    turns = turns_of(table)
    return table.but(evolve(turns, skips=turns.skips | 1 << seat))


def goes_out(table: Table, seat: Seat) -> Table:
    """The table with this player out of the play."""
    turns = turns_of(table)
    return table.but(evolve(turns, out=turns.out | 1 << seat))


def takes_back(table: Table) -> Table:
    """The table on which what a player is about to do does not count, by a ruling."""
    return table.but(evolve(turns_of(table), taken_back=True))


def unless_taken_back(move: Callable[[Table, Act], Table]) -> Callable[[Table, Act], Table]:
    """The move, unless a ruling takes it back: then who made it in his turn may make another, or the turn goes on."""

    def made(table: Table, act: Act) -> Table:
        turns = turns_of(table)
        if not turns.taken_back:
            return move(table, act)
        table = table.but(evolve(turns, taken_back=False), phase=PLAY)
        seat = player_of(table, act)
        table = table.note(Act(TAKEN_BACK, seat))
        if seat not in (turns.seat, turns.corrects):
            return table
        onwards = turns.at(next_in_play(table, seat))
        return table.but(evolve(onwards, corrects=seat, taken_back=False))

    return made
