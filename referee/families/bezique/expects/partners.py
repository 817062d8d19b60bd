"""Bezique for partners: several beziques out of two hands, partners who consult on which of them shall declare."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import Consulted, NotThisCard
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.record import Act, Seat
from referee.core.subject import Deed
from referee.core.table import OVER, Table
from referee.families.bezique.moves.partners import FourHandBezique, LongPartners, out_of_own_hand
from referee.mechanics.combinations.expects import place_of_next
from referee.mechanics.combinations.state import CombinationForm, use_of

VERBS = ("melds", "consults")

DOUBLE_OF_TWO_HANDS = NotThisCard(
    "combination", "two hands", name="double-of-two-hands", says="several beziques counted together out of two hands"
)
CONSULTED_ON_DECLARING = Consulted("declaring", says="partners who consult on which of them shall declare")
WITH_PARTNERS_CARDS = Deed("with-partners-cards", "a declaration with cards that lie before the partner")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is declared with a partner's cards, and what partners say of it."""
    form = table.game.part(CombinationForm)
    if not isinstance(form, FourHandBezique | LongPartners) or act.seat is None or table.phase == OVER:
        return
    if act.verb == "consults":
        if act.other == table.partner(act.seat):
            why = f"{table.name(act.seat)} consulted {table.name(act.other)}"
            yield Matter(CONSULTED_ON_DECLARING, act.seat, why, act.at, other=act.other)
    elif act.cards and act.seat in form.may_declare(table):
        yield from _shared(table, act, act.seat, form)


def _shared(table: Table, act: Act, seat: Seat, form: CombinationForm) -> Iterator[Matter]:
    use = use_of(table, seat, act.cards)
    made = use.combination
    if made is None or use.missing or use.barred or all(each.owner == seat for each in use.again):
        return
    cards, who = cards_text(act.cards), table.name(seat)
    if isinstance(form, FourHandBezique) and form.one_hand and made.group == "bezique" and len(act.cards) > 2:
        best = out_of_own_hand(table, seat, use)
        due = None if best is None else Number(best[0].points)
        why = f"{who} counted {cards} together, which come from two hands"
        yield Matter(DOUBLE_OF_TWO_HANDS, seat, why, act.at, cards=act.cards, count=place_of_next(table), due=due)
    else:
        why = f"{who} declared {cards} with cards that lie before {table.name(table.partner(seat))}"
        yield Matter(WITH_PARTNERS_CARDS, seat, why, act.at, cards=act.cards)
