"""Pinochle for two: the lowest trump exchanged at the wrong time, and a player who declares himself out and is not."""

from collections.abc import Iterator

from referee.core.expect import FalseClaim
from referee.core.fact import YES
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.pinochle.moves.two_hand import TwoHand, points_now, target
from referee.mechanics.combinations.expects import BESIDE, COMBINATION_AT_WRONG_TIME, place_of_next
from referee.mechanics.trump.turned import turned_up

VERBS = ("exchanges", "out")

NOT_OUT = FalseClaim("points for the game", name="not-out", says="a player who declares himself out without having the points")


def in_game(game: Game) -> bool:
    """Where two play from a stock."""
    return game.part(TwoHand) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is wrong with an exchange, or with the words that the game is won."""
    if act.seat is None or table.phase == OVER:
        return
    who = table.name(act.seat)
    if act.verb == "exchanges":
        if turned_up(table) is not None and act.seat not in table.game[TwoHand].may_declare(table):
            why = f"{who} exchanged the lowest trump at a time when he may not"
            of = BESIDE.told(YES)
            yield Matter(COMBINATION_AT_WRONG_TIME, act.seat, why, act.at, cards=act.cards, count=place_of_next(table), of=of)
        return
    to, points = target(table), points_now(table, act.seat)
    if to is not None and points < to and not table.sheet_doubted:
        why = f"{who} declared himself out with {points} points, where {to} win the game"
        yield Matter(NOT_OUT, act.seat, why, act.at, due=Number(to), found=Number(points))
