"""The cards that each player has won in tricks, where these are counted and not the tricks."""

from referee.core.cards import EMPTY, PLANE, Hand, hand_of_copies, with_card
from referee.core.record import Seat
from referee.core.table import OVER, Table
from referee.mechanics.tricks.state import NOBODY, Tricks, is_untold, tricks_with_cards


def won_in_tricks(table: Table) -> tuple[Hand, ...]:
    """What each has in the tricks gathered so far."""
    taken = [EMPTY] * table.seats
    for winner, cards in tricks_with_cards(table):
        for card in cards if winner != NOBODY else ():
            taken[winner] = with_card(taken[winner], card % PLANE)
    return tuple(taken)


def captured(table: Table) -> tuple[Hand, ...] | None:
    """What each has in his tricks at the end, as they were played or as the log tells it; None where it does not."""
    tricks = table.part(Tricks)
    if table.phase == OVER and tricks is not None and not is_untold(table):
        return won_in_tricks(table)
    told: dict[Seat, Hand] = {
        act.seat: hand_of_copies(act.cards) for act in table.acts_of("took") if act.seat is not None and not act.numbers
    }
    return tuple(told.get(seat, EMPTY) for seat in range(table.seats)) if told else None
