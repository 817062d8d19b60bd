"""Cards of the hand declared where only cards that were won may be; and declarations when the stock is gone."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import NotThisCard
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.bezique.moves.fildinski import Fildinski, used
from referee.mechanics.combinations.expects import COMBINATION_AT_WRONG_TIME, place_of_next
from referee.mechanics.talon.state import is_drawing

VERBS = ("melds",)

NOT_WON = NotThisCard(
    "combination",
    "not won",
    name="combination-not-won",
    says="a combination of cards that its owner has not won, or has counted so before",
)
DECLARED_AFTER_STOCK = Deed("declared-after-stock", "a combination counted when the stock is gone")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Where the cards of a combination come from, and when."""
    form = table.game.part(Fildinski)
    if form is None or act.seat is None or not act.cards:
        return
    if act.seat not in form.may_declare(table):
        why = f"{table.name(act.seat)} declared {cards_text(act.cards)} when he had not just won a trick"
        yield Matter(COMBINATION_AT_WRONG_TIME, act.seat, why, act.at, cards=act.cards, count=place_of_next(table))
        return
    who, (_, _, missing) = table.name(act.seat), used(table, act.seat, act.cards)
    if missing:
        why = f"{who} declared {cards_text(act.cards)}, of which {cards_text(missing)} does not lie before him to be counted"
        yield Matter(NOT_WON, act.seat, why, act.at, cards=missing, count=place_of_next(table))
    elif not is_drawing(table):
        yield Matter(DECLARED_AFTER_STOCK, act.seat, f"{who} declared {cards_text(act.cards)}", act.at, cards=act.cards)
