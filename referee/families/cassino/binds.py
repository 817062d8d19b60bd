"""What a ruling obliges a player to in fishing games: cards not to be taken in, or to be done without."""

from referee.core.cards import card_text
from referee.core.record import Act
from referee.core.sanctions import Duty, DutyKind, End
from referee.core.table import Table
from referee.mechanics.rulings.expects.against_a_ruling import BARRED_CARD_TAKEN, FULL_HAND_KEPT
from referee.mechanics.tricks.binds import card_of

# --- cards lying on the table


def _takes(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "captures" and act.seat == duty.seat and bool(act.cards)


def _taken(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "captures" and duty.card in act.cards[1:]


NOT_TAKE_CARD = DutyKind(
    "not take card",
    lambda table, duty: f"{table.name(duty.seat)} may not take in {card_text(card_of(duty))}",
    _takes,
    lambda table, duty, act: duty.card not in act.cards[1:],
    lambda table, duty, act: f"{table.name(duty.seat)} took in {card_text(card_of(duty))}",
    End("the taking in of the card", _taken),
    BARRED_CARD_TAKEN,
)


# --- cards dealt


def _dealt(table: Table, duty: Duty, act: Act) -> bool:
    return act.verb == "hand" and act.seat == duty.seat


FEWER_NEXT_ROUND = DutyKind(
    "fewer next round",
    lambda table, duty: f"{table.name(duty.seat)} plays the next round with fewer cards than the others",
    _dealt,
    lambda table, duty, act: len(act.cards) < table.hand_size,
    lambda table, duty, act: f"{table.name(duty.seat)} had {len(act.cards)} cards",
    End("his next hand", _dealt),
    FULL_HAND_KEPT,
)
