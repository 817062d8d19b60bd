"""A card turned up makes the trump, and the play begins; or the log begins after that and only says what is trumps."""

from attrs import evolve

from referee.core.cards import Suit
from referee.core.record import Act
from referee.core.table import DEAL, PLAY, Table
from referee.mechanics.deal.moves import as_dealer, known_dealer
from referee.mechanics.tricks.moves.tricks import has_played, with_hand
from referee.mechanics.tricks.state import Tricks, empty_tricks, suit_here
from referee.mechanics.trump.turned import TurnUp, turned_up


def begin_play(table: Table, trump: Suit | None) -> Table:
    """The table at the moment the dealer's left is to lead, with this trump suit or none."""
    tricks = table.part(Tricks) or empty_tricks(table, table.left(table.dealer))
    return table.but(evolve(tricks, order=table.game.order(trump)), phase=PLAY)


def turn_up(table: Table, act: Act) -> Table:
    """The dealer turns up the card that makes the trump; one that he puts face down makes it all the same, if it is told."""
    table = as_dealer(table, act)
    table = table.note(act)
    if not act.cards or table.phase != DEAL:
        return table
    return begin_play(table.but(TurnUp(act.card)), suit_here(table, act.card))


def turn_up_own(table: Table, act: Act) -> Table:
    """The same where the card turned up is the dealer's last."""
    after = turn_up(table, act)
    seat = known_dealer(after)
    if seat is None or turned_up(after) is None or turned_up(table) is not None or not after.is_open(seat):
        return after
    return with_hand(after, seat, after.hands[seat] | 1 << after[TurnUp].card)


def trump(table: Table, act: Act) -> Table:
    """A log that begins after the trump was made."""
    return begin_play(table, act.suit)


def is_taken_up(table: Table) -> bool:
    """Whether the dealer has taken the turn-up into his hand, as he does when he plays to the first trick."""
    tricks = table.part(Tricks)
    if tricks is None or turned_up(table) is None or any(act.verb == "leaves" for act in table.acts):
        return False
    return tricks.number > 1 or has_played(tricks, table.dealer)
