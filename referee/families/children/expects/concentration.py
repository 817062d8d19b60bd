"""Concentration: a card turned down before the second is up, put down elsewhere or left face up; a card that is gone."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import Misdone
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import OVER, Table
from referee.families.children.moves.concentration import Memory, faced
from referee.mechanics.turns.expects import PLAYS_OUT_OF_TURN

VERBS = ("covers", "places", "leaves")

NOT_PUT_BACK = Misdone(
    "turning back", name="not-put-back", says="a card turned up that is not turned down in its time or in its place"
)


def in_game(game: Game) -> bool:
    """Where cards are turned up and down again."""
    return game.part(Memory) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is done with cards that are no pair."""
    if table.phase == OVER or act.seat is None:
        return
    name, card = table.name(act.seat), card_text(act.card) if act.cards else "his card"
    match act.verb:
        case "covers" if not (faced(table).both or _turned_out_of_turn(table)):
            yield Matter(NOT_PUT_BACK, act.seat, f"{name} turned {card} down before he had turned a second card up", act.at)
        case "places":
            yield Matter(NOT_PUT_BACK, act.seat, f"{name} put {card} down in another place", act.at)
        case "leaves":
            yield Matter(NOT_PUT_BACK, act.seat, f"{name} left {card} face up", act.at)


def _turned_out_of_turn(table: Table) -> bool:
    """Whether what lies there was not to be turned up at all, and so goes back."""
    up = set(faced(table).up)
    return any(each.breach is PLAYS_OUT_OF_TURN and up & set(each.cards) for each in table.matters)
