"""Bids of how many tricks each player thinks to win: once round from the eldest hand, none of them higher than another.

The bids are read from what the table remembers. One made out of turn stands, and one that is changed in time counts as changed.
"""

from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.mechanics.tricks.state import Tricks
from referee.mechanics.trump.moves.turn_up import begin_play


def bids(table: Table) -> dict[Seat, int]:
    """What each player's bid stands at."""
    made: dict[Seat, int] = {}
    for act in table.acts:
        if (
            act.verb == "bids"
            and act.seat is not None
            and act.numbers
            and (act.seat not in made or may_change(table, act.seat, made))
        ):
            made[act.seat] = act.number
    return made


def may_change(table: Table, seat: Seat, made: dict[Seat, int]) -> bool:
    """Whether the player may still change his bid: until the one at his left has made his (usp56 1805)."""
    return table.left(seat) not in made


def whose_bid(table: Table) -> Seat | None:
    """Whose turn it is to bid: the first from the dealer's left who has not bid yet; None when all have."""
    made = bids(table)
    return next((seat for seat in table.from_left_of(table.dealer) if seat not in made), None)


def bid(table: Table, act: Act) -> Table:
    """A player bids. Where no card was left to turn up, the play begins without trumps when all have bid."""
    table = table.note(act)
    return begin_play(table, None) if table.part(Tricks) is None and whose_bid(table) is None else table
