"""What goes wrong with a stock that lies face up: a card of it that lies face down."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import Misdone
from referee.core.game import Game
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.all_fours.moves.california import CaliforniaForm

VERBS = ("turns",)

STOCK_CARD_DOWN = Misdone(
    "stock", "card down", name="stock-card-down", says="a card of the stock found face down when the stock lies face up"
)


def in_game(game: Game) -> bool:
    """Where there is such a stock."""
    return game.part(CaliforniaForm) is not None


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A card that lies face down."""
    if act.how == "down" and act.cards:
        why = f"{card_text(act.card)} lay face down in the stock"
        yield Matter(STOCK_CARD_DOWN, act.seat, why, act.at, card=act.card)
