"""Duties in the play that single games have beside following suit, as far as the players say which game it is (gibson 189-223)."""

from collections.abc import Iterable

from referee.core.cards import EMPTY, Hand, cards_of, hand_of
from referee.core.game import Game
from referee.core.record import Seat
from referee.core.table import Table
from referee.mechanics.tricks.moves.tricks import following
from referee.mechanics.tricks.state import Trick, order_here

#: at pinochle a trump is owed where the suit is not there, and a higher one where trumps are led; at pitch any trump will do
PINOCHLE, PITCH = "must-trump-and-head", "may-trump"


def owed_there(table: Table, seat: Seat, trick: Trick) -> Hand:
    """The cards of which one has to be played to the trick, in the game that is played."""
    order, follows = order_here(table), following(table, seat, trick)
    if order.trump is None:
        return follows
    trumps, led = order.of_suit[order.trump], order.suit[trick[0][1]]
    if table.noted("rule", how=PINOCHLE):
        if led != order.trump:
            return follows or table.hands[seat] & trumps
        best = max(order.power[card] for _, card in trick if order.suit[card] == order.trump)
        return hand_of(card for card in cards_of(follows) if order.power[card] > best) or follows
    if table.noted("rule", how=PITCH) and led != order.trump and follows != EMPTY:
        return follows | table.hands[seat] & trumps
    return follows


def rules_heard(game: Game) -> Iterable[str]:
    """The optional rules that come to something in this game."""
    return (PINOCHLE, PITCH) if game.owed is owed_there else ()
