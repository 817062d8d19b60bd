"""Stuss and faro: bets placed or taken up while a turn is made, and the turn called too soon."""

from collections.abc import Iterator

from referee.core.expect import TooEarly, TooLate
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.banking.moves.stuss import LAST_CARDS, Faro, box_of
from referee.families.banking.moves.wagers import wagers_of

VERBS = ("bets", "foretells", "withdraws")

BET_DURING_TURN = TooLate("bet", "turn begun", name="bet-during-turn", says="a bet placed or taken up while a turn is made")
CALLED_TOO_SOON = TooEarly("call of the turn", name="turn-called-too-soon", says="the turn called before three cards are left")
UNSETTLED_TAKEN_UP = Deed("unsettled-taken-up", "an unsettled bet taken up between two turns")


def in_game(game: Game) -> bool:
    """Where cards are turned in twos."""
    return game.part(Faro) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A bet at its time or not."""
    if act.seat is None:
        return
    name, box = table.name(act.seat), box_of(table)
    if box.losing is not None:
        did = "took up a bet" if act.verb == "withdraws" else "bet"
        yield Matter(BET_DURING_TURN, act.seat, f"{name} {did} while a turn was made", act.at)
    elif act.verb == "withdraws":
        if any(wager.seat == act.seat for wager in wagers_of(table).all):
            yield Matter(UNSETTLED_TAKEN_UP, act.seat, f"{name} took up a bet that was not settled", act.at)
    elif len(act.cards) == LAST_CARDS and box.left not in (LAST_CARDS, None):
        yield Matter(CALLED_TOO_SOON, act.seat, f"{name} called the turn with {box.left} cards left", act.at)
