"""The draw for partners and deal: one card each, not from the ends of the spread, and none shown before all have drawn."""

from collections.abc import Iterator

from referee.core.cards import JOKERS, card_text, cards_text, suit_of
from referee.core.expect import Misdone
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.mechanics.deal.moves import dealing_begun, drawn
from referee.mechanics.seating.score import SEATS_AT_TABLE

VERBS = ("draws", "exposes")

TWO_CARDS_IN_DRAW = Misdone("draw for seats", "two", name="two-cards-in-draw", says="more than one card exposed in the draw")
CUT_FROM_ANOTHER_PACK = Misdone(
    "draw for seats", "other pack", name="cut-from-another-pack", says="a card cut from another pack than the others"
)
END_CARD_DRAWN = Misdone(
    "draw for seats", "end card", name="end-card-drawn", says="one of the four cards at either end of the spread drawn"
)
JOKER_OR_EQUAL_DRAWN = Misdone(
    "draw for seats",
    "equal or joker",
    name="joker-or-equal-drawn",
    says="a joker, or a card equal to another's, drawn for the seats",
)
SHOWN_EARLY_IN_DRAW = Misdone(
    "draw for seats", "shown early", name="shown-early-in-draw", says="a drawn card exposed before all have drawn"
)


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """A draw of too many cards or from the ends, and a card shown while others have still to draw."""
    who, cards = table.name(act.seat), cards_text(act.cards)
    if act.verb == "draws":
        if dealing_begun(table) or act.how in ("stock", "pile", "faced"):
            return  # from the stock, which is another thing
        yield from _joker_or_equal(table, act)
        if len(act.cards) > 1 and not act.numbers:
            yield Matter(TWO_CARDS_IN_DRAW, act.seat, f"{who} exposed {cards} in the draw", act.at, cards=act.cards)
        if act.how == "other":
            yield Matter(CUT_FROM_ANOTHER_PACK, act.seat, f"{who} cut {cards} from another pack", act.at, cards=act.cards)
        if act.how == "end":
            why = f"{who} drew {cards}, one of the four cards at the end of the spread"
            yield Matter(END_CARD_DRAWN, act.seat, why, act.at, cards=act.cards)
    elif act.cards and act.seat is not None and not dealing_begun(table):
        candidates = drawn(table)
        if act.seat in candidates and len(candidates) < SEATS_AT_TABLE:
            why = f"{who} exposed {cards} when {len(candidates)} of {SEATS_AT_TABLE} had drawn"
            yield Matter(SHOWN_EARLY_IN_DRAW, act.seat, why, act.at, cards=act.cards)


def _joker_or_equal(table: Table, act: Act) -> Iterator[Matter]:
    """A joker, or a card that another has drawn from a double pack, in games that have both drawn again."""
    if not table.game.minds(JOKER_OR_EQUAL_DRAWN) or len(act.cards) != 1:
        return
    equal = [seat for seat, card in drawn(table).items() if card == act.card and seat != act.seat]
    if equal or suit_of(act.card) == JOKERS:
        why = f"{table.name(act.seat)} drew {card_text(act.card)}{', as another had' if equal else ''}"
        yield Matter(JOKER_OR_EQUAL_DRAWN, act.seat, why, act.at, card=act.card)
