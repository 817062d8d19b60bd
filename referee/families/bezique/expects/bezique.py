"""Another card told for the seven of trumps where it is exchanged: a slip of the record, of which nobody is accused."""

from collections.abc import Iterator

from referee.core.cards import card_text, cards_text
from referee.core.doubt import NOBODY_ACCUSED, RECORD_DOES_NOT_HOLD
from referee.core.expect import NotThisCard
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import Table
from referee.families.bezique.moves.bezique import Bezique, WithBrisques, is_last_draw
from referee.mechanics.combinations.drawing import lowest_of
from referee.mechanics.combinations.expects import place_of_next
from referee.mechanics.combinations.state import use_of
from referee.mechanics.tricks.state import order_here

VERBS = ("exchanges", "melds")

#: the two that make one together
SINGLE, DOUBLE = "bezique", "double bezique"
DOUBLE_NOT_TOGETHER = NotThisCard(
    "combination",
    "not together",
    name="double-not-together",
    says="a second bezique laid beside one that has counted, as a double",
)
LAST_DECLARATION = Deed("last-declaration", "a declaration with the last card of the stock")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is put in the place of the card turned up."""
    if table.game.part(WithBrisques) is None or act.seat is None or not act.cards:
        return
    if act.verb == "melds":
        if table.game.part(Bezique) is not None:
            yield from _declared(table, act, act.seat)
        return
    low = lowest_of(table)
    is_low = low is not None and (act.card,) in low.ways(order_here(table).trump)
    if not is_low or table.holds(act.seat, 1 << act.card) is False:
        why = f"{table.name(act.seat)} exchanged {card_text(act.card)}, which is not the lowest trump, or not his"
        yield Matter(RECORD_DOES_NOT_HOLD, None, why, act.at, cards=act.cards, remedy=NOBODY_ACCUSED)


def _declared(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    """A double made of one that has counted and one that has not; the last declaration of a deal."""
    form, use = table.game[Bezique], use_of(table, seat, act.cards)
    if seat not in form.may_declare(table) or use.combination is None or use.missing:
        return
    counted = sum(SINGLE in each.counted for each in use.again)
    if form.doubles_at_once and use.combination.name == DOUBLE and 0 < counted < len(act.cards):
        why = f"{table.name(seat)} laid a second bezique beside one that has counted, for a double"
        yield Matter(DOUBLE_NOT_TOGETHER, seat, why, act.at, cards=act.cards, count=place_of_next(table))
    elif is_last_draw(table):
        yield Matter(LAST_DECLARATION, seat, f"{table.name(seat)} declared {cards_text(act.cards)}", act.at, cards=act.cards)
