"""The card turned up for trumps: put down unseen, left lying too long, named when it must not be, its suit not announced."""

from collections.abc import Iterator

from referee.core.cards import SUIT_NAMES, card_text
from referee.core.expect import Disclosed, Misdone, TooLate, Unsaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import PLAY, Table
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.state import Tricks, suit_here
from referee.mechanics.trump.moves.turn_up import is_taken_up
from referee.mechanics.trump.turned import TurnUp, turned_up

VERBS = ("turns", "leaves", "names", "silent", "announces")

TURN_UP_FACE_DOWN = Misdone(
    "deal", "turn-up down", name="turn-up-face-down", says="the card to be turned up put face down on a player's cards"
)
TURN_UP_LEFT = TooLate(
    "taking up the turn-up", "play", name="turn-up-left", says="the card turned up left on the table after the second trick"
)
TURN_UP_NAMED = Disclosed("card named", "turn-up", name="turn-up-named", says="the card turned up named after it was taken up")
CARD_NAMED = Disclosed("card named", "own card", name="card-named", says="a card named by the player who holds it")
TRUMP_NOT_ANNOUNCED = Unsaid("trump", says="a card turned up whose suit the dealer does not announce rightly")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is done with the turn-up, and what is said of it."""
    who = table.name(act.seat)
    if act.verb == "turns":
        if act.how == "down":
            yield Matter(TURN_UP_FACE_DOWN, act.seat, f"{who} put the trump card face down on a player's cards", act.at)
    elif act.verb == "leaves":
        if turned_up(table) is not None and table.part(Tricks) is not None and table[Tricks].number > 2:
            card = card_text(table[TurnUp].card)
            why = f"{who} left {card}, the card turned up, on the table after the second trick"
            yield Matter(TURN_UP_LEFT, act.seat, why, act.at, card=turned_up(table))
    elif act.verb == "names":
        yield from _named(table, act)
    elif turned_up(table) is not None:
        yield from _not_announced(table, act)


def _named(table: Table, act: Act) -> Iterator[Matter]:
    if table.phase != PLAY or act.seat is None or not act.cards:
        return
    if act.card == turned_up(table) and not is_taken_up(table):
        return  # it lies there for everybody to see
    why = f"{table.name(act.seat)} named {card_text(act.card)}"
    if act.card == turned_up(table):
        yield Matter(TURN_UP_NAMED, act.seat, f"{why}, the card turned up, after it was taken up", act.at, card=act.card)
    if table.holder(act.card) in (act.seat, None) and table.holds(act.seat, 1 << act.card) is not False:
        yield Matter(CARD_NAMED, act.seat, why, act.at, card=act.card)


def _not_announced(table: Table, act: Act) -> Iterator[Matter]:
    assert turned_up(table) is not None
    suit = suit_here(table, table[TurnUp].card)
    if act.seat != table.dealer or has_begun(table):
        return
    if act.verb == "silent":
        why = f"{table.name(act.seat)} did not announce {SUIT_NAMES[suit]} as trumps"
    elif act.suit is not None and act.suit != suit:
        why = f"{table.name(act.seat)} announced {SUIT_NAMES[act.suit]}, where {SUIT_NAMES[suit]} are trumps"
    else:
        return
    yield Matter(TRUMP_NOT_ANNOUNCED, act.seat, why, act.at, suit=suit)
