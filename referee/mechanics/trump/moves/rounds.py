"""Bids that go round until all but one have passed: whoever has passed is out, and the highest bidder makes the trump.

A bid that is not high enough does not count, and the turn goes on, unless a ruling keeps it with the bidder until he has put
another in its place.
"""

from collections.abc import Callable

from attrs import evolve

from referee.core.record import Act, Seat
from referee.core.sanctions import must_pass
from referee.core.table import OVER, PLAY, Table
from referee.mechanics.trump.moves.bidding import (
    Bidding,
    BidForm,
    Settle,
    begun,
    bidding_of,
    is_high_enough,
    is_pass,
    passed_out,
    won,
)


class NumberForm(BidForm):
    """What a game says of bids that are numbers."""

    __slots__ = ()

    #: the least that may be bid, between what a bid has to lie, and the most, where there is one
    least: int
    step: int
    most: int | None

    def knows(self, table: Table, act: Act) -> bool:
        """Whether there is such a bid."""
        if not act.numbers or act.number % self.step:
            return False
        return act.number >= self.least and (self.most is None or act.number <= self.most)

    def tops(self, table: Table, act: Act, last: Act) -> bool:
        """Whether it is more."""
        return bool(act.numbers) and act.number > last.number

    def may_take_widow(self, table: Table, seat: Seat) -> bool:
        """The highest bidder may."""
        best = bidding_of(table).best
        return best is not None and best.seat == seat


def left_in(table: Table, bidding: Bidding) -> list[Seat]:
    """Who may still bid."""
    return [seat for seat in range(table.seats) if seat not in bidding.spoken and takes_part(table, seat)]


def takes_part(table: Table, seat: Seat) -> bool:
    """Whether the player's turn comes in this deal."""
    return not table.around or seat in table.around


def next_to_speak(table: Table, bidding: Bidding, seat: Seat) -> Seat:
    """Whose turn it is after this player, of those who may still bid."""
    turn = table.left(seat)
    for _ in range(table.seats):
        if takes_part(table, turn) and turn not in bidding.spoken and not must_pass(table, turn):
            return turn
        turn = table.left(turn)
    return table.left(seat)


def bids_in_rounds(settle: Settle, all_passed: Settle = passed_out) -> Callable[[Table, Act], Table]:
    """The move of a player who bids or passes."""

    def speak(table: Table, act: Act) -> Table:
        table, bidding = begun(table, act)
        seat = act.seat
        if seat is None or bidding.maker is not None or seat in bidding.spoken or table.phase in (PLAY, OVER):
            return table.but(bidding)
        if is_pass(act):
            bidding = evolve(bidding, spoken=(*bidding.spoken, seat), held=None)
        elif is_high_enough(table, act):
            bidding = evolve(bidding, best=act, held=None)
        elif not table.game[BidForm].knows(table, act) or bidding.held == seat:
            return table.but(bidding)  # as if he had said nothing: it is his turn still
        bidding = evolve(bidding, turn=next_to_speak(table, bidding, seat))
        left = [each for each in left_in(table, bidding) if not must_pass(table, each)]
        if not left and bidding.best is None:
            return all_passed(table, bidding)
        if bidding.best is not None and left in ([], [bidding.best.seat]):
            return settle(table, won(bidding))
        return table.but(bidding)

    return speak
