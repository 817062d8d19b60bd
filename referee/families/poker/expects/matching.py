"""Cards turned from the pack: chips not put down for those that match them, and chips taken for those that do not."""

from collections.abc import Iterator

from referee.core.cards import card_text
from referee.core.expect import Unpaid
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.poker.moves.matching import calls_for, is_taking, matching_of, seats_called, turned_cards
from referee.mechanics.stakes.expects import PAYMENT_OVER_DUE

VERBS = ("turns", "gathers")

MATCH_NOT_PAID = Unpaid("match", says="no chips, or the wrong number, put down for a card that matches the one turned")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is missing for the last card when the next is turned or the chips are taken in, and too much taken."""
    form, cards = matching_of(table), turned_cards(table)
    if form is None or not cards:
        return
    last = cards[-1]
    if is_taking(table, last):
        if act.verb == "gathers" and act.seat is not None and act.amount is not None:
            due, taken = calls_for(table, act.seat, last), last.of(act.seat) + int(act.amount)
            if taken > due and not table.is_open(act.seat):
                why = f"{table.name(act.seat)} took {taken}, where {card_text(last.card)} gives {due}"
                yield Matter(PAYMENT_OVER_DUE, act.seat, why, act.at, card=last.card)
        return
    for seat, due in seats_called(table, last):
        if last.of(seat) < due or (last.of(seat) > due and not table.is_open(seat)):
            why = f"{table.name(seat)} put down {last.of(seat)}, where {card_text(last.card)} calls for {due}"
            yield Matter(MATCH_NOT_PAID, seat, why, act.at, card=last.card)
