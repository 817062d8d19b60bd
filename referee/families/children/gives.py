"""Remedies of games for children: books that are not scored, cards given back, the old maid by a ruling."""

from referee.core.cards import RANK_NAMES, card_text
from referee.core.matter import Matter
from referee.core.sanctions import Duty, impose
from referee.core.table import Table
from referee.families.children.binds import GIVE_A_CARD
from referee.families.children.moves.asking import bar_book, rank_asked
from referee.mechanics.roles import OFFENDER
from referee.mechanics.rulings.gives.naming import names
from referee.mechanics.rulings.gives.parts import NO_ORDER_IS_SHOWN, Back, CannotScore, Loses, Physical, To


def _rank(matter: Matter) -> int | None:
    """The rank it is about: that asked for, or that of the cards."""
    asked = rank_asked(matter.act) if matter.act is not None else None
    return asked if asked is not None else matter.count or None


def _no_book(table: Table, matter: Matter) -> str:
    rank = _rank(matter)
    told = "that rank" if rank is None else RANK_NAMES[rank]
    return f"{names(OFFENDER, table, matter)} may not score a book of {told}"


def _bar(table: Table, matter: Matter) -> Table:
    rank = _rank(matter)
    return table if rank is None or matter.seat is None else bar_book(table, matter.seat, rank)


BOOK_NOT_SCORED = CannotScore("book", _no_book, _bar)
CARDS_RETURNED = Back("cards", "the cards given up to that call go back to their owner, whenever it is found", _bar)
OLD_MAID = Loses(
    "old-maid",
    "{offender} is the old maid",
    lambda table, matter: table if matter.seat is None else table.comes_to("old maid", table.name(matter.seat)),
)
CARDS_SHUFFLED = Physical("the cards of that player are shuffled before he plays", NO_ORDER_IS_SHOWN)


def _gives(table: Table, matter: Matter) -> str:
    owner = "its player" if matter.other is None else table.name(matter.other)
    card = "the card" if matter.card is None else card_text(matter.card)
    return f"{names(OFFENDER, table, matter)} gives {owner}, who played {card}, one card face down"


def _has_to_give(table: Table, matter: Matter) -> Table:
    if matter.seat is None or matter.law is None or matter.other in (None, matter.seat):
        return table
    return impose(table, Duty(GIVE_A_CARD, matter.seat, matter.number, matter.law, other=matter.other))


GIVES_A_CARD = To("player", _gives, _has_to_give)
