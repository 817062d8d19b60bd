"""The last discard claimed by a player who is not in turn: whoever is has declined it, and a card of the stock goes with it."""

from itertools import takewhile

from referee.core.parts import Part
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.core.values import frozen
from referee.mechanics.layout.moves.piles import UNKNOWN, Pile, untold
from referee.mechanics.melds.moves.melding import (
    DISCARDS,
    FROM_PILE,
    FROM_STOCK,
    STOCK,
    discards_of,
    drawing_of,
    gains,
    melding_of,
    plus,
    stock_of,
    with_melding,
    with_pile,
)

#: what may come between the player in turn and the last discard
_OF_THE_TURN = ("draws", "discards", "declines", "turns")


@frozen
class Claim(Part):
    """A discard that was claimed in this turn."""

    seat: Seat
    #: whether its claimant has drawn the card that goes with it, or it is said already that he has not
    drawn: bool = False


def is_claim(table: Table, act: Act) -> bool:
    """Whether a player who is not in turn takes the last discard, which the player in turn has declined."""
    now = melding_of(table)
    if not drawing_of(table).claims or act.how != FROM_PILE or act.seat in (None, now.turn) or now.drawn:
        return False
    of_turn = (each for each in reversed(table.acts) if each.verb in _OF_THE_TURN)
    declined = takewhile(lambda each: each.verb == "declines", of_turn)  # others may have done so after him
    return any(each.seat == now.turn for each in declined)


def is_penalty_card(table: Table, act: Act) -> bool:
    """Whether the claimant draws the card of the stock that goes with the discard."""
    claim = table.part(Claim)
    due = claim is not None and not claim.drawn and act.seat == claim.seat != melding_of(table).turn
    return due and act.how == FROM_STOCK and act.how_many < 2


def is_claimant(table: Table, seat: Seat | None) -> bool:
    """Whether he has claimed a discard in this turn, which is not his."""
    claim = table.part(Claim)
    return claim is not None and claim.seat == seat != melding_of(table).turn


def claim(table: Table, act: Act) -> Table:
    """He has the discard, and is to have a card more."""
    assert act.seat is not None
    pile = discards_of(table)
    cards = pile.cards[-1:] or act.cards or (UNKNOWN,)
    table = with_melding(with_pile(table, DISCARDS, Pile(pile.cards[:-1])), due=plus(melding_of(table).due, act.seat, 2))
    return gains(table, act.seat, cards).but(Claim(act.seat))


def penalty_card(table: Table, act: Act) -> Table:
    """He has that card."""
    assert act.seat is not None
    stock = stock_of(table)
    cards = act.cards or stock.cards[-1:] or untold(1)
    return gains(with_pile(table, STOCK, stock.without_top(1)), act.seat, cards).but(Claim(act.seat, drawn=True))
