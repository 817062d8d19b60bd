"""Beggar my neighbour: more or fewer cards than an honour costs, and a player who has no cards left and goes on."""

from collections.abc import Iterator

from referee.core.expect import NoRight, WrongNumber
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.children.moves.begging import Begging, centre_of, is_out, owed, paid_beyond, price_is_lost
from referee.mechanics.turns.moves.turns import turn_of

VERBS = ("play", "gathers")

WRONG_PAYMENT = WrongNumber("cards paid", name="wrong-payment", says="more or fewer cards paid than an honour costs")
PLAYS_WHEN_RETIRED = NoRight(
    "play", "retired", name="plays-when-retired", says="a card played by a player who is out of the game"
)
RATE_IS_LOST = Deed("rate-is-lost", "a payment to an honour at a rate that is lost")


def in_game(game: Game) -> bool:
    """Where honours are paid for."""
    return game.part(Begging) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """The pile taken too soon, a card from who has none, and payments of which the book's number is lost."""
    if table.phase == OVER or act.seat is None:
        return
    name, centre = table.name(act.seat), centre_of(table)
    if act.verb == "play":
        if is_out(table, act.seat):
            yield Matter(PLAYS_WHEN_RETIRED, act.seat, f"{name} played, who has no cards left", act.at)
    elif more := paid_beyond(table, act.seat):
        payer, paid = table.left(act.seat), centre.price + more
        why = f"{table.name(payer)} paid {counted(paid, 'card')} where the honour costs {centre.price}"
        yield Matter(WRONG_PAYMENT, payer, why, act.at, count=paid, due=Number(centre.price), found=Number(paid))
    elif act.seat == centre.honour:
        payer, left = turn_of(table), owed(table)
        if price_is_lost(table):
            why = f"{table.name(payer)} paid {counted(centre.paid, 'card')} to {name}'s honour"
            yield Matter(RATE_IS_LOST, payer, why, act.at, count=centre.paid)
        elif left:
            due = centre.paid + left
            why = f"{table.name(payer)} paid {counted(centre.paid, 'card')} of the {due} that the honour costs"
            yield Matter(WRONG_PAYMENT, payer, why, act.at, count=centre.paid, due=Number(due), found=Number(centre.paid))
