"""Two solitaires with the same foundations: cards on the other's layout, and a turn that goes on after the waste pile."""

from collections.abc import Iterator

from referee.core.expect import ToAnother
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.patience.moves.contests import DOUBLE_PLAY, wastes
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN
from referee.mechanics.turns.moves.turns import turn_of

VERBS = ("loads", "turns")

PLAYED_ON_OTHERS_LAYOUT = ToAnother(
    "card", "own layout", name="played-on-others-layout", says="a card played on the other player's layout"
)


def in_game(game: Game) -> bool:
    """Where two play by turns."""
    return game.play is DOUBLE_PLAY


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card on the other's layout, or a stock turned further."""
    if act.seat is None:
        return
    name = table.name(act.seat)
    if act.verb == "loads":
        yield Matter(PLAYED_ON_OTHERS_LAYOUT, act.seat, f"{name} played a card on the other's layout", act.at)
    elif wastes(table, act) and turn_of(table) == act.seat:
        why = f"{name} turned another card after one that went on his waste pile"
        yield Matter(PLAYS_OUT_OF_TURN, act.seat, why, act.at, cards=act.cards)
